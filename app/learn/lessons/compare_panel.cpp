// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare_panel.h"

#include "app/base/text/phrases.h"
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
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "lesson_label.h"
#include "lesson_report.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

ComparePanel::ComparePanel(FigureSettings& figure, const ExperimentRun& run, QWidget* picture,
                           QWidget* parent)
    : Panel(parent), m_figure(figure), m_run(run), m_picture(picture) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 7);
    rows->addWidget(words([] { return tr("Your prediction and the result"); }, this, TextRole::PanelTitle));
    rows->addWidget(lessonLabel(
        figure, [](const auto& texts) { return texts.compare; }, this));
    build();
    connect(&run, &ExperimentRun::countsChanged, this, &ComparePanel::build);
    connect(&run, &ExperimentRun::predictionChanged, this, &ComparePanel::build);
}

void ComparePanel::build() {
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 0, 6);
    const auto numbers = outcomeNumbers(m_run.experiment(), m_run.counts(), m_run.prediction());
    if (m_run.size() == 0) {
        m_spoken = QStringList{tr("Roll first: there is nothing to compare yet.")};
        rows->addWidget(words(m_spoken[0], m_content, TextRole::Strong));
        QPushButton* roll = button([] { return tr("‹ Roll"); }, m_content);
        connect(roll, &QPushButton::clicked, this, &ComparePanel::rollsRequested);
        rows->addWidget(roll, 0, Qt::AlignLeft);
        m_content->show();
        return;
    }
    auto* table =
        new FactTable(tr("Prediction and result"),
                      {tr("Outcome"), tr("Predicted"), tr("Counted"), tr("Expected"), tr("95 % range")},
                      int(numbers.size()), m_content);
    for (int row = 0; row < int(numbers.size()); ++row) {
        const OutcomeNumbers& one = numbers[std::size_t(row)];
        QTableWidgetItem* name = table->set(row, 0, one.name);
        if (one.name == one.letters || isGenotype(one.name))
            FactTable::setGenotype(name);
        table->set(row, 1, one.predicted >= 0 ? decimal(one.predicted) : QStringLiteral("–"));
        table->set(row, 2, countText(one.observed));
        table->set(row, 3, decimal(one.expected));
        table->set(row, 4, rangeText(one.range));
    }
    table->fit();
    rows->addWidget(table);
    const lessons::TestResult result = testOf(m_run);
    m_spoken.clear();
    // First in plain words; what the test says follows once.
    if (const auto parts = m_run.prediction(); !parts.empty()) {
        auto* verdict =
            words(verdictSentence(parts, m_run.counts(), m_run.experiment(), m_run.source().isEmpty()),
                  m_content, TextRole::Strong);
        verdict->setObjectName(QStringLiteral("predictionSentence"));
        rows->addWidget(verdict);
        m_spoken << verdict->text();
    }
    auto* sentence = words(fitSentence(result, ratioWords(m_run.experiment())), m_content,
                           m_spoken.isEmpty() ? TextRole::Strong : TextRole::Body);
    sentence->setObjectName(QStringLiteral("compareSentence"));
    rows->addWidget(sentence);
    m_spoken << sentence->text();
    auto* toggle = button([] { return tr("Show the test ›"); }, m_content);
    toggle->setObjectName(QStringLiteral("theTest"));
    toggle->setCheckable(true);
    auto* foot = new QHBoxLayout;
    keepStyled(foot, [foot] { foot->setSpacing(Theme::current().px(8)); });
    foot->addWidget(toggle);
    auto* exported = new ExportButton({[this] { return lessonText(m_figure.topic().title); },
                                       [this] { return readingTable(readingOf(m_figure, m_run)); },
                                       [this] { return m_picture; },
                                       [this] { return factsOf(readingOf(m_figure, m_run)); }},
                                      m_content);
    foot->addWidget(exported);
    QLabel* told = words({}, m_content, TextRole::Caption);
    told->setObjectName(QStringLiteral("told"));
    connect(exported, &ExportButton::told, told, &QLabel::setText);
    foot->addWidget(told, 1);
    rows->addLayout(foot);
    QWidget* test = TestForm::makePages(
        m_content, [&](QWidget* pages) { return plainTest(result, pages); },
        [this](QWidget* pages) { return examTest(pages); });
    rows->addWidget(test);
    test->setVisible(m_figure.setting(QStringLiteral("testShown"), false).toBool());
    toggle->setChecked(test->isVisibleTo(m_content));
    connect(toggle, &QPushButton::toggled, test, [this, test](bool on) {
        m_figure.setSetting(QStringLiteral("testShown"), on);
        test->setVisible(on);
    });
    m_content->show();
}

QWidget* ComparePanel::plainTest(const lessons::TestResult& result, QWidget* parent) const {
    auto* test = new QWidget(parent);
    auto* lines = new QVBoxLayout(test);
    setMargins(lines, 0, 4);
    lines->addWidget(words(testSentence(result), test));
    if (!result.smallExpected.empty()) {
        const bool rough = result.method == lessons::Method::ChiSquare ||
                           result.method == lessons::Method::GTest ||
                           result.method == lessons::Method::PooledChiSquare;
        lines->addWidget(words(
            rough ? tr("Some expected counts are below 5, so the chi-square test is only approximate here.")
                  : tr("Some expected counts are below 5; this test is still valid."),
            test, TextRole::Caption, Role::SoftInk));
    }
    lines->addWidget(
        richWords(tr("[p](p-value) is the share of such samples in which chance alone gives a gap at least "
                     "this large, if the ratio holds. A large p means that the counts are consistent with "
                     "the ratio. No p-value, large or small, proves anything. [df](degrees-of-freedom) is "
                     "the number of outcomes whose counts can vary freely."),
                  test, TextRole::Caption, Role::SoftInk));
    lines->addWidget(words(looksSentence(), test, TextRole::Caption, Role::SoftInk));
    return test;
}

QWidget* ComparePanel::examTest(QWidget* parent) const {
    const lessons::Experiment& experiment = m_run.experiment();
    QStringList names;
    for (const lessons::Outcome& outcome : experiment.outcomes)
        names << text(outcome.name);
    return new ExamSheet(names, lessons::examTest(m_run.counts(), experiment.chances()),
                         isRatioReadable(experiment) ? ratioWords(experiment) : QString(),
                         &CriticalValues::open, parent);
}

} // namespace app
