// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/action.h"
#include "engine/genomewars/gene_pool.h"
#include "engine/genomewars/judgement.h"
#include "engine/genomewars/refusal.h"

#include <variant>
#include <vector>

/// What happened, for log, animation and charts. `apply` reports events in the order in which people at the
/// table would see them; nothing in the rules reads them.
namespace genomewars {

enum class EndReason : std::uint8_t { TurnsOver, OneTeamLeft, NobodyLeft };

namespace event {
struct GenomeChosen {
    Seat seat;
    Genome genome;
}; ///< empty for others until all have chosen
struct GenomeRevealed {
    Seat seat;
    Genome genome;
};
/// The first gene pool, or the second one at the end of the game.
struct GenePoolCounted {
    bool closing;
    Weighting weighting;
    GenePool pool;
};
/// `drawn`: lots were drawn after a complete tie.
struct FirstTeamFound {
    Seat seat;
    bool drawn;
};
/// The environment die; a 6 is rolled again.
struct EnvironmentRolled {
    std::uint8_t face;
};
/// The environment from here on; it may be the same again.
struct EnvironmentBegan {
    Environment environment;
    bool again;
};
struct RoundBegan {
    std::uint8_t round;
};
struct TurnBegan {
    Seat seat;
};
/// The natural roll of a turn.
struct DiceRolled {
    Seat seat;
    std::uint8_t first;
    std::uint8_t second;
    Environment environment;

    int roll() const { return first + second; }
};
/// What the roll did to one living team, by which row of which table.
struct TeamJudged {
    Seat seat;
    Judgement judgement;
    std::uint16_t before;
    std::uint16_t after;
};
struct TeamDiedOut {
    Seat seat;
};
struct GenomeMutated {
    Seat seat;
    Allele from;
    Allele to;
};
struct GameEnded {
    /// Bit s: team s shares in the win.
    std::uint8_t winners;
    EndReason reason;
};
} // namespace event

using Event = std::variant<event::GenomeChosen, event::GenomeRevealed, event::GenePoolCounted,
                           event::FirstTeamFound, event::EnvironmentRolled, event::EnvironmentBegan,
                           event::RoundBegan, event::TurnBegan, event::DiceRolled, event::TeamJudged,
                           event::TeamDiedOut, event::GenomeMutated, event::GameEnded>;

/// Collects events; pass nullptr to `apply` if nobody needs them.
using EventSink = std::vector<Event>;

/// Whether the event revealed something to somebody (a roll, a genome): undo stops here.
bool revealsInformation(const Event& event);

/// The events as `seat` may see them: a genome chosen by another team is blanked.
std::vector<Event> observeEvents(const std::vector<Event>& events, Seat seat);

} // namespace genomewars
