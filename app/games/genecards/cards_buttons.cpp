// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_buttons.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/tokens.h"
#include "card_painter.h"
#include "engine/genecards/words.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using namespace genecards;

namespace {

// All in pixels at scale 1.
constexpr qreal cardHeight = 132;
constexpr qreal playerWidth = 150;
constexpr qreal leastPlayerWidth = 146;
constexpr qreal playerHeight = 50;
constexpr qreal nameSize = 13;
constexpr qreal sheetStep = 5; ///< from sheet to sheet of a hand that is seen from behind
constexpr int mostSheets = 8;

/// A card in the middle of its button leaves room for its shadow.
QRectF withoutShadow(const QRectF& button) {
    const QMarginsF shadow = elevationMargins(Elevation::Acts);
    const qreal side = std::max({shadow.left(), shadow.bottom() / 2, shadow.top()});
    return button.adjusted(side, side, -side, -side);
}

} // namespace

void CardsButton::paintFocus(QPainter& painter, const QRectF& rect) const {
    if (!hasFocus())
        return;
    const Theme& theme = Theme::current();
    const qreal ring = theme.px(stroke::focus);
    painter.setRenderHint(QPainter::Antialiasing);
    setInk(painter, QPen(theme.colour(Role::Focus), ring));
    painter.drawRoundedRect(rect.adjusted(-ring / 2, -ring / 2, ring / 2, ring / 2), theme.px(radius::space),
                            theme.px(radius::space));
}

CardButton::CardButton(QWidget* parent) : CardsButton(parent) {}

void CardButton::setCard(CardId card, const QString& place) {
    m_card = card;
    m_isOnTable = !place.isEmpty();
    const QString name = app::text(words::name(card));
    speech::setName(this, place.isEmpty() ? name : place.arg(name));
    update();
}

void CardButton::setLying(const QSizeF& size, qreal degrees, qreal hidden) {
    m_lying = size;
    m_degrees = degrees;
    m_hidden = hidden;
    update();
}

QSize CardButton::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(cardHeight * cardShape), theme.px(cardHeight)};
}

void CardButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRectF whole(rect());
    QRectF card = withoutShadow(whole);
    if (m_hidden > 0)
        card.setRight(whole.right());
    if (!m_lying.isEmpty()) {
        card =
            withoutShadow(QRectF(whole.center() - QPointF(m_lying.width(), m_lying.height()) / 2, m_lying));
        painter.translate(whole.center());
        painter.rotate(m_degrees);
        painter.translate(-whole.center());
    }
    paintCard(painter, card, m_card,
              isGlowing()   ? underMouse() ? CardLight::Hovered : CardLight::Glowing
              : m_isOnTable ? CardLight::Plain
                            : CardLight::Resting,
              m_hidden);
    paintFocus(painter, card.adjusted(0, 0, m_hidden, 0));
}

PileButton::PileButton(QWidget* parent) : CardsButton(parent) {}

void PileButton::setCount(int cards) {
    m_cards = cards;
    speech::setName(this, tr("Draw pile, %n cards", nullptr, cards));
    update();
}

QSize PileButton::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(cardHeight * cardShape), theme.px(cardHeight)};
}

void PileButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole = withoutShadow(rect());
    const CardLight light = !isGlowing()   ? CardLight::Plain
                            : underMouse() ? CardLight::Hovered
                                           : CardLight::Glowing;
    if (m_cards == 0) {
        setInk(painter, QPen(theme.colour(Role::ControlLine), theme.px(stroke::hair), Qt::DashLine));
        painter.drawRoundedRect(whole, theme.px(radius::space), theme.px(radius::space));
    } else {
        const int sheets = std::min(3, m_cards);
        const qreal step = theme.px(stroke::focus);
        for (int i = sheets - 1; i >= 0; --i)
            paintCardBack(
                painter, whole.adjusted(i * step, i * step, (i - sheets + 1) * step, (i - sheets + 1) * step),
                light);
    }
    paintFocus(painter, whole);
}

