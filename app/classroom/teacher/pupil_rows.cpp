// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_rows.h"

#include "app/classroom/pupil/assignment_text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>
#include <bit>
#include <tuple>

namespace app {

namespace {

/// For lupdate: the words of this file.
class PupilRows {
    Q_DECLARE_TR_FUNCTIONS(app::PupilRows)
};

int tableOf(const messages::Tables& tables, int member) {
    for (const messages::TableShown& table : tables.tables)
        if (std::ranges::find(table.seats, member, &messages::SeatShown::member) != table.seats.end())
            return table.table;
    return 0;
}

QString placeOf(const messages::PupilShown& pupil, int table) {
    if (!pupil.lesson.empty())
        return assignment_text::lessonTitle(pupil.lesson);
    if (table != 0 && (pupil.page.empty() || pupil.page == "play"))
        return PupilRows::tr("Table %1").arg(table);
    return assignment_text::pageTitle(pupil.page);
}

Need needOf(const messages::PupilShown& pupil) {
    if (!pupil.here)
        return Need::Away;
    if (pupil.raised)
        return Need::Hand;
    if (pupil.stuck != messages::Stuck::No)
        return Need::Stuck;
    return !pupil.lesson.empty() && pupil.done == messages::allStepsDone ? Need::Done : Need::Working;
}

QString stateOf(const messages::PupilShown& pupil, Need need, std::int64_t now) {
    constexpr std::int64_t minute = 60;
    switch (need) {
    case Need::Hand: return PupilRows::tr("needs help");
    case Need::Stuck:
        return pupil.stuck == messages::Stuck::Wrong ? PupilRows::tr("stuck: three wrong")
                                                     : PupilRows::tr("stuck: idle for 5 min");
    case Need::Done: return PupilRows::tr("done");
    case Need::Away: {
        const std::int64_t minutes =
            pupil.seen > 0 ? std::max<std::int64_t>(0, now - pupil.seen) / minute : 0;
        return minutes == 0 ? PupilRows::tr("away") : PupilRows::tr("away for %1 min").arg(minutes);
    }
    case Need::Working: break;
    }
    return {};
}

QString stepsOf(const messages::PupilShown& pupil) {
    if (pupil.lesson.empty())
        return {};
    const auto done = std::popcount(static_cast<unsigned>(pupil.done));
    return PupilRows::tr("at %1, %2 of 4 steps done").arg(assignment_text::stepTitle(pupil.step)).arg(done);
}

} // namespace

std::vector<PupilRow> pupilRows(const std::map<int, messages::PupilShown>& pupils,
                                const messages::Tables& tables, std::int64_t now) {
    std::vector<PupilRow> rows;
    for (const auto& [member, pupil] : pupils) {
        const Need need = needOf(pupil);
        rows.push_back({.member = member,
                        .need = need,
                        .nickname = QString::fromStdString(pupil.nickname),
                        .where = placeOf(pupil, tableOf(tables, member)),
                        .step = pupil.step,
                        .done = pupil.done,
                        .steps = stepsOf(pupil),
                        .answers = pupil.answered == 0
                                       ? QString()
                                       : PupilRows::tr("%1 of %2 right").arg(pupil.right).arg(pupil.answered),
                        .state = stateOf(pupil, need, now)});
    }
    std::ranges::sort(rows, [](const PupilRow& one, const PupilRow& other) {
        const int names = QString::localeAwareCompare(one.nickname, other.nickname);
        return std::tuple(one.need, names, one.member) < std::tuple(other.need, 0, other.member);
    });
    return rows;
}

QString summaryOf(const std::vector<PupilRow>& rows) {
    const auto count = [&rows](Need need) {
        return static_cast<int>(std::ranges::count(rows, need, &PupilRow::need));
    };
    if (rows.empty())
        return PupilRows::tr("No pupil has joined yet.");
    QStringList said{
        PupilRows::tr("%n pupils here", nullptr, static_cast<int>(rows.size()) - count(Need::Away))};
    if (const int hands = count(Need::Hand); hands > 0)
        said << PupilRows::tr("%n need help", nullptr, hands);
    if (const int stuck = count(Need::Stuck); stuck > 0)
        said << PupilRows::tr("%n seem to be stuck", nullptr, stuck);
    if (const int done = count(Need::Done); done > 0)
        said << PupilRows::tr("%n done", nullptr, done);
    if (const int away = count(Need::Away); away > 0)
        said << PupilRows::tr("%n away", nullptr, away);
    return said.join(QStringLiteral(", "));
}

} // namespace app
