// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_storage.h"

#include "sql_values.h"

#include <QtCore/QVariant>
#include <QtSql/QSqlQuery>

#include <algorithm>

/// What the database keeps of where pupils are, what they have answered, and how they are led.
namespace app {

using namespace sql_values;

namespace {

messages::LessonPart partIn(const QSqlQuery& row, int column) {
    return valueOf<messages::LessonPart>(row.value(column).toString(), messages::lessonPartCount);
}

} // namespace

bool SqlStorage::loadFollow(StoredFollow& follow) {
    return read(QStringLiteral(
                    "SELECT member, page, lesson, step, done, raised, since, seen FROM class_pupils "
                    "WHERE host = ? ORDER BY member"),
                [&](const QSqlQuery& row) {
                    follow.pupils.push_back({.member = row.value(0).toInt(),
                                             .where = {.page = textIn(row, 1),
                                                       .lesson = textIn(row, 2),
                                                       .step = partIn(row, 3),
                                                       .done = row.value(4).toInt()},
                                             .isRaised = row.value(5).toInt() != 0,
                                             .since = row.value(6).toLongLong(),
                                             .seen = row.value(7).toLongLong()});
                }) &&
           read(QStringLiteral("SELECT member, lesson, done FROM class_steps WHERE host = ? "
                               "ORDER BY member, lesson"),
                [&](const QSqlQuery& row) {
                    follow.steps.push_back({.member = row.value(0).toInt(),
                                            .lesson = textIn(row, 1),
                                            .done = row.value(2).toInt()});
                }) &&
           read(QStringLiteral("SELECT member, number, received, lesson, question, form, choice, is_right, "
                               "is_first, hints, misconception, problem, seed FROM class_answers "
                               "WHERE host = ? ORDER BY received, member, number"),
                [&](const QSqlQuery& row) {
                    follow.answers.push_back({.member = row.value(0).toInt(),
                                              .time = row.value(2).toLongLong(),
                                              .given = {.number = row.value(1).toInt(),
                                                        .lesson = textIn(row, 3),
                                                        .question = textIn(row, 4),
                                                        .form = row.value(5).toInt(),
                                                        .choice = row.value(6).toInt(),
                                                        .right = row.value(7).toInt() != 0,
                                                        .first = row.value(8).toInt() != 0,
                                                        .hints = row.value(9).toInt(),
                                                        .misconception = textIn(row, 10),
                                                        .problem = textIn(row, 11),
                                                        .seed = row.value(12).toLongLong()}});
                }) &&
           read(QStringLiteral("SELECT dark, words, lesson, step FROM class_leads WHERE host = ?"),
                [&](const QSqlQuery& row) {
                    follow.lead = {.blank = {.dark = row.value(0).toInt() != 0, .words = textIn(row, 1)},
                                   .pace = {.lesson = textIn(row, 2), .step = partIn(row, 3)}};
                }) &&
           read(QStringLiteral("SELECT number, sent, kind, target, step, seed, table_number, recipients "
                               "FROM class_errands WHERE host = ? ORDER BY number"),
                [&](const QSqlQuery& row) {
                    follow.errands.push_back(
                        {.number = row.value(0).toInt(),
                         .time = row.value(1).toLongLong(),
                         .sent = {.kind = valueOf<messages::ErrandKind>(row.value(2).toString(),
                                                                        messages::errandKindCount),
                                  .target = textIn(row, 3),
                                  .step = partIn(row, 4),
                                  .seed = row.value(5).toLongLong(),
                                  .table = row.value(6).toInt(),
                                  .to = countsIn<int>(row.value(7).toString())}});
                });
}

bool SqlStorage::save(const StoredPupil& pupil) {
    const messages::Whereabouts& where = pupil.where;
    return attempt([&] {
        return run(QStringLiteral("INSERT INTO class_pupils (host, member, page, lesson, step, done, raised, "
                                  "since, seen) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "
                                  "ON CONFLICT (host, member) DO UPDATE SET page = excluded.page, "
                                  "lesson = excluded.lesson, step = excluded.step, done = excluded.done, "
                                  "raised = excluded.raised, since = excluded.since, seen = excluded.seen"),
                   {m_host, pupil.member, lineOf(where.page), lineOf(where.lesson), wordFor(where.step),
                    where.done, pupil.isRaised ? 1 : 0, qlonglong(pupil.since), qlonglong(pupil.seen)});
    });
}

bool SqlStorage::save(const StoredSteps& steps) {
    return attempt([&] {
        return run(QStringLiteral("INSERT INTO class_steps (host, member, lesson, done) VALUES (?, ?, ?, ?) "
                                  "ON CONFLICT (host, member, lesson) DO UPDATE SET done = excluded.done"),
                   {m_host, steps.member, lineOf(steps.lesson), steps.done});
    });
}

/// A row with this number can be there as with contributions: committed, and not acknowledged.
bool SqlStorage::add(const std::vector<StoredAnswer>& answers) {
    const auto insert = [&](const StoredAnswer& answer) {
        const messages::GivenAnswer& given = answer.given;
        return run(
            QStringLiteral("INSERT INTO class_answers (host, member, number, received, lesson, question, "
                           "form, choice, is_right, is_first, hints, misconception, problem, seed) "
                           "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                           "ON CONFLICT (host, member, number) DO UPDATE SET received = excluded.received, "
                           "lesson = excluded.lesson, question = excluded.question, form = excluded.form, "
                           "choice = excluded.choice, is_right = excluded.is_right, "
                           "is_first = excluded.is_first, hints = excluded.hints, "
                           "misconception = excluded.misconception, problem = excluded.problem, "
                           "seed = excluded.seed"),
            {m_host, answer.member, given.number, qlonglong(answer.time), lineOf(given.lesson),
             lineOf(given.question), given.form, given.choice, given.right ? 1 : 0, given.first ? 1 : 0,
             given.hints, lineOf(given.misconception), lineOf(given.problem), qlonglong(given.seed)});
    };
    return attempt(
        [&] { return transact([&] { return std::all_of(answers.begin(), answers.end(), insert); }); });
}

bool SqlStorage::save(const StoredLead& lead) {
    return attempt([&] {
        return run(QStringLiteral("INSERT INTO class_leads (host, dark, words, lesson, step) "
                                  "VALUES (?, ?, ?, ?, ?) ON CONFLICT (host) DO UPDATE SET "
                                  "dark = excluded.dark, words = excluded.words, lesson = excluded.lesson, "
                                  "step = excluded.step"),
                   {m_host, lead.blank.dark ? 1 : 0, lineOf(lead.blank.words), lineOf(lead.pace.lesson),
                    wordFor(lead.pace.step)});
    });
}

bool SqlStorage::save(const StoredErrand& errand) {
    const messages::SendErrand& sent = errand.sent;
    const auto work = [&] {
        return run(QStringLiteral("DELETE FROM class_errands WHERE host = ? AND number <= ?"),
                   {m_host, errand.number - mostErrands}) &&
               run(QStringLiteral("INSERT INTO class_errands (host, number, sent, kind, target, step, seed, "
                                  "table_number, recipients) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "
                                  "ON CONFLICT (host, number) DO UPDATE SET sent = excluded.sent, "
                                  "kind = excluded.kind, target = excluded.target, step = excluded.step, "
                                  "seed = excluded.seed, table_number = excluded.table_number, "
                                  "recipients = excluded.recipients"),
                   {m_host, errand.number, qlonglong(errand.time), wordFor(sent.kind), lineOf(sent.target),
                    wordFor(sent.step), qlonglong(sent.seed), sent.table, countsText(sent.to)});
    };
    return attempt([&] { return transact(work); });
}

} // namespace app
