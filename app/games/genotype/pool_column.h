// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board_button.h"

#include <QtCore/QList>

namespace app {

/// The dice of one trait in one area of the pool. Dice of an area are worth the same, so the column is one
/// button.
class PoolColumn : public BoardButton {
    Q_OBJECT
public:
    PoolColumn(genotype::Trait trait, genotype::PoolArea area, QWidget* parent);

    void setDice(const QList<genotype::DieFace>& faces);
    /// "Rr IV, II"; empty without dice.
    QString spokenDice() const;
    int dice() const { return static_cast<int>(m_faces.size()); }
    /// Marks die `index` as still in the air, so that it is not painted here.
    void setSettling(int index, bool settling);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Where die `index` is, in the widget's coordinates; its flight ends there.
    QRectF dieRect(int index) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    QString faces() const;

    genotype::Trait m_trait;
    genotype::PoolArea m_area;
    QList<genotype::DieFace> m_faces;
    /// Bit i: die i is in the air.
    unsigned m_settling = 0;
};

} // namespace app
