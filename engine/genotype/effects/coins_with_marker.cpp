// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/coins_with_marker.h"

namespace genotype::effects {

using words::counted;

static_assert(assistantsWith<CoinsWithMarker>.empty(), "only tools are played with a marker");

void Unit<CoinsWithMarker>::spend(Moves& moves, Space space, int count) {
    const auto tool = toolFor(space);
    for (int i = 0; tool && i < count; ++i) {
        moves.discardTool(*tool);
        moves.gain(moves.state().actor, effectOf<CoinsWithMarker>(*tool).coins, coinReason(cardOf(*tool)));
    }
}

Phrase Unit<CoinsWithMarker>::rule(const CoinsWithMarker& effect, CardKind) {
    switch (effect.on) {
    case CoinsWithMarker::On::ParentGenes:
        return counted(
            effect.coins, ENGINE_SINGULAR("When you place a marker on Set Parent Genes, gain 1 coin."),
            ENGINE_PLURAL("engine", "When you place a marker on Set Parent Genes, gain %n coins."));
    case CoinsWithMarker::On::FirstShift:
        return counted(effect.coins, ENGINE_SINGULAR("When you place a marker on a 1st Shift, gain 1 coin."),
                       ENGINE_PLURAL("engine", "When you place a marker on a 1st Shift, gain %n coins."));
    case CoinsWithMarker::On::SecondShift:
        return counted(effect.coins,
                       ENGINE_SINGULAR("When you place a marker on the 2nd Shift, gain 1 coin."),
                       ENGINE_PLURAL("engine", "When you place a marker on the 2nd Shift, gain %n coins."));
    }
    return {};
}

} // namespace genotype::effects
