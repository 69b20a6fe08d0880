// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/johann/brother_johann.h"
#include "engine/genotype/johann/help.h"

#include <algorithm>

namespace genotype {

void BrotherJohann::beginBreeding() {
    own().shiftsLeft = static_cast<std::uint8_t>(johannShifts + self().diceSlots);
}

/// One shift (rulebook, "Plant Breeding Phase"): a card beside the top-most plant that has none, then its
/// single arrow, its double arrow and its mutation row. A 2nd Shift marker beyond his shifts is lost.
void BrotherJohann::shift(PickStage stage) {
    Johann& own = m_state.johann;
    if (own.shiftsLeft == 0) {
        report(event::PickLost{johannSeat, stage, Trait::SeedShape});
        return;
    }
    johann::visitHelpersOf(self(), [this](auto help, Assistant assistant) {
        if constexpr (requires { help.beforeShift(*this, assistant); })
            help.beforeShift(*this, assistant);
    });
    --own.shiftsLeft;

    const int plants = plantTotal();
    int place = plants - 1;
    while (place >= 0 && own.beside[static_cast<std::size_t>(place)] != noAutoma)
        --place;
    if (place < 0) {
        for (std::size_t beside = 0; beside < johannGardenSize; ++beside)
            discardCard(own.beside[beside]);
        place = plants - 1;
    }
    const Automa drawn = drawCard();
    const AutomaCard& card = automaCard(drawn);
    if (place < 0) { // an empty garden: only the mutation row
        report(event::AutomaDrawn{johannSeat, drawn, AutomaRole::Shift, Refusal::None, 0, noPlant});
        own.action = static_cast<std::uint8_t>(drawn);
        discardCard(own.action);
    } else {
        const auto at = static_cast<std::size_t>(place);
        const PlantId plant = self().plots[at].plant;
        report(event::AutomaDrawn{johannSeat, drawn, AutomaRole::Shift, Refusal::None,
                                  static_cast<std::uint8_t>(place), plant});
        own.beside[at] = static_cast<std::uint8_t>(drawn);
        followsArrow(plant, card.single, false);
        followsArrow(plant, card.twice, true);
    }
    if (card.mutation)
        followsMutationRow(*card.mutation);

    if (own.shiftsLeft == 0) {
        self().passed = true;
        report(event::Passed{johannSeat, Phase::Breeding, true});
    }
}

/// With a die of exactly the plant's genotype he validates the trait and takes one die, or two for the double
/// arrow. With a helper he may need no die. A plant completed by the other arrow is already gone.
void BrotherJohann::followsArrow(PlantId plant, Trait trait, bool twice) {
    const auto& plots = self().plots;
    const auto found = std::find_if(plots.begin(), plots.begin() + johannGardenSize,
                                    [plant](const Plot& plot) { return plot.plant == plant; });
    if (found == plots.begin() + johannGardenSize)
        return;
    const Genotype genotype = plantCard(plant).genotype(trait);
    const auto area = static_cast<PoolArea>(genotype);
    const int there = m_state.bench(trait).pool[static_cast<std::size_t>(area)];
    const int dice = std::min(there, twice ? 2 : 1);
    std::optional<Assistant> helper;
    johann::visitHelpersOf(self(), [&](auto help, Assistant assistant) {
        if constexpr (requires { help.replacesDice; })
            helper = assistant;
    });
    ArrowOutcome outcome = ArrowOutcome::Dice;
    if (!plantCard(plant).has(trait))
        outcome = ArrowOutcome::NotOnPlant;
    else if (!((found->uncovered() >> static_cast<int>(trait)) & 1))
        outcome = ArrowOutcome::Covered;
    else if (dice == 0)
        outcome = helper ? ArrowOutcome::Maria : ArrowOutcome::NoDie;
    const bool takes = outcome == ArrowOutcome::Dice;
    report(event::ArrowFollowed{johannSeat, plant, trait, twice, outcome, genotype,
                                static_cast<std::uint8_t>(takes ? dice : 0)});
    if (!takes && outcome != ArrowOutcome::Maria)
        return;
    for (int die = 0; takes && die < dice; ++die)
        takesDie(trait, area, DieUse::Match);
    covers(static_cast<int>(found - plots.begin()), trait, takes ? ValidationSource::Die : sourceOf(*helper));
}

/// One mutation die, without a partner, for the bottom-most trait of its colour, or for a coin.
void BrotherJohann::followsMutationRow(Trait trait) {
    if (m_state.bench(trait).pool[static_cast<std::size_t>(PoolArea::DeNovo)] == 0) {
        report(event::MutationRowFollowed{johannSeat, trait, MutationOutcome::NoDie});
        return;
    }
    if (uncoveredGenotypes(self()).of(trait) == 0) {
        report(event::MutationRowFollowed{johannSeat, trait, MutationOutcome::Coin});
        takesDie(trait, PoolArea::DeNovo, DieUse::Coin);
        gain(johannSeat, 1, CoinReason::MutationDie);
        return;
    }
    report(event::MutationRowFollowed{johannSeat, trait, MutationOutcome::Validates});
    takesDie(trait, PoolArea::DeNovo, DieUse::Match);
    validatesLowest(ValidationSource::Die, trait);
}

/// Set aside until the next round: he has no slots. Precondition: there is such a die in the pool.
void BrotherJohann::takesDie(Trait trait, PoolArea area, DieUse use) {
    Bench& bench = m_state.bench(trait);
    for (std::uint8_t i = 0; i < dicePerTrait; ++i) {
        Die& die = bench.dice[i];
        if (die.place != DiePlace::Pool || poolAreaOf(bench.parents, die.face) != area)
            continue;
        die.place = DiePlace::Aside;
        die.holder = johannSeat;
        --bench.pool[static_cast<std::size_t>(area)];
        report(event::DieTaken{johannSeat, trait, area, use, i, DiePlace::Aside});
        return;
    }
}

} // namespace genotype
