// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_over_view.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "card_painter.h"
#include "engine/genecards/words.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using namespace genecards;

namespace {

/// Height of a seat's line, in pixels at scale 1.
constexpr qreal lineHeight = 48;

} // namespace

HandOverView::HandOverView(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HandOverView::setHands(const State& state, const QStringList& names, const QList<int>& colours) {
    m_state = state;
    m_names = names;
    m_colours = colours;
    QStringList told;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const CardSet& hand = state.handOf(seat);
        told << (hand.empty() ? tr("%1 is out.").arg(names.value(seat))
                              : tr("%1: %2, %n points.", nullptr, pointsOf(hand))
                                    .arg(names.value(seat), text(words::list(hand))));
    }
    speech::setName(this, tr("Cards left in the hands"));
    speech::setDescription(this, told.join(QLatin1Char(' ')));
    updateGeometry();
    update();
}

QSize HandOverView::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(700), theme.px(lineHeight * 1.15 * m_state.seats)};
}

QSize HandOverView::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(420), theme.px(lineHeight * m_state.seats)};
}

void HandOverView::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = std::min<qreal>(double(height()) / m_state.seats, theme.px(lineHeight * 1.6));
    const qreal nameWide = theme.px(150);
    const qreal pointsWide = theme.px(104);
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        const CardSet& hand = m_state.handOf(seat);
        const bool won = seat == m_state.lastWinner;
        const QRectF row(0, seat * line, width(), line - theme.px(4));
        painter.setPen(QPen(theme.colour(won ? Role::Sage : Role::Line), theme.px(1.2)));
        painter.setBrush(theme.colour(won ? Role::SageTint : Role::Panel));
        painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), theme.px(radius::chip), theme.px(radius::chip));
        const qreal icon = theme.px(24);
        paintMarker(painter, {row.left() + theme.px(8), row.center().y() - icon / 2, icon, icon},
                    m_colours.value(seat), m_names.value(seat).left(1).toUpper());
        painter.setPen(theme.colour(Role::Ink));
        painter.setFont(theme.sans(13, QFont::Bold));
        const QRectF name(row.left() + theme.px(38), row.top(), nameWide - theme.px(38), row.height());
        drawWords(
            painter, name, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(m_names.value(seat), Qt::ElideRight, qRound(name.width())));
        const QRectF points(row.right() - pointsWide - theme.px(8), row.top(), pointsWide, row.height());
        const QString told = won ? tr("is out") : tr("%n points", nullptr, pointsOf(hand));
        painter.setFont(fitted(theme.sans(13, won ? QFont::Bold : QFont::Normal), told, points.width()));
        drawWords(painter, points, Qt::AlignRight | Qt::AlignVCenter, told);
        // Small cards side by side; they overlap when there are many.
        const qreal high = row.height() - theme.px(6);
        const qreal wide = high * cardShape;
        const qreal room = points.left() - nameWide - theme.px(8);
        const int cards = hand.size();
        const qreal step = cards > 1 ? std::min(wide + theme.px(3), (room - wide) / (cards - 1)) : 0;
        int place = 0;
        for (const CardId card : hand) {
            const TraitColours colours = categoryColours(categoryOf(card));
            const QRectF small(nameWide + place++ * step, row.top() + theme.px(3), wide, high);
            painter.setPen(QPen(colours.fill, theme.px(1.2)));
            painter.setBrush(colours.tint);
            painter.drawRoundedRect(small, theme.px(4), theme.px(4));
            painter.setPen(colours.textOnTint);
            const QRectF sign(small.left() + wide * 0.2, small.bottom() - high * 0.36, wide * 0.6,
                              high * 0.3);
            paintCategorySign(painter, sign, categoryOf(card), colours.textOnTint);
            const QRectF middle(small.left(), small.top() + high * 0.06, wide, high * 0.52);
            if (isAction(card)) {
                const qreal side = middle.height() * 0.8;
                paintMutationSign(
                    painter, {middle.center().x() - side * 0.5, middle.center().y() - side / 2, side, side},
                    mutationOf(card), colours.textOnTint);
            } else {
                painter.setFont(theme.serif(middle.height() * 0.9 / theme.scale(), QFont::Bold));
                drawWords(painter, middle, Qt::AlignCenter, QString::number(numberOf(card)));
            }
        }
    }
}

} // namespace app
