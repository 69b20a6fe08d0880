// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/bots/roster.h"

#include "engine/genomewars/bots/evolver_bot.h"
#include "engine/genomewars/bots/naturalist_bot.h"
#include "engine/genomewars/bots/search.h"

#include <array>

namespace core {

const Bot<genomewars::Game>* Roster<genomewars::Game>::find(std::string_view id) {
    static const RandomBot<genomewars::Game> random;
    static const genomewars::EvolverBot evolver;
    static const genomewars::NaturalistBot naturalist;
    static const genomewars::SearchBot darwin;
    if (id == "random")
        return &random;
    if (id == "evolver")
        return &evolver;
    if (id == "naturalist")
        return &naturalist;
    return id == "darwin" ? &darwin : nullptr;
}

std::span<const std::string_view> Roster<genomewars::Game>::ids() {
    static constexpr std::array<std::string_view, 4> ids{"random", "evolver", "naturalist", "darwin"};
    return ids;
}

} // namespace core
