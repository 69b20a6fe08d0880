// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_look.h"

#include "theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

#include <utility>
#include <vector>

namespace app {
namespace {

/// Stands between a widget that is put aside and the changes.
class Aside : public QObject {
public:
    explicit Aside(QWidget* widget) : QObject(widget), m_widget(widget) { widget->installEventFilter(this); }

    /// The one that a widget is part of; null if it is shown.
    static Aside* around(const QWidget* widget) {
        for (; widget; widget = widget->parentWidget())
            for (QObject* child : widget->children())
                if (auto* aside = dynamic_cast<Aside*>(child); aside && !aside->m_isOver)
                    return aside;
        return nullptr;
    }

    /// Remembers what a follower in the widget has missed, once.
    void miss(QWidget* follower, const std::function<void()>& act) {
        for (const Missed& one : m_missed)
            if (one.follower == follower)
                return;
        m_missed.push_back({follower, act});
    }

    void end() {
        m_isOver = true;
        m_widget->removeEventFilter(this);
        if (m_hasMissedLanguage) {
            QEvent change(QEvent::LanguageChange);
            QCoreApplication::sendEvent(m_widget, &change);
        }
        for (const auto& [follower, act] : std::exchange(m_missed, {}))
            if (follower)
                act();
        deleteLater();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange)
            return m_hasMissedLanguage = true;
        return QObject::eventFilter(watched, event);
    }

private:
    struct Missed {
        QPointer<QWidget> follower;
        std::function<void()> act;
    };

    QWidget* m_widget;
    std::vector<Missed> m_missed;
    bool m_hasMissedLanguage = false;
    bool m_isOver = false;
};

} // namespace

void followLook(QWidget* widget, std::function<void()> act) {
    QObject::connect(&Theme::current(), &Theme::changed, widget, [widget, act = std::move(act)] {
        if (Aside* aside = Aside::around(widget))
            aside->miss(widget, act);
        else
            act();
    });
}

void putAside(QWidget* widget) {
    if (!Aside::around(widget))
        new Aside(widget);
}

void bringBack(QWidget* widget) {
    if (Aside* aside = Aside::around(widget))
        aside->end();
}

} // namespace app
