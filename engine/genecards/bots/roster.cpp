// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/bots/roster.h"

#include "engine/genecards/bots/thoughtful_bot.h"

#include <array>

namespace core {

const Bot<genecards::Game>* Roster<genecards::Game>::find(std::string_view id) {
    static const RandomBot<genecards::Game> random;
    static const genecards::ThoughtfulBot thoughtful;
    if (id == "random")
        return &random;
    return id == "thoughtful" ? &thoughtful : nullptr;
}

std::span<const std::string_view> Roster<genecards::Game>::ids() {
    static constexpr std::array<std::string_view, 2> ids{"random", "thoughtful"};
    return ids;
}

} // namespace core
