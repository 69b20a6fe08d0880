// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/instinct.h"

#include "engine/genotype/rules/rules.h"

#include <algorithm>

namespace genotype {

int Instinct::cost(int coins) const {
    return coin * costFor(m_player, coins);
}

int Instinct::worth(const Action& action) const {
    switch (action.kind) {
    case ActionKind::ChooseSetup:
        return 2 * plantWorth(m_state, m_seat, action.plant()) + plantWorth(m_state, m_seat, action.kept());
    case ActionKind::PlaceMarker: return marker(action);
    case ActionKind::PlaceGeneTile:
    case ActionKind::RemoveGeneTile: return geneTile(action);
    case ActionKind::TakePlant: return plant(action.place);
    case ActionKind::TakeTool: return toolAt(action.place);
    case ActionKind::KeepPlant: return plantWorth(m_state, m_seat, action.plant());
    case ActionKind::Harvest: return 150;
    case ActionKind::Sow: return plantWorth(m_state, m_seat, action.plant());
    case ActionKind::Validate: return validation(action);
    case ActionKind::ChooseGoal: return goalWorth(m_state, m_seat, action.trait, action.goal());
    case ActionKind::PlayTool: return feeling(action.tool()).played(*this);
    case ActionKind::UseAssistant: return feeling(action.assistant()).used(*this);
    case ActionKind::TakeDie: return die(action);
    case ActionKind::Buy: return purchase(action);
    case ActionKind::LeaveGeneTiles:
    case ActionKind::Finish:
    case ActionKind::EndTurn:
    case ActionKind::Pass: return 0;
    }
    return 0;
}

int Instinct::plant(int place) const {
    const PlantId card = place == deckPlace ? noPlant : m_state.nursery[static_cast<std::size_t>(place)];
    // An unseen card counts as an average one, a little worse than the best in the row.
    const int worth = card == noPlant ? 480 : plantWorth(m_state, m_seat, card);
    return m_player.hand.size() >= 3 ? worth / 8 : worth / 2;
}

int Instinct::toolAt(int place) const {
    return place == deckPlace
               ? 170
               : feeling(static_cast<Tool>(m_state.toolShed[static_cast<std::size_t>(place)])).held(*this);
}

int Instinct::bestTool() const {
    int best = 170;
    for (const auto card : m_state.toolShed)
        if (card != noTool)
            best = std::max(best, feeling(static_cast<Tool>(card)).held(*this));
    return best;
}

int Instinct::goal() const {
    if (!m_goal)
        m_goal = bestGoal(m_state, m_seat);
    return *m_goal;
}

int Instinct::change(Trait trait, Parents parents) const {
    return 2 * (m_view.supply(trait, parents) - m_view.supply(trait, m_state.bench(trait).parents));
}

int Instinct::bestChange(Trait trait) const {
    const Parents now = m_state.bench(trait).parents;
    int best = 0;
    for (const Genotype other : allGenotypes) {
        if (now.left == Genotype::Heterozygous || other == Genotype::Heterozygous)
            best = std::max(best, change(trait, {other, now.top}));
        if (now.top == Genotype::Heterozygous || other == Genotype::Heterozygous)
            best = std::max(best, change(trait, {now.left, other}));
    }
    return best;
}

int Instinct::geneTile(const Action& action) const {
    const Trait trait = m_state.now().trait;
    Parents parents = m_state.bench(trait).parents;
    Genotype& parent = action.side() == Side::Left ? parents.left : parents.top;
    parent = action.kind == ActionKind::PlaceGeneTile ? action.tileGenotype() : Genotype::Heterozygous;
    return change(trait, parents);
}

int Instinct::firstShift(Trait trait) const {
    const Bench& bench = m_state.bench(trait);
    int worth = 0;
    for (const Genotype genotype : allGenotypes) {
        const int best = bestValidation(m_player, trait, static_cast<int>(genotype));
        // Rare dice are gone by the time the normal picks begin; common ones are not.
        const int chance = GardenView::chance(bench.parents, genotype);
        if (chance > 0)
            worth = std::max(worth, best * (chance <= 8 ? 60 : 40) / 100);
    }
    return worth;
}

int Instinct::gardening() const {
    const int sowable = std::min(m_view.freePlots + m_view.completePlants, m_player.hand.size());
    const int slots = diceSlots(m_player);
    const int hunger = m_view.openTotal <= slots ? 150 : 90;
    // Complete plants are harvested at the end of the game anyway: what is gained is the plot.
    return 120 + sowable * hunger + m_view.completePlants * (m_player.hand.empty() ? 80 : 50);
}

int Instinct::marker(const Action& action) const {
    const Space space = action.space();
    const int bonus = 100 * action.count;
    if (isParentGenes(space) || isFirstShift(space)) {
        const Trait trait = traitOf(space);
        const int coins = m_state.bench(trait).coin ? coin : 0;
        return bonus + coins + (isParentGenes(space) ? bestChange(trait) : firstShift(trait));
    }
    switch (space) {
    case Space::SecondShift: return bonus + std::min(60 + 20 * m_view.openTotal, 130);
    case Space::UniversityOne:
    case Space::UniversityTwo: return bestValidation(m_player) - cost(spaceInfo(space).cost) + 30;
    case Space::GoalTwo:
    case Space::GoalThree: return goal() - cost(spaceInfo(space).cost);
    case Space::Treasury:
    case Space::SecondTreasury: return treasuryCoins * coin + (m_roundsLeft > 0 ? 40 : 0);
    case Space::Nursery:
    case Space::SecondNursery:
        return m_roundsLeft == 0 ? 30 : m_player.hand.empty() ? 210 : m_player.hand.size() < 2 ? 130 : 50;
    case Space::ToolShed:
    case Space::SecondToolShed: return bestTool();
    case Space::Gardening: return gardening();
    case Space::TemporarySlot: return m_view.openTotal > diceSlots(m_player) ? 190 : 20;
    case Space::Omari: return std::min(m_view.openTotal * 70, 360);
    default: return 0;
    }
}

int Instinct::validation(const Action& action) const {
    int worth = validationWorth(m_player, action.plot(), action.trait);
    const PlantId plant = m_player.plots[action.place].plant;
    // A free choice should first cover what the dice rarely show.
    const Genotype genotype = plantCard(plant).genotype(action.trait);
    worth += 36 - GardenView::chance(m_state.bench(action.trait).parents, genotype) - rake * action.count;
    if (action.widening() == Widening::None)
        return worth;
    for (int place = 0; place < plotPlaces; ++place) {
        const Plot& plot = m_player.plots[static_cast<std::size_t>(place)];
        if (place != action.plot() && !plot.empty() &&
            plantCard(plot.plant).genotype(action.trait) == genotype)
            worth += validationWorth(m_player, place, action.trait);
    }
    return worth;
}

int Instinct::die(const Action& action) const {
    const bool mutation = action.area == PoolArea::DeNovo;
    const int area = static_cast<int>(action.area);
    const int any = bestValidation(m_player, action.trait, -1);
    const int knives = 60 * action.count;
    const int pool = m_state.bench(action.trait).pool[static_cast<std::size_t>(action.area)];
    // The last dice of a kind first: the others will still be there later.
    const int hurry = pool == 1 ? 40 : pool == 2 ? 20 : 0;
    switch (action.use()) {
    case DieUse::Match: return bestValidation(m_player, action.trait, area) + hurry - knives;
    case DieUse::Coin: return (m_view.openTotal < freeDiceSlots(m_player) ? 100 : 40) - knives;
    case DieUse::Pair: return any * 65 / 100 - knives + 10;
    case DieUse::Rake: return any - rake + (mutation ? 10 : 0) - knives;
    case DieUse::Maria: return any - 20 + (mutation ? 10 : 0) - knives;
    }
    return 0;
}

int Instinct::hire(std::uint8_t place) const {
    const std::uint8_t card = m_state.assistantsForHire[place];
    return card == noAssistant ? 0 : feeling(static_cast<Assistant>(card)).hired(*this);
}

int Instinct::purchase(const Action& action) const {
    const Upgrade upgrade = action.upgrade();
    const int price = coin * priceFor(m_state, m_seat, upgrade, action.count);
    const int plots = basePlots + m_player.newPlots;
    int yield = 0;
    switch (upgrade) {
    case Upgrade::NewPlot: yield = plots < 4 ? 130 : plots < 5 ? 80 : 20; break;
    case Upgrade::DiceSlot: yield = m_player.diceSlots < 2 ? 190 : m_player.diceSlots < 4 ? 120 : 40; break;
    case Upgrade::ActionMarker: yield = 190; break;
    case Upgrade::Assistant: yield = hire(action.place); break;
    }
    // A Grant that saves nothing more is better kept.
    return yield * m_roundsLeft - price - 60 * action.count;
}

} // namespace genotype
