// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_buttons.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "card_painter.h"
#include "engine/genecards/words.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using namespace genecards;

namespace {

/// In pixels at scale 1.
constexpr qreal cardHeight = 132;

} // namespace

void CardsButton::paintFocus(QPainter& painter, const QRectF& rect) const {
    if (!hasFocus())
        return;
    const Theme& theme = Theme::current();
    const qreal ring = theme.px(2.4);
    painter.setRenderHint(QPainter::Antialiasing);
    setInk(painter, QPen(theme.colour(Role::Focus), ring));
    painter.drawRoundedRect(rect.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2), theme.px(8),
                            theme.px(8));
}

CardButton::CardButton(QWidget* parent) : CardsButton(parent) {}

void CardButton::setCard(CardId card, const QString& place) {
    m_card = card;
    const QString name = app::text(words::name(card));
    speech::setName(this, place.isEmpty() ? name : place.arg(name));
    update();
}

QSize CardButton::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(cardHeight * cardShape), theme.px(cardHeight)};
}

void CardButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const qreal line = Theme::current().px(2);
    paintCard(painter, QRectF(rect()).adjusted(line, line, -line, -line), m_card,
              !isGlowing()   ? CardLight::Plain
              : underMouse() ? CardLight::Hovered
                             : CardLight::Glowing);
    paintFocus(painter, rect());
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
    const qreal line = theme.px(2);
    const QRectF whole = QRectF(rect()).adjusted(line, line, -line, -line);
    const CardLight light = !isGlowing()   ? CardLight::Plain
                            : underMouse() ? CardLight::Hovered
                                           : CardLight::Glowing;
    if (m_cards == 0) {
        setInk(painter, QPen(theme.colour(Role::ControlLine), theme.px(1.2), Qt::DashLine));
        painter.drawRoundedRect(whole, theme.px(8), theme.px(8));
    } else {
        const int sheets = std::min(3, m_cards);
        const qreal step = theme.px(3);
        for (int i = 0; i < sheets; ++i)
            paintCardBack(
                painter,
                whole.adjusted(i * step, (sheets - 1 - i) * step, -(sheets - 1 - i) * step, -i * step),
                light);
    }
    paintFocus(painter, rect());
}

PlayerButton::PlayerButton(QWidget* parent) : CardsButton(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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
    return {theme.px(190), theme.px(58)};
}

QSize PlayerButton::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(112), theme.px(58)};
}

void PlayerButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const QRectF whole(rect());
    const SeatColours colours = theme.seat(m_face.colour);
    paintFrame(painter, whole, theme.colour(m_face.acting ? Role::SageTint : Role::Panel),
               m_face.acting || m_face.picked ? colours.text : theme.colour(Role::Line), 8);
    if (m_face.acting || m_face.picked) {
        setInk(painter, QPen(colours.text, theme.px(m_face.picked ? 3.4 : 2),
                             m_face.picked ? Qt::DashLine : Qt::SolidLine));
        const qreal in = theme.px(4);
        painter.drawRoundedRect(whole.adjusted(in, in, -in, -in), theme.px(radius::chip),
                                theme.px(radius::chip));
    }
    const qreal margin = theme.px(9);
    const qreal icon = theme.px(26);
    paintMarker(painter, {margin, (height() - icon) / 2, icon, icon}, m_face.colour,
                m_face.name.left(1).toUpper());
    const qreal left = margin + icon + theme.px(5);
    const QRectF words(left, margin, width() - left - margin, height() - 2 * margin);
    const qreal half = words.height() / 2;
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.sans(13, m_face.acting ? QFont::Bold : QFont::DemiBold));
    drawWords(painter, {words.left(), words.top() - theme.px(1), words.width(), half},
              Qt::AlignLeft | Qt::AlignVCenter,
              painter.fontMetrics().elidedText(m_face.name, Qt::ElideRight, qRound(words.width())));
    // A small sheet for each card, with their number; then the points.
    const qreal line = words.top() + half;
    const qreal sheet = half * 0.62;
    for (int i = 0; i < std::min(3, m_face.cards); ++i) {
        setInk(painter, QPen(theme.colour(Role::ControlLine), theme.px(1)), Role::Sage);
        painter.drawRoundedRect(
            QRectF(words.left() + i * sheet * 0.32, line + half * 0.16, sheet * cardShape, sheet), 1.5, 1.5);
    }
    const QString cards = QString::number(m_face.cards);
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.sans(12.5, QFont::Bold));
    const qreal after = words.left() + sheet * 1.6;
    drawWords(painter, QRectF(after, line, theme.px(26), half), Qt::AlignLeft | Qt::AlignVCenter, cards);
    painter.setPen(theme.colour(Role::SoftInk));
    painter.setFont(theme.sans(11.5));
    const QRectF points(after + theme.px(26), line, words.right() - after - theme.px(26), half);
    const QString told = tr("%1 of %2").arg(m_face.points).arg(m_face.target);
    painter.setFont(fitted(painter.font(), told, points.width(), 0.7));
    drawWords(painter, points, Qt::AlignRight | Qt::AlignVCenter, told);
}

} // namespace app
