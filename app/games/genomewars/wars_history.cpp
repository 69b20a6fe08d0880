// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_history.h"

#include "app/base/text/csv_text.h"
#include "app/base/text/phrases.h"
#include "engine/genomewars/words.h"

#include <QtCore/QCoreApplication>

namespace app {

using namespace genomewars;

namespace {

struct HistoryWords {
    Q_DECLARE_TR_FUNCTIONS(app::HistoryWords)
};

} // namespace

QList<WarsMoment> warsHistory(const WarsGame& document) {
    QList<WarsMoment> history;
    for (std::size_t step = 0; step <= document.stepCount(); ++step) {
        if (!document.remembers(step))
            continue;
        const State state = document.stateAfter(step);
        if (state.phase == Phase::Construction)
            continue;
        WarsMoment moment;
        moment.turn = state.turns;
        for (Seat seat = 0; seat < state.seats; ++seat)
            moment.populations[seat] = state.team(seat).population;
        moment.pool = genePool(state, Weighting::ByPopulation);
        moment.environment = state.environment;
        // A mutation belongs to the turn of its roll.
        if (!history.isEmpty() && history.back().turn == moment.turn)
            history.back() = moment;
        else
            history << moment;
    }
    return history;
}

QString warsTable(const QList<WarsMoment>& history, const QStringList& teams) {
    std::vector<std::vector<lessons::CsvCell>> rows(1);
    rows[0].emplace_back(HistoryWords::tr("Turn").toStdString());
    rows[0].emplace_back(HistoryWords::tr("Environment").toStdString());
    for (const QString& team : teams)
        rows[0].emplace_back(team.toStdString());
    for (const AlleleInfo& info : alleles)
        rows[0].emplace_back(text(words::name(info.id)).toStdString());
    for (const WarsMoment& moment : history) {
        auto& row = rows.emplace_back();
        row.emplace_back(std::int64_t{moment.turn});
        row.emplace_back(text(words::name(moment.environment)).toStdString());
        for (qsizetype team = 0; team < teams.size(); ++team)
            row.emplace_back(std::int64_t{moment.populations[std::size_t(team)]});
        for (const AlleleInfo& info : alleles)
            row.emplace_back(moment.pool.total > 0 ? double(moment.pool.of(info.id)) / moment.pool.total
                                                   : 0.0);
    }
    return csvText(rows);
}

} // namespace app
