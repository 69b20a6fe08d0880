// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <concepts>
#include <functional>

class QObject;
class QWidget;

/// How widgets follow the language and the look of the program. A widget is made once: each of its texts,
/// fonts, colours and lengths is set by a function, given where the widget is made, that runs again after
/// each change, so the widget keeps what a person has typed, ticked or scrolled.
namespace app {

/// Tells a widget and its descendants, except other windows, that colours or sizes have changed. Children are
/// told before their parents, so what a parent sets for a child wins. Each widget then gets a resize event,
/// in which it lays out again whatever depends on its size.
void tellOfLook(QWidget* widget);

/// Keeps changes of language and look from a widget that is not shown, and from everything in it, until it is
/// brought back.
void putAside(QWidget* widget);
/// Makes a widget follow the changes that were kept from it. Call it before it is shown.
void bringBack(QWidget* widget);

/// Hides a widget and deletes it once the current event has been handled, since one of the widget's own
/// controls may have caused that event. Until then the widget ignores changes of language and look: its page
/// may already have dropped the data that it shows. May be null.
void discard(QWidget* widget);

/// Runs `say` now and after each change of language, as long as `on` exists.
/// A page's function runs before those of its children, so it must not read the children's texts.
void keepTranslated(QObject* on, std::function<void()> say);
/// Runs `style` now and after each change of colours or sizes, as long as `on`, a widget or a layout, exists.
/// The functions of one object run in the order in which they were given.
void keepStyled(QObject* on, std::function<void()> style);

/// Runs `fill` now and after each change of either kind: for contents with words and colours in them, such as
/// HTML.
void keepFilled(QObject* on, std::function<void()> fill);

/// Words as they are, or a function that says them in the language of the program.
class Text {
public:
    Text() = default;
    template <std::convertible_to<QString> Words> Text(const Words& fixed) : m_fixed(fixed) {}
    template <std::invocable Say> Text(Say say) : m_say(std::move(say)) {}

    QString words() const { return m_say ? m_say() : m_fixed; }
    /// Passes the words to `show` now, and again after each change of language if they follow it.
    void showOn(QObject* on, const std::function<void(const QString&)>& show) const;

private:
    QString m_fixed;
    std::function<QString()> m_say;
};

} // namespace app
