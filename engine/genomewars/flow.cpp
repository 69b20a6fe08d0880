// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/rules.h"

#include <algorithm>
#include <bit>

namespace genomewars {

namespace {

/// Carries out one action on a state: the action itself, then everything that follows without a choice, until
/// a team has to choose again.
class Flow {
public:
    Flow(State& state, EventSink* events) : m_state(state), m_events(events) {}

    void begin(const Setup& setup);
    void perform(const Action& action);

private:
    template <typename Kind> void report(const Kind& event) {
        if (m_events)
            m_events->push_back(event);
    }
    std::uint8_t die() { return static_cast<std::uint8_t>(1 + m_state.random.below(6)); }
    void await(Seat seat, PendingKind kind) {
        m_state.actor = seat;
        m_state.pending.clear();
        m_state.pending.push({kind});
    }

    void chooseGenome(const Genome& genome);
    void beginEvolution();
    Seat drawFirstTeam();
    void rollEnvironment();
    void beginEnvironment(Environment environment, bool again);
    void beginTurn(Seat seat);
    void roll();
    void judgeTeam(Seat seat, int roll);
    void mutate(Allele from, Allele to);
    void endTurn();
    void finish(EndReason reason);

    State& m_state;
    EventSink* m_events;
};

void Flow::begin(const Setup& setup) {
    m_state.random = core::Random(setup.seed);
    m_state.seats = static_cast<std::uint8_t>(setup.players);
    m_state.rounds = static_cast<std::uint8_t>(setup.rounds);
    m_state.weighting = setup.weighting;
    m_state.mutation = setup.mutation;
    m_state.startEnvironment = setup.environment;
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        m_state.team(seat).population = static_cast<std::uint16_t>(setup.population);
    await(0, PendingKind::Genome);
}

void Flow::perform(const Action& action) {
    switch (action.kind) {
    case ActionKind::ChooseGenome: chooseGenome(action.genome()); return;
    case ActionKind::Roll: roll(); return;
    case ActionKind::Mutate: mutate(action.from(), action.to()); return;
    }
}

void Flow::chooseGenome(const Genome& genome) {
    m_state.team(m_state.actor).genome = genome;
    m_state.chosen = static_cast<std::uint8_t>(m_state.chosen | (1u << m_state.actor));
    report(event::GenomeChosen{m_state.actor, genome});
    if (m_state.actor + 1 < m_state.seats)
        await(m_state.nextSeat(m_state.actor), PendingKind::Genome);
    else
        beginEvolution();
}

void Flow::beginEvolution() {
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        report(event::GenomeRevealed{seat, m_state.team(seat).genome});
    m_state.phase = Phase::Evolution;
    report(event::GenePoolCounted{false, Weighting::EachGenomeOnce,
                                  genePool(m_state, Weighting::EachGenomeOnce)});
    m_state.first = drawFirstTeam();
    if (m_state.startEnvironment == noEnvironment)
        rollEnvironment();
    else
        beginEnvironment(static_cast<Environment>(m_state.startEnvironment), false);
    report(event::RoundBegan{m_state.round});
    beginTurn(m_state.first);
}

Seat Flow::drawFirstTeam() {
    const std::uint8_t candidates = firstTeams(m_state);
    const int count = std::popcount(candidates);
    int which = count > 1 ? static_cast<int>(m_state.random.below(static_cast<std::uint32_t>(count))) : 0;
    Seat seat = 0;
    while (!((candidates >> seat) & 1) || which-- > 0)
        ++seat;
    report(event::FirstTeamFound{seat, count > 1});
    return seat;
}

void Flow::rollEnvironment() {
    std::uint8_t face = 0;
    do {
        face = die();
        report(event::EnvironmentRolled{face});
    } while (face == rerollFace);
    const Environment environment = environments[face - 1u].id;
    beginEnvironment(environment, m_state.turns > 0 && environment == m_state.environment);
}

void Flow::beginEnvironment(Environment environment, bool again) {
    m_state.environment = environment;
    report(event::EnvironmentBegan{environment, again});
}

void Flow::beginTurn(Seat seat) {
    await(seat, PendingKind::Roll);
    report(event::TurnBegan{seat});
}

void Flow::roll() {
    const Seat acting = m_state.actor;
    const std::uint8_t first = die();
    const std::uint8_t second = die();
    const int sum = first + second;
    ++m_state.turns;
    report(event::DiceRolled{acting, first, second, m_state.environment});
    // Every team is judged before the roll has any other effect: on a natural 2, in the old environment.
    Seat seat = acting;
    do {
        if (m_state.isAlive(seat))
            judgeTeam(seat, sum);
        seat = m_state.nextSeat(seat);
    } while (seat != acting);

    const int living = m_state.living();
    if (living <= 1)
        return finish(living == 1 ? EndReason::OneTeamLeft : EndReason::NobodyLeft);
    const NaturalEffect effect = naturalRow(sum).effect;
    if (effect == NaturalEffect::NewEnvironment)
        rollEnvironment();
    if (effect == NaturalEffect::Mutation && m_state.mutation)
        return await(acting, PendingKind::Mutation);
    endTurn();
}

void Flow::judgeTeam(Seat seat, int roll) {
    Team& team = m_state.team(seat);
    const Judgement judgement = judge(team.genome, m_state.environment, roll, seat == m_state.actor);
    const std::uint16_t before = team.population;
    team.population = static_cast<std::uint16_t>(std::max(0, before + judgement.change));
    report(event::TeamJudged{seat, judgement, before, team.population});
    if (team.population == 0)
        report(event::TeamDiedOut{seat});
}

void Flow::mutate(Allele from, Allele to) {
    Genome& genome = m_state.team(m_state.actor).genome;
    genome.remove(from);
    genome.add(to);
    report(event::GenomeMutated{m_state.actor, from, to});
    endTurn();
}

void Flow::endTurn() {
    Seat next = m_state.actor;
    bool roundIsOver = false;
    do {
        next = m_state.nextSeat(next);
        roundIsOver = roundIsOver || next == m_state.first;
    } while (!m_state.isAlive(next));
    if (roundIsOver) {
        if (m_state.round == m_state.rounds)
            return finish(EndReason::TurnsOver);
        ++m_state.round;
        report(event::RoundBegan{m_state.round});
    }
    beginTurn(next);
}

void Flow::finish(EndReason reason) {
    m_state.phase = Phase::Finished;
    m_state.actor = noSeat;
    m_state.pending.clear();
    report(event::GenePoolCounted{true, m_state.weighting, genePool(m_state, m_state.weighting)});
    report(event::GameEnded{winners(m_state), reason});
}

} // namespace

State newGame(const Setup& setup, EventSink* events) {
    State state;
    Flow(state, events).begin(setup);
    return state;
}

Refusal apply(State& state, const Action& action, EventSink* events) {
    const Refusal refusal = whyNot(state, action);
    if (refusal == Refusal::None)
        applyLegal(state, action, events);
    return refusal;
}

void applyLegal(State& state, const Action& action, EventSink* events) {
    Flow(state, events).perform(action);
}

} // namespace genomewars
