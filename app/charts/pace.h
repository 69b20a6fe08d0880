// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>

#include <functional>

namespace app {

/// Makes a picture anew soon after it was asked to: in the next turn of the event loop if it has rested, else
/// when the pause since the last time is over. However often something changes, no more than about sixteen
/// pictures a second are made of it; more would cost and show nothing new.
class Pace : public QObject {
    Q_OBJECT
public:
    static constexpr int pause = 60; ///< milliseconds

    explicit Pace(std::function<void()> make, QObject* parent);

    void ask();
    /// Makes it now if it was asked for.
    void now();
    bool isAsked() const { return m_timer.isActive(); }

private:
    void act();

    std::function<void()> m_make;
    QTimer m_timer;
    QElapsedTimer m_since;
};

} // namespace app
