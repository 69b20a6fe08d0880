// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/board/upgrades.h"
#include "engine/genotype/johann/brother_johann.h"
#include "engine/genotype/johann/decisions.h"
#include "engine/genotype/johann/help.h"

namespace genotype {

void BrotherJohann::beginUpgrades() {
    for (std::uint8_t& card : m_state.johann.beside)
        discardCard(card);
    int purchases = johannPurchases(m_state.johann.difficulty);
    johann::visitHelpersOf(self(), [&](auto help, Assistant) {
        if constexpr (requires { help.purchases; })
            purchases = help.purchases;
    });
    m_state.johann.purchasesLeft = static_cast<std::uint8_t>(purchases);
}

/// One upgrade: the one that the double arrow points to, on the first card whose upgrade he can buy.
void BrotherJohann::purchase() {
    Johann& own = m_state.johann;
    bool any = false;
    for (int kind = 0; kind < upgradeKinds; ++kind)
        any = any || automa::upgradeRefusal(m_state, static_cast<Upgrade>(kind)) == Refusal::None;
    if (own.purchasesLeft == 0 || !any) {
        self().passed = true;
        report(event::Passed{johannSeat, Phase::Upgrades, own.purchasesLeft > 0});
        return;
    }
    --own.purchasesLeft;
    discardCard(own.support);
    const Automa card = drawFor(AutomaRole::Upgrade, own.action, [this](Automa drawn) {
        return automa::upgradeRefusal(m_state, upgradeOfRow(automaCard(drawn).twice));
    });
    const Upgrade upgrade = upgradeOfRow(automaCard(card).twice);
    takeUpgrade(*this, upgrade, priceFor(m_state, johannSeat, upgrade), 0);
    if (upgrade == Upgrade::Assistant)
        hires();
}

/// The pips of a support card point to the assistant, or to the next one to the right. Hired assistants are
/// placed face down: only their number counts.
void BrotherJohann::hires() {
    const Automa support =
        drawFor(AutomaRole::Hire, m_state.johann.support, [](Automa) { return Refusal::None; });
    auto& row = m_state.assistantsForHire;
    std::size_t place = static_cast<std::size_t>(automaCard(support).pips - 1);
    while (row[place] == noAssistant)
        place = (place + 1) % row.size();
    m_state.johann.faceDown = static_cast<std::uint16_t>(m_state.johann.faceDown | (1u << row[place]));
    report(event::AssistantHired{johannSeat, static_cast<Assistant>(row[place])});
    row[place] = noAssistant;
}

} // namespace genotype
