// SPDX-License-Identifier: GPL-3.0-or-later
#include "strand_view.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/tokens.h"
#include "card_painter.h"
#include "engine/genecards/words.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace app {

using namespace genecards;

namespace {

// All in pixels at scale 1.
constexpr QSizeF usualStrand{1000, 330};
constexpr QSizeF leastStrand{420, 176};
constexpr qreal roomyHeight = 250; ///< from here on there are two lines below a card
constexpr qreal roomyColumn = 190; ///< from here on a category's name stands on one line
constexpr qreal nameHeight = 26;
constexpr qreal twoLines = 40;
constexpr qreal captionHeight = 18;
constexpr qreal captionSize = 13;
constexpr qreal discWidth = 22;
constexpr qreal halfTurn = 84; ///< of the strand
/// How many columns there are: the stations, and somewhat more than one for the draw pile.
constexpr qreal columns = 5.2;
constexpr qreal ground = 0.75; ///< how much sand there is in the panel's colour

QColor tableColour() {
    const Theme& theme = Theme::current();
    return mixed(colourOf(theme.kind(), Ground::Sand), theme.colour(Role::Paper), ground);
}

} // namespace

StrandView::StrandView(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    describe();
}

void StrandView::setLook(const Look& look) {
    m_look = look;
    describe();
    arrange();
}

void StrandView::place(QWidget* drawPile, QWidget* top) {
    m_drawPile = drawPile;
    m_top = top;
    arrange();
}

void StrandView::describe() {
    speech::setName(this, tr("Order of expression: promoter, operon, transcription factor, expressed gene"));
    speech::setDescription(
        this, tr("On top: %1. %2").arg(text(words::name(m_look.top)), text(words::whatFits(m_look.top))));
    setToolTip(accessibleDescription());
    update();
}

QSize StrandView::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(usualStrand.width()), theme.px(usualStrand.height())};
}

QSize StrandView::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(leastStrand.width()), theme.px(leastStrand.height())};
}

bool StrandView::isLow() const {
    return height() < Theme::current().px(roomyHeight);
}

QRectF StrandView::cardAt(int station) const {
    const Theme& theme = Theme::current();
    const qreal column = width() / columns;
    const qreal edge = theme.px(isLow() ? space::tight : space::gap);
    const qreal above =
        edge + theme.px(column < theme.px(roomyColumn) ? twoLines : nameHeight + space::small);
    const qreal below = edge + theme.px(isLow() ? captionHeight : 2 * captionHeight + space::gap);
    const qreal room = height() - above - below;
    const qreal high = std::min(room, (column - theme.px(space::small)) / cardShape);
    const qreal wide = high * cardShape;
    const qreal middle = column * (station + 0.5 + (station == categoryCount ? 0.1 : 0));
    return {middle - wide / 2, above + (room - high) / 2, wide, high};
}

void StrandView::arrange() {
    const qreal shadow = elevationMargins(Elevation::Acts).left();
    const auto lay = [&](QWidget* card, int station) {
        if (card)
            card->setGeometry(cardAt(station).adjusted(-shadow, -shadow, shadow, shadow).toRect());
    };
    lay(m_drawPile, categoryCount);
    lay(m_top, static_cast<int>(categoryOf(m_look.top)));
    update();
}

void StrandView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void StrandView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    for (const Category category : allCategories)
        paintStation(painter, category);
    paintCaptions(painter);
}

