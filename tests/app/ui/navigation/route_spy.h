// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/navigation/navigation.h"

#include <QtCore/QObject>
#include <QtWidgets/QWidget>

#include <vector>

namespace tests {

/// Takes the routes that a widget or what is in it asks for, as a window would.
class RouteSpy : public QObject {
public:
    explicit RouteSpy(QWidget& widget) { widget.installEventFilter(this); }

    const std::vector<app::Route>& routes() const { return m_routes; }
    /// Those of one kind.
    template <typename To> std::vector<To> to() const {
        std::vector<To> found;
        for (const app::Route& route : m_routes)
            if (const auto* one = std::get_if<To>(&route))
                found.push_back(*one);
        return found;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != app::RouteEvent::type())
            return QObject::eventFilter(watched, event);
        m_routes.push_back(static_cast<app::RouteEvent*>(event)->route());
        event->accept();
        return true;
    }

private:
    std::vector<app::Route> m_routes;
};

} // namespace tests
