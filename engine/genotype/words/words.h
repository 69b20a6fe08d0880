// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/genotype/model/action.h"
#include "engine/genotype/model/event.h"
#include "engine/genotype/model/refusal.h"
#include "engine/genotype/model/state.h"

#include <array>
#include <string>
#include <vector>

/// Everything that the game says, produced in one place from events, refusals, cards and choices. The command
/// line prints it with `english`; the program translates the texts in the context "engine". Sentences end
/// with a full stop; names and button texts do not.
namespace genotype {

using core::english;
using core::Phrase;

namespace words {

// ---- Cards (words_cards.cpp)

Phrase name(Tool tool);                ///< "Graft Knife"
Phrase name(Assistant assistant);      ///< "Brother Alipius"
Phrase shortName(Assistant assistant); ///< "Alipius"
/// What the card does, with its numbers, generated from its effect; one or two sentences.
Phrase rule(Tool tool);
Phrase rule(Assistant assistant);

Phrase name(Upgrade upgrade);
Phrase rule(Upgrade upgrade);

/// A plant's number as people see it (from 1), and its traits: "RR Ff gg".
std::string number(PlantId plant);
std::string traits(PlantId plant);
/// "Plant 12: RR Ff gg, 7 points".
Phrase description(PlantId plant);

// ---- Board (words_board.cpp)

Phrase name(Trait trait);             ///< "seed shape"
Phrase title(Trait trait);            ///< "Seed shape"
Phrase name(Inheritance inheritance); ///< "complete dominance"
/// "round", "wrinkled", "purple", "red", "pink", "medium" …
Phrase word(Phenotype phenotype);
/// The same as the name of what is seen: "round seeds", "tall stems".
Phrase name(Phenotype phenotype);
/// "left parent", "top parent".
Phrase name(Side side);
/// "I" … "IV", "mutation".
Phrase name(DieFace face);
/// "Rr", or "mutation".
Phrase name(Trait trait, PoolArea area);

Phrase name(Space space);      ///< "1st Shift, seed shape"
Phrase shortName(Space space); ///< "1st Shift": for places where the trait is obvious
Phrase rule(Space space);      ///< what the action does, with cost and numbers

Phrase name(Phase phase); ///< "Working phase"
/// What happens in the phase, in one sentence.
Phrase rule(Phase phase);
Phrase name(PickStage stage); ///< "2nd Shift"

/// What counts for a research goal: "round seeds (RR, Rr)". `goal` 0 … goalCount(inheritance) − 1.
Phrase goalName(Trait trait, Inheritance inheritance, int goal);
/// "2 points at the end of the game for each of your completed plants with round seeds (RR, Rr)."
Phrase goalRule(Trait trait, Inheritance inheritance, int goal);

/// The four sources of points.
enum class PointSource : std::uint8_t { Plants, Goals, Markers, Coins };
inline constexpr std::array<PointSource, 4> pointSources{PointSource::Plants, PointSource::Goals,
                                                         PointSource::Markers, PointSource::Coins};
Phrase name(PointSource source);
int points(const Score& score, PointSource source);

// ---- Things on the board (words_things.cpp): what they are and what they are for, in one or two sentences

Phrase rule(Trait trait, Side side);     ///< a parent of the trait's square
Phrase rule(Trait trait, PoolArea area); ///< the dice that lie there
/// What a die counts as that shows the cell's number. `cell` 0 … 3.
Phrase cellRule(Trait trait, Inheritance inheritance, const Parents& parents, int cell);

/// Other things without a name of their own.
enum class Thing : std::uint8_t {
    SquareCoin,
    PlantDeck,
    ToolDeck,
    EmptyPlace, ///< in a row of cards
    RowPlant,
    HeldPlant,
    EmptyPlot,
    Plant, ///< in a plot
    OpenTrait,
    ValidatedTrait,
    Goal,
    Coins,
    Markers,
    Rounds,
    DiceSlots
};
inline constexpr int thingKinds = static_cast<int>(Thing::DiceSlots) + 1;
Phrase rule(Thing thing);

// ---- Brother Johann (words_johann.cpp)

Phrase johannName();      ///< "Brother Johann"
Phrase name(Automa card); ///< the card's action: "Left parent gene"
/// What the card's action does, in one sentence.
Phrase rule(Automa card);
Phrase name(Difficulty difficulty);
Phrase rule(Difficulty difficulty);
/// What an assistant does for him: one of `hardAssistants` in a hard game; for others, what every face-down
/// assistant does.
Phrase johannRule(Assistant assistant);

// ---- What happened (words_events.cpp)

/// What sentences need to know about a game besides the event.
struct Table {
    /// By seat. A missing or empty name becomes "Player 2".
    std::vector<std::string> names;
    Inheritances inheritance{};
    /// Brother Johann's seat, if he plays.
    Seat johann = noSeat;
};
Table tableOf(const State& state, std::vector<std::string> names);
/// The seat's name.
Phrase name(const Table& table, Seat seat);

/// One sentence in the past tense. Cards that `observeEvents` blanked are not named.
Phrase phrase(const Event& event, const Table& table);
Phrase name(CoinReason reason);
Phrase name(ValidationSource source);

// ---- Why not (words_refusals.cpp)

/// Which rule forbids the action, in one or two sentences. For None: that the action is allowed.
Phrase phrase(Refusal refusal);

// ---- What to do (words_choices.cpp)

/// The one sentence that says what to do next. `visible` is a state or an observation's; for a seat other
/// than the acting one it says whose choice is pending, and for noSeat what that player has to do.
Phrase prompt(const State& visible, Seat seat, const std::vector<std::string>& names = {});

/// What a button for the action says, in the state in which it may be taken: "Take plant 12". Safe for any
/// well-formed action.
Phrase label(const State& visible, const Action& action);

// ---- What comes of it (words_dice.cpp)

/// What the acting player has of dice that she takes, in one or two sentences: "That validates Rr on your
/// plant RR Ff." Empty for other actions, and for a coin, which the label names. Precondition: the action is
/// legal.
Phrase outcome(const State& visible, const Action& action);

} // namespace words

} // namespace genotype
