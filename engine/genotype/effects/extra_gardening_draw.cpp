// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/extra_gardening_draw.h"

namespace genotype::effects {

using words::counted;

static_assert(toolsWith<ExtraGardeningDraw>.empty(), "only assistants draw cards");

Phrase Unit<ExtraGardeningDraw>::rule(const ExtraGardeningDraw& effect, CardKind) {
    return counted(
        effect.cards, ENGINE_SINGULAR("When you take the Gardening action, you may draw one more card."),
        ENGINE_PLURAL("engine", "When you take the Gardening action, you may draw %n more cards."));
}

} // namespace genotype::effects
