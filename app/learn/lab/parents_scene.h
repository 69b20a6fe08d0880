// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QWidget>

#include <array>
#include <optional>
#include <vector>

class QGridLayout;
class QLineEdit;

namespace lessons {
struct NotationError;
}

namespace app {

class LabSession;

/// One allele of a parent as a chip in the colours of its trait. A click turns it.
class ParentAlleleButton : public QPushButton, public PaintsWords {
    Q_OBJECT
public:
    explicit ParentAlleleButton(QWidget* parent);

    /// Without a trait, it has no colour of its own.
    void setTrait(std::optional<genotype::Trait> trait);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<genotype::Trait> m_trait;
};

/// The two parents in the garden: what they look like, their alleles on the bed before each, and below it
/// their notation, which can be typed.
class ParentsScene : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    /// `session` must outlive this.
    ParentsScene(LabSession& session, QWidget* parent);

    /// Says in the fields' descriptions what is wrong with what was typed.
    void describe(const lessons::NotationError* error, const QString& words);
    QString typed(int parent) const;
    /// Shows the cross of the session.
    void refresh();

    QSize sizeHint() const override;

signals:
    /// A person has finished typing.
    void parentsTyped();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addBed(int parent);
    void addField(int parent);
    void refreshChips();
    /// The phenotype of a parent, as the brood numbers them.
    std::size_t phenotypeOf(int parent) const;
    void paintGround(QPainter& painter) const;
    void paintParent(QPainter& painter, int parent) const;
    QRectF bedOf(int parent) const;
    void paintSign(QPainter& painter, const QRectF& room, std::size_t phenotype) const;

    LabSession& m_session;
    std::array<QWidget*, 2> m_beds{};
    std::array<QLineEdit*, 2> m_fields{};
    std::array<QString, 2> m_written{}; ///< in the fields, by the program
    /// By parent, then by gene and chromosome.
    std::array<std::vector<ParentAlleleButton*>, 2> m_chips;
};

} // namespace app
