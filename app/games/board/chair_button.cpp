// SPDX-License-Identifier: GPL-3.0-or-later
#include "chair_button.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/layout_excuses.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

namespace {

/// In pixels at scale 1.
constexpr qreal discSize = 74;
constexpr qreal socketSize = 58;
constexpr qreal labelWidth = 132;
constexpr qreal labelHeight = 42;
constexpr qreal crossArm = 9;
constexpr qreal initialSize = 30; ///< of somebody who has no marker

} // namespace

ChairButton::ChairButton(LabelAt label, QWidget* parent) : QAbstractButton(parent), m_labelAt(label) {
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setProperty(mayElide, QStringLiteral("all of its words are in the tool tip"));
    keepStyled(this, [this] { updateGeometry(); });
}

QSize ChairButton::sizeHint() const {
    const Theme& theme = Theme::current();
    if (m_labelAt == LabelAt::Beside)
        return {theme.px(discSize + space::small + labelWidth), theme.px(discSize)};
    return {theme.px(labelWidth), theme.px(discSize + space::tight + labelHeight)};
}

void ChairButton::setGuest(const Guest& guest) {
    if (!m_isFree && m_guest == guest)
        return;
    m_isFree = false;
    m_guest = guest;
    update();
}

void ChairButton::setFree(const QString& words) {
    if (m_isFree && m_guest.name == words)
        return;
    m_isFree = true;
    m_guest = {.name = words, .about = {}};
    update();
}

QRectF ChairButton::disc() const {
    const qreal side = Theme::current().px(discSize);
    const qreal left = m_labelAt == LabelAt::Beside ? 0 : (width() - side) / 2;
    return {left, 0, side, side};
}

QRectF ChairButton::label() const {
    const Theme& theme = Theme::current();
    const QRectF above = disc();
    const qreal high = theme.px(labelHeight);
    if (m_labelAt == LabelAt::Beside) {
        const qreal left = above.right() + theme.px(space::small);
        return {left, above.center().y() - high / 2, width() - left, high};
    }
    return {0, height() - high, qreal(width()), high};
}

void ChairButton::paintSocket(QPainter& painter) {
    const Theme& theme = Theme::current();
    QRectF socket(0, 0, theme.px(socketSize), theme.px(socketSize));
    socket.moveCenter(disc().center() + QPointF(0, theme.px(discSize - socketSize) / 2.0));
    const bool isReached = underMouse() || isDown();
    QColor ground = theme.colour(Role::Panel);
    ground.setAlphaF(isReached ? 1 : 0.8);
    setInk(painter, linePen(Role::ControlLine, 2, Qt::DashLine, Qt::FlatCap), ground);
    painter.drawEllipse(socket.adjusted(1, 1, -1, -1));
    const qreal arm = theme.px(crossArm);
    painter.setPen(linePen(Role::Ink, 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(socket.center() - QPointF(arm, 0), socket.center() + QPointF(arm, 0));
    painter.drawLine(socket.center() - QPointF(0, arm), socket.center() + QPointF(0, arm));
    const QFont font = theme.sans(type::small, QFont::Bold);
    const QFontMetricsF metrics(font);
    const QString words = metrics.elidedText(m_guest.name, Qt::ElideRight, width() - theme.px(space::card));
    QRectF plate = label();
    const qreal wide =
        std::min<qreal>(plate.width(), metrics.horizontalAdvance(words) + theme.px(space::card));
    plate =
        QRectF(plate.center().x() - wide / 2, plate.top(), wide, metrics.height() + theme.px(space::tight));
    setInk(painter, Qt::NoPen, Role::Panel);
    painter.drawRoundedRect(plate, radius::chip * theme.scale(), radius::chip * theme.scale());
    drawWords(painter, plate, Qt::AlignCenter, words, font);
    if (hasFocus())
        paintFocusRing(painter, socket.adjusted(-2, -2, 2, 2), socket.width());
}

void ChairButton::paintGuest(QPainter& painter) {
    const Theme& theme = Theme::current();
    const QRectF round = disc();
    setInk(painter, Qt::NoPen, Role::Panel);
    painter.drawEllipse(round);
    const qreal ring = theme.px(underMouse() ? space::hair : space::tight);
    if (m_guest.colour >= 0) {
        paintGoalMarker(painter, round.adjusted(ring, ring, -ring, -ring), m_guest.colour,
                        m_guest.name.left(1).toUpper());
    } else {
        setInk(painter, Qt::NoPen, Role::Ink);
        painter.drawEllipse(round.adjusted(ring, ring, -ring, -ring));
        painter.setPen(theme.colour(Role::Panel));
        painter.setFont(theme.serif(initialSize, QFont::Bold));
        painter.drawText(round, Qt::AlignCenter, m_guest.name.left(1).toUpper());
    }
    const QFont bold = theme.sans(type::body, QFont::Bold);
    const QFont plain = theme.sans(type::small);
    const QRectF room = label();
    const qreal inner = room.width() - theme.px(space::card);
    const QString name = QFontMetricsF(bold).elidedText(m_guest.name, Qt::ElideRight, inner);
    const QString about = QFontMetricsF(plain).elidedText(m_guest.about, Qt::ElideRight, inner);
    const qreal wide = std::min(room.width(), std::max({QFontMetricsF(bold).horizontalAdvance(name),
                                                        QFontMetricsF(plain).horizontalAdvance(about),
                                                        qreal(theme.px(space::wide))}) +
                                                  theme.px(space::card));
    QRectF plate(m_labelAt == LabelAt::Beside ? room.left() : room.center().x() - wide / 2, room.top(), wide,
                 room.height());
    setInk(painter, m_guest.isWrong ? linePen(Role::Warning, 2) : QPen(Qt::NoPen), Role::Panel);
    painter.drawRoundedRect(plate.adjusted(1, 1, -1, -1), theme.px(radius::space), theme.px(radius::space));
    const QRectF upper(plate.left(), plate.top() + theme.px(space::hair), plate.width(), plate.height() / 2);
    drawWords(painter, upper, Qt::AlignCenter, name, bold, m_guest.isWrong ? Role::Warning : Role::Ink);
    drawWords(painter, upper.translated(0, upper.height() - theme.px(space::tight)), Qt::AlignCenter, about,
              plain, Role::SoftInk);
    if (hasFocus())
        paintFocusRing(painter, round, round.width());
}

void ChairButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_isFree)
        paintSocket(painter);
    else
        paintGuest(painter);
}

} // namespace app
