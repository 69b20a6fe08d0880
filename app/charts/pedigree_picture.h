// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cursor_figure.h"
#include "pedigree_painter.h"

#include <QtCore/QStringList>

namespace app {

/// A family drawn in the standard symbols, with what they mean below. A cursor (arrow keys or mouse) names
/// each person.
class PedigreePicture : public CursorFigure {
    Q_OBJECT
public:
    explicit PedigreePicture(QWidget* parent);

    /// `asked`: the person who is drawn as the child that is asked about.
    void setFamily(const lessons::pedigree::Pedigree& family, std::optional<std::size_t> asked = {});
    /// Plants instead of people. `said`: what the cursor says of each; together they describe the picture.
    void setPlants(const DrawnFamily& plants, const QStringList& said);
    const DrawnFamily& drawn() const { return m_drawn; }
    /// A mark for each person, or none at all.
    void setCarriers(const std::vector<bool>& carriers);
    /// People who are named beside the picture.
    void setMarked(const std::vector<std::size_t>& people);

    std::optional<std::size_t> cursor() const { return m_cursor; }
    /// "II-3 (male, affected), child of I-2 and I-1"; empty without a cursor.
    QString cursorText() const;

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paint(QPainter& painter) override;
    bool step(int key) override;
    void pointAt(QPointF point) override;
    void enter() override;
    void leave() override;

private:
    qreal keyHeight(qreal width) const;
    PedigreePlace place() const;
    void setCursorPerson(std::optional<std::size_t> person);
    /// The nearest person in the generation above or below.
    void changeGeneration(int by);
    void changePlace(int by);
    /// Shows another family, without a cursor.
    void renew(DrawnFamily drawn);
    void announce();

    DrawnFamily m_drawn;
    QStringList m_said; ///< of plants
    std::optional<std::size_t> m_cursor;
};

} // namespace app
