// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/record.h"
#include "engine/genecards/observation.h"
#include "engine/genecards/rules.h"

namespace genecards {

/// Gene Expression as the shared code sees it: see core::Game for what each member promises.
struct Game {
    using Setup = genecards::Setup;
    using State = genecards::State;
    using Action = genecards::Action;
    using ActionList = genecards::ActionList;
    using Event = genecards::Event;
    using Refusal = genecards::Refusal;
    using Observation = genecards::Observation;
    using Events = std::vector<Event>;
    using Names = std::vector<std::string>;

    static constexpr std::string_view id = "gene-expression";
    static constexpr std::string_view recordName = id;
    static constexpr int catalogueVersion = genecards::catalogueVersion;
    static core::Phrase name();

    static bool isValid(const Setup& setup) { return genecards::isValid(setup); }
    static State newGame(const Setup& setup, Events* events = nullptr) {
        return genecards::newGame(setup, events);
    }
    static void legalActions(const State& state, ActionList& list) { genecards::legalActions(state, list); }
    static Refusal whyNot(const State& state, const Action& action) {
        return genecards::whyNot(state, action);
    }
    static Refusal apply(State& state, const Action& action, Events* events = nullptr) {
        return genecards::apply(state, action, events);
    }
    static void applyLegal(State& state, const Action& action, Events* events = nullptr) {
        genecards::applyLegal(state, action, events);
    }

    static bool isWellFormed(const Action& action) { return genecards::isWellFormed(action); }
    static std::string notation(const Action& action) { return genecards::notation(action); }
    static std::optional<Action> parseAction(std::string_view text) { return genecards::parseAction(text); }

    static Observation observe(const State& state, core::Seat seat) {
        return genecards::observe(state, seat);
    }
    static Events observeEvents(const Events& events, core::Seat seat) {
        return genecards::observeEvents(events, seat);
    }
    static core::Weight weight(const Event& event);
    /// Between hands, all cards are face up.
    static bool hasSecrets(const State& state) { return state.phase == Phase::Playing; }
    static bool revealsInformation(const Event& event) { return genecards::revealsInformation(event); }

    static unsigned winners(const State& state) { return genecards::winners(state); }
    static int points(const State& state, core::Seat seat) { return state.scores[seat]; }

    static core::Phrase name(const State& state, core::Seat seat, const Names& names);
    static core::Phrase progress(const State& state);
    static core::Phrase phrase(const Event& event, const State& state, const Names& names);
    static core::Phrase phrase(Refusal refusal);
    static core::Phrase prompt(const State& visible, core::Seat seat, const Names& names);
    /// `names`: whose hands are swapped.
    static core::Phrase label(const State& visible, const Action& action, const Names& names = {});

    static std::string headerLines(const Setup& setup);
    static bool readHeader(core::HeaderReader& lines, Setup& setup);
    static std::string transcript(const core::Record<Game>& record);
};
static_assert(core::RecordedGame<Game>);

using Record = core::Record<Game>;

} // namespace genecards
