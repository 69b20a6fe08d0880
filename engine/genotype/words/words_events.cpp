// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words.h"

#include "engine/genotype/effects/unit.h"
#include "engine/genotype/model/queries.h"
#include "engine/genotype/words/words_parts.h"

namespace genotype::words {

Table tableOf(const State& state, std::vector<std::string> names) {
    return {std::move(names), inheritancesOf(state), state.johann.plays() ? johannSeat : noSeat};
}

Phrase name(const Table& table, Seat seat) {
    if (seat == table.johann)
        return johannName();
    if (seat < table.names.size() && !table.names[seat].empty())
        return {"%1", {table.names[seat]}};
    return {ENGINE_TEXT("engine", "Player %1"), {std::to_string(seat + 1)}};
}

Phrase name(CoinReason reason) {
    if (const auto card = cardIn(reason))
        return effects::name(*card);
    switch (reason) {
    case CoinReason::PunnettSquare: return {ENGINE_TEXT("engine", "Punnett square"), {}};
    case CoinReason::Treasury: return shortName(Space::Treasury);
    case CoinReason::MutationDie: return {ENGINE_TEXT("engine", "mutation die"), {}};
    case CoinReason::University: return shortName(Space::UniversityOne);
    case CoinReason::ResearchGoal: return shortName(Space::GoalTwo);
    case CoinReason::Upgrade: return {ENGINE_TEXT("engine", "upgrade"), {}};
    case CoinReason::AutomaPhase: return {ENGINE_TEXT("engine", "automa phase"), {}};
    }
    return {};
}

Phrase name(ValidationSource source) {
    if (const auto card = cardIn(source))
        return effects::name(*card);
    switch (source) {
    case ValidationSource::University: return shortName(Space::UniversityOne);
    case ValidationSource::Die: return {ENGINE_TEXT("engine", "offspring die"), {}};
    case ValidationSource::ToolShed: return shortName(Space::ToolShed);
    case ValidationSource::Assistants: return {ENGINE_TEXT("engine", "assistant"), {}};
    case ValidationSource::FullGarden: return {ENGINE_TEXT("engine", "full garden"), {}};
    }
    return {};
}

namespace {

Phrase plantsOf(PlantSet plants) {
    std::vector<Phrase::Argument> numbers;
    for (const PlantId plant : plants)
        numbers.emplace_back(number(plant));
    return list(numbers);
}

/// One sentence for each kind of event; a new kind needs its text here.
struct EventText {
    const Table& table;

    Phrase who(Seat seat) const { return name(table, seat); }
    bool isJohann(Seat seat) const { return seat == table.johann; }

