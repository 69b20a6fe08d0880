// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/observation.h"
#include "engine/genomewars/rules.h"

#include <QtCore/QString>
#include <QtTest/QTest>

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

/// Positions of Genome Wars that a reader can see: teams by the symbols of their alleles, an environment, and
/// the dice that will be rolled.
///
///     Table table({"Au Sp Fa Re", "He He Sy Ad"}, Environment::Hospital);
///     table.turnOf(1).dice({3, 4}).play("roll");
///     QCOMPARE(table.population(0), 5);
namespace tests::wars {

using namespace genomewars;

/// "Au Sp Fa Re", in any order and of any length.
inline Genome genome(std::string_view symbols) {
    Genome result;
    for (std::size_t at = 0; at + 1 < symbols.size(); at += 3) {
        const auto found = std::find_if(alleles.begin(), alleles.end(), [&](const AlleleInfo& info) {
            return info.symbol == symbols.substr(at, 2);
        });
        Q_ASSERT(found != alleles.end());
        result.add(found->id);
    }
    return result;
}

/// A generator whose next dice show these faces.
inline core::Random randomWith(const std::vector<int>& faces) {
    for (std::uint64_t seed = 0;; ++seed) {
        core::Random random(seed);
        const core::Random before = random;
        if (std::all_of(faces.begin(), faces.end(),
                        [&](int face) { return 1 + static_cast<int>(random.below(6)) == face; }))
            return before;
    }
}

class Table {
public:
    /// Evolution has begun, it is the turn of team 0, which begins each round, and every team has 3
    /// individuals unless the setup says otherwise.
    explicit Table(std::initializer_list<std::string_view> genomes,
                   Environment environment = Environment::Hospital, Setup setup = {}) {
        setup.players = static_cast<int>(genomes.size());
        m_state = newGame(setup);
        for (const std::string_view one : genomes)
            if (apply(m_state, act::chooseGenome(genome(one))) != Refusal::None)
                qFatal("not a genome: %s", std::string(one).c_str());
        m_state.environment = environment;
        m_state.first = 0;
        m_state.actor = 0;
    }

    Table& turnOf(Seat seat) {
        m_state.actor = seat;
        return *this;
    }
    Table& begins(Seat seat) {
        m_state.first = seat;
        return *this;
    }
    Table& round(int round) {
        m_state.round = static_cast<std::uint8_t>(round);
        return *this;
    }
    Table& population(Seat seat, int population) {
        m_state.team(seat).population = static_cast<std::uint16_t>(population);
        return *this;
    }
    /// What the next dice show.
    Table& dice(const std::vector<int>& faces) {
        m_state.random = randomWith(faces);
        return *this;
    }
    Table& roll(int first, int second) { return dice({first, second}).play("roll"); }
    Table& play(std::string_view notation) {
        m_events.clear();
        const auto action = parseAction(notation);
        const Refusal refusal = action ? apply(m_state, *action, &m_events) : Refusal::NotAnAction;
        if (refusal != Refusal::None)
            QTest::qFail(qPrintable(QString("\"%1\" was refused: %2")
                                        .arg(QString::fromUtf8(notation.data(), qsizetype(notation.size())))
                                        .arg(static_cast<int>(refusal))),
                         __FILE__, __LINE__);
        return *this;
    }
    Refusal whyNot(std::string_view notation) const {
        const auto action = parseAction(notation);
        return action ? genomewars::whyNot(m_state, *action) : Refusal::NotAnAction;
    }

    int population(Seat seat) const { return m_state.team(seat).population; }
    const Genome& genomeOf(Seat seat) const { return m_state.team(seat).genome; }
    const State& state() const { return m_state; }
    const std::vector<Event>& events() const { return m_events; }
    template <typename Kind> std::vector<Kind> eventsOf() const {
        std::vector<Kind> found;
        for (const Event& one : m_events)
            if (const auto* kind = std::get_if<Kind>(&one))
                found.push_back(*kind);
        return found;
    }
    /// How the last roll was judged for a team; fails when it was not.
    event::TeamJudged judged(Seat seat) const {
        for (const auto& one : eventsOf<event::TeamJudged>())
            if (one.seat == seat)
                return one;
        QTest::qFail("the team was not judged", __FILE__, __LINE__);
        return {};
    }

private:
    State m_state;
    std::vector<Event> m_events;
};

} // namespace tests::wars
