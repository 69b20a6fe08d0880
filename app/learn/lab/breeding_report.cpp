// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_report.h"

#include "app/base/text/csv_text.h"
#include "app/base/text/phrases.h"
#include "app/charts/reading.h"
#include "app/charts/test_words.h"
#include "app/learn/paper/reading_report.h"
#include "breeding_words.h"
#include "lessons/csv/csv.h"
#include "model_panel.h"

#include <QtCore/QCoreApplication>

#include <utility>

namespace app {

using namespace lessons::breeding;

namespace {

struct BreedingReportText {
    Q_DECLARE_TR_FUNCTIONS(app::Breeding)
};

QString sourceOf(const BreedingSession& session) {
    return BreedingReportText::tr("the breeding bench: %1, seed %2")
        .arg(breeding_words::mysteryTitle(session.mystery()))
        .arg(session.bench().seed());
}

LabReport::Table crossesOf(const BreedingSession& session) {
    LabReport::Table table;
    table.caption = BreedingReportText::tr("All crosses");
    table.columns = {BreedingReportText::tr("No."), BreedingReportText::tr("Parents"),
                     BreedingReportText::tr("Offspring"), BreedingReportText::tr("Counted")};
    const Bench& bench = session.bench();
    for (std::size_t i = 0; i < bench.crosses().size(); ++i) {
        const CrossRecord& record = bench.crosses()[i];
        for (std::size_t outcome = 0; outcome < record.outcomes.size(); ++outcome) {
            const CrossRecord::Outcome& one = record.outcomes[outcome];
            table.rows << QStringList{
                outcome == 0 ? QString::number(i + 1) : QString(),
                outcome == 0 ? breeding_words::parents(bench, record.mother, record.father) : QString(),
                breeding_words::look(bench, one.look, one.sex), countText(one.count)};
        }
    }
    return table;
}

LabReport::Table predictionsOf(const BreedingSession& session) {
    LabReport::Table table;
    table.caption = BreedingReportText::tr("Predictions");
    table.columns = {BreedingReportText::tr("Parents"), BreedingReportText::tr("Forms"),
                     BreedingReportText::tr("Ratio"), BreedingReportText::tr("Made")};
    for (const BreedingPrediction& one : session.predictions()) {
        QStringList forms;
        for (const Look& look : one.looks)
            forms << breeding_words::look(session.bench(), look);
        table.rows << QStringList{breeding_words::parents(session.bench(), one.mother, one.father),
                                  forms.join(QStringLiteral(" : ")), one.ratio,
                                  one.before ? BreedingReportText::tr("before the cross")
                                             : BreedingReportText::tr("after the cross")};
    }
    return table;
}

LabReport::Table verdictsOf(const BreedingSession& session, const BreedingJudgement& judgement) {
    LabReport::Table table;
    table.caption = BreedingReportText::tr("What the evidence says");
    table.columns = {BreedingReportText::tr("Model"), BreedingReportText::tr("Verdict")};
    const auto add = [&](const Verdict& verdict) {
        table.rows << QStringList{text(nameOf(verdict.mode)), breeding_words::verdict(session, verdict)};
    };
    add(judgement.own);
    for (const Verdict& one : judgement.others)
        add(one);
    return table;
}

} // namespace

LabReport breedingReport(const BreedingSession& session) {
    const LabReading reading = breedingReading(session);
    LabReport report;
    report.title = breeding_words::title(session.mystery());
    report.task =
        BreedingReportText::tr("Find out by crosses how the forms are inherited, and show which other models "
                               "your evidence excludes.");
    report.prediction = session.model() ? breeding_words::model(session, *session.model()) : QString();
    report.source = sourceOf(session);
    report.tables << crossesOf(session);
    if (!session.predictions().empty())
        report.tables << predictionsOf(session);
    if (reading.problem.isEmpty()) {
        LabReport tested = reportOf(reading, report.task);
        tested.tables.first().caption =
            QStringLiteral("%1: %2").arg(reading.title, tested.tables.first().caption);
        report.tables << tested.tables;
        report.chart = tested.chart;
        report.chartWords = tested.chartWords;
        report.test = tested.test;
    }
    if (const auto& judgement = session.judgement()) {
        report.tables << verdictsOf(session, *judgement);
        report.test << breeding_words::judged(*judgement);
    }
    if (session.takenBack() > 0)
        report.test << BreedingReportText::tr(
                           "Pairs of parents whose cross was undone after its offspring had "
                           "been seen: %1.")
                           .arg(session.takenBack());
    report.test << (session.isRevealed() ? BreedingReportText::tr("The answer was shown.")
                                         : BreedingReportText::tr("The answer was not shown."));
    return report;
}

QString breedingTable(const BreedingSession& session) {
    const auto cell = [](const QString& text) { return lessons::CsvCell(text.toStdString()); };
    const Bench& bench = session.bench();
    std::vector<std::vector<lessons::CsvCell>> rows{
        {cell(BreedingReportText::tr("No.")), cell(BreedingReportText::tr("Mother")),
         cell(BreedingReportText::tr("Father")), cell(BreedingReportText::tr("Offspring")),
         cell(BreedingReportText::tr("Counted (offspring)")), cell(BreedingReportText::tr("Kept"))}};
    for (std::size_t i = 0; i < bench.crosses().size(); ++i) {
        const CrossRecord& record = bench.crosses()[i];
        for (const CrossRecord::Outcome& one : record.outcomes)
            rows.push_back({std::int64_t(i) + 1, cell(breeding_words::name(bench, record.mother)),
                            cell(breeding_words::name(bench, record.father)),
                            cell(breeding_words::look(bench, one.look, one.sex)), one.count, one.kept});
    }
    return csvText(rows);
}

ExportFacts breedingFacts(const BreedingSession& session) {
    ExportFacts facts{{BreedingReportText::tr("Mystery"), breeding_words::code(session.mystery())},
                      {BreedingReportText::tr("Source"), sourceOf(session)}};
    if (session.model())
        facts << std::pair(BreedingReportText::tr("Model"), breeding_words::model(session, *session.model()));
    facts << std::pair(BreedingReportText::tr("Answer"), session.isRevealed()
                                                             ? BreedingReportText::tr("was shown")
                                                             : BreedingReportText::tr("was not shown"));
    return facts;
}

ExportButton::Source exportOf(const BreedingSession& session, std::function<QWidget*()> picture) {
    return {[&session] { return breeding_words::title(session.mystery()); },
            [&session] { return breedingTable(session); }, std::move(picture),
            [&session] { return breedingFacts(session); }};
}

} // namespace app
