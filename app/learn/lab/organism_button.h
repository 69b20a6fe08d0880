// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/shape_painter.h"
#include "app/ui/paint/words_painter.h"

#include <QtWidgets/QAbstractButton>

namespace app {

/// An individual on a shelf: its picture with its name below. Checked while it is chosen as a parent.
class OrganismButton : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    OrganismButton(const OrganismLook& look, QWidget* parent);

    const OrganismLook& look() const { return m_look; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    OrganismLook m_look;
};

/// Offspring that look alike: a dozen pictures or fewer, the more the larger their share, with their name and
/// count. A click keeps one of them.
class OffspringRow : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    explicit OffspringRow(QWidget* parent);

    /// `share`: of all offspring of the cross, in 0…1.
    void setOffspring(const OrganismLook& look, const QString& name, const QString& count, double share);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    OrganismLook m_look;
    QString m_name;
    QString m_count;
    double m_share = 0;
};

} // namespace app
