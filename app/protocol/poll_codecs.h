// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codec.h"
#include "engine/core/utf8.h"
#include "poll_messages.h"

/// The fields of the messages about the pool and votes.
namespace messages {

/// One line of text of at most `most` bytes: no character moves what is printed after it, and every database
/// takes it.
struct Line {
    std::size_t most = 200;

    static Json blank() { return ""; }
    static Json write(const std::string& value, Style) { return value; }
    void read(const Json& json, std::string& value, Style style) const {
        Text{most}.read(json, value, style);
        const auto isControl = [](char one) {
            return static_cast<unsigned char>(one) < 0x20 || static_cast<unsigned char>(one) == 0x7f;
        };
        if (std::any_of(value.begin(), value.end(), isControl))
            throw Malformed("a text of one line is expected");
        // It reaches other people's screens and reports.
        value = core::withoutHidingCharacters(value);
    }
};

inline constexpr Number aPoolExperiment{firstPoolExperiment, lastPoolExperiment};
inline constexpr Number aVoteExperiment{0, lastPoolExperiment};
inline constexpr Number aPoolGroup{0, mostPoolGroup};
inline constexpr Number aContribution{0, 0x7fffffff};
inline constexpr Number aVote{1, 1'000'000};
inline constexpr Number aPoolMember{0, 100'000};
inline constexpr ListOf<Number> someCounts{{0, mostPoolSize}, mostPoolCounts};
/// Of many members.
inline constexpr ListOf<Number> pooledCounts{{0, 1'000'000'000'000'000}, mostPoolCounts};
inline constexpr Line aQuestion{200};
inline constexpr Line anOption{60};
inline constexpr Line aCross{40};
inline constexpr Line aRule{60};
inline constexpr Line aClassName{200};
inline constexpr std::size_t mostContributionsInAPart = 1000;

template <typename Io> void fields(Io& io, Contribute& m) {
    io("number", m.number, Number{1, 0x7fffffff});
    io("experiment", m.experiment, aPoolExperiment);
    io("counts", m.counts, someCounts);
    io("source", m.source, Word<PoolSource>{});
    io("group", m.group, aPoolGroup);
    io("replaces", m.replaces, aContribution);
    io("parents", m.parents, aCross);
    io("rule", m.rule, aRule);
}

template <typename Io> void fields(Io& io, SetPool& m) {
    io("experiment", m.experiment, aPoolExperiment);
    io("stage", m.stage, Word<PoolStage>{});
    io("hidden", m.hidden, Flag{});
    io("together", m.together, Flag{});
    io("early", m.early, Flag{});
}

template <typename Io> void fields(Io& io, ResetPool& m) {
    io("experiment", m.experiment, aPoolExperiment);
}

template <typename Io> void fields(Io& io, AskContributions& m) {
    io("experiment", m.experiment, aPoolExperiment);
    io("from", m.from, aContribution);
}

template <typename Io> void fields(Io& io, RemoveContribution& m) {
    io("contribution", m.contribution, aContribution);
}

template <typename Io> void fields(Io& io, RestoreContribution& m) {
    io("contribution", m.contribution, aContribution);
}

template <typename Io> void fields(Io& io, AskVote& m) {
    io("question", m.question, aQuestion);
    io("options", m.options, ListOf<Line>{anOption, mostOptions});
    io("experiment", m.experiment, aVoteExperiment);
}

template <typename Io> void fields(Io& io, SetVote& m) {
    io("vote", m.vote, aVote);
    io("stage", m.stage, Word<VoteStage>{});
}

template <typename Io> void fields(Io& io, CastVote& m) {
    io("vote", m.vote, aVote);
    io("round", m.round, Number{1, voteRounds});
    io("option", m.option, Number{1, mostOptions});
}

template <typename Io> void fields(Io& io, RollVote& m) {
    io("vote", m.vote, aVote);
    io("plants", m.plants, Number{0, mostPoolSize});
    io("counts", m.counts, someCounts);
}

template <typename Io> void fields(Io& io, PoolGroup& m) {
    io("group", m.group, aPoolGroup);
    io("counts", m.counts, pooledCounts);
}

template <typename Io> void fields(Io& io, PoolShown& m) {
    io("experiment", m.experiment, aPoolExperiment);
    io("stage", m.stage, Word<PoolStage>{});
    io("hidden", m.hidden, Flag{});
    io("early", m.early, Flag{});
    io("addable", m.addable, Flag{});
    io("together", m.together, Flag{});
    io("contributors", m.contributors, aPoolMember);
    io("tables", m.tables, aPoolMember);
    io("counts", m.counts, pooledCounts);
    io("groups", m.groups, ListOf<Object>{{}, mostPoolGroup + 1});
    io("own", m.own, pooledCounts);
    io("last", m.last, aContribution);
}

template <typename Io> void fields(Io& io, ClassCounts& m) {
    io("name", m.name, aClassName);
    io("own", m.own, Flag{});
    io("contributors", m.contributors, aPoolMember);
    io("tables", m.tables, aPoolMember);
    io("counts", m.counts, pooledCounts);
}

template <typename Io> void fields(Io& io, AllClasses& m) {
    io("experiment", m.experiment, aPoolExperiment);
    io("classes", m.classes, ListOf<Object>{{}, mostClasses});
}

template <typename Io> void fields(Io& io, ContributionShown& m) {
    io("contribution", m.contribution, aContribution);
    io("time", m.time, Number{0, std::int64_t{1} << 40});
    io("source", m.source, Word<PoolSource>{});
    io("group", m.group, aPoolGroup);
    io("parents", m.parents, aCross);
    io("rule", m.rule, aRule);
    io("counts", m.counts, someCounts);
}

template <typename Io> void fields(Io& io, Contributions& m) {
    io("experiment", m.experiment, aPoolExperiment);
    io("from", m.from, aContribution);
    io("total", m.total, aContribution);
    io("list", m.list, ListOf<Object>{{}, mostContributionsInAPart});
}

template <typename Io> void fields(Io& io, VoteShown& m) {
    io("vote", m.vote, aVote);
    io("question", m.question, aQuestion);
    io("options", m.options, ListOf<Line>{anOption, mostOptions});
    io("experiment", m.experiment, aVoteExperiment);
    io("stage", m.stage, Word<VoteStage>{});
    io("voted", m.voted, aPoolMember);
    io("pupils", m.pupils, aPoolMember);
    io("first", m.first, ListOf<Number>{aPoolMember, mostOptions});
    io("second", m.second, ListOf<Number>{aPoolMember, mostOptions});
    io("result", m.result, pooledCounts);
    io("own", m.own, ListOf<Number>{{0, mostOptions}, voteRounds});
}

} // namespace messages
