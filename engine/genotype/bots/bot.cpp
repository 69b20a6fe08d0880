// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/bot.h"

#include "engine/genotype/bots/apprentice_bot.h"
#include "engine/genotype/bots/novice_bot.h"
#include "engine/genotype/bots/search_bot.h"

#include <array>

namespace genotype {

namespace {

constexpr std::array<std::string_view, 5> ids{"random", "novice", "apprentice", "researcher", "mendel"};

} // namespace

const Bot* findBot(std::string_view id) {
    static const core::RandomBot<Game> random;
    static const NoviceBot novice;
    static const ApprenticeBot apprentice;
    static const SearchBot researcher(researcherOptions, false);
    static const SearchBot mendel(mendelOptions, true);
    if (id == "random")
        return &random;
    if (id == "novice" || id == "simple")
        return &novice;
    if (id == "apprentice")
        return &apprentice;
    if (id == "researcher")
        return &researcher;
    return id == "mendel" ? &mendel : nullptr;
}

std::span<const std::string_view> botIds() {
    return ids;
}

} // namespace genotype
