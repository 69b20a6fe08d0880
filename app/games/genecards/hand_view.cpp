// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_view.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"
#include "card_painter.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

// In pixels at scale 1.
constexpr qreal least = 96; ///< smallest and largest height of a card
constexpr qreal most = 216;
constexpr qreal leastFanned = 150; ///< smaller cards stand straight
constexpr qreal leastOverlapping = 118;
constexpr qreal leastWide = 300;
constexpr qreal usualWide = 600;
constexpr qreal gap = space::small;
constexpr qreal tagHeight = 22;
constexpr qreal rise = 14;  ///< what can be played lies so much higher
constexpr qreal plank = 64; ///< the edge of the table

/// How much of a card is seen beside the one that lies on it.
constexpr qreal seenShare = 0.76;
/// Degrees between two cards of a fan, and the most that one is turned.
constexpr qreal fanStep = 1.6;
constexpr qreal fanMost = 5;

/// How wide a turned card is, in its own heights.
qreal turnedShape(qreal degrees) {
    const qreal angle = degrees * 3.14159 / 180;
    return cardShape * std::cos(angle) + std::sin(angle);
}

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
    m_tags.clear();
    for (qsizetype i = 0; i < cards.size(); ++i) {
        m_buttons[i]->setGlowing(cards[i].glowing);
        m_buttons[i]->setCard(cards[i].card);
        m_buttons[i]->setExplanation(cards[i].explanation, cards[i].refusal);
        m_tags << (cards[i].glowing ? cards[i].tag : QString());
    }
    updateGeometry();
    arrange();
    update();
}

QSize HandView::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(usualWide), theme.px(most + tagHeight + rise)};
}

QSize HandView::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    // How many of the smallest cards fit side by side.
    const int across = std::max(
        1, static_cast<int>(std::max(width(), theme.px(leastWide)) / theme.px(least * cardShape + gap)));
    const int rows = std::max(1, (static_cast<int>(m_buttons.size()) + across - 1) / across);
    return {theme.px(leastWide), theme.px(rows * (least + tagHeight + rise) + gap)};
}

void HandView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
    updateGeometry();
}

void HandView::arrange() {
    if (!m_buttons.isEmpty() && !fanOut() && !overlap())
        layInRows();
}

bool HandView::fanOut() {
    const Theme& theme = Theme::current();
    const auto cards = static_cast<int>(m_buttons.size());
    const qreal turn = std::min(fanMost, fanStep * (cards - 1) / 2);
    const qreal shape = turnedShape(turn);
    const qreal above = theme.px(tagHeight + rise);
    // The outer cards reach above and below a straight one.
    const qreal over = std::cos(turn * 3.14159 / 180) + cardShape * std::sin(turn * 3.14159 / 180);
    const qreal byHeight = (height() - above - theme.px(space::tight)) / over;
    const qreal high = std::min({width() / shape / cards, byHeight, qreal(theme.px(most))});
    if (high < theme.px(leastFanned))
        return false;
    const qreal step = high * shape;
    const qreal left = (width() - cards * step) / 2;
    for (int i = 0; i < cards; ++i) {
        const qreal degrees = cards > 1 ? turn * (2.0 * i / (cards - 1) - 1) : 0;
        const qreal lower = high * (over - 1) / 2 * 0.2;
        const qreal top = (m_buttons[i]->isGlowing() ? above - theme.px(rise) : above) + lower;
        m_buttons[i]->setLying({high * cardShape, high}, degrees);
        m_buttons[i]->setGeometry(qRound(left + i * step), qRound(top), qRound(step), qRound(high * over));
    }
    return true;
}

