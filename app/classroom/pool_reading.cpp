// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool_reading.h"

#include "app/text/csv_text.h"
#include "class_reading.h"
#include "lessons/pool/pool_experiment.h"

#include <QtCore/QDateTime>

#include <algorithm>
#include <cmath>

namespace app::pool_reading {

namespace {

struct PoolWords {
    Q_DECLARE_TR_FUNCTIONS(app::PoolReading)
};

lessons::CsvCell textCell(const QString& text) {
    return lessons::CsvCell(text.toStdString());
}

QString withoutGroup() {
    return PoolWords::tr("none", "no group");
}

lessons::CsvCell groupCell(int group) {
    return group == 0 ? textCell(withoutGroup()) : lessons::CsvCell(std::int64_t{group});
}

void addOutcomes(std::vector<lessons::CsvCell>& row, int experiment) {
    for (const QString& outcome : ClassReading::outcomes({}, experiment))
        row.push_back(textCell(outcome));
}

} // namespace

ClassState wholeOf(const messages::PoolShown& pool) {
    ClassState state;
    state.experiment = pool.experiment;
    const auto fits = [](std::int64_t count) { return count <= lessons::mostPoolPlants; };
    if (!pool.counts.empty() && std::ranges::all_of(pool.counts, fits))
        state.sample.set({pool.experiment, 1, {}, pool.counts});
    return state;
}

QString contributors(const messages::PoolShown& pool) {
    QStringList sentences;
    if (pool.contributors > 0 || pool.tables == 0)
        sentences << PoolWords::tr("%n pupils have given counts.", nullptr, pool.contributors);
    if (pool.tables > 0)
        sentences << PoolWords::tr("The dice of %n tables are counted in.", nullptr, pool.tables);
    const bool isNobodys = pool.contributors == 0 && pool.tables > 0;
    if (pool.contributors < messages::leastContributors && !isNobodys)
        sentences << PoolWords::tr("The sum is shown from five on.");
    return sentences.join(QLatin1Char(' '));
}

QString source(const messages::PoolShown& pool) {
    const QString pupils = PoolWords::tr("from %n pupils", nullptr, pool.contributors);
    if (pool.tables == 0)
        return pool.contributors == 0 ? QString() : pupils;
    if (pool.contributors == 0)
        return PoolWords::tr("from the dice of %n tables", nullptr, pool.tables);
    return PoolWords::tr("%1 and the dice of %n tables", "from 7 pupils", pool.tables).arg(pupils);
}

QString nameOf(messages::PoolSource source) {
    switch (source) {
    case messages::PoolSource::Lab: return PoolWords::tr("Lab");
    case messages::PoolSource::Lesson: return PoolWords::tr("Lesson");
    case messages::PoolSource::Game: return PoolWords::tr("Game");
    case messages::PoolSource::Hand: return PoolWords::tr("By hand");
    }
    return {};
}

QString table(const messages::PoolShown& pool) {
    std::vector<std::vector<lessons::CsvCell>> rows{{textCell(PoolWords::tr("Group"))}};
    addOutcomes(rows.back(), pool.experiment);
    for (const messages::PoolGroup& one : pool.groups) {
        rows.push_back({groupCell(one.group)});
        rows.back().insert(rows.back().end(), one.counts.begin(), one.counts.end());
    }
    rows.push_back({textCell(PoolWords::tr("All"))});
    rows.back().insert(rows.back().end(), pool.counts.begin(), pool.counts.end());
    const LabReading all = ClassReading::pooled(wholeOf(pool));
    if (!all.chances.empty()) {
        rows.push_back({textCell(PoolWords::tr("Expected"))});
        for (const OutcomeNumbers& one : all.numbers)
            rows.back().push_back(std::round(one.expected * 1e4) / 1e4);
    }
    return csvText(rows);
}

QString table(int experiment, const std::vector<messages::ContributionShown>& contributions) {
    std::vector<std::vector<lessons::CsvCell>> rows{
        {textCell(PoolWords::tr("Time")), textCell(PoolWords::tr("Group")), textCell(PoolWords::tr("Source")),
         textCell(PoolWords::tr("Parents")), textCell(PoolWords::tr("Rule"))}};
    addOutcomes(rows.back(), experiment);
    for (const messages::ContributionShown& one : contributions) {
        rows.push_back({textCell(QDateTime::fromSecsSinceEpoch(one.time).toString(Qt::ISODate)),
                        groupCell(one.group), textCell(nameOf(one.source)), lessons::CsvCell(one.parents),
                        lessons::CsvCell(one.rule)});
        rows.back().insert(rows.back().end(), one.counts.begin(), one.counts.end());
    }
    return csvText(rows);
}

} // namespace app::pool_reading
