// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codec.h"
#include "error_codes.h"
#include "monitor_messages.h"
#include "poll_messages.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The messages of a class on the network: one JSON object each, as README.md of this folder documents it.
namespace messages {

/// Raised when an older client and a newer host could misunderstand each other.
inline constexpr int classProtocol = 1;

/// Pupils play; an observer, such as the projector, sees what everybody at a table may see; a teacher opens
/// and closes tables.
enum class Role : std::uint8_t { Pupil, Observer, Teacher };
/// How often a client may send a message: each class has a budget of its own (rateOf).
enum class Rate : std::uint8_t {
    Entry, ///< what a person does once in a lesson
    Usual, ///< what a person clicks
    Play,  ///< what a quick program does in a game
};
inline constexpr int rateCount = static_cast<int>(Rate::Play) + 1;
static_assert(!core::isEnumerator<static_cast<Rate>(rateCount)>());
struct RateLimit {
    /// So many at once, and so many more each second.
    int burst;
    int perSecond;
};
RateLimit limitOf(Rate rate);

// ---- From a client. `id`, a number from 0 of the client's choice, comes back as `re`.

/// Asks to be let in: as a new member, or with the token of an earlier welcome as the same one.
struct Hello {
    static constexpr std::string_view name = "hello";
    int protocol = classProtocol;
    Role role = Role::Pupil;
    /// Empty, or the token.
    std::string token{};
    /// A teacher's: what the host has shown to the teacher alone.
    std::string key{};
    /// Tells one installation of the program from another, so that members who share one count once: random,
    /// and the same each time. Those without it count as one for each address.
    std::string installation{};
    bool operator==(const Hello&) const = default;
};
/// Sits down, in a certain seat or in any that is free or a bot's.
struct Sit {
    static constexpr std::string_view name = "sit";
    int table = 1;
    core::Seat seat = core::noSeat;
    bool operator==(const Sit&) const = default;
};
/// Leaves the seat for good; a bot takes it if the game is under way.
struct Stand {
    static constexpr std::string_view name = "stand";
    bool operator==(const Stand&) const = default;
};
/// Asks for what everybody may see of a table; 0 ends it.
struct Watch {
    static constexpr std::string_view name = "watch";
    int table = 0;
    bool operator==(const Watch&) const = default;
};
/// Takes an action in the client's seat, `step` actions into the game; another step is refused, since the
/// person saw another board.
struct Act {
    static constexpr std::string_view name = "act";
    int step = 0;
    std::string action{};
    bool operator==(const Act&) const = default;
};
/// Asks which rule forbids an action.
struct WhyNot {
    static constexpr std::string_view name = "why-not";
    std::string action{};
    bool operator==(const WhyNot&) const = default;
};
/// Asks for what happened from a step on.
struct AskHistory {
    static constexpr std::string_view name = "history";
    int from = 0;
    bool operator==(const AskHistory&) const = default;
};
/// Asks the others at the table to take back the last action, or answers one who has asked.
struct Undo {
    static constexpr std::string_view name = "undo";
    int step = 0;
    bool agree = true;
    bool operator==(const Undo&) const = default;
};
/// A teacher's: opens a table. `length`: rounds, or the points to play for; 0 for the usual. `clock`: seconds
/// for a choice, 0 for none.
struct OpenTable {
    static constexpr std::string_view name = "open-table";
    std::string game{};
    int seats = 2;
    int length = 0;
    std::string bot{};
    int clock = 0;
    bool operator==(const OpenTable&) const = default;
};
/// A teacher's, or of somebody who sits there: begins the game; empty seats go to bots.
struct StartTable {
    static constexpr std::string_view name = "start-table";
    int table = 1;
    bool operator==(const StartTable&) const = default;
};
/// A teacher's. The game stays among the host's saved games.
struct CloseTable {
    static constexpr std::string_view name = "close-table";
    int table = 1;
    bool operator==(const CloseTable&) const = default;
};
/// A teacher's: seats a pupil, who may have seen the cards of another seat there; those at the table are
/// told.
struct MovePupil {
    static constexpr std::string_view name = "move-pupil";
    int member = 0;
    int table = 1;
    core::Seat seat = core::noSeat;
    bool operator==(const MovePupil&) const = default;
};
/// A teacher's: this member is somebody else than the others who share an installation, or not.
struct ConfirmMember {
    static constexpr std::string_view name = "confirm-member";
    int member = 0;
    bool confirmed = true;
    bool operator==(const ConfirmMember&) const = default;
};
/// A teacher's: a pupil or an observer leaves the class for good. The token is worthless from then on, and
/// the seat is free.
struct RemoveMember {
    static constexpr std::string_view name = "remove-member";
    int member = 0;
    bool operator==(const RemoveMember&) const = default;
};
/// A teacher's: all tables wait.
struct Pause {
    static constexpr std::string_view name = "pause";
    bool paused = true;
    bool operator==(const Pause&) const = default;
};

// At the door of an encrypted host, before the hello: see app/network/discovery/README.md.

/// Answers the host's challenge, which proves that one knows the class's code.
struct Proof {
    static constexpr std::string_view name = "proof";
    /// 32 bytes in hexadecimal digits.
    std::string proof{};
    bool operator==(const Proof&) const = default;
};

using ClientMessage = std::variant<
    Hello, Sit, Stand, Watch, Act, WhyNot, AskHistory, Undo, OpenTable, StartTable, CloseTable, Pause, Proof,

