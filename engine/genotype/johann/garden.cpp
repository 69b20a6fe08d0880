// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/johann/brother_johann.h"
#include "engine/genotype/johann/help.h"

#include <algorithm>
#include <bit>

namespace genotype {

int BrotherJohann::plantTotal() const {
    const auto& plots = m_state.player(johannSeat).plots;
    return static_cast<int>(std::count_if(plots.begin(), plots.begin() + johannGardenSize,
                                          [](const Plot& plot) { return !plot.empty(); }));
}

int BrotherJohann::assistantTotal() const {
    return std::popcount(m_state.johann.faceDown);
}

void BrotherJohann::validatesLowest(ValidationSource source) {
    validates(source, [](Trait, Genotype) { return true; });
}

void BrotherJohann::validatesLowest(ValidationSource source, Trait trait) {
    validates(source, [trait](Trait one, Genotype) { return one == trait; });
}

/// One trait, or, with a helper who widens, every uncovered copy of its genotype; plants that are then
/// complete leave immediately.
void BrotherJohann::covers(int place, Trait trait, ValidationSource source) {
    auto& plots = self().plots;
    const Genotype genotype = plantCard(plots[static_cast<std::size_t>(place)].plant).genotype(trait);
    Widening widening = Widening::None;
    johann::visitHelpersOf(self(), [&](auto help, Assistant) {
        if constexpr (requires { help.widening; })
            widening = uncoveredCopies(self(), trait, genotype) > 1 ? help.widening : Widening::None;
    });
    const auto bit = static_cast<std::uint8_t>(1u << static_cast<int>(trait));
    for (int other = 0; other < johannGardenSize; ++other) {
        Plot& one = plots[static_cast<std::size_t>(other)];
        const bool reached = other == place || widening != Widening::None;
        if (!reached || !(one.uncovered() & bit) || plantCard(one.plant).genotype(trait) != genotype)
            continue;
        one.covered |= bit;
        report(event::TraitValidated{johannSeat, static_cast<std::uint8_t>(other), one.plant, trait, genotype,
                                     source, widening});
    }
    harvests();
}

/// Complete plants leave with the automa card beside them, and the plants above slide down.
void BrotherJohann::harvests() {
    auto& plots = self().plots;
    auto& beside = m_state.johann.beside;
    for (std::size_t place = 0; place < johannGardenSize;) {
        if (!plots[place].complete()) {
            ++place;
            continue;
        }
        self().harvested.insert(plots[place].plant);
        report(event::PlantHarvested{johannSeat, plots[place].plant, static_cast<std::uint8_t>(place)});
        discardCard(beside[place]);
        for (std::size_t above = place; above + 1 < johannGardenSize; ++above) {
            plots[above] = plots[above + 1];
            beside[above] = beside[above + 1];
        }
        plots[johannGardenSize - 1] = {};
        beside[johannGardenSize - 1] = noAutoma;
    }
}

/// Puts a plant from the Nursery or the deck on top of the garden. Instead of a fifth plant he validates a
/// trait, and the card stays where it is.
void BrotherJohann::gains(int place) {
    const int plants = plantTotal();
    if (plants == johannGardenSize)
        return validatesLowest(ValidationSource::FullGarden);
    if (place == deckPlace && !plantDrawable(m_state))
        return;
    const PlantId plant = takePlantFrom(place);
    self().plots[static_cast<std::size_t>(plants)] = Plot{.plant = plant};
    report(event::PlantPlaced{johannSeat, plant, CardSource{static_cast<std::uint8_t>(place)},
                              static_cast<std::uint8_t>(plants)});
}

/// Step by step as on the reference card (rulebook, "Automa Phase").
void BrotherJohann::automaPhase() {
    m_state.actor = johannSeat;
    report(event::AutomaPhaseBegan{johannSeat});
    for (const Trait trait : allTraits) {
        Seat& owner = m_state.spaceOwner[static_cast<std::size_t>(firstShiftSpace(trait))];
        if (owner != johannSeat)
            continue;
        owner = noSeat;
        m_state.secondShift.push(johannSeat);
        report(event::ShiftMoved{johannSeat, trait});
    }
    for (int i = assistantTotal(); i > 0; --i)
        validatesLowest(ValidationSource::Assistants);
    johann::visitHelpersOf(self(), [this](auto help, Assistant assistant) {
        if constexpr (requires { help.inAutomaPhase(*this, assistant); })
            help.inAutomaPhase(*this, assistant);
    });
    for (int i = 0; i < 1 + self().newPlots; ++i)
        gains(deckPlace);
    if (m_state.johann.difficulty != Difficulty::Easy)
        gain(johannSeat, johannPhaseCoins, CoinReason::AutomaPhase);
    shuffleCards();
}

} // namespace genotype
