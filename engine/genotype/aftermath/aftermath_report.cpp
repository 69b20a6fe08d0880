// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/aftermath.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

namespace {

/// Sums of samples, by seat and share.
struct Ledger {
    std::array<std::array<Samples, shareCount>, maxSeats> samples;
    std::array<Estimate, maxSeats> cost{};

    explicit Ledger(std::size_t count) {
        for (auto& seat : samples)
            for (Samples& share : seat)
                share.assign(count, 0);
    }
    void add(Seat seat, Share share, const Samples& values) {
        Samples& own = samples[seat][static_cast<std::size_t>(share)];
        for (std::size_t k = 0; k < own.size(); ++k)
            own[k] += values[k];
    }
    void add(const Ledger& other) {
        for (Seat seat = 0; seat < maxSeats; ++seat) {
            for (const Share share : allShares)
                add(seat, share, other.samples[seat][static_cast<std::size_t>(share)]);
            cost[seat] = sumOf(cost[seat], other.cost[seat]);
        }
    }
    LuckAccount of(Seat seat) const {
        LuckAccount account;
        Samples change(samples[seat][0].size(), 0);
        Samples luck = change;
        for (const Share share : allShares) {
            const Samples& own = samples[seat][static_cast<std::size_t>(share)];
            account.shares[static_cast<std::size_t>(share)] = estimateOf(own);
            const bool isLuck = share == Share::Dice || share == Share::Cards;
            for (std::size_t k = 0; k < own.size(); ++k) {
                change[k] += own[k];
                luck[k] += isLuck ? own[k] : 0;
            }
        }
        account.change = estimateOf(change);
        account.luck = estimateOf(luck);
        account.cost = cost[seat];
        return account;
    }
};

Samples difference(const std::vector<Leads>& one, const std::vector<Leads>& other, Seat seat) {
    Samples result;
    for (std::size_t k = 0; k < one.size(); ++k)
        result.push_back(one[k][seat] - other[k][seat]);
    return result;
}

/// Whether the actor could have done something else, and nothing else happened than what it did.
bool isChoiceOf(const State& state, const State& next) {
    ActionList legal;
    legalActions(state, legal);
    const bool goesOn =
        state.phase == next.phase || state.phase == Phase::Setup; // V has seen beyond the setup
    return legal.size() > 1 && goesOn && state.round == next.round;
}

std::array<Score, maxSeats> scoresOf(const State& state) {
    std::array<Score, maxSeats> scores{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        scores[seat] = score(state, seat);
    return scores;
}

} // namespace

AftermathReport Aftermath::report() const {
    AftermathReport report;
    const State& last = m_states.back();
    report.seats = last.seats;
    report.samples = m_options.samples;
    const auto count = static_cast<std::size_t>(m_options.samples);
    std::vector<Ledger> rounds(last.rounds + 1u, Ledger(count));
    for (Seat seat = 0; seat < last.seats; ++seat) {
        rounds[0].add(seat, Share::Cards, difference(m_positions[0].worth, m_start, seat));
        Samples start;
        for (const Leads& one : m_start)
            start.push_back(one[seat]);
        report.start[seat] = estimateOf(start);
    }
    for (std::size_t i = 0; i + 1 < m_states.size(); ++i) {
        const State& state = m_states[i];
        const Position& now = m_positions[i];
        const Values& then = m_positions[i + 1].worth;
        AftermathStep step{.round = state.round,
                           .actor = state.actor,
                           .chance = chanceBetween(state, m_states[i + 1]),
                           .choice = now.choice};
        const Values& before = now.before.empty() ? then : now.before;
        const Values& after = now.after.empty() ? then : now.after;
        Ledger& round = rounds[state.round];
        const bool isChoice = m_options.horizon == Horizon::EndOfRound || isChoiceOf(state, m_states[i + 1]);
        const Share luck = step.chance == ChanceKind::Dice ? Share::Dice : Share::Cards;
        for (Seat seat = 0; seat < last.seats; ++seat) {
            const Samples chance = difference(then, after, seat);
            const Samples choice = difference(before, now.worth, seat);
            round.add(seat, luck, chance);
            round.add(seat,
                      !isChoice             ? Share::Remainder
                      : seat == state.actor ? Share::Own
                                            : Share::Others,
                      choice);
            round.add(seat, Share::Remainder, difference(after, before, seat));
            step.luck[seat] = estimateOf(chance);
            step.choiceEffect[seat] = estimateOf(choice);
        }
        if (now.choice)
            round.cost[state.actor] = sumOf(round.cost[state.actor], now.choice->cost);
        report.steps.push_back(step);
        if (m_states[i + 1].round != state.round || m_states[i + 1].finished())
            report.scores.push_back(scoresOf(m_states[i + 1]));
    }
    Ledger game(count);
    for (const Ledger& round : rounds) {
        auto& accounts = report.rounds.emplace_back();
        for (Seat seat = 0; seat < last.seats; ++seat)
            accounts[seat] = round.of(seat);
        game.add(round);
    }
    report.result = leadsOf(last);
    for (Seat seat = 0; seat < last.seats; ++seat) {
        report.game[seat] = game.of(seat);
        report.adjusted[seat] = {report.result[seat] - report.game[seat].luck.mean,
                                 report.game[seat].luck.error};
    }
    return report;
}

} // namespace genotype
