// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/record_text.h"

#include <optional>
#include <utility>
#include <variant>

/// A game as setup + seed + actions, in text that a person can read and a diff can show. It is the save file
/// (`.genotype`), the journal of a running game, the replay, the bug report and the test fixture.
///
///     genotype-record 1
///     game genome-wars                      (left out for the game without a recordName)
///     catalogue 1
///     title "Period 3, second table"        (left out when empty)
///     commitment 5f1c…                      (only of a game with sealed dice, with the next three lines)
///     word "pea"
///     key 90a7…
///     material 3be2…
///     players 2                             (from here on the game's own lines)
///     rounds 5
///     seed 42
///     seat 1 person colour 0 "Alina"
///     seat 2 bot colour 1 "Marco"
///
///     1 seat-1 setup sow 3 keep 14          (number, who acts, notation)
///     2 seat-2 setup sow 7 keep 30
///     3 seat-1 place genes-R bonus 1
///     undo 1                                (the last action is taken back; the next one has its number)
///     3 seat-1 place treasury
///
/// Files that the program keeps are sealed: each line ends in a checksum, see seal.h. A text without seals is
/// read as it is, since people write records and commands print them.
///
/// The four lines of sealed dice are explained in dice_commitment.h. Until such a game is over, the program
/// keeps it with `hidden` in place of key, material and seed, and such a text cannot be read as a record.
///
/// Lines are in this order. A line that begins with # is a comment, and so is the rest of an action line from
/// a # on. Text is UTF-8. Every line, including the last, ends with a line feed: a line without one was cut
/// off while it was being written.
namespace core {

template <typename G> struct Record;

/// A game whose setup has a place in the header of a record: `headerLines` writes the lines between title and
/// seats, each with its line feed, the players first. `readHeader` begins at the first of them and ends at
/// the line after the last; what it reads is valid, and if it fails it has reported the fault to the reader.
/// `transcript` writes out a whole record in English; see transcript.h.
template <typename G>
concept RecordedGame = ToldGame<G> && requires(const typename G::Setup& setup, typename G::Setup& read,
                                               HeaderReader& reader, const Record<G>& record) {
    { G::headerLines(setup) } -> std::same_as<std::string>;
    { G::readHeader(reader, read) } -> std::same_as<bool>;
    { G::transcript(record) } -> std::same_as<std::string>;
};

template <typename G> struct Record {
    using Game = G;

    typename G::Setup setup;
    /// One for each player; missing ones are written as people without a name.
    std::vector<SeatInfo> seats;
    std::string title;
    std::vector<typename G::Action> actions;
    /// Set if the dice were sealed; then the setup has the seed that follows from it.
    std::optional<DiceCommitment> sealedDice = {};

    bool operator==(const Record&) const = default;
};

/// Names by seat, for the words of a game.
template <typename G> std::vector<std::string> namesOf(const Record<G>& record) {
    std::vector<std::string> names;
    for (const SeatInfo& seat : record.seats)
        names.push_back(seat.name);
    return names;
}

/// The part before the first action, with the empty line: what a journal starts with.
template <typename G> std::string headerText(const Record<G>& record) {
    static_assert(RecordedGame<G>);
    return beginningOfHeader(G::recordName, G::catalogueVersion, record.title) +
           commitmentLines(record.sealedDice) + G::headerLines(record.setup) +
           seatLines(record.setup.players, record.seats);
}

/// One line to append, with its line feed. `number` counts from 1; `actor` is whose choice was pending.
template <typename G>
std::string actionLine(std::size_t number, Seat actor, const typename G::Action& action) {
    return std::to_string(number) + " seat-" + std::to_string(actor + 1) + ' ' +
           std::string(G::notation(action)) + '\n';
}

/// The whole record, without seals. Precondition: isValid(setup), every action legal in its turn.
template <typename G> std::string toText(const Record<G>& record) {
    std::string text = headerText(record);
    typename G::State state = G::newGame(record.setup, nullptr);
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        text += actionLine<G>(i + 1, state.actor, record.actions[i]);
        G::apply(state, record.actions[i], nullptr);
    }
    return text;
}

/// A record played from the start.
template <typename G> struct Replay {
    typename G::State state;
    std::vector<typename G::Event> events;
    /// How many events there were after 0, 1, 2 … actions; [0] is the deal. One more entry than actions
    /// played.
    std::vector<std::size_t> eventsAfter;
    /// Fewer than asked for only if an action was illegal, which never happens with a record that was read.
    std::size_t actionsPlayed() const { return eventsAfter.size() - 1; }
};

