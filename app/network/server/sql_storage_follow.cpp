// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_storage.h"

#include "sql_values.h"

#include <QtCore/QVariant>

#include <algorithm>

/// What the database keeps of where pupils are, what they have answered, and how they are led.
namespace app {

using namespace sql_values;

namespace {

messages::LessonPart partIn(const SqlRow& row, int column) {
    return valueOf<messages::LessonPart>(row.value(column).toString(), messages::lessonPartCount);
}

} // namespace

bool SqlStorage::loadFollow(StoredFollow& follow) {
    return read(sql_tables::pupils, "member",
                [&](const SqlRow& row) {
                    follow.pupils.push_back({.member = row.value(0).toInt(),
                                             .where = {.page = textIn(row, 1),
                                                       .lesson = textIn(row, 2),
                                                       .step = partIn(row, 3),
                                                       .done = row.value(4).toInt()},
                                             .isRaised = row.value(5).toInt() != 0,
                                             .since = row.value(6).toLongLong(),
                                             .seen = row.value(7).toLongLong()});
                }) &&
           read(sql_tables::steps, "member, lesson",
                [&](const SqlRow& row) {
                    follow.steps.push_back({.member = row.value(0).toInt(),
                                            .lesson = textIn(row, 1),
                                            .done = row.value(2).toInt()});
                }) &&
           read(sql_tables::answers, "received, member, number",
                [&](const SqlRow& row) {
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
           read(sql_tables::leads, "host",
                [&](const SqlRow& row) {
                    follow.lead = {.blank = {.dark = row.value(0).toInt() != 0, .words = textIn(row, 1)},
                                   .pace = {.lesson = textIn(row, 2), .step = partIn(row, 3)}};
                }) &&
           read(sql_tables::errands, "number", [&](const SqlRow& row) {
               follow.errands.push_back({.number = row.value(0).toInt(),
                                         .time = row.value(1).toLongLong(),
                                         .sent = {.kind = valueOf<messages::ErrandKind>(
                                                      row.value(2).toString(), messages::errandKindCount),
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
        return m_rows.put(sql_tables::pupils, {pupil.member, lineOf(where.page), lineOf(where.lesson),
                                               wordFor(where.step), where.done, pupil.isRaised ? 1 : 0,
                                               qlonglong(pupil.since), qlonglong(pupil.seen)});
    });
}

bool SqlStorage::save(const StoredSteps& steps) {
    return attempt([&] {
        return m_rows.put(sql_tables::steps, {steps.member, lineOf(steps.lesson), steps.done});
    });
}

/// A row with this number can be there as with contributions: committed, and not acknowledged.
bool SqlStorage::add(const std::vector<StoredAnswer>& answers) {
    const auto insert = [&](const StoredAnswer& answer) {
        const messages::GivenAnswer& given = answer.given;
        return m_rows.put(sql_tables::answers,
                          {answer.member, given.number, qlonglong(answer.time), lineOf(given.lesson),
                           lineOf(given.question), given.form, given.choice, given.right ? 1 : 0,
                           given.first ? 1 : 0, given.hints, lineOf(given.misconception),
                           lineOf(given.problem), qlonglong(given.seed)});
    };
    return attempt(
        [&] { return transact([&] { return std::all_of(answers.begin(), answers.end(), insert); }); });
}

bool SqlStorage::save(const StoredLead& lead) {
    return attempt([&] {
        return m_rows.put(sql_tables::leads, {lead.blank.dark ? 1 : 0, lineOf(lead.blank.words),
                                              lineOf(lead.pace.lesson), wordFor(lead.pace.step)});
    });
}

bool SqlStorage::save(const StoredErrand& errand) {
    const messages::SendErrand& sent = errand.sent;
    const auto work = [&] {
        return run(QStringLiteral("DELETE FROM class_errands WHERE host = ? AND number <= ?"),
                   {m_host, errand.number - mostErrands}) &&
               m_rows.put(sql_tables::errands,
                          {errand.number, qlonglong(errand.time), wordFor(sent.kind), lineOf(sent.target),
                           wordFor(sent.step), qlonglong(sent.seed), sent.table, countsText(sent.to)});
    };
    return attempt([&] { return transact(work); });
}

} // namespace app
