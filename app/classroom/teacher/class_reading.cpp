// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_reading.h"

#include "app/base/text/csv_text.h"
#include "app/base/text/phrases.h"
#include "app/charts/export/reading_facts.h"
#include "app/charts/sample_words.h"
#include "app/charts/test_words.h"
#include "lessons/csv/csv.h"
#include "lessons/pool/pool_experiment.h"

#include <QtCore/QLocale>

#include <cmath>

namespace app {

namespace {

/// A longer list of outcomes would be cut off in a narrow box with large type.
constexpr qsizetype longestList = 64; // characters

std::vector<std::vector<std::int64_t>> countsOfGroups(const ClassState& state) {
    std::vector<std::vector<std::int64_t>> groups;
    for (const lessons::ClassEntry& entry : state.sample.entriesOf(state.experiment))
        groups.push_back(entry.counts);
    return groups;
}

QString statisticText(double value) {
    return QLocale().toString(value, 'f', 2);
}

lessons::CsvCell cellOf(const QString& text) {
    return lessons::CsvCell(text.toStdString());
}

} // namespace

QString ClassReading::title(int experiment) {
    const lessons::PoolExperiment* known = lessons::findPoolExperiment(experiment);
    return known ? app::text(lessons::titleOf(*known)) : QString();
}

QString ClassReading::fullTitle(int experiment) {
    const lessons::PoolExperiment* known = lessons::findPoolExperiment(experiment);
    if (!known || known->isOwn())
        return title(experiment);
    const QString list = outcomes({}, experiment).join(QStringLiteral("; "));
    if (list.size() > longestList)
        return tr("%1 (%2 outcomes)").arg(title(experiment)).arg(known->outcomes);
    return tr("%1 (%2)", "a cross and its outcomes").arg(title(experiment), list);
}

QStringList ClassReading::outcomes(const lessons::ClassSample& sample, int experiment) {
    QStringList names;
    const lessons::PoolExperiment* known = lessons::findPoolExperiment(experiment);
    if (!known)
        return names;
    const lessons::OwnExperiment own = sample.own(experiment);
    for (std::size_t i = 0; i < known->outcomes; ++i)
        names << (i < own.names.size() && !own.names[i].empty() ? QString::fromStdString(own.names[i])
                                                                : app::text(outcomeName(*known, i)));
    return names;
}

LabReading ClassReading::pooled(const ClassState& state) {
    const lessons::PoolExperiment* known = lessons::findPoolExperiment(state.experiment);
    if (!known)
        return {};
    std::vector<std::int64_t> counts = state.sample.pooled(state.experiment);
    counts.resize(known->outcomes);
    LabReading reading;
    if (known->isOwn()) {
        reading = readingOf(outcomes(state.sample, state.experiment), counts,
                            state.sample.own(state.experiment).parts);
        if (!reading.problem.isEmpty())
            reading.problem = tr("Enter the ratio that you expect, to compare the counts with it.");
    } else {
        const lessons::Experiment& experiment = *known->experiment;
        reading.numbers = outcomeNumbers(experiment, counts, {});
        reading.chances = experiment.chances();
        reading.against = localRatio(experiment);
        reading.test = lessons::goodnessOfFit(counts, reading.chances);
    }
    reading.title = title(state.experiment);
    reading.source = tr("from %n groups", nullptr, int(state.sample.entriesOf(state.experiment).size()));
    return reading;
}

std::optional<lessons::Heterogeneity> ClassReading::heterogeneity(const ClassState& state) {
    const auto groups = countsOfGroups(state);
    if (groups.size() < 2)
        return std::nullopt;
    return lessons::heterogeneityOf(groups, state.sample.chances(state.experiment));
}

QString ClassReading::sentence(const lessons::Heterogeneity& groups) {
    const QString phrase = gapPhrase(
        groups.test,
        {.nothingCounted = tr("Nothing has been counted yet."),
         .onlyOutcome = tr("All groups counted the same outcome, so there is nothing to compare."),
         .impossible = {},
         .fewerThan =
             tr("If the same ratio holds in all groups, chance alone makes them differ at least this "
                "much in fewer than %1 of %2 such classes (p %3)."),
         .about = tr("If the same ratio holds in all groups, chance alone makes them differ at least this "
                     "much in about %1 of %2 such classes (p %3)."),
         .moreThan = tr("If the same ratio holds in all groups, chance alone makes them differ at least this "
                        "much in more than %1 of %2 such classes (p %3)."),
         .every = {}});
    return phrase.contains(QLatin1String("%3")) ? phrase.arg(pText(groups.test)) : phrase;
}

QString ClassReading::sentenceOnClasses(const lessons::Heterogeneity& classes) {
    const QString phrase = gapPhrase(
        classes.test,
        {.nothingCounted = tr("Nothing has been counted yet."),
         .onlyOutcome = tr("All classes counted the same outcome, so there is nothing to compare."),
         .impossible = {},
         .fewerThan = tr("If the same ratio holds in all classes, chance alone makes them differ at least "
                         "this much in fewer than %1 of %2 such comparisons (p %3)."),
         .about = tr("If the same ratio holds in all classes, chance alone makes them differ at least this "
                     "much in about %1 of %2 such comparisons (p %3)."),
         .moreThan = tr("If the same ratio holds in all classes, chance alone makes them differ at least "
                        "this much in more than %1 of %2 such comparisons (p %3)."),
         .every = {}});
    return phrase.contains(QLatin1String("%3")) ? phrase.arg(pText(classes.test)) : phrase;
}

QString ClassReading::figures(const lessons::Heterogeneity& groups) {
    QString text =
        groups.summedDegrees > 0
            ? tr("χ² of the groups %1 (df %2), of the pooled counts %3 (df %4); between groups %5 (df %6).")
                  .arg(statisticText(groups.summed))
                  .arg(groups.summedDegrees)
                  .arg(statisticText(groups.pooled))
                  .arg(groups.pooledDegrees)
                  .arg(statisticText(groups.test.statistic))
                  .arg(groups.test.degreesOfFreedom)
            : tr("χ² between groups %1 (df %2).")
                  .arg(statisticText(groups.test.statistic))
                  .arg(groups.test.degreesOfFreedom);
    if (!groups.test.smallExpected.empty())
        text += QLatin1Char(' ') +
                tr("Some groups are so small that fewer than 5 are expected: p is only approximate.");
    return text;
}

QString ClassReading::table(const ClassState& state) {
    std::vector<lessons::CsvCell> head{cellOf(tr("Group")), cellOf(tr("Name"))};
    for (const QString& outcome : outcomes(state.sample, state.experiment))
        head.push_back(cellOf(outcome));
    std::vector<std::vector<lessons::CsvCell>> rows{head};
    for (const lessons::ClassEntry& entry : state.sample.entriesOf(state.experiment)) {
        const auto name = state.names.find(entry.group);
        rows.push_back(
            {std::int64_t{entry.group}, cellOf(name == state.names.end() ? QString() : name->second)});
        rows.back().insert(rows.back().end(), entry.counts.begin(), entry.counts.end());
    }
    const LabReading all = pooled(state);
    rows.push_back({cellOf(tr("All groups")), cellOf({})});
    for (const OutcomeNumbers& one : all.numbers)
        rows.back().push_back(one.observed);
    if (!all.chances.empty()) {
        rows.push_back({cellOf(tr("Expected")), cellOf({})});
        for (const OutcomeNumbers& one : all.numbers)
            rows.back().push_back(std::round(one.expected * 1e4) / 1e4);
    }
    return csvText(rows);
}

ExportFacts ClassReading::facts(const ClassState& state) {
    ExportFacts facts = factsOf(pooled(state));
    if (const auto groups = heterogeneity(state))
        facts << std::pair(tr("Between groups"),
                           QStringLiteral("%1 p %2").arg(figures(*groups), pText(groups->test)));
    return facts;
}

} // namespace app
