// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/game.h"
#include "engine/genomewars/game.h"
#include "engine/genotype/game.h"
#include "selfplay.h"

#include <nlohmann/json.hpp>

namespace cli {

/// The setup that selfplay's options describe. Throws UserError if they describe none, or if an option does
/// not apply to the game. Each game has its own, declared here.
template <typename G> typename G::Setup setupOf(const SelfplayOptions& options);
template <> genotype::Setup setupOf<genotype::Game>(const SelfplayOptions& options);
template <> genecards::Setup setupOf<genecards::Game>(const SelfplayOptions& options);
template <> genomewars::Setup setupOf<genomewars::Game>(const SelfplayOptions& options);

/// What the printed object says about a setup after the number of players, and about the means by seat after
/// the speeds. Games with nothing to add use these.
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