/// A button is as wide as what is seen of its card. A card is seen as a whole if it lies higher or lower than
/// its neighbour.
bool HandView::overlap() {
    const Theme& theme = Theme::current();
    const auto cards = static_cast<int>(m_buttons.size());
    const auto isWhole = [this, cards](int i) {
        return i + 1 == cards || m_buttons[i]->isGlowing() != m_buttons[i + 1]->isGlowing();
    };
    qreal shares = 0;
    for (int i = 0; i < cards; ++i)
        shares += isWhole(i) ? 1 : seenShare;
    const qreal above = theme.px(tagHeight + rise);
    const qreal high = std::min({width() / shares / cardShape, height() - above, qreal(theme.px(most))});
    if (high < theme.px(leastOverlapping))
        return false;
    const qreal wide = high * cardShape;
    qreal left = (width() - shares * wide) / 2;
    for (int i = 0; i < cards; ++i) {
        const qreal seen = isWhole(i) ? wide : wide * seenShare;
        m_buttons[i]->setLying({}, 0, wide - seen);
        m_buttons[i]->setGeometry(qRound(left),
                                  qRound(m_buttons[i]->isGlowing() ? above - theme.px(rise) : above),
                                  qRound(left + seen) - qRound(left), qRound(high));
        left += seen;
    }
    return true;
}

void HandView::layInRows() {
    const Theme& theme = Theme::current();
    const auto cards = static_cast<int>(m_buttons.size());
    const qreal space = theme.px(gap);
    const qreal above = theme.px(tagHeight + rise);
    qreal best = 0;
    int columns = 1;
    for (int rows = 1; rows <= cards; ++rows) {
        const int across = (cards + rows - 1) / rows;
        const qreal byWidth = ((width() + space) / across - space) / cardShape;
        const qreal byHeight = height() / qreal(rows) - above;
        const qreal high = std::min({byWidth, byHeight, qreal(theme.px(most))});
        if (high > best + 0.5) {
            best = high;
            columns = across;
        }
    }
    best = std::max(best, qreal(theme.px(least)) * 0.98);
    const qreal wide = best * cardShape;
    const qreal left = std::max(0.0, (width() - columns * (wide + space) + space) / 2);
    for (int i = 0; i < cards; ++i) {
        const qreal top =
            i / columns * (best + above) + (m_buttons[i]->isGlowing() ? above - theme.px(rise) : above);
        m_buttons[i]->setLying({}, 0);
        m_buttons[i]->setGeometry(qRound(left + i % columns * (wide + space)), qRound(top), qRound(wide),
                                  qRound(best));
    }
}

void HandView::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF table(0, height() - theme.px(plank), width(), theme.px(plank));
    const QColor wood = mixed(theme.colour(Role::ToolDeck), colourOf(theme.kind(), Ground::Sun), 0.6);
    setInk(painter, Qt::NoPen, wood);
    painter.drawRoundedRect(table, theme.px(radius::chip), theme.px(radius::chip));
    setInk(painter, Qt::NoPen, mixed(wood, theme.colour(Role::Paper), 0.6));
    painter.drawRect(QRectF(table.left(), table.top(), table.width(), theme.px(space::tight)));
    // A tag for each row of neighbours that fit for the same reason.
    const QFont font = theme.sans(type::small, QFont::Bold);
    for (qsizetype first = 0; first < m_buttons.size();) {
        qsizetype last = first;
        const QRect from = m_buttons[first]->geometry();
        while (last + 1 < m_buttons.size() && m_tags[last + 1] == m_tags[first] &&
               m_buttons[last + 1]->x() > m_buttons[last]->x())
            ++last;
        const QRect group = from.united(m_buttons[last]->geometry());
        const QString& tag = m_tags[first];
        first = last + 1;
        if (tag.isEmpty())
            continue;
        const qreal room = group.width() + theme.px(gap);
        const QFont type = fitted(font, tag, room - theme.px(gap), 0.7);
        const qreal wide =
            std::min(room, QFontMetricsF(type).horizontalAdvance(tag) + 2 * theme.px(space::small));
        const qreal high = theme.px(tagHeight);
        const qreal line = theme.px(stroke::hair);
        const qreal middle =
            std::clamp(QRectF(group).center().x(), wide / 2 + line, width() - wide / 2 - line);
        const QRectF pill(middle - wide / 2, group.top() - high + line, wide, high - theme.px(space::hair));
        setInk(painter, QPen(theme.colour(Role::GlowBorder), line), colourOf(theme.kind(), Ground::Sun));
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        drawWords(painter, pill, Qt::AlignCenter, tag, type);
    }
}

} // namespace app
