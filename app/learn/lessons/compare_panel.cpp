// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare_panel.h"

#include "app/base/text/phrases.h"
#include "app/base/text/unbroken.h"
#include "app/charts/exam_sheet.h"
#include "app/charts/export/critical_values.h"
#include "app/charts/export/export_button.h"
#include "app/charts/export/reading_facts.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/sample_words.h"
#include "app/charts/test_form.h"
#include "app/charts/test_words.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "lesson_label.h"
#include "lesson_report.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

ComparePanel::ComparePanel(FigureSettings& figure, const ExperimentRun& run, QWidget* picture,
                           QWidget* parent)
    : Panel(parent), m_figure(figure), m_run(run), m_picture(picture) {
    Form form(this, Form::Way::Down, 7, 12);
    form.heading([] { return tr("Your prediction and the result"); });
    form.add(lessonLabel(
        figure, [](const auto& texts) { return texts.compare; }, this));
    Form nothing = form.part(Form::Way::Down, 6);
    m_nothing = nothing.widget();
    nothing.text(&ComparePanel::nothingText, TextRole::Strong);
    nothing.button(
        {}, [] { return tr("‹ Roll"); }, [this] { emit rollsRequested(); });
    Form result = form.part(Form::Way::Down, 6);
    m_result = result.widget();
    m_table = result.add(new FactTable({}, QStringList(), 0, m_result));
    m_verdict = result.label("predictionSentence", TextRole::Strong);
    m_sentence = result.label("compareSentence");
    addFoot(result.part(Form::Way::Along));
    m_testRows = result.part(Form::Way::Down, 0).box();
    refreshTest();
    keepTranslated(this, [this] { refresh(); });
    for (const auto changed : {&ExperimentRun::countsChanged, &ExperimentRun::predictionChanged})
        connect(&run, changed, this, [this] {
            refreshTest();
            refresh();
        });
}

QString ComparePanel::nothingText() {
    return tr("Roll first: there is nothing to compare yet.");
}

void ComparePanel::addFoot(Form line) {
    m_toggle = line.toggle(
        "theTest", [] { return tr("Show the test ›"); },
        m_figure.setting(QStringLiteral("testShown"), false).toBool(),
        [this](bool on) {
            m_figure.setSetting(QStringLiteral("testShown"), on);
            m_testRows->parentWidget()->setVisible(on);
        });
    auto* exported = line.add(new ExportButton({[this] { return lessonText(m_figure.topic().title); },
                                                [this] { return readingTable(readingOf(m_figure, m_run)); },
                                                [this] { return m_picture; },
                                                [this] { return factsOf(readingOf(m_figure, m_run)); }},
                                               m_result));
    QLabel* told = line.grow(line.label("told", TextRole::Caption));
    connect(exported, &ExportButton::told, told, &QLabel::setText);
}

void ComparePanel::refresh() {
    const bool isRolled = m_run.size() > 0;
    m_nothing->setVisible(!isRolled);
    m_result->setVisible(isRolled);
    m_spoken = QStringList{nothingText()};
    if (!isRolled)
        return;
    const auto numbers = outcomeNumbers(m_run.experiment(), m_run.counts(), m_run.prediction());
    m_table->begin(tr("Prediction and result"),
                   {tr("Outcome"), tr("Predicted"), tr("Counted"), tr("Expected"), tr("95 % range")},
                   int(numbers.size()));
    for (int row = 0; row < int(numbers.size()); ++row) {
        const OutcomeNumbers& one = numbers[std::size_t(row)];
        QTableWidgetItem* name = m_table->set(row, 0, one.name);
        if (one.name == one.letters || isGenotype(one.name))
            FactTable::setGenotype(name);
        m_table->set(row, 1, one.predicted >= 0 ? decimal(one.predicted) : QStringLiteral("–"));
        m_table->set(row, 2, countText(one.observed));
        m_table->set(row, 3, decimal(one.expected));
        m_table->set(row, 4, rangeText(one.range));
    }
    m_table->fit();
    m_spoken.clear();
    // First in plain words; what the test says follows once.
    const auto parts = m_run.prediction();
    m_verdict->setVisible(!parts.empty());
    if (!parts.empty()) {
        m_verdict->setText(
            unbroken(verdictSentence(parts, m_run.counts(), m_run.experiment(), m_run.source().isEmpty())));
        m_spoken << m_verdict->text();
    }
    m_sentence->setText(unbroken(fitSentence(testOf(m_run), ratioWords(m_run.experiment()))));
    m_sentence->setFont(Theme::current().font(parts.empty() ? TextRole::Strong : TextRole::Body));
    m_spoken << m_sentence->text();
}

void ComparePanel::refreshTest() {
    if (QLayoutItem* former = m_testRows->takeAt(0)) {
        discard(former->widget());
        delete former;
    }
    QWidget* const rows = m_testRows->parentWidget();
    if (m_run.size() > 0)
        m_testRows->addWidget(TestForm::makePages(
            rows, [this](QWidget* pages) { return plainTest(pages); },
            [this](QWidget* pages) { return examTest(pages); }));
    rows->setVisible(m_toggle->isChecked());
}

QWidget* ComparePanel::plainTest(QWidget* parent) const {
    const lessons::TestResult result = testOf(m_run);
    Form lines(new QWidget(parent), Form::Way::Down, 4);
    lines.text([result] { return testSentence(result); });
    if (!result.smallExpected.empty()) {
        const bool rough =
            result.method == lessons::Method::ChiSquare || result.method == lessons::Method::PooledChiSquare;
        lines.note([rough] {
            return rough ? tr("Some expected counts are below 5, so the chi-square test is only approximate "
                              "here.")
                         : tr("Some expected counts are below 5; this test is still valid.");
        });
    }
    lines.add(richWords(
        [] {
            return tr("[p](p-value) is the share of such samples in which chance alone gives a gap at least "
                      "this large, if the ratio holds. A large p means that the counts are consistent with "
                      "the ratio. No p-value, large or small, proves anything. [df](degrees-of-freedom) is "
                      "the number of outcomes whose counts can vary freely.");
        },
        lines.widget(), TextRole::Caption, Role::SoftInk));
    lines.note(&looksSentence);
    return lines.widget();
}

QWidget* ComparePanel::examTest(QWidget* parent) const {
    const lessons::Experiment& experiment = m_run.experiment();
    const auto names = [outcomes = experiment.outcomes] {
        QStringList all;
        for (const lessons::Outcome& outcome : outcomes)
            all << text(outcome.name);
        return all;
    };
    return new ExamSheet(names, lessons::examTest(m_run.counts(), experiment.chances()),
                         isRatioReadable(experiment) ? ratioWords(experiment) : QString(),
                         &CriticalValues::open, parent);
}

} // namespace app
