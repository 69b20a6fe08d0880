// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/enum_words.h"
#include "engine/core/record.h"
#include "engine/genomewars/observation.h"
#include "engine/genomewars/rules.h"

namespace genomewars {

/// Genome Wars as the shared code sees it: see core::Game for what each member promises.
struct Game {
    using Setup = genomewars::Setup;
    using State = genomewars::State;
    using Action = genomewars::Action;
    using ActionList = genomewars::ActionList;
    using Event = genomewars::Event;
    using Refusal = genomewars::Refusal;
    using Observation = genomewars::Observation;
    using Events = std::vector<Event>;
    using Names = std::vector<std::string>;

    static constexpr std::string_view id = "genome-wars";
    static constexpr std::string_view recordName = id;
    static constexpr int catalogueVersion = genomewars::catalogueVersion;
    static core::Phrase name();

    static bool isValid(const Setup& setup) { return genomewars::isValid(setup); }
    static State newGame(const Setup& setup, Events* events = nullptr) {
        return genomewars::newGame(setup, events);
    }
    static void legalActions(const State& state, ActionList& list) { genomewars::legalActions(state, list); }
    static Refusal whyNot(const State& state, const Action& action) {
        return genomewars::whyNot(state, action);
    }
    static Refusal apply(State& state, const Action& action, Events* events = nullptr) {
        return genomewars::apply(state, action, events);
    }
    static void applyLegal(State& state, const Action& action, Events* events = nullptr) {
        genomewars::applyLegal(state, action, events);
    }

    static bool isWellFormed(const Action& action) { return genomewars::isWellFormed(action); }
    static std::string notation(const Action& action) { return genomewars::notation(action); }
    static std::optional<Action> parseAction(std::string_view text) { return genomewars::parseAction(text); }

    static Observation observe(const State& state, core::Seat seat) {
        return genomewars::observe(state, seat);
    }
    static Events observeEvents(const Events& events, core::Seat seat) {
        return genomewars::observeEvents(events, seat);
    }
    static bool revealsInformation(const Event& event) { return genomewars::revealsInformation(event); }

    static unsigned winners(const State& state) { return genomewars::winners(state); }
    static int points(const State& state, core::Seat seat) { return state.team(seat).population; }

    static std::string headerLines(const Setup& setup);
    static bool readHeader(core::HeaderReader& lines, Setup& setup);
    static std::string transcript(const core::Record<Game>& record);

    /// A team knows something that others do not only while genomes are being chosen.
    static bool hasSecrets(const State& state) { return state.phase == Phase::Construction; }

    static core::Phrase name(const State& state, core::Seat seat, const Names& names);
    static core::Phrase progress(const State& state);
    static core::Phrase phrase(const Event& event, const State& state, const Names& names);
    static core::Phrase phrase(Refusal refusal);
    static core::Phrase prompt(const State& visible, core::Seat seat, const Names& names);
    static core::Phrase label(const State& visible, const Action& action);
};
static_assert(core::RecordedGame<Game>);

constexpr std::string_view weightingNotation(Weighting weighting) {
    return core::nameWord(weighting);
}
/// Reads that back; false, and nothing changed, if the text is not one.
bool setWeighting(Setup& setup, std::string_view notation);

} // namespace genomewars
