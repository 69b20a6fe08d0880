// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codec.h"
#include "engine/core/game.h"

#include <string>
#include <vector>

/// What a seat may know of a game, in JSON, from which exactly the same can be read back: for any game of the
/// program. Implemented for each game in a file of its own. The readers throw Malformed, whatever the JSON
/// contains; what they return can be shown on a board without further checks.
namespace messages {

/// Sparse (codec.h): what is blank is left out.
template <core::Game G> Json observationAsJson(const typename G::Observation& seen);
template <core::Game G> typename G::Observation readObservation(const Json& json);

/// What the seat may know of the events is for the caller to choose (`observeEvents`).
template <core::Game G> Json eventsAsJson(const std::vector<typename G::Event>& events);
template <core::Game G> std::vector<typename G::Event> readEvents(const Json& json);

/// Reads an observation in which holds what does in any game: who sees it, and whether somebody is to act.
template <typename Observation> Observation readSeen(const Json& json) {
    Observation seen;
    Object::read(json, seen, Style::Sparse);
    const auto& state = seen.visible;
    require(seen.seat == core::noSeat || seen.seat < state.seats, "the seat is not one of the game's");
    require(state.finished() == (state.actor == core::noSeat), "nobody is to act, or somebody after the end");
    require(state.finished() || (state.actor < state.seats && !state.pending.empty()),
            "no choice is pending");
    return seen;
}

/// The same for people and for programs that do not know the rules: each event also has its sentence, `text`.
/// `state`: any state of that game. `names`: by seat.
template <core::ToldGame G>
Json toldEventsAsJson(const std::vector<typename G::Event>& events, const typename G::State& state,
                      const std::vector<std::string>& names) {
    Json list = eventsAsJson<G>(events);
    for (std::size_t i = 0; i < events.size(); ++i)
        list[i]["text"] = core::english(G::phrase(events[i], state, names));
    return list;
}

} // namespace messages