    Phrase operator()(const event::CardsDealt& e) const {
        if (e.plants.empty() || e.tool == noTool)
            return {ENGINE_TEXT("engine", "%1 was dealt the starting cards."), {who(e.seat)}};
        return {ENGINE_TEXT("engine", "%1 was dealt plants %2 and a tool: %3."),
                {who(e.seat), plantsOf(e.plants), name(static_cast<Tool>(e.tool))}};
    }
    Phrase operator()(const event::SetupChosen& e) const {
        if (e.sown == noPlant)
            return {ENGINE_TEXT("engine", "%1 has chosen."), {who(e.seat)}};
        return {ENGINE_TEXT("engine", "%1 chose to sow plant %2, keep plant %3 and discard plant %4."),
                {who(e.seat), number(e.sown), number(e.kept), number(e.discarded)}};
    }
    Phrase operator()(const event::SetupRevealed& e) const {
        return {ENGINE_TEXT("engine", "%1 sowed plant %2 (%3) and discarded plant %4 (%5)."),
                {who(e.seat), number(e.sown), traits(e.sown), number(e.discarded), traits(e.discarded)}};
    }
    Phrase operator()(const event::PositionSet& e) const {
        if (e.kept == noPlant || e.tool == noTool)
            return {ENGINE_TEXT("engine", "Set position: %1 begins in round %2. In the garden: %3."),
                    {who(e.seat), std::to_string(e.round), plantsOf(e.garden)}};
        return {
            ENGINE_TEXT(
                "engine",
                "Set position: %1 begins in round %2. In the garden: %3. In hand: plant %4 and a tool: %5."),
            {who(e.seat), std::to_string(e.round), plantsOf(e.garden), number(e.kept),
             name(static_cast<Tool>(e.tool))}};
    }
    Phrase operator()(const event::RoundBegan& e) const {
        return {ENGINE_TEXT("engine", "Round %1 began. First player: %2."),
                {std::to_string(e.round), who(e.firstPlayer)}};
    }
    Phrase operator()(const event::PhaseBegan& e) const {
        switch (e.phase) {
        case Phase::Setup: return {ENGINE_TEXT("engine", "The setup began."), {}};
        case Phase::Working: return {ENGINE_TEXT("engine", "The working phase began."), {}};
        case Phase::Breeding: return {ENGINE_TEXT("engine", "The plant breeding phase began."), {}};
        case Phase::Upgrades: return {ENGINE_TEXT("engine", "The research upgrade phase began."), {}};
        case Phase::Finished: return {ENGINE_TEXT("engine", "The game ended."), {}};
        }
        return {};
    }
    Phrase operator()(const event::TurnBegan& e) const {
        return {ENGINE_TEXT("engine", "%1's turn began."), {who(e.seat)}};
    }
    Phrase operator()(const event::MarkerPlaced& e) const {
        return {ENGINE_TEXT("engine", "%1 placed a marker: %2."), {who(e.seat), name(e.space)}};
    }
    Phrase operator()(const event::CoinsGained& e) const {
        return counted(e.coins, ENGINE_SINGULAR("%1 gained 1 coin (%2)."),
                       ENGINE_PLURAL("engine", "%1 gained %n coins (%2)."), {who(e.seat), name(e.reason)});
    }
    Phrase operator()(const event::CoinsPaid& e) const {
        return counted(e.coins, ENGINE_SINGULAR("%1 paid 1 coin (%2)."),
                       ENGINE_PLURAL("engine", "%1 paid %n coins (%2)."), {who(e.seat), name(e.reason)});
    }
    Phrase operator()(const event::GeneTilePlaced& e) const {
        return {e.side == Side::Left
                    ? ENGINE_TEXT("engine", "%1 placed a gene tile for %2: the left parent is now %3.")
                    : ENGINE_TEXT("engine", "%1 placed a gene tile for %2: the top parent is now %3."),
                {who(e.seat), name(e.trait), std::string(notation(e.trait, e.genotype))}};
    }
    Phrase operator()(const event::GeneTileRemoved& e) const {
        return {e.side == Side::Left
                    ? ENGINE_TEXT("engine", "%1 removed a gene tile for %2: the left parent is %3 again.")
                    : ENGINE_TEXT("engine", "%1 removed a gene tile for %2: the top parent is %3 again."),
                {who(e.seat), name(e.trait), std::string(notation(e.trait, Genotype::Heterozygous))}};
    }
    Phrase operator()(const event::GeneTilesLeft& e) const {
        return {ENGINE_TEXT("engine", "%1 left the parents for %2 as they were."),
                {who(e.seat), name(e.trait)}};
    }
    Phrase operator()(const event::PlantTaken& e) const {
        if (e.plant == noPlant)
            return {ENGINE_TEXT("engine", "%1 drew a plant from the deck."), {who(e.seat)}};
        return {e.from.fromDeck() ? ENGINE_TEXT("engine", "%1 drew plant %2 (%3) from the deck.")
                                  : ENGINE_TEXT("engine", "%1 took plant %2 (%3) from the Nursery."),
                {who(e.seat), number(e.plant), traits(e.plant)}};
    }
    Phrase operator()(const event::PlantPlaced& e) const {
        if (isJohann(e.seat))
            return {
                e.from.fromDeck()
                    ? ENGINE_TEXT("engine", "%1 put plant %2 (%3) from the deck on top of his garden.")
                    : ENGINE_TEXT("engine", "%1 put plant %2 (%3) from the Nursery on top of his garden."),
                {who(e.seat), number(e.plant), traits(e.plant)}};
        return {e.from.fromDeck()
                    ? ENGINE_TEXT("engine", "%1 put plant %2 (%3) from the deck into the garden: %4.")
                    : ENGINE_TEXT("engine", "%1 put plant %2 (%3) from the Nursery into the garden: %4."),
                {who(e.seat), number(e.plant), traits(e.plant), plotName(e.plot)}};
    }
    Phrase operator()(const event::ToolTaken& e) const {
        if (e.tool == noTool)
            return {ENGINE_TEXT("engine", "%1 drew a tool from the deck."), {who(e.seat)}};
        return {e.from.fromDeck() ? ENGINE_TEXT("engine", "%1 drew a tool from the deck: %2.")
                                  : ENGINE_TEXT("engine", "%1 took a tool from the Tool Shed: %2."),
                {who(e.seat), name(static_cast<Tool>(e.tool))}};
    }
    Phrase operator()(const event::ToolPlayed& e) const {
        return {ENGINE_TEXT("engine", "%1 played a tool: %2."), {who(e.seat), name(e.tool)}};
    }
    Phrase operator()(const event::AssistantUsed& e) const {
        return {ENGINE_TEXT("engine", "%1 asked an assistant for help: %2."),
                {who(e.seat), name(e.assistant)}};
    }
    Phrase operator()(const event::SeedBagOpened& e) const {
        if (e.plants.empty())
            return counted(e.count, ENGINE_SINGULAR("%1 looked at 1 plant in a Seed Bag."),
                           ENGINE_PLURAL("engine", "%1 looked at %n plants in a Seed Bag."), {who(e.seat)});
        return counted(e.count, ENGINE_SINGULAR("%1 found plant %2 in a Seed Bag."),
                       ENGINE_PLURAL("engine", "%1 found plants %2 in a Seed Bag."),
                       {who(e.seat), plantsOf(e.plants)});
    }
    Phrase operator()(const event::PlantKept& e) const {
        if (e.plant == noPlant)
            return {ENGINE_TEXT("engine", "%1 kept a plant."), {who(e.seat)}};
        return {ENGINE_TEXT("engine", "%1 kept plant %2 (%3)."),
                {who(e.seat), number(e.plant), traits(e.plant)}};
    }
    Phrase operator()(const event::PlantsDiscarded& e) const {
        return counted(e.plants.size(), ENGINE_SINGULAR("%1 discarded plant %2."),
                       ENGINE_PLURAL("engine", "%1 discarded plants %2."), {who(e.seat), plantsOf(e.plants)});
    }
    Phrase operator()(const event::PlantSown& e) const {
        if (e.plot == eduardPlot)
            return {ENGINE_TEXT("engine", "%1 sowed plant %2 (%3) with Brother Eduard."),
                    {who(e.seat), number(e.plant), traits(e.plant)}};
        return {ENGINE_TEXT("engine", "%1 sowed plant %2 (%3) in plot %4."),
                {who(e.seat), number(e.plant), traits(e.plant), std::to_string(e.plot + 1)}};
    }
    Phrase operator()(const event::PlantHarvested& e) const {
        return counted(plantCard(e.plant).points, ENGINE_SINGULAR("%1 harvested plant %2 for 1 point."),
                       ENGINE_PLURAL("engine", "%1 harvested plant %2 for %n points."),
                       {who(e.seat), number(e.plant)});
    }
    Phrase operator()(const event::TraitValidated& e) const {
        const std::vector<Phrase::Argument> arguments{who(e.seat), std::string(notation(e.trait, e.genotype)),
                                                      number(e.plant), name(e.source)};
        switch (e.widening) {
        case Widening::None: return {ENGINE_TEXT("engine", "%1 validated %2 on plant %3 (%4)."), arguments};
        case Widening::PollenBrush:
            return {ENGINE_TEXT("engine", "%1 validated %2 on plant %3 (%4 and Pollen Brush)."), arguments};
        case Widening::SisterMay:
            return {ENGINE_TEXT("engine", "%1 validated %2 on plant %3 (%4 and Sister May)."), arguments};
        }
        return {};
    }
    Phrase operator()(const event::ValidationLost& e) const {
        return {ENGINE_TEXT("engine", "%1 had no trait left to validate (%2)."),
                {who(e.seat), name(e.source)}};
    }
    Phrase operator()(const event::GoalClaimed& e) const {
        const Inheritance inheritance = table.inheritance[static_cast<std::size_t>(e.trait)];
        return {ENGINE_TEXT("engine", "%1 marked a research goal: %2."),
                {who(e.seat), goalName(e.trait, inheritance, e.goal)}};
    }
    Phrase operator()(const event::DieRolled& e) const {
        const PoolArea area = poolAreaOf(e.parents, e.face);
        if (e.omari)
            return {e.rerolls == 0
                        ? ENGINE_TEXT("engine", "%1 rolled a %2 die for %3: %4, %5.")
                        : ENGINE_TEXT("engine", "%1 rolled a %2 die for %3 again after a mutation: %4, %5."),
                    {who(e.seat), name(e.trait), name(Assistant::Omari), name(e.face), name(e.trait, area)}};
        if (e.face == DieFace::Mutation)
            return {ENGINE_TEXT("engine", "A %1 die showed a mutation twice, so the mutation stays."),
                    {name(e.trait)}};
        return {e.rerolls == 0
                    ? ENGINE_TEXT("engine", "A %1 die was rolled: %2, %3.")
                    : ENGINE_TEXT("engine", "A %1 die showed a mutation and was rolled again: %2, %3."),
                {name(e.trait), name(e.face), name(e.trait, area)}};
    }
    Phrase operator()(const event::PickBegan& e) const {
        switch (e.stage) {
        case PickStage::FirstShift:
            return {ENGINE_TEXT("engine", "%1 began a 1st Shift pick: %2."), {who(e.seat), name(e.trait)}};
        case PickStage::Anton: return {ENGINE_TEXT("engine", "%1 began Father Anton's pick."), {who(e.seat)}};
        case PickStage::SecondShift:
            return {ENGINE_TEXT("engine", "%1 began a 2nd Shift pick."), {who(e.seat)}};
        case PickStage::Normal: return {ENGINE_TEXT("engine", "%1 began a pick."), {who(e.seat)}};
        }
        return {};
    }
    Phrase operator()(const event::DieTaken& e) const {
        const std::vector<Phrase::Argument> arguments{who(e.seat), name(e.trait), name(e.trait, e.area)};
        switch (e.use) {
        case DieUse::Match: return {ENGINE_TEXT("engine", "%1 took a %2 die: %3."), arguments};
        case DieUse::Coin:
            return {ENGINE_TEXT("engine", "%1 took a %2 mutation to gain a coin."),
                    {who(e.seat), name(e.trait)}};
        case DieUse::Pair:
            return {ENGINE_TEXT("engine", "%1 took a %2 die for a mutation pair: %3."), arguments};
        case DieUse::Rake: return {ENGINE_TEXT("engine", "%1 took a %2 die with the Rake: %3."), arguments};
        case DieUse::Maria:
            return {ENGINE_TEXT("engine", "%1 took a %2 die with the help of Sister Maria: %3."), arguments};
        }
        return {};
    }
    Phrase operator()(const event::PickLost& e) const {
        if (isJohann(e.seat))
            return {ENGINE_TEXT("engine", "%1 has no shifts left, so his marker on the 2nd Shift is lost."),
                    {who(e.seat)}};
        if (e.stage == PickStage::FirstShift)
            return {ENGINE_TEXT("engine", "%1 took no die with the 1st Shift for %2."),
                    {who(e.seat), name(e.trait)}};
        if (e.stage == PickStage::Anton)
            return {ENGINE_TEXT("engine", "%1 took no die with Father Anton."), {who(e.seat)}};
        return {ENGINE_TEXT("engine", "%1 took no die with the 2nd Shift."), {who(e.seat)}};
    }
    Phrase operator()(const event::Passed& e) const {
        if (e.phase == Phase::Upgrades)
            return {e.forced ? ENGINE_TEXT("engine", "%1 could not buy an upgrade and passed.")
                             : ENGINE_TEXT("engine", "%1 passed and will buy no more upgrades this round."),
                    {who(e.seat)}};
        if (isJohann(e.seat))
            return {ENGINE_TEXT("engine", "%1 has no shifts left this round."), {who(e.seat)}};
        return {e.forced ? ENGINE_TEXT("engine", "%1 could not use any die and passed.")
                         : ENGINE_TEXT("engine", "%1 passed and will take no more dice this round."),
                {who(e.seat)}};
    }
    Phrase operator()(const event::UpgradeBought& e) const {
        return counted(e.paid, ENGINE_SINGULAR("%1 bought an upgrade for 1 coin: %2."),
                       ENGINE_PLURAL("engine", "%1 bought an upgrade for %n coins: %2."),
                       {who(e.seat), name(e.upgrade)});
    }
    Phrase operator()(const event::AssistantHired& e) const {
        if (isJohann(e.seat))
            return {ENGINE_TEXT("engine", "%1 hired an assistant and laid the card face down: %2."),
                    {who(e.seat), name(e.assistant)}};
        return {ENGINE_TEXT("engine", "%1 hired an assistant: %2."), {who(e.seat), name(e.assistant)}};
    }
    Phrase operator()(const event::DeckReshuffled& e) const {
        switch (e.deck) {
        case DeckKind::Plants:
            return {ENGINE_TEXT("engine", "The discarded plants were shuffled into a new deck."), {}};
        case DeckKind::Tools:
            return {ENGINE_TEXT("engine", "The discarded tools were shuffled into a new deck."), {}};
        case DeckKind::Assistants:
            return {ENGINE_TEXT("engine", "The assistants nobody hired were shuffled into a new deck."), {}};
        case DeckKind::Automa: return {ENGINE_TEXT("engine", "The automa cards were shuffled."), {}};
        }
        return {};
    }
    Phrase operator()(const event::RowsRefilled&) const {
        return {ENGINE_TEXT("engine", "New plants, tools and assistants were laid out."), {}};
    }
    Phrase operator()(const event::PricesFell&) const {
        return {ENGINE_TEXT("engine", "The prices of all upgrades fell by one step."), {}};
    }
    Phrase operator()(const event::TurnEnded& e) const {
        return {ENGINE_TEXT("engine", "%1 ended the turn."), {who(e.seat)}};
    }
    Phrase operator()(const event::GameEnded& e) const {
        std::vector<Phrase::Argument> names;
        for (Seat seat = 0; seat < maxSeats; ++seat)
            if ((e.winners >> seat) & 1)
                names.emplace_back(who(seat));
        if (names.size() == 1)
            return {ENGINE_TEXT("engine", "%1 won the game."), names};
        return {ENGINE_TEXT("engine", "%1 shared the win."), {list(names)}};
    }
    template <typename OfJohann> Phrase operator()(const OfJohann& e) const {
        return johannPhrase(e, who(e.seat));
    }
};

} // namespace

Phrase phrase(const Event& event, const Table& table) {
    return std::visit(EventText{table}, event);
}

} // namespace genotype::words
