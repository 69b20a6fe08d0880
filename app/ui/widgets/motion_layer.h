// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QList>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <functional>

namespace app {

/// One thing that moves over the board for a moment, such as a die or a marker.
struct Flight {
    int delay = 0;    ///< milliseconds from the start of all flights
    int duration = 0; ///< milliseconds
    /// Where it is painted at a share 0 … 1 of its time, in the layer's coordinates. Only this area is
    /// repainted.
    std::function<QRectF(qreal)> bounds;
    std::function<void(QPainter&, qreal)> paint;
    /// Makes the board show the thing in its place again. Called once, even if the flight is cut short.
    std::function<void()> landed;
};

/// A square with sides of this length and this point in its middle: where something small flies.
QRectF squareAround(const QPointF& centre, qreal side);

/// A transparent layer over the board on which things fly. The board below already shows the result before
/// anything moves. The layer ignores the mouse, and a press of a mouse button or key ends all flights at
/// once.
class MotionLayer : public QWidget {
    Q_OBJECT
public:
    explicit MotionLayer(QWidget* parent);
    ~MotionLayer() override;

    /// Lands all current flights, then begins these. With "reduce motion", everything lands at once.
    void fly(const QList<Flight>& flights);
    void finish();
    bool isFlying() const { return !m_flights.isEmpty(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void step();
    /// The share of the flight's time that has passed. Below 0: not begun; from 1 on: landed.
    qreal share(const Flight& flight) const;

    QList<Flight> m_flights;
    QElapsedTimer m_clock;
    QTimer m_ticks;
};

} // namespace app
