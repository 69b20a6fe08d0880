// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <type_traits>

/// For `std::visit` with an answer for each kind in a variant. Code that takes the kinds of a variant apart
/// gives no answer for "any other": a new kind then does not compile until somebody has decided what becomes
/// of it. Kinds that are passed over are named, with the reason:
///
///     std::visit(core::Overloaded{
///                    [&](const event::DieRolled& die) { count(die); },
///                    // They move no dice.
///                    [](const core::OneOf<event::TurnBegan, event::TurnEnded> auto&) {},
///                },
///                event);
namespace core {

/// One visitor made of several functions.
template <typename... Cases> struct Overloaded : Cases... { using Cases::operator()...; };
// Clang deduces this by itself from version 17 on.
template <typename... Cases> Overloaded(Cases...) -> Overloaded<Cases...>;

/// One of these kinds.
template <typename T, typename... Kinds>
concept OneOf = (std::same_as<std::remove_cvref_t<T>, Kinds> || ...);

} // namespace core
