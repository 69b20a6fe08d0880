// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/words.h"

namespace genomewars::words {

Phrase prompt(const State& visible, Seat seat, const std::vector<std::string>& names) {
    if (visible.finished())
        return {ENGINE_TEXT("engine", "The game is over."), {}};
    const bool own = seat == visible.actor;
    const Phrase who = name(Table{names}, visible.actor);
    switch (visible.now().kind) {
    case PendingKind::Genome:
        if (own)
            return {ENGINE_TEXT("engine", "Choose four alleles for your genome."), {}};
        return {ENGINE_TEXT("engine", "%1 is choosing four alleles for its genome."), {who}};
    case PendingKind::Roll:
        if (own)
            return {ENGINE_TEXT("engine", "Your turn: roll the two dice."), {}};
        return {ENGINE_TEXT("engine", "%1 rolls the two dice."), {who}};
    case PendingKind::Mutation:
        if (own)
            return {ENGINE_TEXT("engine", "Mutation: choose one of your alleles and what it becomes."), {}};
        return {ENGINE_TEXT("engine", "Mutation: %1 is choosing one of its alleles and what it becomes."),
                {who}};
    }
    return {};
}

Phrase label(const State&, const Action& action) {
    switch (action.kind) {
    case ActionKind::ChooseGenome:
        return {ENGINE_TEXT("engine", "Choose the genome %1"), {description(action.genome())}};
    case ActionKind::Roll: return {ENGINE_TEXT("engine", "Roll the dice"), {}};
    case ActionKind::Mutate:
        return {ENGINE_TEXT("engine", "%1 becomes %2"), {name(action.from()), name(action.to())}};
    }
    return {};
}

} // namespace genomewars::words
