// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/evaluation.h"
#include "engine/genotype/bots/value_net.h"

#include <array>
#include <string>

/// The text of a file in weights/, for the programs that fit weights. weight_reader.h reads it.
namespace genotype {

/// The first lines. `head`: what the weights are, without line feeds.
std::string weightHead(const std::string& head);

/// Nets. `remarks`: a comment on each.
std::string netText(const ValueNets& nets, const std::array<std::string, maxRounds>& remarks);

/// What `evaluationText` and `roundText` say of one table.
struct WeightTable {
    std::string remark;
    EvaluationWeights weights;
};
std::string evaluationText(const WeightTable& weights);
/// For games of two to five, for the player against Brother Johann, and for him.
std::string roundText(const WeightTable& table, const WeightTable& solo, const WeightTable& johann);

} // namespace genotype
