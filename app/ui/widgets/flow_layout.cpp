// SPDX-License-Identifier: GPL-3.0-or-later
#include "flow_layout.h"

#include <QtWidgets/QStyle>
#include <QtWidgets/QWidget>

#include <utility>

namespace app {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    QSizePolicy policy = parent->sizePolicy();
    policy.setHeightForWidth(true);
    parent->setSizePolicy(policy);
}

FlowLayout::~FlowLayout() {
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item) {
    m_items << item;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::sizeHint() const {
    QSize size(0, 0);
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        size.rwidth() += item->sizeHint().width() + (size.width() > 0 ? spacing() : 0);
        size.setHeight(qMax(size.height(), item->sizeHint().height()));
    }
    return size;
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool place) const {
    struct Placed {
        QLayoutItem* item;
        QRect at;
    };
    QList<Placed> inLine;
    int x = 0;
    int y = 0;
    int line = 0;
    const auto endLine = [&] {
        const Qt::LayoutDirection direction =
            parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
        for (const Placed& one : std::as_const(inLine))
            one.item->setGeometry(
                QStyle::visualRect(direction, rect, one.at.translated(0, y + (line - one.at.height()) / 2)));
        inLine.clear();
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size =
            item->sizeHint().boundedTo({qMax(rect.width(), item->minimumSize().width()), QWIDGETSIZE_MAX});
        if (x > 0 && x + size.width() > rect.width()) {
            endLine();
            x = 0;
            y += line + spacing();
            line = 0;
        }
        if (place)
            inLine << Placed{item, QRect(rect.topLeft() + QPoint(x, 0), size)};
        x += size.width() + spacing();
        line = qMax(line, size.height());
    }
    endLine();
    return y + line;
}

} // namespace app
