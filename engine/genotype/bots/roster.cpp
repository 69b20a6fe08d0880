// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/roster.h"

#include "engine/genotype/bots/novice_bot.h"
#include "engine/genotype/bots/one_step_bot.h"
#include "engine/genotype/bots/search_bot.h"
#include "engine/genotype/bots/value_net.h"

#include <array>

namespace core {

const Bot<genotype::Game>* Roster<genotype::Game>::find(std::string_view id) {
    static const RandomBot<genotype::Game> random;
    static const genotype::NoviceBot novice;
    static const genotype::OneStepBot apprentice(genotype::linearJudge);
    static const genotype::OneStepBot net(genotype::netJudge);
    static const genotype::SearchBot researcher(genotype::researcherOptions, false);
    static const genotype::SearchBot mendel(genotype::mendelOptions, true);
    static const genotype::SearchBot mendelByWeights(genotype::mendelByWeights, true);
    if (id == "random")
        return &random;
    if (id == "novice" || id == "simple")
        return &novice;
    if (id == "apprentice")
        return &apprentice;
    // For measurements; not levels.
    if (id == "net")
        return &net;
    if (id == "mendel-by-weights")
        return &mendelByWeights;
    if (id == "researcher")
        return &researcher;
    return id == "mendel" ? &mendel : nullptr;
}

std::span<const std::string_view> Roster<genotype::Game>::ids() {
    static constexpr std::array<std::string_view, 5> ids{"random", "novice", "apprentice", "researcher",
                                                         "mendel"};
    return ids;
}

} // namespace core