    // The pool and votes.
    Contribute, SetPool, ResetPool, AskContributions, RemoveContribution, AskVote, SetVote, CastVote,
    RollVote, RestoreContribution,

    // Following and leading a class.
    Whereabouts, GiveAnswers, RaiseHand, SendAssignment, BlankScreens, PaceLesson, AskAnswers, LayTables,

    // What a teacher says of one pupil.
    MovePupil, ConfirmMember, RemoveMember>;
/// What there is to know of a kind of message before it is read.
struct ClientKind {
    std::string_view name;
    std::size_t maxBytes;
    Rate rate;
    /// Who may send it: an observer may least, a teacher everything.
    Role from;
};
/// No message of a client is longer.
inline constexpr std::size_t maxClientBytes = 1400;
const ClientKind& kindOf(const ClientMessage& message);

// ---- From the host

struct Welcome {
    static constexpr std::string_view name = "welcome";
    int protocol = classProtocol;
    /// From 1.
    int member = 0;
    std::string nickname{};
    Role role = Role::Pupil;
    std::string token{};
    bool operator==(const Welcome&) const = default;
};
/// The request was not carried out, and nothing has changed. `message`: English, for people who write
/// programs.
struct Failed {
    static constexpr std::string_view name = "error";
    Reason code{};
    std::string message{};
    /// With why-not and a refused action: the number of the game's refusal.
    int refusal = 0;
    /// At the door: seconds during which no further answer of this computer is looked at.
    int wait = 0;
    bool operator==(const Failed&) const = default;
};
/// The request was carried out and is on the host's disk.
struct Done {
    static constexpr std::string_view name = "done";
    bool operator==(const Done&) const = default;
};
enum class Occupant : std::uint8_t { Nobody, Bot, Person, Away };
struct SeatShown {
    Occupant occupant = Occupant::Nobody;
    /// Who has the seat, 0 for nobody; a person who is away keeps it.
    int member = 0;
    std::string name{};
    bool operator==(const SeatShown&) const = default;
};
enum class Stage : std::uint8_t { Waiting, Playing, Finished };
struct TableShown {
    int table = 1;
    std::string game{};
    Stage stage = Stage::Waiting;
    std::vector<SeatShown> seats{};
    int clock = 0;
    /// Names the game as no other is named, whatever the class; empty before it has begun.
    std::string name{};
    bool operator==(const TableShown&) const = default;
};
/// All tables, whenever something about them has changed.
struct Tables {
    static constexpr std::string_view name = "tables";
    bool paused = false;
    std::vector<TableShown> tables{};
    bool operator==(const Tables&) const = default;
};
enum class BoardChange : std::uint8_t { Opened, Acted, Undone };
/// What the client's seat may see of its table, after each change.
struct Board {
    static constexpr std::string_view name = "board";
    int table = 1;
    std::string game{};
    BoardChange change = BoardChange::Opened;
    /// Actions so far, and before the change.
    int step = 0;
    int before = 0;
    /// Acted: who, and what happened.
    core::Seat actor = core::noSeat;
    Json events = Json::array();
    Json observation{};
    /// What the client can do now, if it is its turn.
    std::vector<std::string> legal{};
    bool undoable = false;
    /// Milliseconds left for this choice; 0: no clock.
    int left = 0;
    bool operator==(const Board&) const = default;
};
struct HistoryStep {
    core::Seat actor = core::noSeat;
    Json events = Json::array();
    bool operator==(const HistoryStep&) const = default;
};
/// Part of what happened; ask again from `from` plus the number of steps. With `from` 0, `opening` is what
/// happened before the first action.
struct History {
    static constexpr std::string_view name = "history";
    int table = 1;
    int from = 0;
    int total = 0;
    Json opening = Json::array();
    std::vector<HistoryStep> steps{};
    bool operator==(const History&) const = default;
};
/// Somebody asks to take back; it is over when the board changes or an answer is no.
struct UndoAsked {
    static constexpr std::string_view name = "undo-asked";
    int table = 1;
    int step = 0;
    core::Seat by = core::noSeat;
    /// False: somebody said no.
    bool open = true;
    bool operator==(const UndoAsked&) const = default;
};
/// To those at a table: the teacher has moved a pupil to this seat, who knows cards of another one there.
struct PupilMoved {
    static constexpr std::string_view name = "pupil-moved";
    int table = 1;
    core::Seat seat = core::noSeat;
    int member = 0;
    std::string nickname{};
    bool operator==(const PupilMoved&) const = default;
};
/// The game is over: its whole record, with which anyone can look at it again.
struct Over {
    static constexpr std::string_view name = "over";
    int table = 1;
    std::string record{};
    bool operator==(const Over&) const = default;
};
/// The last message before the host closes the connection.
struct Bye {
    static constexpr std::string_view name = "bye";
    Reason code{};
    std::string message{};
    bool operator==(const Bye&) const = default;
};

// At the door

/// The first message of an encrypted host: what a client that has no token is to answer.
struct Challenge {
    static constexpr std::string_view name = "challenge";
    /// 32 bytes in hexadecimal digits, new for each connection.
    std::string challenge{};
    /// The name of the class, which is part of the hashes.
    std::string className{};
    bool operator==(const Challenge&) const = default;
};
/// The answer to a right proof: from it and the certificate the client works out whose code this is.
struct Seal {
    static constexpr std::string_view name = "seal";
    /// 16 bytes in hexadecimal digits.
    std::string seal{};
    bool operator==(const Seal&) const = default;
};

using HostMessage =
    std::variant<Welcome, Failed, Done, Tables, Board, History, UndoAsked, Over, Bye, Challenge, Seal,
                 // The pool and votes.
                 PoolShown, Contributions, VoteShown,
                 // Following and leading a class.
                 PacingShown, Assignment, PupilShown, Tally, Answers,
                 // The pool again.
                 AllClasses,
                 // Tables again.
                 PupilMoved>;
/// No message of the host is longer.
inline constexpr std::size_t maxHostBytes = 1u << 20;
inline constexpr int maxTables = 60;
inline constexpr int maxSeatsOfTable = 6;

// ---- As text

/// A message with its number; none where it answers nothing.
template <typename Message> struct Addressed {
    std::optional<int> id;
    Message message;
};
using FromClient = Addressed<ClientMessage>;
using FromHost = Addressed<HostMessage>;

/// Why a text is not a message. `id`: that of the message, if it could be read.
struct Fault {
    ErrorCode code = ErrorCode::Malformed;
    std::string message{};
    std::optional<int> id;
};

std::string toText(const FromClient& message);
std::string toText(const FromHost& message);
/// Never throws, whatever the text contains.
std::variant<FromClient, Fault> readClientMessage(std::string_view text);
std::variant<FromHost, Fault> readHostMessage(std::string_view text);

} // namespace messages
