// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/bots/roster.h"

#include "engine/genecards/bots/search.h"
#include "engine/genecards/bots/thoughtful_bot.h"

#include <array>

namespace core {

const Bot<genecards::Game>* Roster<genecards::Game>::find(std::string_view id) {
    static const RandomBot<genecards::Game> random;
    static const genecards::ThoughtfulBot thoughtful;
    static const genecards::SearchBot monod;
    if (id == "random")
        return &random;
    if (id == "thoughtful")
        return &thoughtful;
    return id == "monod" ? &monod : nullptr;
}

std::span<const std::string_view> Roster<genecards::Game>::ids() {
    static constexpr std::array<std::string_view, 3> ids{"random", "thoughtful", "monod"};
    return ids;
}

} // namespace core
