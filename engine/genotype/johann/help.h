// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/johann/help_lower_costs.h"
#include "engine/genotype/johann/help_rented_slots.h"
#include "engine/genotype/johann/help_roll_own_dice.h"
#include "engine/genotype/johann/help_validate_goal_trait.h"
#include "engine/genotype/johann/help_widen_validation.h"
#include "engine/genotype/johann/help_wild_die.h"

/// All helpers of Brother Johann. His phases call whoever helps him, never knowing who it is.
namespace genotype::johann {

namespace detail {
template <typename Visit, std::size_t... places>
constexpr void visitHelpers(const Visit& visit, std::index_sequence<places...>) {
    constexpr auto code = [](Assistant helper) { return static_cast<std::size_t>(cardOf(helper)); };
    (..., visit(Help<decltype(effects::effectAt<code(hardAssistants[places])>())>{}, hardAssistants[places]));
}
} // namespace detail

/// Calls visit(help, assistant) for each of `hardAssistants`.
template <typename Visit> constexpr void visitHelpers(const Visit& visit) {
    detail::visitHelpers(visit, std::make_index_sequence<hardAssistants.size()>{});
}

/// The same for those who work for this player: one in a hard game, otherwise none. (Assistants he hires are
/// face down and do not count as working.)
template <typename Visit> void visitHelpersOf(const Player& he, const Visit& visit) {
    if (he.assistants == 0)
        return;
    visitHelpers([&](auto help, Assistant assistant) {
        if (he.has(assistant))
            visit(help, assistant);
    });
}

/// What the assistant does for him: one of `hardAssistants` in a hard game; for others, what every face-down
/// assistant does.
Phrase ruleOf(Assistant assistant);

} // namespace genotype::johann
