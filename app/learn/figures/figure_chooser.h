// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/figure_settings.h"

#include <QtCore/QStringList>

#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>

namespace app {

/// A value, or a function that finds it: in the language of the program, or by the figure's settings.
template <class T> class Given {
public:
    template <std::convertible_to<T> Value>
    requires(!std::invocable<Value> && !std::invocable<Value, const FigureSettings&>)
        Given(const Value& value)
        : m_find([value](const FigureSettings&) { return T(value); }) {}
    template <std::invocable<> Find>
    Given(Find find) : m_find([find](const FigureSettings&) { return T(find()); }) {}
    template <std::invocable<const FigureSettings&> Find> Given(Find find) : m_find(std::move(find)) {}

    T in(const FigureSettings& settings) const { return m_find(settings); }

private:
    std::function<T(const FigureSettings&)> m_find;
};

/// A choice that a figure offers: a row of buttons of which one is down.
struct Chooser {
    /// Where the title stands; it is part of the accessible names in any case.
    enum class Title { Unseen, Before, Above, AboveStrong, After };

    const char* setting; ///< keeps the place of the button that is down, from 0
    Given<QString> title;
    Given<QStringList> names;
    Given<int> start = 0;
    Title where = Title::Unseen;
    bool genotypes = false; ///< the names are genotypes
    Given<bool> shown = true;

    /// The place that is chosen; where it starts if another version has saved one that there isn't.
    int in(const FigureSettings& settings) const {
        return settings.choice(setting, int(names.in(settings).size()), start.in(settings));
    }
    /// The same as a value of an enumeration.
    template <class Enum> Enum as(const FigureSettings& settings) const {
        return static_cast<Enum>(in(settings));
    }
    /// The value at that place.
    template <class Values> decltype(auto) of(const FigureSettings& settings, const Values& values) const {
        return values[typename Values::size_type(in(settings))];
    }
};

/// The name of each value, made by `nameOf`.
template <class Values, class NameOf> QStringList namesOf(const Values& values, NameOf nameOf) {
    QStringList names;
    for (const auto& value : values)
        names << nameOf(value);
    return names;
}

/// A number that a figure offers on a slider.
struct FigureSlider {
    const char* setting;
    const char* object; ///< the slider's name
    Given<QString> title;
    int least;
    int most;
    int start;
    int tick;
    int page = 10; ///< what Page Up and Page Down add

    int in(const FigureSettings& settings) const {
        return settings.setting(QLatin1String(setting), start).toInt();
    }
};

} // namespace app
