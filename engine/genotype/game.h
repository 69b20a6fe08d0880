// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/record.h"
#include "engine/genotype/model/observation.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

/// Genotype as the shared code sees it: see core::Game for what each member promises.
struct Game {
    using Setup = genotype::Setup;
    using State = genotype::State;
    using Action = genotype::Action;
    using ActionList = genotype::ActionList;
    using Event = genotype::Event;
    using Refusal = genotype::Refusal;
    using Observation = genotype::Observation;
    using Events = std::vector<Event>;
    using Names = std::vector<std::string>;

    static constexpr std::string_view id = "genotype";
    /// Its records are older than those of other games and name no game.
    static constexpr std::string_view recordName = "";
    static constexpr int catalogueVersion = genotype::catalogueVersion;
    static core::Phrase name();

    static bool isValid(const Setup& setup) { return genotype::isValid(setup); }
    static State newGame(const Setup& setup, Events* events = nullptr) {
        return genotype::newGame(setup, events);
    }
    static void legalActions(const State& state, ActionList& list) { genotype::legalActions(state, list); }
    static Refusal whyNot(const State& state, const Action& action) {
        return genotype::whyNot(state, action);
    }
    static Refusal apply(State& state, const Action& action, Events* events = nullptr) {
        return genotype::apply(state, action, events);
    }
    static void applyLegal(State& state, const Action& action, Events* events = nullptr) {
        genotype::applyLegal(state, action, events);
    }

    static bool isWellFormed(const Action& action) { return genotype::isWellFormed(action); }
    static std::string notation(const Action& action) { return genotype::notation(action); }
    static std::optional<Action> parseAction(std::string_view text) { return genotype::parseAction(text); }

    static Observation observe(const State& state, core::Seat seat) { return genotype::observe(state, seat); }
    static State ruledState(const Observation& seen) { return genotype::ruledState(seen); }
    static Events observeEvents(const Events& events, core::Seat seat) {
        return genotype::observeEvents(events, seat);
    }
    static bool revealsInformation(const Event& event) { return genotype::revealsInformation(event); }

    static std::string headerLines(const Setup& setup);
    static bool readHeader(core::HeaderReader& lines, Setup& setup);

    static unsigned winners(const State& state) { return genotype::winners(state); }
    static int points(const State& state, core::Seat seat) { return score(state, seat).total(); }

    static core::Weight weight(const Event& event);
    static core::Phrase name(const State& state, core::Seat seat, const Names& names);
    static core::Phrase progress(const State& state);
    static core::Phrase phrase(const Event& event, const State& state, const Names& names);
    static core::Phrase phrase(Refusal refusal);
    static core::Phrase prompt(const State& visible, core::Seat seat, const Names& names);
    static core::Phrase label(const State& visible, const Action& action);
    static std::string transcript(const core::Record<Game>& record);
};
static_assert(core::RecordedGame<Game>);

} // namespace genotype
