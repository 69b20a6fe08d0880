// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/record.h"

#include <array>

/// A race for two to four players, here to show how little a game needs. In every round each player in turn
/// secretly stakes one to three steps; then everybody's coin is tossed: heads moves its player that many
/// steps forward, tails that many back. A player who is alone in the lead after a round, with ten steps or
/// more, wins.
namespace toy {

using core::Phrase;
using core::Seat;

inline constexpr int maxSeats = 4;
inline constexpr int goal = 10;
inline constexpr int highestStake = 3;

struct Setup {
    int players = 2;
    std::uint64_t seed = 0;
    bool operator==(const Setup&) const = default;
};

struct State {
    core::Random random{0};
    Seat seats = 2;
    Seat actor = 0;
    std::uint8_t round = 1;
    std::array<std::int8_t, maxSeats> steps{};
    /// 0: not staked yet, or hidden from the viewer.
    std::array<std::uint8_t, maxSeats> stakes{};

    bool finished() const { return actor == core::noSeat; }
    bool operator==(const State&) const = default;
};

struct Action {
    int stake = 1;
    bool operator==(const Action&) const = default;
};

enum class Refusal { None, GameOver, TooHigh };

struct Event {
    enum class Kind { RoundBegan, Staked, Tossed } kind;
    Seat seat = core::noSeat;
    /// The round, the stake (0: hidden), or how far the coin took the player.
    int number = 0;
};

struct Observation {
    Seat seat = core::noSeat;
    State visible;
    bool operator==(const Observation&) const = default;
};

/// See core::Game for what each member promises.
struct Game {
    using Setup = toy::Setup;
    using State = toy::State;
    using Action = toy::Action;
    using ActionList = core::FixedVector<Action, highestStake>;
    using Event = toy::Event;
    using Refusal = toy::Refusal;
    using Observation = toy::Observation;
    using Events = std::vector<Event>;
    using Names = std::vector<std::string>;
    using Kind = Event::Kind;

    static constexpr std::string_view id = "coin-race";
    static constexpr std::string_view recordName = id;
    static constexpr int catalogueVersion = 1;

    // ---- Rules
    static bool isValid(const Setup& setup) { return setup.players >= 2 && setup.players <= maxSeats; }
    static State newGame(const Setup& setup, Events* events = nullptr) {
        State state;
        state.random = core::Random(setup.seed);
        state.seats = static_cast<Seat>(setup.players);
        report(events, {Kind::RoundBegan, core::noSeat, 1});
        return state;
    }
    static void legalActions(const State& state, ActionList& list) {
        list.clear();
        for (int stake = 1; stake <= highestStake && !state.finished(); ++stake)
            list.push({stake});
    }
    static Refusal whyNot(const State& state, const Action& action) {
        if (state.finished())
            return Refusal::GameOver;
        return action.stake >= 1 && action.stake <= highestStake ? Refusal::None : Refusal::TooHigh;
    }
    static Refusal apply(State& state, const Action& action, Events* events = nullptr) {
        const Refusal refusal = whyNot(state, action);
        if (refusal == Refusal::None)
            applyLegal(state, action, events);
        return refusal;
    }
    static void applyLegal(State& state, const Action& action, Events* events = nullptr) {
        state.stakes[state.actor] = static_cast<std::uint8_t>(action.stake);
        report(events, {Kind::Staked, state.actor, action.stake});
        if (++state.actor < state.seats)
            return;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const int way = state.random.below(2) == 0 ? state.stakes[seat] : -state.stakes[seat];
            state.steps[seat] = static_cast<std::int8_t>(std::max(0, state.steps[seat] + way));
            report(events, {Kind::Tossed, seat, way});
        }
        state.stakes = {};
        state.actor = winners(state) != 0 ? core::noSeat : Seat{0};
        if (!state.finished())
            report(events, {Kind::RoundBegan, core::noSeat, ++state.round});
    }
    static unsigned winners(const State& state) {
        unsigned first = 0;
        int most = goal;
        for (Seat seat = 0; seat < state.seats; ++seat)
            if (state.steps[seat] >= most) {
                first = state.steps[seat] > most ? 1u << seat : first | 1u << seat;
                most = state.steps[seat];
            }
        return (first & (first - 1)) == 0 ? first : 0;
    }
    static int points(const State& state, Seat seat) { return state.steps[seat]; }