/// The panel, the sun on the next station, the strand, and the way back from its end to its beginning.
void StrandView::paintGround(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const QRectF panel(rect());
    paintElevation(painter, panel, theme.px(radius::sheet), Elevation::Sunk, tableColour());
    const qreal column = width() / columns;
    if (m_look.isNextLit) {
        const QRectF lit = cardAt(static_cast<int>(following(categoryOf(m_look.top))));
        QPainterPath inside;
        inside.addRoundedRect(panel, theme.px(radius::sheet), theme.px(radius::sheet));
        painter.save();
        painter.setClipPath(inside);
        setInk(painter, Qt::NoPen, mixed(colourOf(theme.kind(), Ground::Sun), tableColour(), 0.7));
        painter.drawEllipse(lit.center(), column * 0.72, height() * 0.47);
        painter.restore();
    }
    const QRectF first = cardAt(0);
    const qreal middle = first.center().y();
    const qreal from = theme.px(space::gap);
    // It ends between the last station and the draw pile.
    const QRectF last = cardAt(categoryCount - 1);
    const qreal between = cardAt(categoryCount).left() - last.right();
    const qreal to = last.right() + between * 0.35;
    const qreal turn = theme.px(halfTurn);
    const qreal swing = std::min<qreal>(first.height() * 0.17, turn * 0.42);
    const auto thread = [&](qreal x, int side) {
        return QPointF(x, middle + side * swing * std::sin((x - from) / turn * 3.14159));
    };
    setInk(painter, QPen(mixed(theme.colour(Role::ControlLine), tableColour(), 0.4), theme.px(space::tight)));
    for (qreal x = from + turn / 7; x < to; x += turn / 3.5)
        painter.drawLine(thread(x, 1), thread(x, -1));
    for (const int side : {1, -1}) {
        QPolygonF line;
        for (qreal x = from; x <= to; x += theme.px(space::tight))
            line << thread(x, side);
        setInk(painter, QPen(mixed(theme.colour(Role::LeafDeep), tableColour(), side > 0 ? 0.55 : 0.35),
                             theme.px(space::small), Qt::SolidLine, Qt::RoundCap));
        painter.drawPolyline(line);
    }
    if (isLow())
        return;
    const qreal lane = height() - theme.px(space::gap);
    const qreal bend = theme.px(space::section);
    QPainterPath way(QPointF(to + theme.px(space::small), middle));
    way.cubicTo(to + between * 0.5, middle, to + between * 0.5, lane, to, lane);
    way.lineTo(from + 2 * bend, lane);
    way.quadTo(from + bend, lane, from + bend, first.bottom());
    setInk(painter,
           QPen(theme.colour(Role::ControlLine), theme.px(stroke::strong), Qt::DotLine, Qt::RoundCap));
    painter.drawPath(way);
    setInk(painter,
           QPen(theme.colour(Role::ControlLine), theme.px(stroke::strong), Qt::SolidLine, Qt::RoundCap));
    const QPointF tip(from + bend, first.bottom() - theme.px(space::tight));
    const qreal head = theme.px(space::small);
    painter.drawPolyline(QPolygonF{tip + QPointF(-head, head), tip, tip + QPointF(head, head)});
}

