// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_storage.h"

#include "sql_values.h"

#include <QtCore/QStringList>
#include <QtCore/QVariant>
#include <QtSql/QSqlQuery>

/// What the database keeps of the pool and the votes.
namespace app {

using namespace sql_values;

bool SqlStorage::loadPolls(StoredPolls& polls) {
    return read(QStringLiteral("SELECT experiment, stage, hidden, together FROM class_pools WHERE host = ? "
                               "ORDER BY experiment"),
                [&](const QSqlQuery& row) {
                    polls.pools.push_back({.experiment = row.value(0).toInt(),
                                           .stage = valueOf<messages::PoolStage>(row.value(1).toString(),
                                                                                 messages::poolStageCount),
                                           .isHidden = row.value(2).toInt() != 0,
                                           .isTogether = row.value(3).toInt() != 0});
                }) &&
           read(QStringLiteral("SELECT id, member, received, number, experiment, counts, source, "
                               "group_number, replaces, parents, rule FROM class_contributions "
                               "WHERE host = ? ORDER BY id"),
                [&](const QSqlQuery& row) {
                    polls.contributions.push_back(
                        {.id = row.value(0).toInt(),
                         .member = row.value(1).toInt(),
                         .time = row.value(2).toLongLong(),
                         .given = {.number = row.value(3).toInt(),
                                   .experiment = row.value(4).toInt(),
                                   .counts = countsIn(row.value(5).toString()),
                                   .source = valueOf<messages::PoolSource>(row.value(6).toString(),
                                                                           messages::poolSourceCount),
                                   .group = row.value(7).toInt(),
                                   .replaces = row.value(8).toInt(),
                                   .parents = textIn(row, 9),
                                   .rule = textIn(row, 10)}});
                }) &&
           read(QStringLiteral("SELECT member, number FROM class_last_numbers WHERE host = ?"),
                [&](const QSqlQuery& row) {
                    polls.lastNumbers[row.value(0).toInt()] = row.value(1).toInt();
                }) &&
           read(QStringLiteral("SELECT number, question, options, experiment, stage, result FROM class_votes "
                               "WHERE host = ? ORDER BY number DESC LIMIT 1"),
                [&](const QSqlQuery& row) {
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
           read(QStringLiteral("SELECT vote, round, member, option FROM class_ballots WHERE host = ? "
                               "ORDER BY vote, round, member"),
                [&](const QSqlQuery& row) {
                    if (row.value(0).toInt() == polls.vote.number)
                        polls.ballots.push_back({.vote = row.value(0).toInt(),
                                                 .round = row.value(1).toInt(),
                                                 .member = row.value(2).toInt(),
                                                 .option = row.value(3).toInt()});
                });
}

bool SqlStorage::save(const StoredPool& pool) {
    return attempt([&] {
        return run(
            QStringLiteral("INSERT INTO class_pools (host, experiment, stage, hidden, together) "
                           "VALUES (?, ?, ?, ?, ?) ON CONFLICT (host, experiment) DO UPDATE SET "
                           "stage = excluded.stage, hidden = excluded.hidden, "
                           "together = excluded.together"),
            {m_host, pool.experiment, wordFor(pool.stage), pool.isHidden ? 1 : 0, pool.isTogether ? 1 : 0});
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
               run(QStringLiteral("INSERT INTO class_contributions (host, id, member, number, experiment, "
                                  "counts, source, group_number, replaces, parents, rule, received) "
                                  "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                                  "ON CONFLICT (host, id) DO UPDATE SET member = excluded.member, "
                                  "number = excluded.number, experiment = excluded.experiment, "
                                  "counts = excluded.counts, source = excluded.source, "
                                  "group_number = excluded.group_number, replaces = excluded.replaces, "
                                  "parents = excluded.parents, rule = excluded.rule, "
                                  "received = excluded.received"),
                   {m_host, contribution.id, contribution.member, given.number, given.experiment,
                    countsText(given.counts), wordFor(given.source), given.group, given.replaces,
                    lineOf(given.parents), lineOf(given.rule), qlonglong(contribution.time)}) &&
               run(QStringLiteral("INSERT INTO class_last_numbers (host, member, number) VALUES (?, ?, ?) "
                                  "ON CONFLICT (host, member) DO UPDATE SET number = excluded.number "
                                  "WHERE excluded.number > class_last_numbers.number"),
                   {m_host, contribution.member, given.number});
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
        return run(QStringLiteral("INSERT INTO class_votes (host, number, question, options, experiment, "
                                  "stage, result) VALUES (?, ?, ?, ?, ?, ?, ?) "
                                  "ON CONFLICT (host, number) DO UPDATE SET question = excluded.question, "
                                  "options = excluded.options, experiment = excluded.experiment, "
                                  "stage = excluded.stage, result = excluded.result"),
                   {m_host, vote.number, lineOf(vote.asked.question), options.join(QLatin1Char('\n')),
                    vote.asked.experiment, wordFor(vote.stage), countsText(vote.result)});
    });
}

bool SqlStorage::save(const Ballot& ballot) {
    return attempt([&] {
        return run(QStringLiteral("INSERT INTO class_ballots (host, vote, round, member, option) "
                                  "VALUES (?, ?, ?, ?, ?) ON CONFLICT (host, vote, round, member) "
                                  "DO UPDATE SET option = excluded.option"),
                   {m_host, ballot.vote, ballot.round, ballot.member, ballot.option});
    });
}

} // namespace app
