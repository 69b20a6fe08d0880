// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept.h"

#include "kept_scrolling.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QPointer>
#include <QtGui/QResizeEvent>
#include <QtWidgets/QLayout>
#include <QtWidgets/QWidget>

#include <utility>
#include <vector>

namespace app {
namespace {

using Functions = std::vector<std::function<void()>>;

/// Takes a copy, because a function may add another function to the same object.
void run(Functions functions) {
    for (const auto& one : functions)
        one();
}

/// Runs the functions of one object, and keeps changes from one that is put aside.
class Keeper : public QObject {
public:
    using QObject::QObject;

    static Keeper* find(const QObject* on) {
        for (QObject* child : on->children())
            if (auto* keeper = dynamic_cast<Keeper*>(child))
                return keeper;
        return nullptr;
    }
    static Keeper& of(QObject* on) {
        Keeper* const known = find(on);
        return known ? *known : *new Keeper(on);
    }

    void hearLanguage() { parent()->installEventFilter(this); } // once, however often it is called

    Functions says;
    Functions styles;
    bool isAside = false;
    bool hasMissedLanguage = false;
    bool hasMissedLook = false;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange) {
            if (isAside)
                return hasMissedLanguage = true;
            run(says);
        }
        return QObject::eventFilter(watched, event);
    }
};

void tell(QObject* object) {
    Keeper* const keeper = Keeper::find(object);
    if (keeper && keeper->isAside) {
        keeper->hasMissedLook = true;
        return;
    }
    const QList<QPointer<QObject>> children(object->children().begin(), object->children().end());
    for (const QPointer<QObject>& child : children)
        if (child && (child->isWidgetType() ? !static_cast<QWidget*>(child.data())->isWindow()
                                            : qobject_cast<QLayout*>(child) != nullptr))
            tell(child);
    if (keeper)
        run(keeper->styles);
    if (auto* const widget = qobject_cast<QWidget*>(object); widget && !widget->isWindow()) {
        // Layouts that depend on the size are computed again.
        QResizeEvent room(widget->size(), widget->size());
        QCoreApplication::sendEvent(widget, &room);
    }
}

} // namespace

void tellOfLook(QWidget* widget) {
    tell(widget);
}

void putAside(QWidget* widget) {
    Keeper& keeper = Keeper::of(widget);
    keeper.isAside = true;
    keeper.hearLanguage();
}

void bringBack(QWidget* widget) {
    Keeper& keeper = Keeper::of(widget);
    keeper.isAside = false;
    if (keeper.hasMissedLanguage || keeper.hasMissedLook)
        keepScrolling(*widget);
    if (std::exchange(keeper.hasMissedLanguage, false)) {
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(widget, &change);
    }
    if (std::exchange(keeper.hasMissedLook, false))
        tell(widget);
}

void discard(QWidget* widget) {
    if (!widget)
        return;
    putAside(widget);
    widget->hide();
    widget->deleteLater();
}

void keepTranslated(QObject* on, std::function<void()> say) {
    say();
    Keeper& keeper = Keeper::of(on);
    keeper.says.push_back(std::move(say));
    keeper.hearLanguage();
}

void keepStyled(QObject* on, std::function<void()> style) {
    style();
    Keeper::of(on).styles.push_back(std::move(style));
}

void keepFilled(QObject* on, std::function<void()> fill) {
    keepTranslated(on, fill);
    Keeper::of(on).styles.push_back(std::move(fill));
}

void Text::showOn(QObject* on, const std::function<void(const QString&)>& show) const {
    if (m_say)
        keepTranslated(on, [say = m_say, show] { show(say()); });
    else
        show(m_fixed);
}

} // namespace app
