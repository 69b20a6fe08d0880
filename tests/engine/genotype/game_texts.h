// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"
#include "engine/genotype/model/refusal.h"

#include <QtCore/QString>

#include <string_view>
#include <utility>

/// Cards, dice and refusals as tests write them, and back.
namespace tests {

using namespace genotype;

/// The card with these traits, "--" where it asks for none: plant("RR Ff -- --"). Aborts if there is none.
PlantId plant(std::string_view genotypes);
/// A card as people read it, with its traits.
QString plantText(PlantId plant);
/// "not-enough-coins".
QString refusalText(Refusal refusal);
/// "Rr" or "R*": a trait with a pool area.
std::pair<Trait, PoolArea> area(std::string_view text);

/// For a test that asks for the impossible: says so and aborts.
[[noreturn]] void badPosition(const QString& why);

} // namespace tests
