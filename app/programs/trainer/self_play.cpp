// SPDX-License-Identifier: GPL-3.0-or-later
#include "self_play.h"

#include "app/base/threads/parallel.h"
#include "engine/genotype/bots/lookahead.h"
#include "engine/genotype/bots/value_net.h"

namespace trainer {

using namespace genotype;

namespace {

/// One choice in this many is random, so that positions come up that the bot avoids.
constexpr std::uint32_t oneChoiceInSo = 20;
/// The others' view of a position is used one time in this many.
constexpr std::uint32_t oneOtherInSo = 2;

class Game {
public:
    Game(const Setup& setup, const Bot& bot, std::uint64_t choices)
        : m_state(newGame(setup)), m_bot(bot), m_random(choices) {
        m_first.fill(-1);
    }

    Samples play() {
        ActionList legal;
        while (!m_state.finished()) {
            legalActions(m_state, legal);
            const Action action = chosen(legal);
            if (m_state.phase != Phase::Setup && legal.size() > 1)
                look(action);
            applyLegal(m_state, action);
        }
        for (Seen& seen : m_seen) {
            const int after = laterThan(seen.inputs.stage);
            m_samples.positions.push_back({.inputs = seen.inputs,
                                           .result = netResult(m_state, seen.seat),
                                           .later = after < 0 ? -1 : after + seen.seat});
        }
        return std::move(m_samples);
    }

private:
    struct Seen {
        Seat seat = 0;
        NetInputs inputs;
    };

    Action chosen(const ActionList& legal) {
        if (legal.size() > 1 && m_random.below(oneChoiceInSo) == 0)
            return legal[m_random.below(static_cast<std::uint32_t>(legal.size()))];
        return m_bot.chooseAction(observe(m_state, m_state.actor), legal, m_random);
    }

    /// The position as a bot judges it: after the action, held open.
    void look(const Action& action) {
        const Seat seat = m_state.actor;
        State world = heldOpen(m_state);
        applyLegal(world, action);
        if (world.finished() || !isSettled(world, seat))
            return;
        const Outlook outlook(world);
        const NetInputs own = netInputsOf(world, outlook, seat);
        if (own.stage == 0)
            return;
        int& first = m_first[static_cast<std::size_t>(own.stage)];
        if (first < 0) {
            first = static_cast<int>(m_samples.later.size());
            for (Seat each = 0; each < world.persons(); ++each)
                m_samples.later.push_back(netInputsOf(world, outlook, each));
        }
        m_seen.push_back({seat, own});
        if (world.persons() > 1 && m_random.below(oneOtherInSo) == 0) {
            const auto steps = 1 + m_random.below(static_cast<std::uint32_t>(world.seats - 1));
            const auto other = static_cast<Seat>((seat + steps) % world.seats);
            m_seen.push_back({other, netInputsOf(world, outlook, other)});
        }
    }

    /// Where the first position after the round's breeding phase is, for seat 0; -1 in the last round.
    int laterThan(int stage) const { return m_first[static_cast<std::size_t>(stage - 1)]; }

    State m_state;
    const Bot& m_bot;
    core::Random m_random;
    std::vector<Seen> m_seen;
    /// By stage, of which 0 is never seen.
    std::array<int, maxRounds + 1> m_first{};
    Samples m_samples;
};

Setup soloSetupOf(std::size_t game, std::uint64_t seed) {
    // Two easy games in twelve, four standard ones, and one with each assistant.
    Setup setup{.players = 1, .seed = seed};
    const std::size_t place = game % 12;
    setup.johann = place < 2 ? Difficulty::Easy : place < 6 ? Difficulty::Standard : Difficulty::Hard;
    if (place >= 6)
        setup.johannAssistant = static_cast<std::uint8_t>(hardAssistants[place - 6]);
    return setup;
}

Setup setupOf(std::size_t game, std::uint64_t seed) {
    constexpr std::array players{4, 4, 4, 2, 4, 3, 4, 5};
    return {.players = players[game % players.size()], .seed = seed};
}

std::uint64_t seedFrom(core::Random& random) {
    const std::uint64_t high = random.below(0xffff'ffffu);
    return high << 32 | random.below(0xffff'ffffu);
}

} // namespace

Samples samplesOf(const SelfPlay& options, const Bot& bot) {
    std::vector<Samples> games(static_cast<std::size_t>(options.games));
    threads::inParallel(games.size(), options.threads, [&](std::size_t game) {
        core::Random random(options.seed * 1'000'003 + game);
        const std::uint64_t deal = seedFrom(random);
        const Setup setup = options.solo ? soloSetupOf(game, deal) : setupOf(game, deal);
        games[game] = Game(setup, bot, seedFrom(random)).play();
    });
    Samples all;
    for (Samples& game : games) {
        const auto before = static_cast<std::int32_t>(all.later.size());
        for (Sample& sample : game.positions) {
            if (sample.later >= 0)
                sample.later += before;
            all.positions.push_back(sample);
        }
        all.later.insert(all.later.end(), game.later.begin(), game.later.end());
        game = {};
    }
    return all;
}

} // namespace trainer
