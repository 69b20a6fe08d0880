// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion_layer.h"

#include "app/ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtGui/QHideEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <utility>

namespace app {

namespace {
/// About sixty frames a second.
constexpr int frame = 16;
} // namespace

QRectF squareAround(const QPointF& centre, qreal side) {
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

MotionLayer::MotionLayer(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    m_ticks.setInterval(frame);
    connect(&m_ticks, &QTimer::timeout, this, &MotionLayer::step);
    hide();
}

MotionLayer::~MotionLayer() {
    qApp->removeEventFilter(this);
}

void MotionLayer::fly(const QList<Flight>& flights) {
    finish();
    if (flights.isEmpty())
        return;
    if (Theme::current().reduceMotion() || !parentWidget()->isVisible()) {
        for (const Flight& flight : flights)
            flight.landed();
        return;
    }
    m_flights = flights;
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_clock.start();
    m_ticks.start();
    qApp->installEventFilter(this);
}

void MotionLayer::finish() {
    m_ticks.stop();
    if (m_flights.isEmpty())
        return;
    qApp->removeEventFilter(this);
    const auto flights = std::exchange(m_flights, {});
    hide();
    for (const Flight& flight : flights)
        flight.landed();
}

qreal MotionLayer::share(const Flight& flight) const {
    return (qreal(m_clock.elapsed()) - flight.delay) / std::max(1, flight.duration);
}

void MotionLayer::step() {
    QRegion dirty;
    QList<Flight> still;
    QList<Flight> down;
    for (const Flight& flight : std::as_const(m_flights)) {
        const qreal now = share(flight);
        (now >= 1 ? down : still) << flight;
        // Where it is now and where it was in the last frame.
        const qreal before = now - 3.0 * frame / std::max(1, flight.duration);
        for (const qreal at : {before, (before + now) / 2, now})
            dirty += flight.bounds(std::clamp<qreal>(at, 0, 1)).toAlignedRect().adjusted(-4, -4, 4, 4);
    }
    m_flights = still;
    if (m_flights.isEmpty()) {
        m_ticks.stop();
        qApp->removeEventFilter(this);
        hide();
    } else {
        update(dirty);
    }
    for (const Flight& flight : std::as_const(down))
        flight.landed();
}

void MotionLayer::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Flight& flight : std::as_const(m_flights)) {
        const qreal now = share(flight);
        if (now < 0 || now >= 1)
            continue;
        painter.save();
        flight.paint(painter, now);
        painter.restore();
    }
}

void MotionLayer::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous() && isFlying())
        finish();
}

bool MotionLayer::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::KeyPress:
    case QEvent::Wheel: finish(); break;
    case QEvent::Resize:
        if (watched == parentWidget())
            finish();
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace app
