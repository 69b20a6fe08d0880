// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/flow.h"
#include "engine/genotype/rules/legality.h"

#include <algorithm>
#include <bit>

namespace genotype {

int Flow::johannPlants() const {
    const auto& plots = m_state.player(johannSeat).plots;
    return static_cast<int>(std::count_if(plots.begin(), plots.begin() + johannGardenSize,
                                          [](const Plot& plot) { return !plot.empty(); }));
}

/// Those face down and the one of a hard game.
int Flow::johannAssistants() const {
    return std::popcount(m_state.johann.faceDown) + std::popcount(m_state.player(johannSeat).assistants);
}

/// Rulebook, "Johann's Cardinal Rules": the bottom-most uncovered trait that fits, on the lowest plant and
/// there in the lowest row; lost when there is none. `fits(trait, genotype)`.
template <typename Fits> void Flow::johannValidates(ValidationSource source, Fits&& fits) {
    for (int place = 0; place < johannGardenSize; ++place) {
        const Plot& plot = johann().plots[static_cast<std::size_t>(place)];
        for (auto trait = allTraits.rbegin(); trait != allTraits.rend(); ++trait)
            if (((plot.uncovered() >> static_cast<int>(*trait)) & 1) &&
                fits(*trait, plantCard(plot.plant).genotype(*trait)))
                return johannCovers(place, *trait, source);
    }
    emit(event::ValidationLost{johannSeat, source});
}

void Flow::johannValidatesLowest(ValidationSource source) {
    johannValidates(source, [](Trait, Genotype) { return true; });
}

void Flow::johannValidatesLowest(ValidationSource source, Trait trait) {
    johannValidates(source, [trait](Trait one, Genotype) { return one == trait; });
}

/// One trait, and with Sister May every uncovered copy of its genotype; what is complete then leaves at once.
void Flow::johannCovers(int place, Trait trait, ValidationSource source) {
    auto& plots = johann().plots;
    const Genotype genotype = plantCard(plots[static_cast<std::size_t>(place)].plant).genotype(trait);
    const bool widened =
        johann().has(Assistant::May) && legality::uncoveredCopies(johann(), trait, genotype) > 1;
    const auto bit = static_cast<std::uint8_t>(1u << static_cast<int>(trait));
    for (int other = 0; other < johannGardenSize; ++other) {
        Plot& one = plots[static_cast<std::size_t>(other)];
        const bool reached = other == place || widened;
        if (!reached || !(one.uncovered() & bit) || plantCard(one.plant).genotype(trait) != genotype)
            continue;
        one.covered |= bit;
        emit(event::TraitValidated{johannSeat, static_cast<std::uint8_t>(other), one.plant, trait, genotype,
                                   source, widened ? Widening::SisterMay : Widening::None});
    }
    johannHarvests();
}

/// Complete plants leave with the automa card beside them, and those above slide down.
void Flow::johannHarvests() {
    auto& plots = johann().plots;
    auto& beside = m_state.johann.beside;
    for (std::size_t place = 0; place < johannGardenSize;) {
        if (!plots[place].complete()) {
            ++place;
            continue;
        }
        johann().harvested.insert(plots[place].plant);
        emit(event::PlantHarvested{johannSeat, plots[place].plant, static_cast<std::uint8_t>(place)});
        discardAutoma(beside[place]);
        for (std::size_t above = place; above + 1 < johannGardenSize; ++above) {
            plots[above] = plots[above + 1];
            beside[above] = beside[above + 1];
        }
        plots[johannGardenSize - 1] = {};
        beside[johannGardenSize - 1] = noAutoma;
    }
}

/// A plant from the Nursery or the deck on top of the garden. Instead of a fifth one he validates a trait,
/// and the card stays where it is.
void Flow::johannGains(int place) {
    const int plants = johannPlants();
    if (plants == johannGardenSize)
        return johannValidatesLowest(ValidationSource::FullGarden);
    if (place == deckPlace && !legality::plantDrawable(m_state))
        return;
    const PlantId plant = takePlantFrom(place);
    johann().plots[static_cast<std::size_t>(plants)] = Plot{.plant = plant};
    emit(event::PlantPlaced{johannSeat, plant, CardSource{static_cast<std::uint8_t>(place)},
                            static_cast<std::uint8_t>(plants)});
}

/// Step by step as on the reference card (rulebook, "Automa Phase").
void Flow::automaPhase() {
    m_state.actor = johannSeat;
    emit(event::AutomaPhaseBegan{johannSeat});
    for (const Trait trait : allTraits) {
        Seat& owner = m_state.spaceOwner[static_cast<std::size_t>(firstShiftSpace(trait))];
        if (owner != johannSeat)
            continue;
        owner = noSeat;
        m_state.secondShift.push(johannSeat);
        emit(event::ShiftMoved{johannSeat, trait});
    }
    for (int i = johannAssistants(); i > 0; --i)
        johannValidatesLowest(ValidationSource::Assistants);
    if (johann().has(Assistant::Elisabeth))
        johannValidates(ValidationSource::Elisabeth, [this](Trait trait, Genotype genotype) {
            return (legality::ownGoalGenotypes(m_state, johannSeat, trait) >> static_cast<int>(genotype)) & 1;
        });
    for (int i = 0; i < 1 + johann().newPlots; ++i)
        johannGains(deckPlace);
    if (m_state.johann.difficulty != Difficulty::Easy)
        gain(johannSeat, johannPhaseCoins, CoinReason::AutomaPhase);
    shuffleAutoma();
}

/// Father Omari in a hard game: one die of each colour, each for the bottom-most trait that matches.
void Flow::johannAsksOmari() {
    occupy(Space::Omari);
    johann().omari = true;
    const std::uint8_t shown = rollDieOfEachColour();
    for (const Trait die : allTraits)
        johannValidates(ValidationSource::Omari, [die, shown](Trait trait, Genotype genotype) {
            return trait == die &&
                   genotype == static_cast<Genotype>((shown >> (2 * static_cast<int>(die))) & 3);
        });
}

} // namespace genotype
