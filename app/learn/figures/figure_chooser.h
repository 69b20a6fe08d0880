// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/figure_settings.h"

#include <QtCore/QStringList>

#include <concepts>
#include <functional>
#include <span>
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

/// Where the title of a chooser stands; it is part of the accessible names in any case.
enum class TitlePlace { Unseen, Before, Above, AboveStrong, After };

/// A row of buttons of which one is down.
struct Chooser {
    const char* setting; ///< keeps the place of the button that is down, from 0
    Given<QString> title;
    Given<QStringList> names;
    Given<int> start = 0;
    TitlePlace where = TitlePlace::Unseen;
    Given<bool> shown = true;
    bool genotypes = false; ///< the names are genotypes

    /// The place that is chosen; where it starts if another version has saved one that there isn't.
    int in(const FigureSettings& settings) const {
        return settings.choice(setting, int(names.in(settings).size()), start.in(settings));
    }
};

/// A chooser among values or, without a list of them, among those of an enumeration.
template <class Value> struct Choice : Chooser {
    std::span<const Value> values = {};

    static constexpr bool isPlace = std::is_enum_v<Value> || std::is_arithmetic_v<Value>;

    std::conditional_t<isPlace, Value, const Value&> operator()(const FigureSettings& settings) const {
        if constexpr (isPlace)
            if (values.empty())
                return static_cast<Value>(in(settings));
        return values[std::size_t(in(settings))];
    }
};

template <class... Names> QStringList listOf(const Names&... names) {
    return {names...};
}
/// The name of each value, made by `nameOf`.
template <class Values, class NameOf> QStringList namesOf(const Values& values, NameOf nameOf) {
    QStringList names;
    for (const auto& value : values)
        names << nameOf(value);
    return names;
}
/// The same, made anew for each language. The values must outlive the result.
template <class Values, class NameOf> auto eachNamed(const Values& values, NameOf nameOf) {
    return [&values, nameOf] { return namesOf(values, nameOf); };
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
