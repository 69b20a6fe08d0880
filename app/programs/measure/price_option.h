// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

#include <array>
#include <string>
#include <vector>

namespace cli {

using Prices = std::array<genotype::PriceScale, genotype::upgradeKinds>;

/// The catalogue's prices with those that the texts name: "plot=1:1,2,3,4" is the upgrade, the price on which
/// its bead begins, and its four steps, each above the one before. Throws UserError for anything else.
Prices pricesOf(const std::vector<std::string>& texts);

/// "1:1,2,3,4"
std::string textOf(const genotype::PriceScale& scale);

/// A game that has not come to its first upgrade is played with these prices.
void setPrices(genotype::State& state, const Prices& prices);

} // namespace cli
