// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/johann/brother_johann.h"

namespace genotype {

/// All nine cards, from wherever they lie.
void BrotherJohann::shuffleCards() {
    Johann& own = m_state.johann;
    own.deck.clear();
    for (const AutomaCard& card : automaCards)
        own.deck.push(card.id);
    own.discard = 0;
    own.action = own.support = noAutoma;
    own.beside.fill(noAutoma);
    m_state.random.shuffle(own.deck);
    report(event::DeckReshuffled{DeckKind::Automa});
}

/// When the deck is empty, the discards are shuffled; cards in use stay where they are. At most four are in
/// use, so there is always one to draw.
Automa BrotherJohann::drawCard() {
    Johann& own = m_state.johann;
    if (own.deck.empty()) {
        for (const AutomaCard& card : automaCards)
            if ((own.discard >> static_cast<int>(card.id)) & 1)
                own.deck.push(card.id);
        own.discard = 0;
        m_state.random.shuffle(own.deck);
        report(event::DeckReshuffled{DeckKind::Automa});
    }
    return own.deck.pop();
}

void BrotherJohann::discardCard(std::uint8_t& place) {
    if (place != noAutoma)
        m_state.johann.discard = static_cast<std::uint16_t>(m_state.johann.discard | (1u << place));
    place = noAutoma;
}

} // namespace genotype
