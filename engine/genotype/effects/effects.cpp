// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/effects.h"

namespace genotype::effects {

Refusal toolRefusal(const State& state, Seat seat, Tool tool) {
    if (state.player(seat).toolCount(tool) == 0)
        return Refusal::ToolNotHeld;
    Refusal refusal = Refusal::ToolNeedsItsMoment;
    withCard(tool, [&](auto unit, const auto& effect) {
        if constexpr (unit.moment(CardKind::Tool) == Moment::OwnTurn)
            refusal = unit.refusal(effect, state, seat);
    });
    return refusal;
}

Refusal assistantRefusal(const State& state, Seat seat, Assistant assistant) {
    const Player& player = state.player(seat);
    if (!player.has(assistant))
        return Refusal::NotYourAssistant;
    Refusal refusal = Refusal::AssistantWorksAlone;
    withCard(assistant, [&](auto unit, const auto& effect) {
        if constexpr (unit.moment(CardKind::Assistant) == Moment::OwnTurn)
            refusal = player.hasUsed(assistant) ? Refusal::AssistantUsed : unit.refusal(effect, state, seat);
    });
    return refusal;
}

bool anyOwnTurn(const State& state) {
    return visitOwnTurn(state, [](const Action&) { return true; });
}

void play(Moves& moves, Tool tool) {
    withCard(tool, [&](auto unit, const auto& effect) {
        if constexpr (requires { unit.staysOnTable; })
            moves.playOntoTable(tool);
        else
            moves.discardTool(tool);
        if constexpr (requires { unit.apply(effect, cardOf(tool), moves); })
            unit.apply(effect, cardOf(tool), moves);
    });
}

void use(Moves& moves, Assistant assistant) {
    moves.actor().markUsed(assistant);
    moves.report(event::AssistantUsed{moves.state().actor, assistant});
    withCard(assistant, [&](auto unit, const auto& effect) {
        if constexpr (requires { unit.apply(effect, cardOf(assistant), moves); })
            unit.apply(effect, cardOf(assistant), moves);
    });
}

bool mustPlayFirst(const Player& player) {
    return visitCards([&]<std::size_t code>() {
        if constexpr (code < toolKinds && isPlayedAtOnce(static_cast<Tool>(code)))
            return player.toolCount(static_cast<Tool>(code)) > 0;
        return false;
    });
}

Refusal missed(Card card, const Pending& pending, Trait trait) {
    Refusal refusal = Refusal::None;
    withCard(card, [&](auto unit, const auto&) {
        if constexpr (requires { unit.missed(pending, trait); })
            refusal = unit.missed(pending, trait);
    });
    return refusal;
}

bool hired(Moves& moves, Assistant assistant) {
    bool follows = false;
    withCard(assistant, [&](auto unit, const auto& effect) {
        if constexpr (requires { unit.hired(effect, moves); })
            follows = unit.hired(effect, moves);
    });
    return follows;
}

Phrase rule(Card card) {
    Phrase phrase;
    withCard(card, [&](auto unit, const auto& effect) { phrase = unit.rule(effect, kindOf(card)); });
    return phrase;
}

Phrase label(Assistant assistant) {
    const Card card = cardOf(assistant);
    Phrase phrase{ENGINE_TEXT("engine", "Ask %1 for help"), {name(card)}};
    withCard(card, [&](auto unit, const auto&) {
        if constexpr (requires { unit.label(card); })
            phrase = unit.label(card);
    });
    return phrase;
}

Phrase prompt(Card card) {
    Phrase phrase{ENGINE_TEXT("engine", "%1: choose a trait to validate."), {name(card)}};
    withCard(card, [&](auto unit, const auto&) {
        if constexpr (requires { unit.prompt(card); })
            phrase = unit.prompt(card);
    });
    return phrase;
}

} // namespace genotype::effects
