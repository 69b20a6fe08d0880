// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/plant_look.h"

#include <QtWidgets/QStyledItemDelegate>

namespace app {

/// A place in the herbarium: a pressed plant with its number and genotypes, or an empty sheet with the
/// number.
class PressedPlantDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// NumberRole: "Plant 12"; GenotypeRole: "RR Ff gg"; GrownRole: whether it is there; LookRole: a
    /// PlantLook.
    enum Role { NumberRole = Qt::UserRole + 1, GenotypeRole, GrownRole, LookRole };

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace app

Q_DECLARE_METATYPE(app::PlantLook)
