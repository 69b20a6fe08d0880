// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/dice_commitment.h"
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

/// Raised when the format of the text changes.
inline constexpr int recordFormat = 1;

/// The most that a reader accepts; a longer text is an error, not a long wait.
inline constexpr std::size_t maxRecordBytes = 2u << 20;
inline constexpr int maxRecordLines = 50'000;
inline constexpr std::size_t maxLineBytes = 1000;
/// Limit for a seat's name and for the title, in bytes.
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

/// Whether the text can be used as a name or title unchanged: valid UTF-8, at most maxNameBytes, no control,
/// line or direction-override characters. May be empty.
bool isValidName(std::string_view text);
/// The text without the characters that a name may not contain, cut between two characters if it is too long.
std::string acceptableName(std::string_view text);
/// Whether the text can be `SeatInfo::kind`.
bool isValidKind(std::string_view text);

/// The lines before those of the game itself, and those of the seats with the empty line after them.
/// `recordName` is the game's, which may be empty (game.h). Missing seats are people without a name; whatever
/// a name or kind may not contain is replaced, so that what is written can always be read back.
std::string beginningOfHeader(std::string_view recordName, int catalogueVersion, std::string_view title);
std::string seatLines(int players, const std::vector<SeatInfo>& seats);
/// The lines between the title and those of the game itself; empty for a game whose dice were not sealed.
std::string commitmentLines(const std::optional<DiceCommitment>& sealedDice);

/// One line to append when the last `count` actions (1 or more) are taken back. The reader drops them, and
/// the next action has the number of the first one dropped.
std::string undoLine(std::size_t count);

/// What can be wrong with a record.
enum class ReadFault : std::uint8_t {
    NotARecord,     ///< the first line is not that of a record
    OtherFormat,    ///< written in another format; detail: its number
    OtherCatalogue, ///< written under other card data; detail: its number
    OtherGame,      ///< belongs to another game; detail: that game's name, empty if it names none
    TooLarge,       ///< more bytes or lines than a record may have
    LineTooLong,
    BadHeader,       ///< detail: what was expected here
    BadName,         ///< not UTF-8, too long, or with control characters
    HeaderCutOff,    ///< the text ends before the first action
    NotAnActionLine, ///< detail: the line
    WrongNumber,     ///< actions are numbered 1, 2, 3 …; detail: the number expected
    WrongActor,      ///< it is somebody else's choice; detail: that seat, from 1
    IllegalAction,   ///< detail: the notation; the refusal says why
    NothingToUndo,   ///< more actions taken back than there are
    DiceHidden,      ///< the dice are sealed until the game is over, so it cannot be played from this text
    CutOff,          ///< the last line has no line feed
    Edited           ///< its checksum does not match: the text was changed after it was written; see seal.h
};

/// What is wrong with a record, with its line: `refusal` is what the game says about an illegal action,
/// `catalogueVersion` is the game's own.
Phrase phrase(ReadFault fault, int line, const std::string& detail, const Phrase& refusal,
              int catalogueVersion);

struct ReadOptions {
    /// Crash recovery: a last line without a line feed is dropped instead of refused, even if it could be
    /// read (it may be the beginning of a longer one). Rewrite such a journal before appending to it.
    bool tolerateCutOff = false;
    /// Treats a record whose checksums do not match as one written by hand: it is accepted if it can be
    /// played.
    bool acceptEdited = false;
};

/// A decimal number without sign, spaces or leading zeros; empty if it is not a number or too large.
std::optional<std::uint64_t> plainNumber(std::string_view text);
/// Removes the first word, and the one space after it, from the text and returns the word.
std::string_view takeWord(std::string_view& text);
/// An excerpt that any screen can show: ASCII, at most 60 characters.
std::string excerpt(std::string_view text);

/// The game that a record names, empty if it names none; no value if the text does not begin like a record of
/// this format.
std::optional<std::string> gameOfRecord(std::string_view text);

/// Goes through the lines of a record. The first fault ends the reading; every function that can meet a fault
/// then returns false or no value.
class HeaderReader {
public:
    HeaderReader(std::string_view text, ReadOptions options);

    struct Fault {
        int line = 1;
        ReadFault kind = ReadFault::NotARecord;
        std::string detail;
    };
    const std::optional<Fault>& fault() const { return m_fault; }
    /// Reports a fault in the current line; always returns false.
    bool fail(ReadFault kind, std::string detail = {});
    /// The same for a line of the header: what was expected there, as an example or as alternatives.
    bool expected(std::string what) { return fail(ReadFault::BadHeader, std::move(what)); }

    /// The current line, without its line feed and seal.
    std::string_view line() const { return m_current; }
    bool lineBegins(std::string_view word) const { return m_current.substr(0, word.size()) == word; }
    /// Goes to the next line; false at the end of the text and at a fault.
    bool nextLine();
    /// Goes to the next line of the header that is not a comment.
    bool nextHeaderLine();
    /// Reads the current line, a word followed by a number within a range.
    std::optional<std::uint64_t> field(std::string_view word, std::uint64_t least, std::uint64_t most);

    /// Reads the first line; the next one is then current.
    bool readForm();
    /// The game that the current line names, if it is a line that names one.
    std::optional<std::string_view> gameNamed() const {
        return lineBegins("game ") ? std::optional(m_current.substr(5)) : std::nullopt;
    }
    /// From the first line to the first of the game's own: form, game, catalogue, title. The game may be
    /// named by its id, and may be left out if its `recordName` is empty.
    bool readBeginning(std::string_view id, std::string_view recordName, int catalogueVersion,
                       std::string& title);
    /// The commitment to sealed dice, if the current line begins one; the line after it is then current.
    bool readCommitment(std::optional<DiceCommitment>& sealedDice);
    /// The seats, from the first seat's line to the empty line after the last.
    bool readSeats(int players, std::vector<SeatInfo>& seats);

private:
    bool readSeat(int seat, SeatInfo& info);
    bool readQuoted(std::string_view text, std::string& result);
    bool readNumber(std::string_view word, std::string& number);
    bool openSeal();

    std::string_view m_text;
    std::string_view m_current;
    int m_line = 0;
    const bool m_acceptEdited;
    /// Set for a sealed record, from its first line on.
    std::optional<Seal> m_seal;
    std::optional<Fault> m_fault;
};

} // namespace core
