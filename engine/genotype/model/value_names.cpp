// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/value_names.h"

namespace genotype {

namespace {

// In the order of the enums.
constexpr std::array<std::string_view, refusalCount> refusals{
    "none",
    "game-over",
    "not-an-action",
    "wrong-phase",
    "other-choice-first",
    "not-asked-now",
    "already-placed-marker",
    "marker-first",
    "space-taken",
    "space-not-in-this-game",
    "not-your-assistant",
    "not-enough-coins",
    "no-uncovered-trait",
    "no-free-goal",
    "no-goal-marker-left",
    "goal-taken",
    "goal-not-in-this-game",
    "side-taken",
    "side-free",
    "bonus-tool-not-held",
    "bonus-tool-other-space",
    "place-empty",
    "deck-empty",
    "plant-not-in-hand",
    "plant-not-in-bag",
    "plot-taken",
    "no-such-plot",
    "plot-out-of-order",
    "trait-not-on-plant",
    "trait-covered",
    "genotype-does-not-match",
    "not-your-goal",
    "die-used-up",
    "nothing-to-widen",
    "tool-not-held",
    "tool-needs-its-moment",
    "tool-would-do-nothing",
    "assistant-used",
    "assistant-works-alone",
    "funnel-first",
    "must-use-pick",
    "must-draw",
    "no-such-die",
    "no-dice-slot",
    "wrong-colour",
    "knife-needs-a-die",
    "knife-not-held",
    "pick-is-over",
    "mutation-has-no-genotype",
    "only-mutations-pay-a-coin",
    "franz-not-needed-yet",
    "out-of-stock",
    "marker-limit",
    "grant-not-held",
    "grant-would-do-nothing",
    "not-offered",
};
static_assert(!refusals.back().empty());
constexpr std::array<std::string_view, sideCount> sides{"left", "top"};
constexpr std::array<std::string_view, 5> dieUses{"match", "coin", "pair", "rake", "maria"};
constexpr std::array<std::string_view, 3> widenings{"none", "brush", "may"};
constexpr std::array<std::string_view, upgradeKinds> upgrades{"plot", "slot", "marker", "assistant"};
constexpr std::array<std::string_view, 4> difficulties{"none", "easy", "standard", "hard"};

} // namespace

std::string_view notation(Refusal refusal) {
    return refusals[static_cast<std::size_t>(refusal)];
}

std::string_view notation(Side side) {
    return sides[static_cast<std::size_t>(side)];
}

std::string_view notation(DieUse use) {
    return dieUses[static_cast<std::size_t>(use)];
}

std::string_view notation(Widening widening) {
    return widenings[static_cast<std::size_t>(widening)];
}

std::string_view notation(Upgrade upgrade) {
    return upgrades[static_cast<std::size_t>(upgrade)];
}

std::string_view notation(Difficulty difficulty) {
    return difficulties[static_cast<std::size_t>(difficulty)];
}

} // namespace genotype
