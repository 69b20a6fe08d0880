// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/bots/roster.h"

#include "engine/genomewars/bots/evolver_bot.h"

#include <array>

namespace core {

const Bot<genomewars::Game>* Roster<genomewars::Game>::find(std::string_view id) {
    static const RandomBot<genomewars::Game> random;
    static const genomewars::EvolverBot evolver;
    if (id == "random")
        return &random;
    return id == "evolver" ? &evolver : nullptr;
}

std::span<const std::string_view> Roster<genomewars::Game>::ids() {
    static constexpr std::array<std::string_view, 2> ids{"random", "evolver"};
    return ids;
}

} // namespace core
