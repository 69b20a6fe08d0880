// SPDX-License-Identifier: GPL-3.0-or-later
#include "navigation.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

#include <utility>

namespace app {

RouteEvent::RouteEvent(Route route) : QEvent(type()), m_route(std::move(route)) {
    ignore();
}

QEvent::Type RouteEvent::type() {
    static const auto registered = static_cast<QEvent::Type>(QEvent::registerEventType());
    return registered;
}

bool go(QWidget& from, const Route& route) {
    RouteEvent event(route);
    // Whoever shows another place may delete the widget that has asked.
    for (QPointer<QWidget> widget = &from; widget; widget = widget->parentWidget()) {
        QCoreApplication::sendEvent(widget, &event);
        if (event.isAccepted())
            return true;
        if (!widget)
            break;
    }
    return false;
}

} // namespace app
