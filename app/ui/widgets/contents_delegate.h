// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace app {

/// A title in a table of contents, with its picture if it has one, on as many lines as it needs; the chosen
/// one has a tinted background.
class ContentsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace app
