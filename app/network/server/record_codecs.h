// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/monitor_codecs.h"
#include "class_storage.h"
#include "pool_sum.h"
#include "record.h"

/// What a class keeps, as records: the kind, which of its kind, and the fields. What a message of the
/// protocol says is kept with the fields that the message has.
namespace app {

namespace records {

using messages::Flag;
using messages::ListOf;
using messages::Number;
using messages::Object;
using messages::Text;

/// A text of another type than std::string.
struct QtText {
    std::size_t most = 200;

    static messages::Json blank() { return ""; }
    static messages::Json write(const QByteArray& value, messages::Style) { return value.toStdString(); }
    static messages::Json write(const QString& value, messages::Style) { return value.toStdString(); }
    void read(const messages::Json& json, QByteArray& value, messages::Style style) const {
        value = QByteArray::fromStdString(textIn(json, style));
    }
    void read(const messages::Json& json, QString& value, messages::Style style) const {
        value = QString::fromStdString(textIn(json, style));
    }

private:
    std::string textIn(const messages::Json& json, messages::Style style) const {
        std::string text;
        Text{most}.read(json, text, style);
        return text;
    }
};

inline constexpr Number anything{std::numeric_limits<std::int64_t>::min(),
                                 std::numeric_limits<std::int64_t>::max()};
/// Of a member, a table, a vote …: from 1; 0 is none.
inline constexpr Number natural{0, std::numeric_limits<int>::max()};
/// Of a contributor: a table's dice have negative numbers (StoredContribution).
inline constexpr Number aContributor{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
inline constexpr int mostSeats = 64;
inline constexpr std::size_t mostSeatings = 100'000;
inline constexpr Text aHash{64};
inline constexpr QtText hashText{64};
inline constexpr QtText aFileName{255};

} // namespace records

/// The number of a member's last contribution, also if it was taken out.
struct LastNumber {
    int member = 0;
    int number = 0;
};

/// In which seats a member has sat, as SeatHistory.
struct SeatsOfMember {
    int member = 0;
    std::vector<core::Seat> seats;
};

// ---- Of what there are records

inline int numberOf(const StoredAnswer& one) {
    return one.given.number;
}

template <> struct RecordKey<StoredClass> : KeyOf<RecordKind::Class> {};
template <> struct RecordKey<Member> : KeyOf<RecordKind::Member, &Member::number> {};
template <> struct RecordKey<Installation> : KeyOf<RecordKind::Installation, &Installation::number> {};
template <> struct RecordKey<StoredTable> : KeyOf<RecordKind::Table, &StoredTable::number> {};
template <> struct RecordKey<StoredPool> : KeyOf<RecordKind::Pool, &StoredPool::experiment> {};
template <>
struct RecordKey<StoredContribution> : KeyOf<RecordKind::Contribution, &StoredContribution::id> {};
template <> struct RecordKey<LastNumber> : KeyOf<RecordKind::LastNumber, &LastNumber::member> {};
template <> struct RecordKey<StoredVote> : KeyOf<RecordKind::Vote, &StoredVote::number> {};
template <>
struct RecordKey<Ballot> : KeyOf<RecordKind::Ballot, &Ballot::vote, &Ballot::round, &Ballot::member> {};
template <> struct RecordKey<PoolSum> : KeyOf<RecordKind::Sum, &PoolSum::experiment> {};
template <> struct RecordKey<StoredPupil> : KeyOf<RecordKind::Place, &StoredPupil::member> {};
template <>
struct RecordKey<StoredSteps> : KeyOf<RecordKind::Steps, &StoredSteps::member, &StoredSteps::lesson> {};
template <> struct RecordKey<StoredAnswer> : KeyOf<RecordKind::Answer, &StoredAnswer::member, &numberOf> {};
template <> struct RecordKey<StoredPacing> : KeyOf<RecordKind::Pacing> {};
template <> struct RecordKey<StoredAssignment> : KeyOf<RecordKind::Assignment, &StoredAssignment::number> {};

// ---- The class and who is in it

template <typename Io> void fields(Io& io, StoredClass& one) {
    io("name", one.name, records::Text{200});
}

template <typename Io> void fields(Io& io, Member& one) {
    io("number", one.number, records::natural);
    io("nickname", one.nickname, records::Text{200});
    io("role", one.role, messages::Word<messages::Role>{});
    io("token", one.tokenHash, records::hashText);
    io("installation", one.installation, records::natural);
    io("confirmed", one.isConfirmed, records::Flag{});
}

template <typename Io> void fields(Io& io, Installation& one) {
    io("number", one.number, records::natural);
    io("hash", one.hash, records::hashText);
}

// ---- Tables

template <typename Io> void fields(Io& io, SeatsOfMember& one) {
    io("member", one.member, records::natural);
    io("seats", one.seats, records::ListOf<messages::PlayerValue>{{records::mostSeats}, records::mostSeats});
}

template <typename Io> void fields(Io& io, TableRules& one) {
    io("game", one.game, records::Text{});
    io("seats", one.seats, records::Number{0, records::mostSeats});
    io("length", one.length, records::natural);
    io("bot", one.bot, records::Text{});
    io("clock", one.clock, records::natural);
}

template <typename Io> void fields(Io& io, StoredTable& one) {
    io("number", one.number, records::natural);
    io("rules", one.rules, records::Object{});
    io("file", one.game, records::aFileName);
    io("seats", one.seats, records::ListOf<records::Number>{records::natural, records::mostSeats});
    std::vector<SeatsOfMember> sat;
    for (const auto& [member, seats] : one.sat.seats)
        sat.push_back({member, seats});
    io("sat", sat, records::ListOf<records::Object>{{}, records::mostSeatings});
    if constexpr (Io::reads)
        for (SeatsOfMember& seats : sat)
            one.sat.seats[seats.member] = std::move(seats.seats);
}

// ---- What the class counts and predicts

template <typename Io> void fields(Io& io, StoredPool& one) {
    io("experiment", one.experiment, messages::aPoolExperiment);
    io("stage", one.stage, messages::Word<messages::PoolStage>{});
    io("hidden", one.isHidden, records::Flag{});
    io("together", one.isTogether, records::Flag{});
}

template <typename Io> void fields(Io& io, StoredContribution& one) {
    io("id", one.id, records::natural);
    io("member", one.member, records::aContributor);
    io("time", one.time, records::anything);
    io("given", one.given, records::Object{});
}

template <typename Io> void fields(Io& io, LastNumber& one) {
    io("member", one.member, records::aContributor);
    io("number", one.number, records::natural);
}

template <typename Io> void fields(Io& io, StoredVote& one) {
    io("number", one.number, records::natural);
    io("asked", one.asked, records::Object{});
    io("stage", one.stage, messages::Word<messages::VoteStage>{});
    io("result", one.result, messages::pooledCounts);
}

template <typename Io> void fields(Io& io, Ballot& one) {
    io("vote", one.vote, records::natural);
    io("round", one.round, records::natural);
    io("member", one.member, records::natural);
    io("option", one.option, records::natural);
}

template <typename Io> void fields(Io& io, PoolSum& one) {
    io("experiment", one.experiment, messages::aPoolExperiment);
    io("name", one.className, messages::aClassName);
    io("contributors", one.contributors, records::natural);
    io("tables", one.tables, records::natural);
    io("counts", one.counts, messages::pooledCounts);
}

// ---- How the class is monitored and paced

template <typename Io> void fields(Io& io, StoredPupil& one) {
    io("member", one.member, records::natural);
    io("where", one.where, records::Object{});
    io("raised", one.isRaised, records::Flag{});
    io("since", one.since, records::anything);
    io("seen", one.seen, records::anything);
}

template <typename Io> void fields(Io& io, StoredSteps& one) {
    io("member", one.member, records::natural);
    io("lesson", one.lesson, messages::aLongId);
    io("done", one.done, records::natural);
}

template <typename Io> void fields(Io& io, StoredAnswer& one) {
    io("member", one.member, records::natural);
    io("time", one.time, records::anything);
    io("given", one.given, records::Object{});
}

template <typename Io> void fields(Io& io, StoredPacing& one) {
    io("blank", one.blank, records::Object{});
    io("pace", one.pace, records::Object{});
}

template <typename Io> void fields(Io& io, StoredAssignment& one) {
    io("number", one.number, records::natural);
    io("time", one.time, records::anything);
    io("sent", one.sent, records::Object{});
}

} // namespace app
