// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_storage.h"

#include "sql_values.h"

#include <QtCore/QStringList>
#include <QtCore/QVariant>

/// What the database keeps of the pool and the votes.
namespace app {

using namespace sql_values;

bool SqlStorage::loadPolls(StoredPolls& polls) {
    return read(sql_tables::pools, "experiment",
                [&](const SqlRow& row) {
                    polls.pools.push_back({.experiment = row.value(0).toInt(),
                                           .stage = valueOf<messages::PoolStage>(row.value(1).toString(),
                                                                                 messages::poolStageCount),
                                           .isHidden = row.value(2).toInt() != 0,
                                           .isTogether = row.value(3).toInt() != 0});
                }) &&
           read(sql_tables::contributions, "id",
                [&](const SqlRow& row) {
                    polls.contributions.push_back(
                        {.id = row.value(0).toInt(),
                         .member = row.value(1).toInt(),
                         .time = row.value(10).toLongLong(),
                         .given = {.number = row.value(2).toInt(),
                                   .experiment = row.value(3).toInt(),
                                   .counts = countsIn(row.value(4).toString()),
                                   .source = valueOf<messages::PoolSource>(row.value(5).toString(),
                                                                           messages::poolSourceCount),
                                   .group = row.value(6).toInt(),
                                   .replaces = row.value(7).toInt(),
                                   .parents = textIn(row, 8),
                                   .rule = textIn(row, 9)}});
                }) &&
           read(sql_tables::lastNumbers, "member",
                [&](const SqlRow& row) { polls.lastNumbers[row.value(0).toInt()] = row.value(1).toInt(); }) &&
           // All are kept; the last is the present one.
           read(sql_tables::votes, "number",
                [&](const SqlRow& row) {
                    polls.vote = {.number = row.value(0).toInt(),
                                  .asked = {.question = textIn(row, 1),
                                            .options = {},
                                            .experiment = row.value(3).toInt()},
                                  .stage = valueOf<messages::VoteStage>(row.value(4).toString(),
                                                                        messages::voteStageCount),
                                  .result = countsIn(row.value(5).toString())};
                    for (const QString& option : row.value(2).toString().split(QLatin1Char('\n')))
                        polls.vote.asked.options.push_back(option.toStdString());
                }) &&
           read(sql_tables::ballots, "vote, round, member", [&](const SqlRow& row) {
               if (row.value(0).toInt() == polls.vote.number)
                   polls.ballots.push_back({.vote = row.value(0).toInt(),
                                            .round = row.value(1).toInt(),
                                            .member = row.value(2).toInt(),
                                            .option = row.value(3).toInt()});
           });
}

bool SqlStorage::save(const StoredPool& pool) {
    return attempt([&] {
        return m_rows.put(sql_tables::pools, {pool.experiment, wordFor(pool.stage), pool.isHidden ? 1 : 0,
                                              pool.isTogether ? 1 : 0});
    });
}

/// A row with this id can be there if the connection broke while an earlier contribution was committed, which
/// then was not acknowledged.
bool SqlStorage::add(const StoredContribution& contribution, int replaced) {
    const messages::Contribute& given = contribution.given;
    const auto work = [&] {
        return (replaced == 0 ||
                run(QStringLiteral("DELETE FROM class_contributions WHERE host = ? AND id = ?"),
                    {m_host, replaced})) &&
               m_rows.put(sql_tables::contributions,
                          {contribution.id, contribution.member, given.number, given.experiment,
                           countsText(given.counts), wordFor(given.source), given.group, given.replaces,
                           lineOf(given.parents), lineOf(given.rule), qlonglong(contribution.time)}) &&
               m_rows.put(sql_tables::lastNumbers, {contribution.member, given.number},
                          "WHERE excluded.number > class_last_numbers.number");
    };
    return attempt([&] { return transact(work); });
}

bool SqlStorage::removeContribution(int id) {
    return attempt([&] {
        return run(QStringLiteral("DELETE FROM class_contributions WHERE host = ? AND id = ?"), {m_host, id});
    });
}

bool SqlStorage::removeContributions(int experiment) {
    return attempt([&] {
        return run(QStringLiteral("DELETE FROM class_contributions WHERE host = ? AND experiment = ?"),
                   {m_host, experiment});
    });
}

bool SqlStorage::save(const StoredVote& vote) {
    QStringList options;
    for (const std::string& option : vote.asked.options)
        options << lineOf(option);
    return attempt([&] {
        return m_rows.put(sql_tables::votes,
                          {vote.number, lineOf(vote.asked.question), options.join(QLatin1Char('\n')),
                           vote.asked.experiment, wordFor(vote.stage), countsText(vote.result)});
    });
}

bool SqlStorage::save(const Ballot& ballot) {
    return attempt([&] {
        return m_rows.put(sql_tables::ballots, {ballot.vote, ballot.round, ballot.member, ballot.option});
    });
}

} // namespace app
