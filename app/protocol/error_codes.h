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
    return value == ErrorCode::Unknown ? std::string_view() : core::nameWord(value);
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
