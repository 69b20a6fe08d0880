// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/enum_words.h"

#include <cstdint>
#include <string>
#include <string_view>

/// Why a host refuses something or says goodbye; README.md of this folder documents each code.
namespace messages {

enum class ErrorCode : std::uint8_t {
    /// One that this version does not know: a newer host has sent it.
    Unknown,

    // A text is not a message.
    TooLong,
    TooComplex,
    NotJson,
    UnknownMessage,
    Malformed,
    /// Or one message too many.
    TooOften,

    // At the door.
    HelloFirst,
    AlreadyIn,
    WrongProtocol,
    WrongKey,
    /// The host does not know this member any more.
    UnknownToken,
    ClassFull,
    TooManyJoins,
    /// The host wants a code, and none was given.
    ProofFirst,
    NotAsked,
    /// The class has another code; `Failed::wait` seconds have to pass before the next try.
    WrongCode,
    /// Nothing was looked at, since too many wrong codes came from there.
    Wait,

    NotAllowed,
    /// The storage has refused it.
    NotSaved,
    /// The storage has not begun it in time: a database that does not answer.
    DatabaseSilent,

    // Tables.
    NoTable,
    SeatTaken,
    OtherSeat,
    SeenSeat,
    NoMember,
    AlreadySeated,
    NotSeated,
    AlreadyBegun,
    NotBegun,
    NoSuchGame,
    NobodyFree,
    TooManyTables,

    // Play.
    Paused,
    NotYourTurn,
    OtherStep,
    NotAnAction,
    /// By a rule of the game: `Failed::refusal` says which.
    Refused,
    NothingToUndo,

    // The pool and votes.
    PoolClosed,
    PoolPaused,
    NoExperiment,
    WrongCounts,
    OtherCounts,
    NoOtherClasses,
    PoolFull,
    NoContribution,
    NoVote,
    NoOption,
    OtherStage,
    AlreadyVoted,
    WrongQuestion,

    // Following and leading a class.
    TooManyAnswers,
    WrongAssignment,

    // The host closes the connection.
    HostEnds,
    Elsewhere,
    TooManyFaults,
    Silent,
    Removed,

