// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/garden_history.h"

#include <algorithm>

namespace lessons::pedigree {

using namespace genotype;

GardenHistory::GardenHistory(Seat seat) : m_seat(seat) {
    for (const Trait trait : allTraits)
        m_genes[static_cast<std::size_t>(trait)].trait = trait;
}

void GardenHistory::read(const Event& event) {
    if (const auto* rolled = std::get_if<event::DieRolled>(&event)) {
        read(*rolled);
    } else if (const auto* taken = std::get_if<event::DieTaken>(&event); taken && taken->seat == m_seat) {
        read(*taken);
    } else if (const auto* trait = std::get_if<event::TraitValidated>(&event);
               trait && trait->seat == m_seat) {
        read(*trait);
    } else if (const auto* lost = std::get_if<event::ValidationLost>(&event); lost && lost->seat == m_seat) {
        m_taken.clear();
    }
}

void GardenHistory::read(const event::DieRolled& die) {
    const auto trait = static_cast<std::size_t>(die.trait);
    Rolled rolled{.trait = die.trait, .parents = die.parents};
    rolled.mutation = die.face == DieFace::Mutation;
    if (!rolled.mutation)
        rolled.offspring.genotype = punnettCell(die.parents, static_cast<int>(die.face));
    rolled.offspring.round = die.round;
    rolled.offspring.omari = die.omari;
    if (!die.omari)
        m_pool[trait][die.die] = rolled;
    else if (die.seat == m_seat)
        m_omari[trait] = rolled;
}

/// Two dice can be taken at once, before the trait is validated.
void GardenHistory::read(const event::DieTaken& die) {
    if (m_used)
        m_taken.clear();
    m_used = false;
    m_taken.push_back(m_pool[static_cast<std::size_t>(die.trait)][die.die]);
}

void GardenHistory::read(const event::TraitValidated& trait) {
    if (Rolled* die = dieFor(trait))
        inTheGarden(*die).plants.push_back(trait.plant);
    else
        m_genes[static_cast<std::size_t>(trait.trait)].given.push_back(
            {trait.plant, trait.genotype, trait.source});
}

GardenHistory::Rolled* GardenHistory::dieFor(const event::TraitValidated& trait) {
    const auto fits = [&trait](const Rolled& one) {
        return one.trait == trait.trait && !one.mutation && one.offspring.genotype == trait.genotype;
    };
    if (trait.source == ValidationSource::Die) {
        m_used = true;
        const auto found = std::ranges::find_if(m_taken, fits);
        return found != m_taken.end() ? &*found : nullptr;
    }
    auto& omari = m_omari[static_cast<std::size_t>(trait.trait)];
    return trait.source == sourceOf(Assistant::Omari) && omari && fits(*omari) ? &*omari : nullptr;
}

GardenOffspring& GardenHistory::inTheGarden(Rolled& die) {
    auto& crosses = m_genes[static_cast<std::size_t>(die.trait)].crosses;
    auto cross = std::ranges::find(crosses, die.parents, &GardenCross::parents);
    if (cross == crosses.end())
        cross = crosses.insert(crosses.end(), GardenCross{die.parents, {}});
    if (!die.isInTheGarden)
        cross->offspring.push_back(die.offspring);
    die.isInTheGarden = true;
    return cross->offspring.back();
}

} // namespace lessons::pedigree
