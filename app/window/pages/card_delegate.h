// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace app {

/// Paints an item of a list as a rounded card, with a ring around it when it has the focus of the keyboard.
class CardDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    /// The size of an item, in pixels at scale 1.
    virtual QSize itemSize() const = 0;
    /// The margins around the card, likewise.
    virtual QMargins around() const = 0;
    /// In pixels at scale 1.
    virtual int radius() const = 0;
    virtual void paintCard(QPainter& painter, const QRectF& card, QStyle::State state,
                           const QModelIndex& index) const = 0;
};

} // namespace app
