// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>

#include <functional>

namespace app {

/// Redraws a picture soon after a request: in the next turn of the event loop, or when the pause since the
/// last redraw is over. However often something changes, the picture is drawn at most about sixteen times a
/// second; more would cost time and show nothing new.
class Throttle : public QObject {
    Q_OBJECT
public:
    static constexpr int pause = 60; ///< milliseconds

    explicit Throttle(std::function<void()> make, QObject* parent);

    void ask();
    /// Redraws now if a redraw has been requested.
    void now();
    bool isAsked() const { return m_timer.isActive(); }

private:
    void act();

    std::function<void()> m_make;
    QTimer m_timer;
    QElapsedTimer m_since;
};

} // namespace app