    // Found out by the client itself: a host that says so is not believed (ClassClient::ended).
    /// The person has left.
    Left,
    /// The host accepted the answer and yet is not the one whose code was typed, or has another name.
    OtherHost,
    /// The certificate is not the one that is remembered, or nothing is known of it.
    Untrusted,
    /// The code could not be worked out.
    NoMemory,
    /// There is no host, or it went away.
    NoAnswer,
    /// The host does not speak the protocol.
    NotAMessage,
};

/// Empty for Unknown.
constexpr std::string_view code(ErrorCode value) {
    switch (value) {
    case ErrorCode::Unknown: return "";
    case ErrorCode::TooLong: return "too-long";
    case ErrorCode::TooComplex: return "too-complex";
    case ErrorCode::NotJson: return "not-json";
    case ErrorCode::UnknownMessage: return "unknown-message";
    case ErrorCode::Malformed: return "malformed";
    case ErrorCode::TooOften: return "too-often";
    case ErrorCode::HelloFirst: return "hello-first";
    case ErrorCode::AlreadyIn: return "already-in";
    case ErrorCode::WrongProtocol: return "wrong-protocol";
    case ErrorCode::WrongKey: return "wrong-key";
    case ErrorCode::UnknownToken: return "unknown-token";
    case ErrorCode::ClassFull: return "class-full";
    case ErrorCode::TooManyJoins: return "too-many-joins";
    case ErrorCode::ProofFirst: return "proof-first";
    case ErrorCode::NotAsked: return "not-asked";
    case ErrorCode::WrongCode: return "wrong-code";
    case ErrorCode::Wait: return "wait";
    case ErrorCode::NotAllowed: return "not-allowed";
    case ErrorCode::NotSaved: return "not-saved";
    case ErrorCode::DatabaseSilent: return "database-silent";
    case ErrorCode::NoTable: return "no-table";
    case ErrorCode::SeatTaken: return "seat-taken";
    case ErrorCode::OtherSeat: return "other-seat";
    case ErrorCode::SeenSeat: return "seen-seat";
    case ErrorCode::NoMember: return "no-member";
    case ErrorCode::AlreadySeated: return "already-seated";
    case ErrorCode::NotSeated: return "not-seated";
    case ErrorCode::AlreadyBegun: return "already-begun";
    case ErrorCode::NotBegun: return "not-begun";
    case ErrorCode::NoSuchGame: return "no-such-game";
    case ErrorCode::NobodyFree: return "nobody-free";
    case ErrorCode::TooManyTables: return "too-many-tables";
    case ErrorCode::Paused: return "paused";
    case ErrorCode::NotYourTurn: return "not-your-turn";
    case ErrorCode::OtherStep: return "other-step";
    case ErrorCode::NotAnAction: return "not-an-action";
    case ErrorCode::Refused: return "refused";
    case ErrorCode::NothingToUndo: return "nothing-to-undo";
    case ErrorCode::PoolClosed: return "pool-closed";
    case ErrorCode::PoolPaused: return "pool-paused";
    case ErrorCode::NoExperiment: return "no-experiment";
    case ErrorCode::WrongCounts: return "wrong-counts";
    case ErrorCode::OtherCounts: return "other-counts";
    case ErrorCode::NoOtherClasses: return "no-other-classes";
    case ErrorCode::PoolFull: return "pool-full";
    case ErrorCode::NoContribution: return "no-contribution";
    case ErrorCode::NoVote: return "no-vote";
    case ErrorCode::NoOption: return "no-option";
    case ErrorCode::OtherStage: return "other-stage";
    case ErrorCode::AlreadyVoted: return "already-voted";
    case ErrorCode::WrongQuestion: return "wrong-question";
    case ErrorCode::TooManyAnswers: return "too-many-answers";
    case ErrorCode::WrongAssignment: return "wrong-assignment";
    case ErrorCode::HostEnds: return "host-ends";
    case ErrorCode::Elsewhere: return "elsewhere";
    case ErrorCode::TooManyFaults: return "too-many-faults";
    case ErrorCode::Silent: return "silent";
    case ErrorCode::Removed: return "removed";
    case ErrorCode::Left: return "left";
    case ErrorCode::OtherHost: return "other-host";
    case ErrorCode::Untrusted: return "untrusted";
    case ErrorCode::NoMemory: return "no-memory";
    case ErrorCode::NoAnswer: return "no-answer";
    case ErrorCode::NotAMessage: return "not-a-message";
    }
    return "";
}

/// Whether the same request may be carried out a little later, although nobody has changed anything.
constexpr bool isPassing(ErrorCode value) {
    return value == ErrorCode::NotSaved || value == ErrorCode::DatabaseSilent || value == ErrorCode::TooOften;
}

/// Whether a host says it; the others are a client's own.
constexpr bool isOnWire(ErrorCode value) {
    return value != ErrorCode::Unknown && value < ErrorCode::Left;
}

struct ErrorWord {
    constexpr std::string_view operator()(ErrorCode value) const { return code(value); }
};
using ErrorWords = core::EnumWords<ErrorCode, ErrorWord>;

/// A code, or the word that a newer host has sent for one that this version does not know.
class Reason {
public:
    /// Unknown, without a word: what a message says that gives no code.
    Reason() = default;
    // A code is a reason: Failed{ErrorCode::NoTable, …}.
    Reason(ErrorCode known) : m_code(known) {}
    /// What a host has written.
    static Reason ofWire(std::string_view word) {
        const auto known = ErrorWords::find(word);
        Reason reason(known && isOnWire(*known) ? *known : ErrorCode::Unknown);
        if (reason.m_code == ErrorCode::Unknown)
            reason.m_other = word;
        return reason;
    }

    ErrorCode code() const { return m_code; }
    std::string word() const {
        return m_code == ErrorCode::Unknown ? m_other : std::string(messages::code(m_code));
    }
    bool operator==(const Reason&) const = default;

private:
    ErrorCode m_code = ErrorCode::Unknown;
    std::string m_other;
};

} // namespace messages
