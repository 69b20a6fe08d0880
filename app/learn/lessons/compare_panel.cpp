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
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/rich_words.h"
#include "chance_dots.h"
#include "lesson_report.h"
#include "lessons/frequency_words.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal chartHeight = 300;
constexpr qreal chanceWidth = 392;
/// In a narrower page, the chance stands below the chart.
constexpr qreal oneColumn = 720;
constexpr int sentenceLines = 3;

} // namespace

ComparePanel::ComparePanel(FigureSettings& figure, const ExperimentRun& run, QWidget* parent)
    : QWidget(parent), m_figure(figure), m_run(run) {
    Form form(this, Form::Way::Down, space::gap);
    Form columns = form.part(Form::Way::Along, space::section, 1);
    m_columns = columns.box();
    addVerdict(columns.part(Form::Way::Down, space::small, 1));
    Form side = columns.part(Form::Way::Down, 0);
    addChance(Form(side.add(new Panel(side.widget())), Form::Way::Down, space::gap, space::card));
    side.addStretch();
    addTest(Form(form.add(new Panel(this)), Form::Way::Down, space::small, space::gap));
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

void ComparePanel::addVerdict(Form form) {
    m_headline = form.label("verdict");
    keepStyled(m_headline, [this] { m_headline->setFont(Theme::current().serif(type::page, QFont::Bold)); });
    m_verdict = form.label("predictionSentence");
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Whatever it says, what stands below keeps its place.
    keepStyled(m_verdict, [this] {
        m_verdict->setFont(Theme::current().sans(type::lead));
        m_verdict->setMinimumHeight(2 * m_verdict->fontMetrics().lineSpacing());
    });
    m_chart = form.add(new OutcomeChart(form.widget()), 1);
    keepStyled(m_chart, [this] { m_chart->setMinimumHeight(Theme::current().px(chartHeight)); });
    Form foot = form.part(Form::Way::Along, space::gap);
    foot.grow(foot.note([] { return tr("In 95 of 100 such samples, the count is within the 95 % range."); }));
    m_n = foot.label("sampleSize", TextRole::Caption, Role::SoftInk);
    m_rolls = foot.button(
        "rollFirst", [] { return tr("‹ Roll"); }, [this] { emit rollsRequested(); });
    keepPlace(m_rolls);
}

void ComparePanel::addChance(Form form) {
    keepStyled(form.widget(),
               [panel = form.widget()] { panel->setMaximumWidth(Theme::current().px(chanceWidth)); });
    m_chance = form.widget();
    keepPlace(m_chance);
    QLabel* title = form.heading([] { return tr("Is the gap just chance?"); });
    keepStyled(title, [title] { title->setFont(Theme::current().serif(type::section, QFont::Bold)); });
    m_sentence = form.label("compareSentence");
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    keepStyled(m_sentence, [this] {
        m_sentence->setMinimumHeight(sentenceLines * m_sentence->fontMetrics().lineSpacing());
    });
    m_dots = form.add(new ChanceDots(form.widget()));
    m_dotWords = form.note([] { return tr("One dot is one sample in a hundred."); });
    keepPlace(m_dots);
    keepPlace(m_dotWords);
    m_toggle = form.toggle(
        "theTest", [] { return tr("Show the test ›"); },
        m_figure.setting(QStringLiteral("testShown"), false).toBool(),
        [this](bool on) {
            m_figure.setSetting(QStringLiteral("testShown"), on);
            m_test->setVisible(on && m_run.size() > 0);
        });
    auto* exported = form.add(
        new ExportButton({[this] { return lessonText(m_figure.topic().title); },
                          [this] { return readingTable(readingOf(m_figure, m_run)); },
                          [this] { return m_chart; }, [this] { return factsOf(readingOf(m_figure, m_run)); }},
                         form.widget()));
    QLabel* told = form.label("told", TextRole::Caption);
    told->hide();
    connect(exported, &ExportButton::told, told, [told](const QString& words) {
        told->setText(words);
        told->setVisible(!words.isEmpty());
    });
}

void ComparePanel::addTest(Form form) {
    m_test = form.widget();
    m_table = form.add(new FactTable({}, QStringList(), 0, m_test));
    m_testRows = form.part(Form::Way::Down, 0).box();
}

void ComparePanel::refresh() {
    const bool isRolled = m_run.size() > 0;
    m_rolls->setVisible(!isRolled);
    m_chance->setVisible(isRolled);
    m_test->setVisible(isRolled && m_toggle->isChecked());
    m_chart->setNumbers(outcomeNumbers(m_run.experiment(), m_run.counts(), m_run.prediction()));
    m_spoken = QStringList{nothingText()};
    if (!isRolled) {
        m_headline->setText(tr("Nothing is rolled yet."));
        m_verdict->setText(nothingText());
        m_n->clear();
        return;
    }
    refreshTable();
    const QString n = countText(m_run.size());
    // If the lesson plays games or exchanges letters, the word "rolled" does not fit.
    m_n->setText(!m_run.source().isEmpty()            ? tr("n = %1, %2").arg(n, m_run.source())
                 : m_figure.topic().rollTitle.empty() ? tr("n = %1 rolled").arg(n)
                                                      : tr("n = %1").arg(n));
    m_spoken.clear();
    // First in plain words; what the test says follows once.
    const auto parts = m_run.prediction();
    const bool isByRolls = m_run.source().isEmpty();
    if (!parts.empty()) {
        m_headline->setText(unbroken(verdictInShort(parts, m_run.counts(), m_run.experiment(), isByRolls)));
        m_verdict->setText(unbroken(verdictSentence(parts, m_run.counts(), m_run.experiment(), isByRolls)));
        m_spoken << m_headline->text() << m_verdict->text();
    }
    const lessons::TestResult test = testOf(m_run);
    m_sentence->setText(unbroken(fitSentence(test, ratioWords(m_run.experiment()))));
    m_spoken << m_sentence->text();
    using Kind = lessons::GapFrequency::Kind;
    const Kind kind = lessons::frequencyOf(test).kind;
    const bool isShare = kind != Kind::NothingCounted && kind != Kind::OnlyOutcome;
    m_dots->setVisible(isShare);
    m_dotWords->setVisible(isShare);
    m_dots->setFilled(kind == Kind::Every ? 100 : qRound(100 * test.pValue));
}

void ComparePanel::refreshTable() {
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
}

void ComparePanel::resizeEvent(QResizeEvent* event) {
    m_columns->setDirection(width() < Theme::current().px(oneColumn) ? QBoxLayout::TopToBottom
                                                                     : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
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