    // ---- What may be seen
    static Observation observe(const State& state, Seat seat) {
        Observation seen{seat, state};
        seen.visible.random = core::Random(0);
        for (Seat other = 0; other < state.seats; ++other)
            if (other != seat)
                seen.visible.stakes[other] = 0;
        return seen;
    }
    static Events observeEvents(Events events, Seat seat) {
        for (Event& event : events)
            if (event.kind == Kind::Staked && event.seat != seat)
                event.number = 0;
        return events;
    }
    static bool revealsInformation(const Event& event) { return event.kind == Kind::Tossed; }

    // ---- Record
    static bool isWellFormed(const Action& action) { return action.stake >= 1 && action.stake <= 9; }
    static std::string notation(const Action& action) { return "stake " + std::to_string(action.stake); }
    static std::optional<Action> parseAction(std::string_view text) {
        const bool fits = text.size() == 7 && text.starts_with("stake ") && text[6] >= '1' && text[6] <= '9';
        return fits ? std::optional(Action{text[6] - '0'}) : std::nullopt;
    }
    static std::string headerLines(const Setup& setup) {
        return "players " + std::to_string(setup.players) + "\nseed " + std::to_string(setup.seed) + '\n';
    }
    static bool readHeader(core::HeaderReader& lines, Setup& setup) {
        const auto players = lines.field("players", 2, maxSeats);
        if (!players || !lines.nextHeaderLine())
            return false;
        const auto seed = lines.field("seed", 0, UINT64_MAX);
        setup = {static_cast<int>(*players), seed.value_or(0)};
        return seed && lines.nextHeaderLine();
    }
    static std::string transcript(const core::Record<Game>& record) {
        return english(progress(core::replay(record).state)) + '\n';
    }

    // ---- Words
    static Phrase name() { return {"Coin Race", {}}; }
    static Phrase name(const State&, Seat seat, const Names& names) { return {"%1", {names.at(seat)}}; }
    static Phrase progress(const State& state) { return {"Round %1", {std::to_string(state.round)}}; }
    static Phrase phrase(const Event& event, const State& state, const Names& names) {
        const std::string number = std::to_string(std::abs(event.number));
        if (event.kind == Kind::RoundBegan)
            return {"Round %1 began.", {number}};
        const bool staked = event.kind == Kind::Staked;
        return {!staked             ? event.number > 0 ? "%1 goes %2 on." : "%1 goes %2 back."
                : event.number == 0 ? "%1 staked in secret."
                                    : "%1 staked %2.",
                {name(state, event.seat, names), number}};
    }
    static Phrase phrase(Refusal refusal) {
        return {refusal == Refusal::TooHigh ? "Three steps are the most." : "The race is over.", {}};
    }
    static Phrase prompt(const State& state, Seat, const Names&) {
        return {state.finished() ? "The race is over." : "stake one to three steps.", {}};
    }
    static Phrase label(const State&, const Action& action) {
        return {"Stake %1", {std::to_string(action.stake)}};
    }

private:
    static void report(Events* events, const Event& event) {
        if (events)
            events->push_back(event);
    }
};
static_assert(core::RecordedGame<Game>);

/// Stakes as much as it can.
class BoldBot : public core::Bot<Game> {
public:
    Action chooseAction(const Observation&, const Game::ActionList& legal, core::Random&,
                        const core::Budget&) const override {
        return legal[legal.size() - 1];
    }
};

} // namespace toy

template <> struct core::Roster<toy::Game> {
    static std::span<const std::string_view> ids() {
        static constexpr std::array<std::string_view, 2> all{"random", "bold"};
        return all;
    }
    static const Bot<toy::Game>* find(std::string_view id) {
        static const RandomBot<toy::Game> random;
        static const toy::BoldBot bold;
        if (id == "random")
            return &random;
        return id == "bold" ? &bold : nullptr;
    }
};
