// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/core/seal.h"
#include "engine/core/seat.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The lines of a record that are the same in every game; see record.h for the whole.
namespace core {

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

/// Whether the text can be a name or a title as it is: valid UTF-8, at most maxNameBytes, no control, line or
/// direction-override characters. May be empty.
bool isValidName(std::string_view text);
/// The text with what a name may not hold left out, cut between two characters when it is too long.
std::string acceptableName(std::string_view text);
/// Whether the text can be `SeatInfo::kind`.
bool isValidKind(std::string_view text);

/// The lines before those of the game itself, and those of the seats with the empty line behind them.
/// `recordName` is the game's, which may be empty (game.h). Missing seats are nameless persons; what a name
/// or kind may not hold is replaced, so that what is written can always be read.
std::string beginningOfHeader(std::string_view recordName, int catalogueVersion, std::string_view title);
std::string seatLines(int players, const std::vector<SeatInfo>& seats);

/// One line to append when the last `count` actions (1 or more) are taken back. The reader drops them, and
/// the next action has the number of the first one dropped.
std::string undoLine(std::size_t count);

/// What can be wrong with a record.
enum class ReadFault : std::uint8_t {
    NotARecord,     ///< the first line is not that of a record
    OtherFormat,    ///< written in another format; detail: its number
    OtherCatalogue, ///< written under other card data; detail: its number
    OtherGame, ///< of another game than is read here; detail: that game's name, empty where it names none
    TooLarge,  ///< more bytes or lines than a record has
    LineTooLong,
    BadHeader,       ///< detail: what was expected here
    BadName,         ///< not UTF-8, too long, or with control characters
    HeaderCutOff,    ///< the text ends before the first action could stand
    NotAnActionLine, ///< detail: the line
    WrongNumber,     ///< actions are numbered 1, 2, 3 …; detail: the number expected
    WrongActor,      ///< it is somebody else's choice; detail: that seat, from 1
    IllegalAction,   ///< detail: the notation; the refusal says why
    NothingToUndo,   ///< more actions taken back than there are
    CutOff,          ///< the last line has no line feed
    Edited           ///< its checksum does not fit: something changed here after it was written; see seal.h
};

/// What is wrong with a record, with its line: `refusal` is what the game says of an illegal action,
/// `catalogueVersion` the game's own.
Phrase phrase(ReadFault fault, int line, const std::string& detail, const Phrase& refusal,
              int catalogueVersion);

struct ReadOptions {
    /// Crash recovery: a last line without a line feed is dropped instead of refused, even if it could be
    /// read (it may be the beginning of a longer one). Before appending to such a journal, write it anew.
    bool tolerateCutOff = false;
    /// Takes a record whose checksums do not fit as one that was written by hand: what it says counts, if it
    /// can be played.
    bool acceptEdited = false;
};

/// A decimal number without sign, spaces or leading zeros; nothing if it is none or too large.
std::optional<std::uint64_t> plainNumber(std::string_view text);
/// Takes the first word, and the one space behind it, from the text.
std::string_view takeWord(std::string_view& text);
/// An excerpt that any screen can show: ASCII, at most 60 characters.
std::string excerpt(std::string_view text);

/// The game that a record says it is of, empty where it names none; nothing when the text does not begin as a
/// record of this format does.
std::optional<std::string> gameOfRecord(std::string_view text);

/// Goes through the lines of a record. The first fault ends the reading; every function that may meet one
/// returns false or nothing then.
class HeaderReader {
public:
    HeaderReader(std::string_view text, ReadOptions options);

    struct Fault {
        int line = 1;
        ReadFault kind = ReadFault::NotARecord;
        std::string detail;
    };
    const std::optional<Fault>& fault() const { return m_fault; }
    /// Reports a fault in the present line; always false.
    bool fail(ReadFault kind, std::string detail = {});
    /// The same for a line of the header: what should stand there, as an example or as alternatives.
    bool expected(std::string what) { return fail(ReadFault::BadHeader, std::move(what)); }

    /// The present line, without its end and its seal.
    std::string_view line() const { return m_current; }
    bool lineBegins(std::string_view word) const { return m_current.substr(0, word.size()) == word; }
    /// Goes to the next line; false at the end of the text and at a fault.
    bool nextLine();
    /// Goes to the next line of the header that is no comment.
    bool nextHeaderLine();
    /// What the present line, a word and a number within a range, says.
    std::optional<std::uint64_t> field(std::string_view word, std::uint64_t least, std::uint64_t most);

    /// The first line; the next one is then present.
    bool readForm();
    /// The game that the present line names, where it is a line that names one.
    std::optional<std::string_view> gameNamed() const {
        return lineBegins("game ") ? std::optional(m_current.substr(5)) : std::nullopt;
    }
    /// From the first line to the first of the game's own: form, game, catalogue, title. The game may be
    /// named by its id, and left out where its `recordName` is empty.
    bool readBeginning(std::string_view id, std::string_view recordName, int catalogueVersion,
                       std::string& title);
    /// The seats, from the first one's line to the empty line behind the last.
    bool readSeats(int players, std::vector<SeatInfo>& seats);

private:
    bool readSeat(int seat, SeatInfo& info);
    bool readQuoted(std::string_view text, std::string& result);
    bool openSeal();

    std::string_view m_text;
    std::string_view m_current;
    int m_line = 0;
    const bool m_acceptEdited;
    /// Of a sealed record, from its first line on.
    std::optional<Seal> m_seal;
    std::optional<Fault> m_fault;
};

} // namespace core
