// SPDX-License-Identifier: GPL-3.0-or-later
#include "top_bar.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QHBoxLayout>

#include <algorithm>

namespace app {

using namespace genotype;

namespace {

// In pixels at scale 1.
constexpr qreal podEnd = 20;
constexpr qreal phaseSize = 13;

/// The sign of a validated trait.
void paintTick(QPainter& painter, const QRectF& rect, const QColor& colour) {
    QPen pen(colour, rect.width() / 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    setInk(painter, pen);
    const QRectF in =
        rect.adjusted(rect.width() * 0.14, rect.height() * 0.2, -rect.width() * 0.14, -rect.height() * 0.18);
    painter.drawPolyline(QPolygonF{QPointF(in.left(), in.center().y()),
                                   QPointF(in.left() + in.width() * 0.36, in.bottom()), in.topRight()});
}

} // namespace

PlayerChip::PlayerChip(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void PlayerChip::setFace(const Face& face) {
    m_face = face;
    QStringList words{face.name};
    if (face.acting)
        words << tr("playing now");
    if (face.first)
        words << tr("first player");
    words << tr("%n coins", nullptr, face.coins)
          << tr("%n trait markers on plants not harvested", nullptr, face.ticks);
    if (face.points == face.total)
        words << tr("%n points", nullptr, face.points);
    else
        words << tr("%n points of harvested plants and goals", nullptr, face.points)
              << tr("%n points with coins and trait markers", nullptr, face.total);
    words << tr("%n markers left", nullptr, face.markersLeft) << tr("%n plants in hand", nullptr, face.plants)
          << tr("%n tools in hand", nullptr, face.tools);
    speech::setName(this, words.join(QStringLiteral(", ")));
    speech::setDescription(this, tr("Shows this garden"));
    setToolTip(words.join(QStringLiteral("\n")));
    update();
}

QSize PlayerChip::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(158), theme.px(38)};
}

QSize PlayerChip::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(112), theme.px(38)};
}

void PlayerChip::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void PlayerChip::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const SeatColours colours = theme.seat(m_face.colour);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Whose turn it is stands out by height and by an edge in the colour of the seat.
    const Elevation level = m_face.acting ? Elevation::Acts : Elevation::Rests;
    const QRectF card = QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Rests));
    const qreal round = theme.px(radius::space);
    paintElevation(painter, card, round, level, theme.colour(Role::Panel));
    if (m_face.acting) {
        const qreal line = theme.px(stroke::strong);
        setInk(painter, QPen(colours.text, line));
        painter.drawRoundedRect(card.adjusted(line / 2, line / 2, -line / 2, -line / 2), round, round);
    }
    const qreal disc = theme.px(22);
    const QRectF badge(theme.px(6), (height() - disc) / 2.0, disc, disc);
    paintGoalMarker(painter, badge, m_face.colour, m_face.name.left(1).toUpper());

    const qreal left = badge.right() + theme.px(6);
    const qreal right = width() - theme.px(6);
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.sans(11.5, QFont::Bold));
    QString name = m_face.name;
    if (m_face.first)
        name += QStringLiteral(" ★");
    drawWords(painter, QRectF(left, theme.px(3), right - left, theme.px(16)),
              Qt::AlignLeft | Qt::AlignVCenter,
              painter.fontMetrics().elidedText(name, Qt::ElideRight, qRound(right - left)));
    const qreal low = height() - theme.px(18);
    const qreal sign = theme.px(12);
    paintCoin(painter, QRectF(left, low + theme.px(1), sign, sign));
    const QFont numbers = theme.sans(10.5, QFont::Bold);
    painter.setFont(numbers);
    drawWords(painter, QRectF(left + sign + theme.px(3), low, theme.px(22), theme.px(14)),
              Qt::AlignLeft | Qt::AlignVCenter, QString::number(m_face.coins));
    // The action markers move closer together rather than cover the points; in a narrow entry, the tool tip
    // has the trait markers.
    const QFontMetrics words(theme.sans(10));
    const qreal least = m_face.markersLeft * theme.px(3);
    const QString shortest = QString::number(m_face.points);
    const qreal ticksWide =
        sign + theme.px(5) + QFontMetrics(numbers).horizontalAdvance(QStringLiteral("88"));
    qreal pointsLeft = left + sign + theme.px(22);
    if (pointsLeft + ticksWide + words.horizontalAdvance(shortest) + theme.px(2) + least <= right) {
        paintTick(painter, QRectF(pointsLeft, low + theme.px(1), sign, sign), theme.colour(Role::Sage));
        drawWords(painter,
                  QRectF(pointsLeft + sign + theme.px(2), low, ticksWide - sign - theme.px(2), theme.px(14)),
                  Qt::AlignLeft | Qt::AlignVCenter, QString::number(m_face.ticks), numbers);
        pointsLeft += ticksWide;
    }
    painter.setFont(theme.sans(10));
    painter.setPen(theme.colour(Role::SoftInk));
    QString points = tr("%n pts", nullptr, m_face.points);
    if (pointsLeft + words.horizontalAdvance(points) > right - m_face.markersLeft * theme.px(9))
        points = shortest;
    const qreal pointsRight = pointsLeft + words.horizontalAdvance(points) + theme.px(2);
    const qreal marker =
        std::min<qreal>(theme.px(11), (right - pointsRight) / std::max(1, m_face.markersLeft));
    const qreal markers = m_face.markersLeft * marker;
    drawWords(painter, QRectF(pointsLeft, low, pointsRight - pointsLeft, theme.px(14)),
              Qt::AlignLeft | Qt::AlignVCenter, points);
    for (int i = 0; i < m_face.markersLeft; ++i)
        paintMarker(painter, QRectF(right - markers + i * marker, low - theme.px(1), marker, theme.px(15)),
                    m_face.colour, {});
    if (m_face.shown) {
        setInk(painter, Qt::NoPen, colours.text);
        painter.drawRoundedRect(
            QRectF(theme.px(10), height() - theme.px(3), width() - theme.px(20), theme.px(2)), 1, 1);
    }
    if (hasFocus()) {
        setInk(painter, QPen(theme.colour(Role::Focus), theme.px(2)));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), round, round);
    }
}

