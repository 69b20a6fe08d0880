// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

namespace app {

/// Whether an event of a game, a variant, is of one of these kinds.
template <typename... Kinds, typename Event> bool isOneOf(const Event& event) {
    return (std::holds_alternative<Kinds>(event) || ...);
}

} // namespace app
