// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_view.h"

#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "card_painter.h"

#include <algorithm>

namespace app {

namespace {

/// Smallest and largest height of a card, in pixels at scale 1.
constexpr qreal least = 96;
constexpr qreal most = 224;
constexpr qreal gap = 6;

} // namespace

HandView::HandView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HandView::setCards(const QList<Card>& cards) {
    while (m_buttons.size() > cards.size()) {
        CardButton* last = m_buttons.takeLast();
        discard(last);
    }
    while (m_buttons.size() < cards.size()) {
        auto* made = new CardButton(this);
        made->show();
        m_buttons << made;
    }
    for (qsizetype i = 0; i < cards.size(); ++i) {
        m_buttons[i]->setGlowing(cards[i].glowing);
        m_buttons[i]->setCard(cards[i].card);
        m_buttons[i]->setExplanation(cards[i].explanation, cards[i].refusal);
    }
    updateGeometry();
    arrange();
}

QSize HandView::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(600), theme.px(most)};
}

QSize HandView::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    // How many of the smallest cards fit side by side.
    const int across =
        std::max(1, static_cast<int>(std::max(width(), theme.px(300)) / theme.px(least * cardShape + gap)));
    const int rows = std::max(1, (static_cast<int>(m_buttons.size()) + across - 1) / across);
    return {theme.px(300), theme.px(rows * (least + gap))};
}

void HandView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
    updateGeometry();
}

void HandView::arrange() {
    const auto cards = static_cast<int>(m_buttons.size());
    if (cards == 0)
        return;
    const Theme& theme = Theme::current();
    const qreal space = theme.px(gap);
    qreal best = 0;
    int columns = 1;
    for (int rows = 1; rows <= cards; ++rows) {
        const int across = (cards + rows - 1) / rows;
        const qreal byWidth = ((width() + space) / across - space) / cardShape;
        const qreal byHeight = (height() + space) / rows - space;
        const qreal high = std::min({byWidth, byHeight, qreal(theme.px(most))});
        if (high > best + 0.5) {
            best = high;
            columns = across;
        }
    }
    best = std::max(best, qreal(theme.px(least)) * 0.98);
    const qreal wide = best * cardShape;
    for (int i = 0; i < cards; ++i)
        m_buttons[i]->setGeometry(qRound(i % columns * (wide + space)), qRound(i / columns * (best + space)),
                                  qRound(wide), qRound(best));
}

} // namespace app
