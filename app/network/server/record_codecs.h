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

inline std::string idOf(int first) {
    return std::to_string(first);
}
template <typename... More> std::string idOf(int first, const More&... more) {
    return std::to_string(first) + '/' + idOf(more...);
}

} // namespace records

/// The number of a member's last contribution, also if it was taken out.
struct LastNumber {
    int member = 0;
    int number = 0;
};

/// In which seats a member has sat, as StoredTable::sat.
struct SeatsOfMember {
    int member = 0;
    std::vector<core::Seat> seats;
};

// ---- The class and who is in it

inline RecordKind kindOf(const StoredClass&) {
    return RecordKind::Class;
}
inline std::string idOf(const StoredClass&) {
    return {};
}
template <typename Io> void fields(Io& io, StoredClass& one) {
    io("name", one.name, records::Text{200});
}

inline RecordKind kindOf(const Member&) {
    return RecordKind::Member;
}
inline std::string idOf(const Member& one) {
    return records::idOf(one.number);
}
template <typename Io> void fields(Io& io, Member& one) {
    io("number", one.number, records::natural);
    io("nickname", one.nickname, records::Text{200});
    io("role", one.role, messages::Word<messages::Role>{});
    io("token", one.tokenHash, records::hashText);
    io("installation", one.installation, records::natural);
    io("confirmed", one.isConfirmed, records::Flag{});
}

inline RecordKind kindOf(const Installation&) {
    return RecordKind::Installation;
}
inline std::string idOf(const Installation& one) {
    return records::idOf(one.number);
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

inline RecordKind kindOf(const StoredTable&) {
    return RecordKind::Table;
}
inline std::string idOf(const StoredTable& one) {
    return records::idOf(one.number);
}
template <typename Io> void fields(Io& io, StoredTable& one) {
    io("number", one.number, records::natural);
    io("rules", one.rules, records::Object{});
    io("file", one.game, records::aFileName);
    io("seats", one.seats, records::ListOf<records::Number>{records::natural, records::mostSeats});
    std::vector<SeatsOfMember> sat;
    for (const auto& [member, seats] : one.sat)
        sat.push_back({member, seats});
    io("sat", sat, records::ListOf<records::Object>{{}, records::mostSeatings});
    if constexpr (Io::reads)
        for (SeatsOfMember& seats : sat)
            one.sat[seats.member] = std::move(seats.seats);
}

// ---- What the class counts and predicts

inline RecordKind kindOf(const StoredPool&) {
    return RecordKind::Pool;
}
inline std::string idOf(const StoredPool& one) {
    return records::idOf(one.experiment);
}
template <typename Io> void fields(Io& io, StoredPool& one) {
    io("experiment", one.experiment, messages::aPoolExperiment);
    io("stage", one.stage, messages::Word<messages::PoolStage>{});
    io("hidden", one.isHidden, records::Flag{});
    io("together", one.isTogether, records::Flag{});
}

inline RecordKind kindOf(const StoredContribution&) {
    return RecordKind::Contribution;
}
inline std::string idOf(const StoredContribution& one) {
    return records::idOf(one.id);
}
template <typename Io> void fields(Io& io, StoredContribution& one) {
    io("id", one.id, records::natural);
    io("member", one.member, records::aContributor);
    io("time", one.time, records::anything);
    io("given", one.given, records::Object{});
}

inline RecordKind kindOf(const LastNumber&) {
    return RecordKind::LastNumber;
}
inline std::string idOf(const LastNumber& one) {
    return records::idOf(one.member);
}
template <typename Io> void fields(Io& io, LastNumber& one) {
    io("member", one.member, records::aContributor);
    io("number", one.number, records::natural);
}

inline RecordKind kindOf(const StoredVote&) {
    return RecordKind::Vote;
}
inline std::string idOf(const StoredVote& one) {
    return records::idOf(one.number);
}
template <typename Io> void fields(Io& io, StoredVote& one) {
    io("number", one.number, records::natural);
    io("asked", one.asked, records::Object{});
    io("stage", one.stage, messages::Word<messages::VoteStage>{});
    io("result", one.result, messages::pooledCounts);
}

inline RecordKind kindOf(const Ballot&) {
    return RecordKind::Ballot;
}
inline std::string idOf(const Ballot& one) {
    return records::idOf(one.vote, one.round, one.member);
}
template <typename Io> void fields(Io& io, Ballot& one) {
    io("vote", one.vote, records::natural);
    io("round", one.round, records::natural);
    io("member", one.member, records::natural);
    io("option", one.option, records::natural);
}

inline RecordKind kindOf(const PoolSum&) {
    return RecordKind::Sum;
}
inline std::string idOf(const PoolSum& one) {
    return records::idOf(one.experiment);
}
template <typename Io> void fields(Io& io, PoolSum& one) {
    io("experiment", one.experiment, messages::aPoolExperiment);
    io("name", one.className, messages::aClassName);
    io("contributors", one.contributors, records::natural);
    io("tables", one.tables, records::natural);
    io("counts", one.counts, messages::pooledCounts);
}

// ---- How the class is monitored and paced

inline RecordKind kindOf(const StoredPupil&) {
    return RecordKind::Place;
}
inline std::string idOf(const StoredPupil& one) {
    return records::idOf(one.member);
}
template <typename Io> void fields(Io& io, StoredPupil& one) {
    io("member", one.member, records::natural);
    io("where", one.where, records::Object{});
    io("raised", one.isRaised, records::Flag{});
    io("since", one.since, records::anything);
    io("seen", one.seen, records::anything);
}

inline RecordKind kindOf(const StoredSteps&) {
    return RecordKind::Steps;
}
inline std::string idOf(const StoredSteps& one) {
    return records::idOf(one.member) + '/' + one.lesson;
}
template <typename Io> void fields(Io& io, StoredSteps& one) {
    io("member", one.member, records::natural);
    io("lesson", one.lesson, messages::aLongId);
    io("done", one.done, records::natural);
}

inline RecordKind kindOf(const StoredAnswer&) {
    return RecordKind::Answer;
}
inline std::string idOf(const StoredAnswer& one) {
    return records::idOf(one.member, one.given.number);
}
template <typename Io> void fields(Io& io, StoredAnswer& one) {
    io("member", one.member, records::natural);
    io("time", one.time, records::anything);
    io("given", one.given, records::Object{});
}

inline RecordKind kindOf(const StoredPacing&) {
    return RecordKind::Pacing;
}
inline std::string idOf(const StoredPacing&) {
    return {};
}
template <typename Io> void fields(Io& io, StoredPacing& one) {
    io("blank", one.blank, records::Object{});
    io("pace", one.pace, records::Object{});
}

inline RecordKind kindOf(const StoredAssignment&) {
    return RecordKind::Assignment;
}
inline std::string idOf(const StoredAssignment& one) {
    return records::idOf(one.number);
}
template <typename Io> void fields(Io& io, StoredAssignment& one) {
    io("number", one.number, records::natural);
    io("time", one.time, records::anything);
    io("sent", one.sent, records::Object{});
}

} // namespace app
