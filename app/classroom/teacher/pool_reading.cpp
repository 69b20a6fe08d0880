// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool_reading.h"

#include "app/base/text/csv_text.h"
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

using Row = std::vector<lessons::CsvCell>;

lessons::CsvCell textCell(const QString& text) {
    return lessons::CsvCell(text.toStdString());
}

QString withoutGroup() {
    return PoolWords::tr("none", "no group");
}

lessons::CsvCell groupCell(int group) {
    return group == 0 ? textCell(withoutGroup()) : lessons::CsvCell(std::int64_t{group});
}

void addOutcomes(Row& row, int experiment) {
    for (const QString& outcome : ClassReading::outcomes({}, experiment))
        row.push_back(textCell(outcome));
}

void addCounts(std::vector<Row>& rows, const lessons::CsvCell& name,
               const std::vector<std::int64_t>& counts) {
    rows.push_back({name});
    rows.back().insert(rows.back().end(), counts.begin(), counts.end());
}

/// All of it, and what is expected.
void addSum(std::vector<Row>& rows, const messages::PoolShown& pool) {
    addCounts(rows, textCell(PoolWords::tr("All")), pool.counts);
    const LabReading all = ClassReading::pooled(wholeOf(pool));
    if (all.chances.empty())
        return;
    rows.push_back({textCell(PoolWords::tr("Expected"))});
    for (const OutcomeNumbers& one : all.numbers)
        rows.back().push_back(std::round(one.expected * 1e4) / 1e4);
}

} // namespace

messages::PoolShown sumOf(const messages::AllClasses& classes) {
    messages::PoolShown sum{.experiment = classes.experiment};
    for (const messages::ClassCounts& one : classes.classes) {
        sum.contributors += one.contributors;
        sum.tables += one.tables;
        sum.counts.resize(std::max(sum.counts.size(), one.counts.size()));
        for (std::size_t i = 0; i < one.counts.size(); ++i)
            sum.counts[i] += one.counts[i];
    }
    return sum;
}

ClassState wholeOf(const messages::PoolShown& pool) {
    ClassState state;
    state.experiment = pool.experiment;
    const auto fits = [](std::int64_t count) { return count <= lessons::mostPoolPlants; };
    if (!pool.counts.empty() && std::ranges::all_of(pool.counts, fits))
        state.sample.set({pool.experiment, 1, {}, pool.counts});
    return state;
}

bool areMany(const messages::PoolShown& pool) {
    return !pool.counts.empty() &&
           (pool.contributors == 0 || pool.contributors >= messages::leastContributors);
}

QString contributors(const messages::PoolShown& pool) {
    QStringList sentences;
    if (pool.contributors == 0 && pool.tables == 0)
        sentences << PoolWords::tr("Nobody has given counts yet.");
    else if (pool.contributors > 0)
        sentences << PoolWords::tr("%n pupils have given counts.", nullptr, pool.contributors);
    if (pool.tables > 0)
        sentences << PoolWords::tr("The dice of %n tables are counted in.", nullptr, pool.tables);
    if (const int missing = pool.missing(); missing > 0)
        sentences << PoolWords::tr("The class sees the sum when %n more pupils have given counts.", nullptr,
                                   missing);
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

std::vector<GroupBars::Group> barsOf(const messages::AllClasses& classes) {
    std::vector<GroupBars::Group> bars;
    for (const messages::ClassCounts& one : classes.classes) {
        QString name = one.own ? PoolWords::tr("this class") : QString::fromStdString(one.name);
        if (name.isEmpty())
            name = QString::number(bars.size() + 1);
        bars.push_back({static_cast<int>(bars.size()) + 1, one.counts, name});
    }
    return bars;
}

QString source(const messages::AllClasses& classes) {
    return PoolWords::tr("%n classes, %1", "from 23 pupils", static_cast<int>(classes.classes.size()))
        .arg(source(sumOf(classes)));
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
    std::vector<Row> rows{{textCell(PoolWords::tr("Group"))}};
    addOutcomes(rows.back(), pool.experiment);
    for (const messages::PoolGroup& one : pool.groups)
        addCounts(rows, groupCell(one.group), one.counts);
    addSum(rows, pool);
    return csvText(rows);
}

QString table(const messages::AllClasses& classes) {
    std::vector<Row> rows{{textCell(PoolWords::tr("Class"))}};
    addOutcomes(rows.back(), classes.experiment);
    for (const messages::ClassCounts& one : classes.classes)
        addCounts(rows, lessons::CsvCell(one.name), one.counts);
    addSum(rows, sumOf(classes));
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