RoundTrack::RoundTrack(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void RoundTrack::setState(const State& state) {
    m_round = state.round;
    m_rounds = state.rounds;
    m_phase = state.phase;
    speech::setName(this,
                    tr("Round %1 of %2, %3").arg(m_round).arg(m_rounds).arg(app::text(words::name(m_phase))));
    update();
}

QSize RoundTrack::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(520), theme.px(38)};
}

QSize RoundTrack::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(330), theme.px(38)};
}

QRectF RoundTrack::circle(int round) const {
    const Theme& theme = Theme::current();
    const qreal disc = theme.px(20);
    return {theme.px(podEnd) + (round - 1) * (disc + theme.px(space::tight)), (height() - disc) / 2.0, disc,
            disc};
}

QRectF RoundTrack::pod() const {
    const Theme& theme = Theme::current();
    const qreal in = theme.px(space::hair);
    return {0, in, circle(m_rounds).right() + theme.px(podEnd), height() - 2 * in};
}

QString RoundTrack::words(Phase phase) {
    switch (phase) {
    case Phase::Working: return tr("Working");
    case Phase::Breeding: return tr("Plant breeding");
    default: return tr("Upgrades");
    }
}

/// As wide as its words in bold, so that nothing moves when the next phase begins; in little room, each gives
/// up the same share.
QList<QPair<Phase, QRectF>> RoundTrack::pills() const {
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(theme.sans(phaseSize, QFont::Bold));
    QList<Phase> phases{Phase::Working, Phase::Breeding};
    // The last round has no upgrades.
    if (m_round < m_rounds)
        phases << Phase::Upgrades;
    const qreal between = theme.px(space::card);
    const qreal left = pod().right() + theme.px(space::small);
    qreal needed = 0;
    for (const Phase phase : phases)
        needed += metrics.horizontalAdvance(words(phase)) + theme.px(space::card);
    const qreal room = width() - left - between * qreal(phases.size() - 1) - theme.px(space::small);
    const qreal share = std::min(1.0, room / needed);
    QList<QPair<Phase, QRectF>> all;
    qreal x = left;
    for (const Phase phase : phases) {
        const qreal wide = share * (metrics.horizontalAdvance(words(phase)) + theme.px(space::card));
        all.append({phase, QRectF(x, height() / 2.0 - theme.px(space::gap), wide, theme.px(2 * space::gap))});
        x += wide + between;
    }
    return all;
}

void RoundTrack::paintPod(QPainter& painter) {
    const Theme& theme = Theme::current();
    const auto shell = [room = pod()](qreal inset) {
        const QRectF in = room.adjusted(2 * inset, inset, -2 * inset, -inset);
        const qreal bend = in.width() * 0.14;
        QPainterPath path(QPointF(in.left(), in.center().y()));
        path.cubicTo(in.left() + bend, in.top() - inset, in.right() - bend, in.top() - inset, in.right(),
                     in.center().y());
        path.cubicTo(in.right() - bend, in.bottom() + inset, in.left() + bend, in.bottom() + inset, in.left(),
                     in.center().y());
        return path;
    };
    setInk(painter, Qt::NoPen, Role::PodGreenDeep);
    painter.drawPath(shell(0));
    setInk(painter, Qt::NoPen, mixed(theme.colour(Role::PodGreen), theme.colour(Role::Panel), 0.5));
    painter.drawPath(shell(theme.px(stroke::focus)));
}

