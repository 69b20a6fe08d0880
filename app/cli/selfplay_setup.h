// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/game.h"
#include "engine/genomewars/game.h"
#include "engine/genotype/game.h"
#include "selfplay.h"

#include <nlohmann/json.hpp>

namespace cli {

/// The setup that the options of selfplay ask for. Throws UserError where they make none, or where one does
/// not go with the game. Each game has its own, declared here.
template <typename G> typename G::Setup setupOf(const SelfplayOptions& options);
template <> genotype::Setup setupOf<genotype::Game>(const SelfplayOptions& options);
template <> genecards::Setup setupOf<genecards::Game>(const SelfplayOptions& options);
template <> genomewars::Setup setupOf<genomewars::Game>(const SelfplayOptions& options);

/// What the printed object says of a setup behind the number of players, and, behind the speeds, of the means
/// by seat. Games that have nothing to say use these.
inline void describe(const auto&, nlohmann::ordered_json&) {}
inline void describeMeans(const auto&, const std::vector<double>&, nlohmann::ordered_json&) {}
/// The key of the means by seat.
inline const char* pointsKey(const auto&) {
    return "mean_scores";
}
inline const char* pointsKey(const genomewars::Setup&) {
    return "mean_populations";
}
void describe(const genotype::Setup& setup, nlohmann::ordered_json& result);
void describe(const genecards::Setup& setup, nlohmann::ordered_json& result);
void describe(const genomewars::Setup& setup, nlohmann::ordered_json& result);
void describeMeans(const genotype::Setup& setup, const std::vector<double>& means,
                   nlohmann::ordered_json& result);

} // namespace cli
