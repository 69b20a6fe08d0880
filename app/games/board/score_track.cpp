// SPDX-License-Identifier: GPL-3.0-or-later
#include "score_track.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"

#include <QtCore/QEasingCurve>
#include <QtCore/QEvent>
#include <QtCore/QLineF>
#include <QtCore/QPointer>
#include <QtGui/QPainter>
#include <QtGui/QPaintEvent>

#include <algorithm>
#include <utility>

namespace app {

namespace {

constexpr int shortestTrack = 50;
constexpr int slideTime = 450;
constexpr qreal discSide = 18;
/// How far apart the discs of equal points are, as a share of their width.
constexpr qreal beside = 0.7;

QList<int> pointsOf(const QList<Standing>& standings) {
    QList<int> points;
    for (const Standing& one : standings)
        points << one.points;
    return points;
}

} // namespace

ScoreTrack::ScoreTrack(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreTrack::setStandings(const QList<Standing>& standings, bool isNews) {
    if (isNews) {
        const bool sameSeats = standings.size() == m_standings.size();
        m_before = sameSeats ? pointsOf(m_standings) : QList<int>();
        m_sliding.clear();
    }
    if (standings == m_standings)
        return;
    m_standings = standings;
    announce();
    update();
}

/// The leader first.
void ScoreTrack::announce() {
    QList<Standing> ordered = m_standings;
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const Standing& one, const Standing& other) { return one.points > other.points; });
    QStringList words;
    for (const Standing& one : ordered)
        words << tr("%1: %n points", nullptr, one.points).arg(one.name);
    speech::setName(this, tr("Score track: %1").arg(words.join(QStringLiteral(", "))));
    setToolTip(words.join(QLatin1Char('\n')));
}

int ScoreTrack::last() const {
    int most = shortestTrack;
    for (const Standing& one : m_standings)
        most = std::max(most, one.points);
    return (most + 9) / 10 * 10;
}

qreal ScoreTrack::placeOf(int points) const {
    const qreal margin = Theme::current().px(14);
    return margin + (width() - 2 * margin) * std::max(0, points) / last();
}

QRectF ScoreTrack::discOf(int seat) const {
    return discOf(pointsOf(m_standings), seat);
}

QRectF ScoreTrack::discOf(const QList<int>& points, int seat) const {
    const qreal side = Theme::current().px(discSide);
    qsizetype before = 0;
    for (int other = 0; other < seat; ++other)
        before += points[other] == points[seat] ? 1 : 0;
    const qsizetype equal = points.count(points[seat]);
    const qreal row = side * (1 + beside * qreal(equal - 1));
    const qreal left =
        std::clamp<qreal>(placeOf(points[seat]) - row / 2, 0, std::max<qreal>(0, width() - row));
    return {left + side * beside * qreal(before), (height() - side) / 2, side, side};
}

int ScoreTrack::step() const {
    const qreal room = Theme::current().px(30);
    for (const int one : {10, 20, 50, 100})
        if (placeOf(one) - placeOf(0) >= room)
            return one;
    return last();
}

QList<Flight> ScoreTrack::slides(const QWidget& over) {
    const QList<int> before = std::exchange(m_before, {});
    QList<Flight> flights;
    if (before.isEmpty() || !isVisible())
        return flights;
    const QPointF corner = mapTo(&over, QPoint());
    for (int seat = 0; seat < before.size(); ++seat) {
        const Standing& now = m_standings[seat];
        if (before[seat] == now.points)
            continue;
        const QRectF from = discOf(before, seat).translated(corner);
        const QRectF to = discOf(seat).translated(corner);
        const auto place = [from, to](qreal t) {
            QRectF disc = to;
            disc.moveCenter(QLineF(from.center(), to.center())
                                .pointAt(QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(t)));
            return disc;
        };
        m_sliding.insert(seat);
        const QString letter = now.name.left(1).toUpper();
        flights << Flight{.duration = slideTime,
                          .bounds = place,
                          .paint =
                              [place, letter, colour = now.colour](QPainter& painter, qreal t) {
                                  paintGoalMarker(painter, place(t), colour, letter);
                              },
                          .landed =
                              [track = QPointer<ScoreTrack>(this), seat] {
                                  if (!track)
                                      return;
                                  track->m_sliding.remove(seat);
                                  track->update();
                              }};
    }
    update();
    return flights;
}

QSize ScoreTrack::sizeHint() const {
    return {Theme::current().px(400), Theme::current().px(22)};
}

void ScoreTrack::paintEvent(QPaintEvent* event) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal middle = height() / 2.0;
    painter.setPen(linePen(Role::Line, space::tight, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(placeOf(0), middle), QPointF(placeOf(last()), middle));

    const int numbered = step();
    const bool hasDots = placeOf(1) - placeOf(0) >= theme.px(5);
    painter.setFont(theme.sans(10.5, QFont::DemiBold));
    for (int points = 0; points <= last(); ++points) {
        const qreal x = placeOf(points);
        // While a disc slides, only the part under it is painted again.
        if (!event->region().intersects(QRectF(x - theme.px(14), 0, theme.px(28), height()).toAlignedRect()))
            continue;
        if (points % numbered == 0) {
            painter.setPen(theme.colour(Role::SoftInk));
            const qreal half = theme.px(14);
            const QRectF place(x - half, 0, 2 * half, height());
            const QString number = QString::number(points);
            const qreal gap = painter.fontMetrics().horizontalAdvance(number) / 2.0 + theme.px(space::tight);
            painter.fillRect(QRectF(x - gap, 0, 2 * gap, height()), theme.colour(Role::Paper));
            drawWords(painter, place, Qt::AlignCenter, number);
        } else if (hasDots) {
            const qreal radius = theme.px(points % 5 == 0 ? 2 : 1);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.colour(Role::ControlLine));
            painter.drawEllipse(QPointF(x, middle), radius, radius);
        }
    }
    for (int seat = 0; seat < m_standings.size(); ++seat)
        if (!m_sliding.contains(seat))
            paintGoalMarker(painter, discOf(seat), m_standings[seat].colour,
                            m_standings[seat].name.left(1).toUpper());
}

void ScoreTrack::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        announce();
    QWidget::changeEvent(event);
}

} // namespace app