/// The rounds as peas in a pod: those that are over have a tick, the present one lies in the sun.
void RoundTrack::paintPea(QPainter& painter, int round) {
    const Theme& theme = Theme::current();
    const bool past = round < m_round || m_phase == Phase::Finished;
    const bool now = round == m_round && !past;
    const QRectF pea = circle(round);
    if (past) {
        setInk(painter, Qt::NoPen, Role::Sage);
        painter.drawEllipse(pea);
        const qreal in = pea.width() * 0.22;
        paintTick(painter, pea.adjusted(in, in, -in, -in), theme.colour(Role::OnSage));
        return;
    }
    if (now)
        setInk(painter, linePen(Role::GlowBorder, stroke::strong), colourOf(theme.kind(), Ground::Sun));
    else
        setInk(painter, Qt::NoPen, Role::Panel);
    const qreal out = now ? theme.px(space::hair) : 0;
    painter.drawEllipse(pea.adjusted(-out, -out, out, out));
    drawWords(painter, pea, Qt::AlignCenter, QString::number(round),
              theme.serif(type::small, now ? QFont::Bold : QFont::Normal), Role::Ink);
}

void RoundTrack::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPod(painter);
    for (int round = 1; round <= m_rounds; ++round)
        paintPea(painter, round);
    qreal before = 0;
    for (const auto& [phase, pill] : pills()) {
        const bool now = phase == m_phase;
        if (now) {
            setInk(painter, Qt::NoPen, Role::SageTint);
            painter.drawRoundedRect(pill, theme.px(radius::space), theme.px(radius::space));
        }
        if (before > 0) {
            const QPointF tip((before + pill.left()) / 2 + theme.px(space::hair), pill.center().y());
            const qreal arm = theme.px(space::tight);
            painter.setPen(linePen(Role::ControlLine, stroke::strong * 0.8, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(tip, tip - QPointF(arm, arm));
            painter.drawLine(tip, tip - QPointF(arm, -arm));
        }
        before = pill.right();
        painter.setPen(theme.colour(now ? Role::SageText : Role::SoftInk));
        const qreal room = pill.width() - theme.px(space::small);
        painter.setFont(
            fitted(theme.sans(phaseSize, now ? QFont::Bold : QFont::Normal), words(phase), room, 0.8));
        drawWords(painter, pill, Qt::AlignCenter,
                  painter.fontMetrics().elidedText(words(phase), Qt::ElideRight, qRound(room)));
    }
}

TopBar::TopBar(QWidget* parent) : QWidget(parent), m_track(new RoundTrack(this)) {
    m_lines = new QHBoxLayout(this);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->addWidget(m_track, 1);
    m_chipsLayout = new QHBoxLayout;
    keepStyled(m_chipsLayout, [this] { m_chipsLayout->setSpacing(Theme::current().px(5)); });
    m_lines->addLayout(m_chipsLayout, 0);
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        auto* chip = new PlayerChip(this);
        m_chipsLayout->addWidget(chip);
        connect(chip, &QAbstractButton::clicked, this, [this, seat] { emit seatClicked(seat); });
        m_chips << chip;
    }
}

void TopBar::setMiddle(QWidget* part) {
    m_middle = part;
    m_lines->insertWidget(1, part, 1);
}

int TopBar::lines() const {
    const bool middle = m_middle && !m_middle->isHidden();
    return m_lines->direction() == QBoxLayout::LeftToRight ? 1 : middle ? 3 : 2;
}

void TopBar::setFolded(bool folded) {
    // The part in the middle has what the two others leave.
    const bool middle = m_middle && !m_middle->isHidden();
    m_lines->setStretchFactor(m_track, middle && !folded ? 0 : 1);

    m_lines->setDirection(folded ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_lines->setSpacing(Theme::current().px(5));
    m_chipsLayout->setSpacing(Theme::current().px(5));
}

void TopBar::setState(const Observation& seen, const QList<PlayerChip::Face>& faces) {
    m_track->setState(seen.visible);
    for (int i = 0; i < m_chips.size(); ++i) {
        m_chips[i]->setVisible(i < faces.size());
        if (i < faces.size())
            m_chips[i]->setFace(faces[i]);
    }
}

} // namespace app
