// SPDX-License-Identifier: GPL-3.0-or-later
#include "navigator.h"

#include "app/ui/navigation/navigation.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

#include <utility>

namespace app {

namespace {

constexpr std::size_t mostPlaces = 100;

} // namespace

Navigator::Navigator(QWidget& window) : QObject(&window), m_window(window) {
    for (const QKeySequence& keys : {QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::Key_Back)})
        connect(new QShortcut(keys, &window), &QShortcut::activated, this, &Navigator::back);
    // Of the application, because the button works wherever the pointer is in the window.
    QApplication::instance()->installEventFilter(this);
}

void Navigator::setPlaces(Show show, Here here) {
    m_show = std::move(show);
    m_here = std::move(here);
}

bool Navigator::show(const Route& route) {
    const Departure departure(*this);
    return m_show && m_show(route);
}

void Navigator::back() {
    m_isGoingBack = true;
    for (bool isShown = false; !isShown && !m_past.empty();) {
        const Route before = std::move(m_past.back());
        m_past.pop_back();
        isShown = show(before);
    }
    m_isGoingBack = false;
}

bool Navigator::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == RouteEvent::type()) {
        auto& asked = static_cast<RouteEvent&>(*event);
        asked.setAccepted(show(asked.route()));
        return true;
    }
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
        const auto* const widget = qobject_cast<QWidget*>(watched);
        if (widget && widget->window() == &m_window &&
            static_cast<QMouseEvent*>(event)->button() == Qt::BackButton) {
            back();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

Navigator::Departure::Departure(Navigator& navigator) : m_navigator(navigator) {
    if (m_navigator.m_departures++ == 0 && m_navigator.m_here)
        m_from = m_navigator.m_here();
}

Navigator::Departure::~Departure() {
    if (--m_navigator.m_departures > 0 || m_navigator.m_isGoingBack || !m_from ||
        m_navigator.m_here() == m_from)
        return;
    auto& past = m_navigator.m_past;
    past.push_back(*std::move(m_from));
    if (past.size() > mostPlaces)
        past.erase(past.begin());
}

} // namespace app
