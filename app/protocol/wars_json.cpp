// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/game.h"
#include "event_list.h"
#include "game_json.h"

namespace messages {

using namespace genomewars;

namespace {

constexpr SeatValue teamSeat{maxTeams};
constexpr PlayerValue teamPlayer{maxTeams};
constexpr Number population{0, 65535};
constexpr Word<Environment> anEnvironment{};
constexpr Word<Allele> anAllele{};
constexpr Number pips{1, 6};

/// The alleles in the order of the catalogue, each as often as it is held.
struct GenomeValue {
    static Json blank() { return Json::array(); }
    static Json write(const Genome& genome, Style) {
        Json json = Json::array();
        for (const AlleleInfo& info : alleles)
            for (int copy = 0; copy < genome.of(info.id); ++copy)
                json.push_back(info.notation);
        return json;
    }
    static void read(const Json& json, Genome& genome, Style style) {
        if (!json.is_array() || (!json.empty() && json.size() != genomeSize))
            throw Malformed("four alleles or none are expected");
        genome = {};
        for (const Json& one : json) {
            Allele allele{};
            anAllele.read(one, allele, style);
            if (genome.of(allele) >= alleleInfo(allele).mostCopies)
                throw Malformed("an allele is held too often");
            genome.add(allele);
        }
    }
};

/// Null for none.
struct EnvironmentOrNone {
    static Json blank() { return {}; }
    static Json write(std::uint8_t value, Style) {
        return value == noEnvironment ? Json() : Json(code(static_cast<Environment>(value)));
    }
    static void read(const Json& json, std::uint8_t& value, Style style) {
        value = noEnvironment;
        if (json.is_null())
            return;
        Environment environment{};
        anEnvironment.read(json, environment, style);
        value = static_cast<std::uint8_t>(environment);
    }
};

} // namespace

} // namespace messages

namespace json {

using namespace messages;
using namespace genomewars;

// ---- The observation

template <typename Io> void fields(Io& io, Pending& pending) {
    io("kind", pending.kind, Word<PendingKind>{});
}

template <typename Io> void fields(Io& io, Team& team) {
    io("genome", team.genome, GenomeValue{});
    io("population", team.population, population);
}

/// The generator is hidden, so it has no field.
template <typename Io> void fields(Io& io, State& state) {
    io("seats", state.seats, Number{minTeams, maxTeams});
    io("rounds", state.rounds, Number{1, maxRounds});
    io("round", state.round, Number{1, maxRounds});
    io("phase", state.phase, Word<Phase>{});
    io("weighting", state.weighting, Word<Weighting>{});
    io("mutation", state.mutation, Flag{});
    io("start_environment", state.startEnvironment, EnvironmentOrNone{});
    io("first", state.first, teamSeat);
    io("actor", state.actor, teamSeat);
    io("environment", state.environment, anEnvironment);
    io("turns", state.turns, population);
    io("teams", state.teams, ListOf<Object>{});
    io("pending", state.pending, ListOf<Object>{});
    io("chosen", state.chosen, SeatsValue<maxTeams>{});
}

template <typename Io> void fields(Io& io, Observation& seen) {
    io("seat", seen.seat, teamSeat);
    io("state", seen.visible, Object{});
}

// ---- Events

template <typename Io> void fields(Io& io, event::GenomeChosen& e) {
    io("seat", e.seat, teamPlayer);
    io("genome", e.genome, GenomeValue{});
}

template <typename Io> void fields(Io& io, event::GenomeRevealed& e) {
    io("seat", e.seat, teamPlayer);
    io("genome", e.genome, GenomeValue{});
}

template <typename Io> void fields(Io& io, GenePool& pool) {
    constexpr Number alleleCopies{0, 0xFFFFFFFF};
    io("copies", pool.copies, ListOf<Number>{alleleCopies});
    io("total", pool.total, alleleCopies);
}

template <typename Io> void fields(Io& io, event::GenePoolCounted& e) {
    io("closing", e.closing, Flag{});
    io("weighting", e.weighting, Word<Weighting>{});
    io("pool", e.pool, Object{});
}

template <typename Io> void fields(Io& io, event::FirstTeamFound& e) {
    io("seat", e.seat, teamPlayer);
    io("drawn", e.drawn, Flag{});
}

template <typename Io> void fields(Io& io, event::EnvironmentRolled& e) {
    io("face", e.face, pips);
}

template <typename Io> void fields(Io& io, event::EnvironmentBegan& e) {
    io("environment", e.environment, anEnvironment);
    io("again", e.again, Flag{});
}

template <typename Io> void fields(Io& io, event::RoundBegan& e) {
    io("round", e.round, Number{1, maxRounds});
}

template <typename Io> void fields(Io& io, event::TurnBegan& e) {
    io("seat", e.seat, teamPlayer);
}

template <typename Io> void fields(Io& io, event::DiceRolled& e) {
    io("seat", e.seat, teamPlayer);
    io("first", e.first, pips);
    io("second", e.second, pips);
    io("environment", e.environment, anEnvironment);
}

template <typename Io> void fields(Io& io, Judgement& judgement) {
    io("table", judgement.table, Word<TableKind>{});
    const std::size_t rows =
        judgement.table == TableKind::Natural ? naturalTable.size() : modifiedTable.size();
    io("row", judgement.row, Number{0, static_cast<std::int64_t>(rows) - 1});
    io("roll", judgement.roll, Number{2, 12});
    io("modifier", judgement.modifier, Number{0, 99});
    io("change", judgement.change, Number{-99, 99});
}

template <typename Io> void fields(Io& io, event::TeamJudged& e) {
    io("seat", e.seat, teamPlayer);
    io("judgement", e.judgement, Object{});
    io("before", e.before, population);
    io("after", e.after, population);
}

template <typename Io> void fields(Io& io, event::TeamDiedOut& e) {
    io("seat", e.seat, teamPlayer);
}

template <typename Io> void fields(Io& io, event::GenomeMutated& e) {
    io("seat", e.seat, teamPlayer);
    io("from", e.from, anAllele);
    io("to", e.to, anAllele);
}

template <typename Io> void fields(Io& io, event::GameEnded& e) {
    io("winners", e.winners, SeatsValue<maxTeams>{});
    io("reason", e.reason, Word<EndReason>{});
}

} // namespace json

namespace messages {

template <> Json eventsAsJson<Game>(const std::vector<Event>& events) {
    return listAsJson(events);
}

template <> std::vector<Event> readEvents<Game>(const Json& json) {
    return listFromJson<Event>(json);
}

template <> Json observationAsJson<Game>(const Observation& seen) {
    return Object::write(seen, Style::Sparse);
}

template <> Observation readObservation<Game>(const Json& json) {
    const auto seen = readSeen<Observation>(json);
    const State& state = seen.visible;
    require(state.first == noSeat || state.first < state.seats, "the first team does not play");
    return seen;
}

} // namespace messages
