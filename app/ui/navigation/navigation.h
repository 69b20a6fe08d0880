// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "route.h"

#include <QtCore/QEvent>

class QWidget;

namespace app {

/// Shows what a route leads to. A control asks for it without knowing who can show it: the request climbs
/// from the widget to its parents until one of them accepts it, in the end the window. False if none does, or
/// if the place does not exist or is left out on this computer.
bool go(QWidget& from, const Route& route);

/// The request on its way. The widget that shows the place accepts it.
class RouteEvent : public QEvent {
public:
    explicit RouteEvent(Route route);
    static QEvent::Type type();

    const Route& route() const { return m_route; }

private:
    Route m_route;
};

} // namespace app
