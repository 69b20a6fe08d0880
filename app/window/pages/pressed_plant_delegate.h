// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/plant_painter.h"
#include "card_delegate.h"

namespace app {

/// A place in the herbarium: a pressed plant with its number and genotypes, or an empty sheet with the
/// number.
class PressedPlantDelegate : public CardDelegate {
    Q_OBJECT
public:
    /// NumberRole: "Plant 12"; GenotypeRole: "RR Ff gg"; GrownRole: whether it is there; LooksRole:
    /// a QList<PlantLook>, each once.
    enum Role { NumberRole = Qt::UserRole + 1, GenotypeRole, GrownRole, LooksRole };

    using CardDelegate::CardDelegate;

protected:
    QSize itemSize() const override { return {104, 142}; } // four genotypes stand on one line
    QMargins around() const override { return {3, 3, 3, 3}; }
    int radius() const override { return 6; }
    void paintCard(QPainter& painter, const QRectF& card, QStyle::State state,
                   const QModelIndex& index) const override;
};

} // namespace app

Q_DECLARE_METATYPE(app::PlantLook)
