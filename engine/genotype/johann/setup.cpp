// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/johann/brother_johann.h"
#include "engine/genotype/johann/help.h"

namespace genotype {

void BrotherJohann::takeOutAssistant(const Setup& setup) {
    if (setup.johann != Difficulty::Hard)
        return;
    const Assistant chosen =
        setup.johannAssistant != noAssistant
            ? static_cast<Assistant>(setup.johannAssistant)
            : hardAssistants[m_state.random.below(static_cast<std::uint32_t>(hardAssistants.size()))];
    self().assistants = static_cast<std::uint16_t>(1u << static_cast<int>(chosen));
    const auto deck = m_state.assistantDeck;
    m_state.assistantDeck.clear();
    for (const Assistant one : deck)
        if (one != chosen)
            m_state.assistantDeck.push(one);
}

/// Two plants, the first below and the second above, a coin, and his cards.
void BrotherJohann::setUp() {
    self().coins = startingCoins;
    const auto helper =
        static_cast<std::uint8_t>(self().assistants == 0 ? noAssistant : std::countr_zero(self().assistants));
    report(event::JohannJoined{johannSeat, m_state.johann.difficulty, helper});
    for (int i = 0; i < johannStartingPlants; ++i)
        gains(deckPlace);
    shuffleCards();
    johann::visitHelpersOf(self(), [this](auto help, Assistant assistant) {
        if constexpr (requires { help.atSetup(*this, assistant); })
            help.atSetup(*this, assistant);
    });
}

} // namespace genotype