/// The number and the name of a category, and its place: empty, in the sun, or under the discards.
void StrandView::paintStation(QPainter& painter, Category category) const {
    const Theme& theme = Theme::current();
    const int station = static_cast<int>(category);
    const bool now = category == categoryOf(m_look.top);
    const bool next = m_look.isNextLit && category == following(categoryOf(m_look.top));
    const TraitColours colours = categoryColours(category);
    const QRectF card = cardAt(station);
    const qreal round = theme.px(radius::space);
    if (now) {
        const int sheets = std::min(2, m_look.discards - 1);
        for (int sheet = sheets; sheet > 0; --sheet) {
            painter.save();
            painter.translate(card.center());
            painter.rotate(sheet == 2 ? -4 : 3);
            paintElevation(painter, card.translated(-card.center()), round, Elevation::Rests,
                           theme.colour(Role::Panel));
            painter.restore();
        }
    } else {
        const QColor socket = mixed(theme.colour(Role::Panel), tableColour(), 0.7);
        paintElevation(painter, card, round, next ? Elevation::Acts : Elevation::Sunk,
                       next ? colourOf(theme.kind(), Ground::Raised) : socket);
        if (next) {
            const qreal line = theme.px(stroke::focus);
            setInk(painter, QPen(theme.colour(Role::GlowBorder), line));
            painter.drawRoundedRect(card.adjusted(line / 2, line / 2, -line / 2, -line / 2), round, round);
        }
        const qreal wide = card.width() * 0.72;
        paintCategorySign(painter,
                          {card.center().x() - wide / 2, card.center().y() - wide * 0.44, wide, wide * 0.64},
                          category, colours.fill);
    }
    if (next) {
        const QRectF words(card.left(), card.center().y() + card.width() * 0.2, card.width(),
                           theme.px(captionHeight));
        const QString fits = tr("fits here");
        drawWords(
            painter, words, Qt::AlignCenter, fits,
            fitted(theme.sans(type::body, QFont::Bold), fits, words.width() - theme.px(space::small), 0.7));
    }
    const qreal column = width() / columns;
    const bool narrow = column < theme.px(roomyColumn);
    const qreal disc = theme.px(discWidth);
    QRectF name(card.center().x() - column / 2,
                card.top() - theme.px(narrow ? twoLines : nameHeight + space::tight), column,
                theme.px(narrow ? twoLines : nameHeight));
    const QString label = narrow ? categoryLabel(category) : text(words::title(category));
    const QString longest = label.section(QLatin1Char('\n'), 0, 0);
    QFont font = theme.sans(narrow ? captionSize : type::body, QFont::Bold);
    font = fitted(font, longest, name.width() - disc - theme.px(space::card), 0.6);
    const qreal wide =
        QFontMetricsF(font).boundingRect(QRectF(0, 0, column, 1), Qt::TextDontClip, label).width();
    const qreal all = std::min(name.width(), disc + theme.px(space::small) + wide + theme.px(space::tight));
    name.setLeft(name.center().x() - all / 2);
    const QRectF number(name.left(), name.center().y() - disc / 2, disc, disc);
    setInk(painter, Qt::NoPen, colours.fill);
    painter.drawEllipse(number);
    drawWords(painter, number, Qt::AlignCenter, QString::number(station + 1),
              theme.serif(captionSize, QFont::Bold), colours.onFill);
    name.setLeft(number.right() + theme.px(space::small));
    drawWords(painter, name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, label, font,
              colours.textOnTint);
}

void StrandView::paintCaptions(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const qreal column = width() / columns - theme.px(space::tight);
    const auto say = [&](int station, int line, const QString& words, Role ink = Role::Ink,
                         QFont::Weight weight = QFont::Normal) {
        const QRectF card = cardAt(station);
        const QRectF room(card.center().x() - column / 2,
                          card.bottom() + theme.px(space::tight) + line * theme.px(captionHeight), column,
                          theme.px(captionHeight));
        const QFont font = fitted(theme.sans(captionSize, weight), words, column * 0.9, 0.6);
        drawWords(painter, room, Qt::AlignHCenter | Qt::AlignTop,
                  QFontMetricsF(font).elidedText(words, Qt::ElideRight, column * 0.95), font, ink);
    };
    const Category on = categoryOf(m_look.top);
    const int now = static_cast<int>(on);
    const int next = static_cast<int>(following(on));
    say(now, 0, m_look.from.isEmpty() ? tr("on top") : m_look.from);
    if (m_look.isNextLit)
        say(next, 0,
            isAction(m_look.top) ? tr("or any %1").arg(text(words::name(mutationOf(m_look.top))))
                                 : tr("or any %1").arg(numberOf(m_look.top)));
    say(categoryCount, 0, tr("Draw pile: %1").arg(m_look.drawPile), Role::Ink, QFont::DemiBold);
    if (isLow())
        return;
    say(now, 1, tr("Discards: %1").arg(m_look.discards), Role::SoftInk);
    say(categoryCount, 1, tr("draw when nothing fits"), Role::SoftInk);
    if (width() / columns < theme.px(roomyColumn))
        return;
    for (const int free : {0, categoryCount - 1})
        if (free != now && free != next) {
            say(free, 0, tr("after a gene it starts again"), Role::SoftInk);
            break;
        }
}

void StrandView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

} // namespace app
