// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/plant_painter.h"
#include "card_delegate.h"

namespace app {

/// A place in the herbarium: a pressed plant with its number, points and genotypes, or its outline where it
/// is missing.
class PressedPlantDelegate : public CardDelegate {
    Q_OBJECT
public:
    /// NumberRole: "12"; PointsRole: what the card is worth; GenotypeRole: "RR Ff gg"; GrownRole: whether it
    /// is there; LooksRole: a QList<PlantLook>, each once, or how it would usually look if it isn't there.
    enum Role { NumberRole = Qt::UserRole + 1, PointsRole, GenotypeRole, GrownRole, LooksRole };

    using CardDelegate::CardDelegate;

protected:
    QSize itemSize() const override { return {89, 131}; } // ten in a row and five rows on one screen
    QMargins around() const override { return {3, 3, 3, 3}; }
    int radius() const override { return 8; }
    void paintCard(QPainter& painter, const QRectF& card, QStyle::State state,
                   const QModelIndex& index) const override;
};

/// Fills a plant's outline with a colour.
void paintOutline(QPainter& painter, const QRectF& rect, const PlantLook& look, const QColor& colour);

} // namespace app

Q_DECLARE_METATYPE(app::PlantLook)