PlayerButton::PlayerButton(QWidget* parent) : CardsButton(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PlayerButton::setFace(const Face& face) {
    m_face = face;
    QStringList said{face.name, tr("%n cards", nullptr, face.cards),
                     tr("%1 of %2 points").arg(face.points).arg(face.target)};
    if (face.acting)
        said << tr("to play");
    if (face.picked)
        said << tr("chosen first");
    speech::setName(this, said.join(QStringLiteral(", ")));
    update();
}

QSize PlayerButton::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(playerWidth), theme.px(playerHeight)};
}

QSize PlayerButton::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(leastPlayerWidth), theme.px(playerHeight)};
}

void PlayerButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const QRectF whole(rect());
    const SeatColours colours = theme.seat(m_face.colour);
    const QColor ground = theme.colour(Role::Paper);
    const QColor rest = m_face.acting ? colourOf(theme.kind(), Ground::Raised) : ground;
    paintFrame(painter, whole, rest, rest, radius::space);
    if (m_face.acting || m_face.picked) {
        const qreal line = theme.px(m_face.picked ? stroke::focus : stroke::strong);
        setInk(painter, QPen(colours.text, line, m_face.picked ? Qt::DashLine : Qt::SolidLine));
        const qreal in = line / 2 + (isGlowing() || hasFocus() ? theme.px(stroke::focus) : 0);
        painter.drawRoundedRect(whole.adjusted(in, in, -in, -in), theme.px(radius::space),
                                theme.px(radius::space));
    }
    const qreal margin = theme.px(space::small);
    const qreal disc = theme.px(space::page);
    paintGoalMarker(painter, {margin, (height() - disc) / 2, disc, disc}, m_face.colour,
                    m_face.name.left(1).toUpper());
    const qreal left = margin + disc + theme.px(space::small);
    const QRectF words(left, theme.px(space::tight), width() - left - margin,
                       height() - 2 * theme.px(space::tight));
    const qreal half = words.height() / 2;
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.sans(nameSize, m_face.acting ? QFont::Bold : QFont::DemiBold));
    drawWords(painter, {words.left(), words.top(), words.width(), half}, Qt::AlignLeft | Qt::AlignVCenter,
              painter.fontMetrics().elidedText(m_face.name, Qt::ElideRight, qRound(words.width())));
    // The hand from behind, with the number of its cards; then the points.
    const QRectF line(words.left(), words.top() + half, words.width(), half);
    const QString told = tr("%1 of %2").arg(m_face.points).arg(m_face.target);
    const QString cards = QString::number(m_face.cards);
    const QFont small = theme.sans(type::small);
    const QFont strong = theme.sans(nameSize, QFont::Bold);
    const qreal countWide = QFontMetricsF(strong).horizontalAdvance(cards) + theme.px(space::small);
    const qreal pointsWide = QFontMetricsF(small).horizontalAdvance(told);
    const qreal sheet = half * 0.82;
    const qreal room = line.width() - countWide - pointsWide - sheet * cardShape - theme.px(space::tight);
    const int sheets = std::clamp(int(room / theme.px(sheetStep)) + 1, 1, mostSheets);
    qreal x = line.left();
    for (int i = 0; i < std::min(sheets, m_face.cards); ++i, x += theme.px(sheetStep)) {
        setInk(painter, QPen(rest, theme.px(stroke::hair)), Role::Sage);
        painter.drawRoundedRect(QRectF(x, line.center().y() - sheet / 2, sheet * cardShape, sheet),
                                theme.px(space::hair), theme.px(space::hair));
    }
    if (m_face.cards > 0)
        x += sheet * cardShape - theme.px(sheetStep);
    painter.setPen(theme.colour(Role::Ink));
    drawWords(painter, QRectF(x + theme.px(space::tight), line.top(), countWide, half),
              Qt::AlignLeft | Qt::AlignVCenter, cards, strong);
    const QRectF points(x + countWide, line.top(), line.right() - x - countWide, half);
    drawWords(painter, points, Qt::AlignRight | Qt::AlignVCenter, told,
              fitted(small, told, points.width(), 0.7), Role::SoftInk);
}

} // namespace app
