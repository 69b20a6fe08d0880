// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/core/random.h"
#include "engine/core/seat.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace core {

/// How a log shows an event.
enum class Weight : std::uint8_t {
    Heading, ///< a part of the game begins
    Plain,
    Detail, ///< in the log, but not in the summary of what others did
    Silent  ///< not reported: whose turn it is
};

/// What a struct of static members must provide so that everything games share — record, replay, bots,
/// documents, the generic test of random games — can be written once on top of it. Each game has one, called
/// `Game`, in `engine/<game>/game.h`; its members only forward to the functions of the game's namespace,
/// whose declarations say more. Each promises:
///
/// - `id`: made of a–z and -, for the command line and file names. `name()`: the same for people.
///   `recordName`: what the header of a record calls it: the id, or nothing for the one game whose records
///   name no game.
/// - `catalogueVersion`: raised when cards, tables or the order of draws change, so that older records are
///   refused instead of being played incorrectly.
/// - `Setup`: what a table agrees on, with `players` (seats that make choices) and `seed`;
///   equality-comparable.
/// - `State`: the whole game as one value, trivially copyable and equality-comparable, its generator `random`
///   inside; `seats` (including automatic ones), `actor` (whose choice is pending; noSeat at the end) and
///   `finished()`.
/// - `Action`: a small value; `isWellFormed` says whether its fields are in range, `notation` writes it as a
///   line without # and line feeds, `parseAction` reads that back and rejects everything else.
/// - `legalActions` lists everything the actor may do, in a stable order and without repetition; it is empty
///   only at the end. `whyNot` is Refusal::None for exactly these. `apply` takes a legal action and reports
///   events; a refused one leaves state and events alone. `applyLegal` skips that check.
/// - `observe` shows what a seat may know: `seat`, and `visible`, a State with the hidden parts blanked; the
///   same for all states that differ only in what is hidden. `observeEvents` does so for events.
///   `revealsInformation`: undo stops after such an event.
/// - `winners`: bit s: seat s shares in the win; 0 when nobody wins. `points`: what a win is counted in.
/// - optional: `weight(event)` (default: every event is Plain) and `hasSecrets(state)`, whether some seat now
///   sees what others do not (default: always true). `ruledState(observation)`, a state in which
///   `legalActions` and `whyNot` answer the observing seat, when it has to choose, as they do in the game
///   itself (default: `visible`).
///
/// Its bots are not members: they know the game, and their roster (bot.h) stands above both.
template <typename G>
concept Game = requires(const typename G::Setup& setup, typename G::State& changing,
                        const typename G::State& state, const typename G::Action& action,
                        typename G::ActionList& list, std::vector<typename G::Event>* sink,
                        const std::vector<typename G::Event>& events, const typename G::Observation& seen,
                        Seat seat, std::string_view text) {
    requires std::equality_comparable<typename G::Setup>;
    requires std::equality_comparable<typename G::Observation>;
    requires std::equality_comparable<typename G::Action>;
    requires std::equality_comparable<typename G::State> && std::is_trivially_copyable_v<typename G::State>;
    requires std::same_as<std::remove_cvref_t<decltype(state.random)>, Random>;
    requires std::is_enum_v<typename G::Refusal>;
    G::Refusal::None;
    { G::id } -> std::convertible_to<std::string_view>;
    { G::recordName } -> std::convertible_to<std::string_view>;
    { G::catalogueVersion } -> std::convertible_to<int>;
    { G::name() } -> std::same_as<Phrase>;
    { setup.players } -> std::convertible_to<int>;
    { setup.seed } -> std::convertible_to<std::uint64_t>;
    { state.seats } -> std::convertible_to<Seat>;
    { state.actor } -> std::convertible_to<Seat>;
    { state.finished() } -> std::same_as<bool>;
    { seen.seat } -> std::convertible_to<Seat>;
    { seen.visible } -> std::convertible_to<const typename G::State&>;
    { G::isValid(setup) } -> std::same_as<bool>;
    { G::newGame(setup, sink) } -> std::same_as<typename G::State>;
    { G::isWellFormed(action) } -> std::same_as<bool>;
    G::legalActions(state, list);
    { G::whyNot(state, action) } -> std::same_as<typename G::Refusal>;
    { G::apply(changing, action, sink) } -> std::same_as<typename G::Refusal>;
    G::applyLegal(changing, action, sink);
    { G::notation(action) } -> std::convertible_to<std::string>;
    { G::parseAction(text) } -> std::same_as<std::optional<typename G::Action>>;
    { G::observe(state, seat) } -> std::same_as<typename G::Observation>;
    { G::observeEvents(events, seat) } -> std::same_as<std::vector<typename G::Event>>;
    { G::revealsInformation(events.front()) } -> std::same_as<bool>;
    { G::winners(state) } -> std::convertible_to<unsigned>;
    { G::points(state, seat) } -> std::convertible_to<int>;
};

/// A game that can also describe what happens in it, for logs, prompts and messages. `names` are by seat; a
/// missing or empty one becomes "Player 2". See `words.h` of a game.
template <typename G>
concept ToldGame = Game<G> &&
    requires(const typename G::Setup& setup, const typename G::State& state, const typename G::Action& action,
             const std::vector<typename G::Event>& events, const std::vector<std::string>& names,
             typename G::Refusal refusal, Seat seat) {
    /// A seat's name; automatic seats have names of their own.
    { G::name(state, seat, names) } -> std::same_as<Phrase>;
    /// One sentence in the past tense; hidden cards that `observeEvents` blanked are not named. `state` may
    /// be any state of that game: only what never changes during a game is read from it.
    { G::phrase(events.front(), state, names) } -> std::same_as<Phrase>;
    /// Which rule forbids the action.
    { G::phrase(refusal) } -> std::same_as<Phrase>;
    /// What to do next, addressed to a seat.
    { G::prompt(state, seat, names) } -> std::same_as<Phrase>;
    /// The text of a button for an action.
    { G::label(state, action) } -> std::same_as<Phrase>;
};

} // namespace core
