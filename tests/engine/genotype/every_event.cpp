// SPDX-License-Identifier: GPL-3.0-or-later
#include "every_event.h"

#include "genotype/effects/effect_checks.h"

#include "engine/genotype/model/refusal.h"

namespace tests {

using namespace genotype;

std::vector<Event> everyEvent() {
    std::vector<Event> events;
    PlantSet one;
    one.insert(3);
    PlantSet three = one;
    three.insert(7);
    three.insert(49);
    events.push_back(event::CardsDealt{0, three, 2});
    events.push_back(event::CardsDealt{0, {}, noTool});
    events.push_back(event::SetupChosen{1, 1, 2, 3});
    events.push_back(event::SetupChosen{1, noPlant, noPlant, noPlant});
    events.push_back(event::SetupRevealed{1, 1, 3});
    events.push_back(event::PositionSet{1, 3, three, 4, 2});
    events.push_back(event::PositionSet{1, 3, three, noPlant, noTool});
    events.push_back(event::RoundBegan{2, 1});
    for (int phase = 0; phase <= static_cast<int>(Phase::Finished); ++phase)
        events.push_back(event::PhaseBegan{static_cast<Phase>(phase)});
    events.push_back(event::TurnBegan{0});
    events.push_back(event::TurnEnded{0});
    for (const SpaceInfo& space : spaces)
        events.push_back(event::MarkerPlaced{2, space.id});
    for (const auto reason : reasons(CoinReason::AutomaPhase))
        for (const std::uint8_t coins : {1, 2}) {
            events.push_back(event::CoinsGained{0, coins, reason});
            events.push_back(event::CoinsPaid{0, coins, reason});
        }
    for (const Trait trait : allTraits) {
        for (const Side side : {Side::Left, Side::Top}) {
            events.push_back(event::GeneTilePlaced{3, trait, side, Genotype::HomozygousRecessive});
            events.push_back(event::GeneTileRemoved{3, trait, side});
        }
        events.push_back(event::GeneTilesLeft{3, trait});
        for (std::uint8_t goal = 0; goal < 2; ++goal)
            events.push_back(event::GoalClaimed{1, trait, goal});
    }
    for (const CardSource from : {CardSource{0}, CardSource{}}) {
        events.push_back(event::PlantTaken{0, 11, from});
        events.push_back(event::ToolTaken{0, 4, from});
        for (const std::uint8_t plot : {7, 9})
            events.push_back(event::PlantPlaced{0, 11, from, plot});
    }
    events.push_back(event::PlantTaken{0, noPlant, {}});
    events.push_back(event::ToolTaken{0, noTool, {}});
    for (const ToolCard& card : toolCards)
        events.push_back(event::ToolPlayed{0, card.id});
    for (const AssistantCard& card : assistantCards) {
        events.push_back(event::AssistantUsed{0, card.id});
        events.push_back(event::AssistantHired{0, card.id});
    }
    for (const PlantSet& plants : {one, three}) {
        const auto count = static_cast<std::uint8_t>(plants.size());
        events.push_back(event::SeedBagOpened{0, plants, count});
        events.push_back(event::SeedBagOpened{0, {}, count});
        events.push_back(event::PlantsDiscarded{0, plants});
    }
    events.push_back(event::PlantKept{0, 5});
    events.push_back(event::PlantKept{0, noPlant});
    events.push_back(event::PlantSown{0, 5, 1});
    events.push_back(event::PlantSown{0, 5, eduardPlot});
    events.push_back(event::PlantHarvested{0, 5, 1});
    for (const auto source : reasons(ValidationSource::FullGarden)) {
        for (const Widening widening : {Widening::None, Widening::PollenBrush, Widening::SisterMay})
            events.push_back(
                event::TraitValidated{0, 1, 5, Trait::SeedShape, Genotype::Heterozygous, source, widening});
        events.push_back(event::ValidationLost{0, source});
    }
    for (const std::uint8_t rerolls : {0, 1})
        for (const DieFace face : {DieFace::One, DieFace::Mutation})
            events.push_back(event::DieRolled{
                noSeat, Trait::PodColour, 0, DieFace::Mutation, face, rerolls, {}, false, 0, 1});
    for (const std::uint8_t rerolls : {0, 3})
        events.push_back(event::DieRolled{
            1, Trait::PodColour, 0, DieFace::Mutation, DieFace::Two, rerolls, {}, true, 0, 1});
    for (int stage = 0; stage <= static_cast<int>(PickStage::Normal); ++stage) {
        events.push_back(event::PickBegan{0, static_cast<PickStage>(stage), Trait::PlantHeight});
        events.push_back(event::PickLost{0, static_cast<PickStage>(stage), Trait::PlantHeight});
    }
    for (const DieUse use : {DieUse::Match, DieUse::Coin, DieUse::Pair, DieUse::Rake, DieUse::Maria})
        for (const PoolArea area : {PoolArea::Heterozygous, PoolArea::DeNovo})
            events.push_back(event::DieTaken{0, Trait::SeedShape, area, use, 0, DiePlace::Slot});
    for (const Phase phase : {Phase::Breeding, Phase::Upgrades})
        for (const bool forced : {false, true})
            events.push_back(event::Passed{0, phase, forced});
    for (int upgrade = 0; upgrade < upgradeKinds; ++upgrade)
        for (const std::uint8_t paid : {0, 1, 3})
            events.push_back(event::UpgradeBought{0, static_cast<Upgrade>(upgrade), paid, 0});
    for (const DeckKind deck : {DeckKind::Plants, DeckKind::Tools, DeckKind::Assistants, DeckKind::Automa})
        events.push_back(event::DeckReshuffled{deck});
    events.push_back(event::RowsRefilled{});
    events.push_back(event::PricesFell{});
    for (const std::uint8_t winners : {1, 3, 31})
        events.push_back(event::GameEnded{winners});
    for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Standard})
        events.push_back(event::JohannJoined{1, difficulty, noAssistant});
    for (const Assistant helper : hardAssistants)
        events.push_back(event::JohannJoined{1, Difficulty::Hard, static_cast<std::uint8_t>(helper)});
    for (const AutomaCard& card : automaCards) {
        for (int role = 0; role <= static_cast<int>(AutomaRole::Hire); ++role)
            for (int refusal = 0; refusal < refusalCount; ++refusal)
                if (role != static_cast<int>(AutomaRole::SetupGoal) || refusal > 0 || card.letter)
                    events.push_back(event::AutomaDrawn{1, card.id, static_cast<AutomaRole>(role),
                                                        static_cast<Refusal>(refusal), 0, noPlant});
        events.push_back(event::AutomaDrawn{1, card.id, AutomaRole::Shift, Refusal::None, 2, 11});
    }
    events.push_back(event::NoAutomaFits{1});
    for (const CardSource from : {CardSource{0}, CardSource{}})
        events.push_back(event::ToolDiscarded{1, Tool::Rake, from});
    events.push_back(event::AutomaPhaseBegan{1});
    for (const Trait trait : allTraits) {
        events.push_back(event::ShiftMoved{1, trait});
        for (int outcome = 0; outcome <= static_cast<int>(ArrowOutcome::Maria); ++outcome)
            for (const bool twice : {false, true})
                events.push_back(event::ArrowFollowed{1, 11, trait, twice, static_cast<ArrowOutcome>(outcome),
                                                      Genotype::Heterozygous,
                                                      static_cast<std::uint8_t>(twice ? 2 : 1)});
        for (int outcome = 0; outcome <= static_cast<int>(MutationOutcome::Coin); ++outcome)
            events.push_back(event::MutationRowFollowed{1, trait, static_cast<MutationOutcome>(outcome)});
    }
    return events;
}

} // namespace tests
