// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"
#include "engine/genotype/model/refusal.h"
#include "engine/genotype/model/state.h"

#include <functional>
#include <variant>
#include <vector>

/// What happened, for log, animation, charts and the dice ledger. `apply` reports events in the order in
/// which a person at the table would see them; nothing in the rules reads them.
namespace genotype {

/// Where a card comes from: a place in the row, or the deck.
struct CardSource {
    std::uint8_t place = deckPlace;
    bool fromDeck() const { return place == deckPlace; }
    bool operator==(const CardSource&) const = default;
};

/// What coins are gained or paid for. After these come the cards: coinReason().
enum class CoinReason : std::uint8_t {
    PunnettSquare,
    Treasury,
    MutationDie,
    University,
    ResearchGoal,
    Upgrade,
    AutomaPhase
};
constexpr CoinReason coinReason(Card card) {
    return reasonOf<CoinReason>(card);
}
constexpr CoinReason coinReason(Assistant assistant) {
    return coinReason(cardOf(assistant));
}
enum class DeckKind : std::uint8_t { Plants, Tools, Assistants, Automa };

/// What Brother Johann draws an automa card for: Sister Elisabeth's goal at setup, the action of a turn, its
/// decision, a shift, an upgrade, the assistant to hire.
enum class AutomaRole : std::uint8_t { SetupGoal, Action, Support, Shift, Upgrade, Hire };
/// What became of an arrow of an automa card.
enum class ArrowOutcome : std::uint8_t { NotOnPlant, Covered, NoDie, Dice, Maria };
/// What became of the mutation row of an automa card.
enum class MutationOutcome : std::uint8_t { NoDie, Validates, Coin };

namespace event {
struct CardsDealt {
    Seat seat;
    PlantSet plants;
    std::uint8_t tool;
}; ///< hidden from others
struct SetupChosen {
    Seat seat;
    PlantId sown, kept, discarded;
}; ///< hidden until revealed
struct SetupRevealed {
    Seat seat;
    PlantId sown;
    PlantId discarded;
};
/// A game that begins at a set position, one for each seat that makes choices: what grows there, and what was
/// dealt.
struct PositionSet {
    Seat seat;
    std::uint8_t round;
    PlantSet garden;
    PlantId kept;      ///< hidden from others
    std::uint8_t tool; ///< hidden from others
};
struct RoundBegan {
    std::uint8_t round;
    Seat firstPlayer;
};
struct PhaseBegan {
    Phase phase;
};
struct TurnBegan {
    Seat seat;
};
struct MarkerPlaced {
    Seat seat;
    Space space;
};
struct CoinsGained {
    Seat seat;
    std::uint8_t coins;
    CoinReason reason;
};
struct CoinsPaid {
    Seat seat;
    std::uint8_t coins;
    CoinReason reason;
};
struct GeneTilePlaced {
    Seat seat;
    Trait trait;
    Side side;
    Genotype genotype;
};
struct GeneTileRemoved {
    Seat seat;
    Trait trait;
    Side side;
};
struct GeneTilesLeft {
    Seat seat;
    Trait trait;
};
/// `plant` is noPlant for others when it was drawn face down into a hand.
struct PlantTaken {
    Seat seat;
    PlantId plant;
    CardSource from;
};
/// Onto a Flower Pot or Brother Eduard: seen by all.
struct PlantPlaced {
    Seat seat;
    PlantId plant;
    CardSource from;
    std::uint8_t plot;
};
/// `tool` is noTool for others when it was drawn face down.
struct ToolTaken {
    Seat seat;
    std::uint8_t tool;
    CardSource from;
};
struct ToolPlayed {
    Seat seat;
    Tool tool;
};
struct AssistantUsed {
    Seat seat;
    Assistant assistant;
};
struct SeedBagOpened {
    Seat seat;
    PlantSet plants;
    std::uint8_t count;
}; ///< `plants` hidden
struct PlantKept {
    Seat seat;
    PlantId plant;
}; ///< `plant` hidden
struct PlantsDiscarded {
    Seat seat;
    PlantSet plants;
};
struct PlantSown {
    Seat seat;
    PlantId plant;
    std::uint8_t plot;
};
struct PlantHarvested {
    Seat seat;
    PlantId plant;
    std::uint8_t plot;
};
struct TraitValidated {
    Seat seat;
    std::uint8_t plot;
    PlantId plant;
    Trait trait;
    Genotype genotype;
    ValidationSource source;
    Widening widening;
};
struct ValidationLost {
    Seat seat;
    ValidationSource source;
};
struct GoalClaimed {
    Seat seat;
    Trait trait;
    std::uint8_t goal;
};
/// One die of the breeding roll, or of Father Omari's (`omari`). `first` is the face first shown; `rerolls`
/// counts re-rolls (breeding: at most one); `face` is the final one. `roll` numbers the dice of a game from
/// 0.
struct DieRolled {
    Seat seat;
    Trait trait;
    std::uint8_t die;
    DieFace first, face;
    std::uint8_t rerolls;
    Parents parents;
    bool omari;
    std::uint16_t roll;
    std::uint8_t round;
};
struct PickBegan {
    Seat seat;
    PickStage stage;
    Trait trait;
};
struct DieTaken {
    Seat seat;
    Trait trait;
    PoolArea area;
    DieUse use;
    std::uint8_t die;
    DiePlace place;
};
struct PickLost {
    Seat seat;
    PickStage stage;
    Trait trait;
};
struct Passed {
    Seat seat;
    Phase phase;
    bool forced;
};
struct UpgradeBought {
    Seat seat;
    Upgrade upgrade;
    std::uint8_t paid;
    std::uint8_t grants;
};
struct AssistantHired {
    Seat seat;
    Assistant assistant;
};
struct DeckReshuffled {
    DeckKind deck;
};
struct RowsRefilled {};
struct PricesFell {};
struct TurnEnded {
    Seat seat;
};
struct GameEnded {
    std::uint8_t winners;
};

// Brother Johann. What he does with the pieces that every player has is reported by the events above.

struct JohannJoined {
    Seat seat;
    Difficulty difficulty;
    std::uint8_t assistant;
};
/// One card. With a `refusal` it cannot be carried out, and another one is drawn. Shift: the plot and plant
/// beside which it is placed, noPlant when his garden is empty.
struct AutomaDrawn {
    Seat seat;
    Automa card;
    AutomaRole role;
    Refusal refusal;
    std::uint8_t plot;
    PlantId plant;
};
/// No card's action can be carried out: he takes the 2nd Shift.
struct NoAutomaFits {
    Seat seat;
};
struct ToolDiscarded {
    Seat seat;
    Tool tool;
    CardSource from;
};
struct AutomaPhaseBegan {
    Seat seat;
};
/// A marker moved from a 1st Shift to the end of the 2nd Shift.
struct ShiftMoved {
    Seat seat;
    Trait trait;
};
/// `genotype` is meaningful only if the plant needs the trait; `dice` is how many he takes.
struct ArrowFollowed {
    Seat seat;
    PlantId plant;
    Trait trait;
    bool twice;
    ArrowOutcome outcome;
    Genotype genotype;
    std::uint8_t dice;
};
struct MutationRowFollowed {
    Seat seat;
    Trait trait;
    MutationOutcome outcome;
};
} // namespace event

using Event = std::variant<
    event::CardsDealt, event::SetupChosen, event::SetupRevealed, event::PositionSet, event::RoundBegan,
    event::PhaseBegan, event::TurnBegan, event::MarkerPlaced, event::CoinsGained, event::CoinsPaid,
    event::GeneTilePlaced, event::GeneTileRemoved, event::GeneTilesLeft, event::PlantTaken,
    event::PlantPlaced, event::ToolTaken, event::ToolPlayed, event::AssistantUsed, event::SeedBagOpened,
    event::PlantKept, event::PlantsDiscarded, event::PlantSown, event::PlantHarvested, event::TraitValidated,
    event::ValidationLost, event::GoalClaimed, event::DieRolled, event::PickBegan, event::DieTaken,
    event::PickLost, event::Passed, event::UpgradeBought, event::AssistantHired, event::DeckReshuffled,
    event::RowsRefilled, event::PricesFell, event::TurnEnded, event::GameEnded, event::JohannJoined,
    event::AutomaDrawn, event::NoAutomaFits, event::ToolDiscarded, event::AutomaPhaseBegan, event::ShiftMoved,
    event::ArrowFollowed, event::MutationRowFollowed>;

/// Collects events; pass nullptr to `apply` if nobody needs them.
using EventSink = std::vector<Event>;

/// Whether the event revealed something to somebody (a roll, a card from a deck): undo stops
/// here.
bool revealsInformation(const Event& event);

/// The events as `seat` may see them: hidden cards blanked, and events left out that the seat may not know
/// about at all. What is done with each kind and each field is decided in `observation.cpp`, which does not
/// compile while one of them is undecided (`core/decided.h`).
std::vector<Event> observeEvents(const std::vector<Event>& events, Seat seat);

} // namespace genotype
