// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/johann/decisions.h"
#include "engine/genotype/rules/flow.h"

namespace genotype {

/// Out of the deck before any assistant is shown. Precondition: the deck is shuffled.
void Flow::takeOutJohannsAssistant(const Setup& setup) {
    if (setup.johann != Difficulty::Hard)
        return;
    const Assistant chosen =
        setup.johannAssistant != noAssistant
            ? static_cast<Assistant>(setup.johannAssistant)
            : hardAssistants[m_state.random.below(static_cast<std::uint32_t>(hardAssistants.size()))];
    johann().assistants = static_cast<std::uint16_t>(1u << static_cast<int>(chosen));
    const auto deck = m_state.assistantDeck;
    m_state.assistantDeck.clear();
    for (const Assistant one : deck)
        if (one != chosen)
            m_state.assistantDeck.push(one);
}

/// Two plants, the first below and the second above, a coin, and his cards. Sister Elisabeth marks a goal
/// with the letter of a support card, free of cost.
void Flow::setUpJohann() {
    johann().coins = startingCoins;
    const auto helper = static_cast<std::uint8_t>(
        johann().assistants == 0 ? noAssistant : std::countr_zero(johann().assistants));
    emit(event::JohannJoined{johannSeat, m_state.johann.difficulty, helper});
    for (int i = 0; i < johannStartingPlants; ++i)
        johannGains(deckPlace);
    shuffleAutoma();
    if (!johann().has(Assistant::Elisabeth))
        return;
    const Automa card = drawAutomaFor(AutomaRole::SetupGoal, m_state.johann.support, [](Automa drawn) {
        return automaCard(drawn).letter ? Refusal::None : Refusal::NotOffered;
    });
    const AutomaLetter letter = *automaCard(card).letter;
    johannMarks(letter);
    shuffleAutoma();
}

} // namespace genotype
