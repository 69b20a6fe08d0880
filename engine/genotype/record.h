#pragma once

#include "engine/genotype/action.h"
#include "engine/genotype/event.h"
#include "engine/genotype/refusal.h"
#include "engine/genotype/state.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// A game as setup + seed + actions, in text that a person can read and a diff can show. It is the save file
/// (`.genotype`), the journal of a running game, the replay, the bug report and the test fixture.
///
///     genotype-record 1
///     catalogue 1
///     title "Period 3, second table"        (left out when empty)
///     players 2
///     johann hard omari                     (with 1 player: easy, standard, hard with drawn or an assistant)
///     rounds 5
///     seed 42
///     first drawn                           (or the seat that starts, from 1)
///     overlay flower-codominance            (none, one or two lines)
///     seat 1 person colour 0 "Alina"
///     seat 2 bot colour 1 "Marco"
///
///     1 seat-1 setup sow 3 keep 14          (number, who acts, notation)
///     2 seat-2 setup sow 7 keep 30
///     3 seat-1 place genes-R bonus 1
///     undo 1                                (the last action is taken back; the next one has its number)
///     3 seat-1 place treasury
///
/// Lines are in this order. A line that begins with # is a comment, and so is the rest of an action line from
/// a # on. Text is UTF-8. Every line, the last one too, ends with a line feed: a line without one was cut off
/// while it was written.
namespace genotype {

/// Raised when the text itself changes its form.
inline constexpr int recordFormat = 1;

/// What a reader takes at most; a longer text is an error, not a long wait.
inline constexpr std::size_t maxRecordBytes = 2u << 20;
inline constexpr int maxRecordLines = 50'000;
inline constexpr std::size_t maxLineBytes = 1000;
/// Of a seat's name and of the title, in bytes.
inline constexpr std::size_t maxNameBytes = 120;
inline constexpr int maxSeatColours = 16;

/// Who sits at the table; nothing in the rules reads it.
struct SeatInfo {
    std::string name;
    /// "person", or a bot's id: 1 … 32 of a–z, 0–9 and -.
    std::string kind = "person";
    /// 0 … maxSeatColours − 1.
    int colour = 0;

    bool operator==(const SeatInfo&) const = default;
};

struct Record {
    Setup setup;
    /// One for each player; missing ones are written as nameless persons.
    std::vector<SeatInfo> seats;
    std::string title;
    std::vector<Action> actions;

    bool operator==(const Record&) const = default;
};

/// Whether the text can be a name or a title as it is: valid UTF-8, at most maxNameBytes, no control, line or
/// direction-override characters. May be empty.
bool isValidName(std::string_view text);
/// Whether the text can be `SeatInfo::kind`.
bool isValidKind(std::string_view text);

/// The names of overlays: flower-codominance, flower-incomplete, height-incomplete. Sets the one named;
/// false, and the setup as it was, when there is none of that name or its trait has an overlay already.
bool setOverlay(Setup& setup, std::string_view name);
/// The names of the overlays that a setup has, flower colour first.
std::vector<std::string_view> overlayNames(const Setup& setup);

/// "johann hard omari": what a solo game says of its opponent. Precondition: it is one.
std::string johannText(const Setup& setup);
/// Reads the words behind "johann " into a setup: "hard omari"; false, and the setup as it was, when there is
/// no such opponent.
bool setJohann(Setup& setup, std::string_view text);

/// The whole file. Precondition: isValid(setup), every action legal in its turn. What a name or kind may not
/// hold is replaced, so that what is written can always be read.
std::string toText(const Record& record);
/// The part before the first action, with the empty line: what a journal starts with.
std::string headerText(const Record& record);
/// One line to append, with its line feed. `number` counts from 1; `actor` is whose choice was pending.
std::string actionLine(std::size_t number, Seat actor, const Action& action);
/// One line to append when the last `count` actions (1 or more) are taken back. The reader drops them, and
/// the next action has the number of the first one dropped.
std::string undoLine(std::size_t count);

struct ReadError {
    enum class Kind : std::uint8_t {
        NotARecord,     ///< the first line is not that of a record
        OtherFormat,    ///< written in another format; detail: its number
        OtherCatalogue, ///< written under other card data; detail: its number
        TooLarge,       ///< more bytes or lines than a record has
        LineTooLong,
        BadHeader,       ///< detail: what was expected here
        BadName,         ///< not UTF-8, too long, or with control characters
        HeaderCutOff,    ///< the text ends before the first action could stand
        NotAnActionLine, ///< detail: the line
        WrongNumber,     ///< actions are numbered 1, 2, 3 …; detail: the number expected
        WrongActor,      ///< it is somebody else's choice; detail: that seat, from 1
        IllegalAction,   ///< detail: the notation; `refusal` says why
        NothingToUndo,   ///< more actions taken back than there are
        CutOff           ///< the last line has no line feed
    };
    /// From 1.
    int line = 1;
    Kind kind = Kind::NotARecord;
    /// A short excerpt or expectation, printable and at most 80 bytes; empty where the kind says it all.
    std::string detail;
    Refusal refusal = Refusal::None;

    bool operator==(const ReadError&) const = default;
};

struct ReadOptions {
    /// Crash recovery: a last line without a line feed is dropped instead of refused, even if it could be
    /// read (it may be the beginning of a longer one). Before appending to such a journal, write it anew.
    bool tolerateCutOff = false;
};

/// Reads and plays every action; the record that comes back is legal to its last action, with the undone ones
/// left out. The first fault is reported with its line. Never throws for what the text holds.
std::variant<Record, ReadError> readRecord(std::string_view text, ReadOptions options = {});

/// A record played from the start.
struct Replay {
    State state;
    std::vector<Event> events;
    /// How many events there were after 0, 1, 2 … actions; [0] is the deal. One more entry than actions
    /// played.
    std::vector<std::size_t> eventsAfter;
    /// Less than asked for only when an action was illegal, which a record that was read never has.
    std::size_t actionsPlayed() const { return eventsAfter.size() - 1; }
};

/// Plays the first `upTo` actions, or all. Precondition: isValid(record.setup).
Replay replay(const Record& record, std::size_t upTo = static_cast<std::size_t>(-1));

} // namespace genotype