/// Plays the first `upTo` actions, or all. Precondition: isValid(record.setup).
template <typename G>
Replay<G> replay(const Record<G>& record, std::size_t upTo = static_cast<std::size_t>(-1)) {
    Replay<G> result;
    result.state = G::newGame(record.setup, &result.events);
    result.eventsAfter.push_back(result.events.size());
    for (std::size_t i = 0; i < record.actions.size() && i < upTo; ++i) {
        if (G::apply(result.state, record.actions[i], &result.events) != G::Refusal::None)
            break;
        result.eventsAfter.push_back(result.events.size());
    }
    return result;
}

/// Why a text is not a record of the game.
template <typename G> struct ReadError {
    using Kind = ReadFault;

    /// From 1.
    int line = 1;
    Kind kind = Kind::NotARecord;
    /// A short excerpt or expectation, printable and at most 80 bytes; empty if the kind says everything.
    std::string detail;
    typename G::Refusal refusal = G::Refusal::None;

    bool operator==(const ReadError&) const = default;
};

/// What is wrong, with its line.
template <typename G> Phrase phrase(const ReadError<G>& error) {
    return phrase(error.kind, error.line, error.detail, G::phrase(error.refusal), G::catalogueVersion);
}

/// Plays the lines of a record after its header.
template <typename G> class ActionReader {
    using State = typename G::State;

public:
    ActionReader(HeaderReader& lines, Record<G>& record)
        : m_lines(lines), m_record(record), m_states{G::newGame(record.setup, nullptr)} {}

    /// False at a fault; `refusal` then says why an action is illegal.
    bool read(typename G::Refusal& refusal) {
        while (m_lines.nextLine()) {
            std::string_view rest = m_lines.line().substr(0, m_lines.line().find('#'));
            while (!rest.empty() && rest.back() == ' ')
                rest.remove_suffix(1);
            if (rest.empty())
                continue;
            if (!(rest.substr(0, 5) == "undo " ? undo(rest.substr(5)) : play(rest, refusal)))
                return false;
        }
        return !m_lines.fault();
    }

private:
    bool undo(std::string_view rest) {
        const auto count = plainNumber(rest);
        if (!count)
            return m_lines.fail(ReadFault::NotAnActionLine, excerpt(m_lines.line()));
        if (*count == 0 || *count > m_record.actions.size())
            return m_lines.fail(ReadFault::NothingToUndo);
        const auto last = static_cast<std::ptrdiff_t>(*count);
        m_record.actions.erase(m_record.actions.end() - last, m_record.actions.end());
        m_states.erase(m_states.end() - last, m_states.end());
        return true;
    }

    bool play(std::string_view rest, typename G::Refusal& refusal) {
        const auto count = plainNumber(takeWord(rest));
        const std::string_view seat = takeWord(rest);
        const bool named = seat.substr(0, 5) == "seat-";
        const auto actor = named ? plainNumber(seat.substr(5)) : std::nullopt;
        const auto action = G::parseAction(rest);
        if (!count || !actor || !action)
            return m_lines.fail(ReadFault::NotAnActionLine, excerpt(m_lines.line()));
        if (*count != m_record.actions.size() + 1)
            return m_lines.fail(ReadFault::WrongNumber, std::to_string(m_record.actions.size() + 1));
        const State& before = m_states.back();
        if (!before.finished() && *actor != std::uint64_t{before.actor} + 1)
            return m_lines.fail(ReadFault::WrongActor, std::to_string(before.actor + 1));
        State after = before;
        refusal = G::apply(after, *action, nullptr);
        if (refusal != G::Refusal::None)
            return m_lines.fail(ReadFault::IllegalAction, excerpt(rest));
        m_record.actions.push_back(*action);
        m_states.push_back(after);
        return true;
    }

    HeaderReader& m_lines;
    Record<G>& m_record;
    /// Each state that an undo could go back to; the last one is the present.
    std::vector<State> m_states;
};

/// Reads and plays every action. The record returned is legal to its last action, and undone actions are left
/// out. The first fault is reported with its line. Never throws, whatever the text contains.
template <typename G>
std::variant<Record<G>, ReadError<G>> readRecord(std::string_view text, ReadOptions options = {}) {
    static_assert(RecordedGame<G>);
    HeaderReader lines(text, options);
    Record<G> record;
    typename G::Refusal refusal = G::Refusal::None;
    if (!lines.fault() && lines.readBeginning(G::id, G::recordName, G::catalogueVersion, record.title) &&
        lines.readCommitment(record.sealedDice) && G::readHeader(lines, record.setup) &&
        lines.readSeats(record.setup.players, record.seats))
        ActionReader<G>(lines, record).read(refusal);
    if (const auto& fault = lines.fault())
        return ReadError<G>{fault->line, fault->kind, fault->detail, refusal};
    return record;
}

} // namespace core
