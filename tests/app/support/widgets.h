// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

#include <type_traits>

/// How tests find widgets: by role and name, the role being the class of the widget and the name its object
/// name. What a widget says is another matter (`texts.h`), so a page can be reworded without a test that
/// looks for its buttons.
namespace tests {

namespace widgets {

/// A place to look in: an object, or something that points to it.
template <typename Place> const QObject* objectOf(const Place& place) {
    if constexpr (std::is_base_of_v<QObject, Place>)
        return &place;
    else if constexpr (std::is_convertible_v<Place, const QObject*>)
        return place;
    else
        return place.get();
}

inline QString described(const QObject& object) {
    const auto kind = QString::fromLatin1(object.metaObject()->className());
    return object.objectName().isEmpty() ? kind : QStringLiteral("%1 “%2”").arg(kind, object.objectName());
}

/// What there is instead, for whoever reads that a test has failed.
template <typename Widget> QString present(const QObject& place) {
    QStringList names;
    for (const auto* one : place.findChildren<Widget*>())
        names << (one->objectName().isEmpty() ? QStringLiteral("one without a name") : one->objectName());
    names.removeDuplicates();
    names.sort();
    return names.isEmpty() ? QStringLiteral("none at all") : names.join(QStringLiteral(", "));
}

/// Fails the test and leaves it.
[[noreturn]] inline void fail(const QString& sentence, const char* file, int line) {
    QTest::qFail(qPrintable(sentence), file, line);
    throw Missing{QTest::currentTestFunction()};
}

/// What was found; without it, the test fails.
template <typename Widget>
Widget* sure(Widget* found, const QObject* place, const QString& name, const char* file, int line) {
    if (found)
        return found;
    const auto role = QString::fromLatin1(Widget::staticMetaObject.className());
    const QString wanted = name.isEmpty() ? role : QStringLiteral("%1 “%2”").arg(role, name);
    if (!place)
        fail(QStringLiteral("The place in which a %1 is looked for is not there.").arg(wanted), file, line);
    fail(QStringLiteral("There is no %1 to be found in %2. Of this kind there are: %3.")
             .arg(wanted, described(*place), present<Widget>(*place)),
         file, line);
}

} // namespace widgets

/// All of this class in a place, or those with this name.
template <typename Widget, typename Place>
QList<Widget*> findAll(const Place& place, const QString& name = {}) {
    return widgets::objectOf(place)->template findChildren<Widget*>(name);
}
template <typename Widget, typename Place>
QList<Widget*> findAll(const Place& place, const QRegularExpression& name) {
    return widgets::objectOf(place)->template findChildren<Widget*>(name);
}

/// The first that can be seen where the place can be seen; null if there is none.
template <typename Widget, typename Place> Widget* seen(const Place& place, const QString& name = {}) {
    const auto* const around = qobject_cast<const QWidget*>(widgets::objectOf(place));
    for (Widget* one : findAll<Widget>(place, name))
        if (one->isVisibleTo(around))
            return one;
    return nullptr;
}

/// Null if there is none. Of several the first that can be seen, since parts that were replaced live until
/// the event loop runs.
template <typename Widget, typename Place> Widget* seek(const Place& place, const QString& name = {}) {
    if constexpr (std::is_base_of_v<QWidget, Widget>)
        if (Widget* const one = seen<Widget>(place, name))
            return one;
    const QList<Widget*> all = findAll<Widget>(place, name);
    return all.isEmpty() ? nullptr : all.front();
}

template <typename Widget, typename Place> bool has(const Place& place, const QString& name = {}) {
    return seek<Widget>(place, name) != nullptr;
}

/// As `seek`, but never null: if there is none, the test fails with a sentence that says what there is.
template <typename Widget, typename Place>
Widget* find(const Place& place, const QString& name = {}, const char* file = __builtin_FILE(),
             int line = __builtin_LINE()) {
    const QObject* const object = widgets::objectOf(place);
    return widgets::sure(object ? seek<Widget>(*object, name) : nullptr, object, name, file, line);
}

/// As `seen`, but never null.
template <typename Widget, typename Place>
Widget* shown(const Place& place, const QString& name = {}, const char* file = __builtin_FILE(),
              int line = __builtin_LINE()) {
    const QObject* const object = widgets::objectOf(place);
    return widgets::sure(object ? seen<Widget>(*object, name) : nullptr, object, name, file, line);
}

/// What stands on a label, a button or a line to type in.
inline QString textOf(const QWidget* widget) {
    QString text;
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        text = label->text();
    else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        text = button->text();
    else if (const auto* line = qobject_cast<const QLineEdit*>(widget))
        text = line->text();
    // Whether a line may break at a space is not what is read.
    return text.replace(QChar::Nbsp, QLatin1Char(' '));
}
template <typename Place>
QString textOf(const Place& place, const QString& name, const char* file = __builtin_FILE(),
               int line = __builtin_LINE()) {
    return textOf(find<QWidget>(place, name, file, line));
}
/// What stands on the label that can be seen; empty if there is none, for what is waited for.
template <typename Place> QString seenText(const Place& place, const QString& name) {
    return textOf(seen<QLabel>(place, name));
}

/// Presses a button, which must be on.
template <typename Place>
void click(const Place& place, const QString& name, const char* file = __builtin_FILE(),
           int line = __builtin_LINE()) {
    auto* const button = find<QAbstractButton>(place, name, file, line);
    if (!button->isEnabled())
        widgets::fail(QStringLiteral("%1 is off.").arg(widgets::described(*button)), file, line);
    button->click();
}

} // namespace tests

using tests::click;
using tests::find;
using tests::findAll;
using tests::has;
using tests::seek;
using tests::seen;
using tests::seenText;
using tests::shown;
using tests::textOf;
