// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_strip.h"

#include "app/ui/theme/theme.h"

#include <QtCore/QEvent>

namespace app {

CardStrip::CardStrip(QWidget* parent) : QWidget(parent) {}

void CardStrip::setCards(const QList<QWidget*>& cards) {
    for (QWidget* card : m_cards)
        card->removeEventFilter(this);
    m_cards = cards;
    QWidget* previous = nullptr;
    for (QWidget* card : m_cards) {
        card->installEventFilter(this);
        if (previous)
            setTabOrder(previous, card);
        previous = card;
    }
    updateGeometry();
    arrange();
}

int CardStrip::tightWidth() const {
    int width = 0;
    for (const QWidget* card : m_cards)
        width += card->minimumSizeHint().width() + Theme::current().px(4);
    return width;
}

int CardStrip::comfortableWidth() const {
    int width = 0;
    for (const QWidget* card : m_cards)
        width += card->sizeHint().width() + Theme::current().px(4);
    return width;
}

QSize CardStrip::sizeHint() const {
    int height = 0;
    for (const QWidget* card : m_cards)
        height = std::max(height, card->sizeHint().height());
    return {comfortableWidth(), height};
}

QSize CardStrip::minimumSizeHint() const {
    int height = 0;
    int width = 0;
    for (const QWidget* card : m_cards) {
        height = std::max(height, card->minimumSizeHint().height());
        width = std::max(width, card->minimumSizeHint().width());
    }
    return {width, height};
}

void CardStrip::resizeEvent(QResizeEvent*) {
    arrange();
}

void CardStrip::arrange() {
    if (m_cards.isEmpty())
        return;
    const int gap = Theme::current().px(4);
    const int room = width();
    const int count = static_cast<int>(m_cards.size());
    const int comfortable = comfortableWidth() - gap;
    const int tight = tightWidth() - gap;
    // Between tight and comfortable, all cards shrink in proportion.
    const double grow =
        comfortable > tight ? std::clamp(double(room - tight) / (comfortable - tight), 0.0, 1.0) : 0.0;
    // If there is more room, they all grow, rather than leave half of the strip empty.
    const double larger = comfortable > 0 ? std::clamp(double(room) / comfortable, 1.0, mostGrowth) : 1.0;
    const auto widthOf = [&](const QWidget* card) {
        const int least = card->minimumSizeHint().width();
        return static_cast<int>(larger * (least + grow * (card->sizeHint().width() - least)));
    };
    const bool overlap = room < tight && count > 1;
    const double step = overlap ? double(room - widthOf(m_cards.back())) / (count - 1) : 0;
    int left = 0;
    for (int i = 0; i < count; ++i) {
        QWidget* card = m_cards[i];
        const int wide = widthOf(card);
        const int high = std::min(height(), static_cast<int>(card->sizeHint().height() * 1.35 * larger));
        card->setGeometry(overlap ? static_cast<int>(i * step) : left, 0, wide, high);
        left += wide + gap;
    }
    stack();
}

/// Stacks the cards from left to right, with the one pointed at on top.
void CardStrip::stack() {
    QWidget* front = nullptr;
    for (QWidget* card : m_cards) {
        card->raise();
        if (card->hasFocus() || card->underMouse())
            front = card;
    }
    if (front)
        front->raise();
}

bool CardStrip::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::FocusIn:
    case QEvent::FocusOut: stack(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace app
