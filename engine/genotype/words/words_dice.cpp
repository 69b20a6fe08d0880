// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/catalogue.h"
#include "engine/genotype/words/words.h"
#include "engine/genotype/words/words_parts.h"

#include <algorithm>

namespace genotype::words {

namespace {

/// An uncovered trait that taken dice may validate.
struct Box {
    PlantId plant;
    Genotype genotype;
};

std::vector<Box> boxesFor(const Player& player, const Action& action) {
    std::vector<Box> boxes;
    for (const Plot& plot : player.plots) {
        if (!((plot.uncovered() >> static_cast<int>(action.trait)) & 1))
            continue;
        const Genotype genotype = plantCard(plot.plant).genotype(action.trait);
        if (action.use() != DieUse::Match || static_cast<int>(genotype) == static_cast<int>(action.area))
            boxes.push_back({plot.plant, genotype});
    }
    return boxes;
}

/// What a card or a second die makes of the die; empty if it stays as it is. `genotype`: the only one that
/// it can stand for, if there is only one.
Phrase changed(const Action& action, const std::optional<std::string>& genotype) {
    const auto either = [&genotype](const char* one, const char* any) {
        return genotype ? Phrase{one, {*genotype}} : Phrase{any, {}};
    };
    switch (action.use()) {
    case DieUse::Rake:
        return either(ENGINE_TEXT("engine", "The Rake makes this die %1."),
                      ENGINE_TEXT("engine", "The Rake makes this die any genotype."));
    case DieUse::Maria:
        return either(ENGINE_TEXT("engine", "Sister Maria makes this die %1."),
                      ENGINE_TEXT("engine", "Sister Maria makes this die any genotype."));
    case DieUse::Pair:
        if (action.partner == PoolArea::DeNovo)
            return either(ENGINE_TEXT("engine", "Two mutations together count as %1."),
                          ENGINE_TEXT("engine", "Two mutations together count as any genotype."));
        return either(ENGINE_TEXT("engine", "Together with a mutation, this die counts as %1."),
                      ENGINE_TEXT("engine", "Together with a mutation, this die counts as any genotype."));
    case DieUse::Match:
    case DieUse::Coin: break;
    }
    return {};
}

Phrase validated(const std::vector<Box>& boxes, Trait trait) {
    if (boxes.size() == 1)
        return {ENGINE_TEXT("engine", "That validates %1 on your plant %2."),
                {std::string(notation(trait, boxes.front().genotype)), traits(boxes.front().plant)}};
    return counted(static_cast<int>(boxes.size()),
                   ENGINE_SINGULAR("Then you choose which trait it validates."),
                   ENGINE_PLURAL("engine", "Then you choose which of %n traits it validates."));
}

} // namespace

Phrase outcome(const State& visible, const Action& action) {
    if (action.kind != ActionKind::TakeDie || action.use() == DieUse::Coin || visible.actor == noSeat)
        return {};
    const std::vector<Box> boxes = boxesFor(visible.player(visible.actor), action);
    if (boxes.empty())
        return {};
    const bool alike = std::ranges::all_of(
        boxes, [&boxes](const Box& box) { return box.genotype == boxes.front().genotype; });
    std::optional<std::string> genotype;
    if (alike)
        genotype = std::string(notation(action.trait, boxes.front().genotype));
    if (action.use() == DieUse::Match)
        return validated(boxes, action.trait);
    return sentences(changed(action, genotype), validated(boxes, action.trait));
}

} // namespace genotype::words
