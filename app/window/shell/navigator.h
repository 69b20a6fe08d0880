// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/navigation/route.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace app {

/// Shows what a route leads to, for every control of a window that calls `go`, and remembers the way:
/// Alt+Left and the mouse's back button return to where the person was before.
class Navigator : public QObject {
    Q_OBJECT
public:
    /// Shows a place. False if there is no such place; its page may then be shown as it is.
    using Show = std::function<bool(const Route& route)>;
    /// Where the window is; no value before it shows anything.
    using Here = std::function<std::optional<Route>()>;

    /// Of this window, which becomes its parent.
    explicit Navigator(QWidget& window);

    void setPlaces(Show show, Here here);
    bool show(const Route& route);
    bool canGoBack() const { return !m_past.empty(); }
    /// Shows the place before; places that are gone are passed over. Does nothing at the beginning of the
    /// way.
    void back();

    /// While one of these exists, the window may show something else in any way; then the place before
    /// belongs to the way.
    class Departure {
    public:
        explicit Departure(Navigator& navigator);
        ~Departure();
        Departure(const Departure&) = delete;
        Departure& operator=(const Departure&) = delete;

    private:
        Navigator& m_navigator;
        std::optional<Route> m_from;
    };

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    Show m_show;
    Here m_here;
    /// The places before, the last at the end.
    std::vector<Route> m_past;
    int m_departures = 0;
    bool m_isGoingBack = false;
};

} // namespace app
