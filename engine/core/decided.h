// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <variant>

/// What each seat may see is said of every kind of event and of every field, so that what is new does not
/// compile until somebody has said it (`observation.cpp` of each game).
namespace core {

/// Initialises a field of any type; only ever counted with.
struct AnyField {
    template <typename T> operator T() const;
};

/// How many fields an aggregate has. An array counts as one.
template <typename T, typename... Counted> consteval std::size_t fieldCount() {
    if constexpr (requires { T{Counted{}..., AnyField{}}; })
        return fieldCount<T, Counted..., AnyField>();
    else
        return sizeof...(Counted);
}

/// A type all of whose `fields` fields somebody decided about.
template <typename T, std::size_t fields> struct Whole {
    using Type = T;
    static_assert(fieldCount<T>() == fields,
                  "The number of fields has changed: decide who may see each of them.");
};

/// A list of types that is complete: what is not named is not in it.
template <typename... Listed> struct Decisions {
    template <typename T>
    static constexpr bool name = (std::same_as<std::remove_cvref_t<T>, typename Listed::Type> || ...);
};

/// Whether a visitor has an answer for each alternative of a variant.
template <typename Visitor, typename Variant> inline constexpr bool answersAll = false;
template <typename Visitor, typename... Kinds>
inline constexpr bool answersAll<Visitor, std::variant<Kinds...>> = (std::invocable<const Visitor&, Kinds&> &&
                                                                     ...);

} // namespace core
