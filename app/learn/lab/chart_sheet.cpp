// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_sheet.h"

#include "app/base/text/unbroken.h"
#include "app/charts/exam_sheet.h"
#include "app/charts/export/critical_values.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/sample_words.h"
#include "app/charts/test_form.h"
#include "app/charts/test_words.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

ChartSheet::ChartSheet(QWidget* parent) : Panel(parent) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 6);
    m_picture = new QWidget(this);
    auto* picture = new QVBoxLayout(m_picture);
    setMargins(picture, 0, 6);
    picture->addWidget(
        words([] { return tr("Observed against expected"); }, m_picture, TextRole::PanelTitle));
    m_n = words({}, m_picture, TextRole::Body, Role::SoftInk);
    m_n->setObjectName(QStringLiteral("sampleSize"));
    picture->addWidget(m_n);
    m_stack = new QStackedWidget(m_picture);
    m_chart = new OutcomeChart(m_stack);
    m_stack->addWidget(m_chart);
    m_test = new QWidget;
    m_testRows = new QVBoxLayout(m_test);
    setMargins(m_testRows, 0, 0);
    m_stack->addWidget(scrolling(m_test, m_stack));
    picture->addWidget(m_stack, 1);
    picture->addWidget(
        words([] { return tr("In 95 of 100 such samples, the count is within the 95 % range."); }, m_picture,
              TextRole::Caption, Role::SoftInk));
    m_sentence = words({}, m_picture, TextRole::Strong);
    m_sentence->setObjectName(QStringLiteral("fitSentence"));
    // Room for the sentence is kept from the start, so that nothing moves at the first roll.
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_sentence->setMinimumHeight(2 * m_sentence->fontMetrics().lineSpacing());
    picture->addWidget(m_sentence);
    rows->addWidget(m_picture, 1);
    m_foot = new QHBoxLayout;
    keepStyled(m_foot, [this] { m_foot->setSpacing(Theme::current().px(8)); });
    m_toggle = button({}, this);
    m_toggle->setObjectName(QStringLiteral("theTest"));
    m_toggle->setCheckable(true);
    m_foot->addWidget(m_toggle);
    m_foot->addStretch(1);
    rows->addLayout(m_foot);
    connect(m_toggle, &QPushButton::clicked, this, [this](bool on) {
        setTestShown(on);
        emit testShownChanged(on);
    });
    setTestShown(false);
}

void ChartSheet::setControls(QWidget* controls) {
    m_foot->addWidget(controls);
}

void ChartSheet::setReading(const LabReading& reading) {
    m_reading = reading;
    m_chart->setNumbers(reading.numbers);
    m_n->setText(reading.title.isEmpty()
                     ? QString()
                     : tr("%1: n = %2, %3").arg(reading.title, countText(reading.size()), reading.source));
    m_sentence->setText(
        unbroken(reading.problem.isEmpty() ? fitSentence(reading.test, reading.against) : reading.problem));
    if (m_testShown)
        refreshTest();
}

void ChartSheet::setTestShown(bool shown) {
    m_testShown = shown;
    m_toggle->setChecked(shown);
    m_toggle->setText(shown ? tr("‹ The chart") : tr("Numbers and test ›"));
    keepWidth(m_toggle, {tr("‹ The chart"), tr("Numbers and test ›")});
    m_toggle->setAccessibleName(shown ? tr("Show the chart") : tr("Show numbers and test"));
    if (shown)
        refreshTest();
    m_stack->setCurrentIndex(shown ? 1 : 0);
}

void ChartSheet::refreshTest() {
    if (m_testContent) {
        m_testContent->hide();
        m_testContent->deleteLater();
    }
    m_testContent = new QWidget(m_test);
    m_testRows->addWidget(m_testContent);
    auto* rows = new QVBoxLayout(m_testContent);
    setMargins(rows, 0, 5);
    const bool examinable = !m_reading.chances.empty() && m_reading.size() > 0;
    const auto plain = [this](QWidget* parent) { return plainTest(parent); };
    rows->addWidget(examinable ? TestForm::makePages(m_testContent, plain,
                                                     [this](QWidget* parent) { return examTest(parent); })
                               : plain(m_testContent));
    rows->addStretch(1);
    m_testContent->show();
}

QWidget* ChartSheet::examTest(QWidget* parent) const {
    QStringList names;
    std::vector<std::int64_t> counts;
    for (const OutcomeNumbers& one : m_reading.numbers) {
        names << one.name;
        counts.push_back(one.observed);
    }
    const bool isRatio = m_reading.against.contains(QLatin1Char(':'));
    return new ExamSheet(names, lessons::examTest(counts, m_reading.chances),
                         isRatio ? m_reading.against : QString(), &CriticalValues::open, parent);
}

QWidget* ChartSheet::plainTest(QWidget* parent) {
    auto* content = new QWidget(parent);
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, 0, 5);
    const auto& numbers = m_reading.numbers;
    m_table = new FactTable(tr("Counts"), {tr("Outcome"), tr("Counted"), tr("Expected"), tr("95 % range")},
                            int(numbers.size()), content);
    m_table->setObjectName(QStringLiteral("countsTable"));
    for (int row = 0; row < int(numbers.size()); ++row) {
        const OutcomeNumbers& one = numbers[std::size_t(row)];
        QTableWidgetItem* name = m_table->set(row, 0, one.name);
        if (one.name == one.letters)
            FactTable::setGenotype(name);
        m_table->set(row, 1, countText(one.observed));
        m_table->set(row, 2, one.isExpected() ? decimal(one.expected) : QStringLiteral("–"));
        m_table->set(row, 3, one.isExpected() ? rangeText(one.range) : QStringLiteral("–"));
    }
    m_table->fit();
    rows->addWidget(m_table);
    const lessons::TestResult& test = m_reading.test;
    if (test.method != lessons::Method::EmptySample)
        rows->addWidget(words(testSentence(test), content));
    const bool rough = test.method == lessons::Method::ChiSquare || test.method == lessons::Method::GTest ||
                       test.method == lessons::Method::PooledChiSquare;
    if (!test.smallExpected.empty()) {
        QStringList names;
        for (const std::size_t index : test.smallExpected)
            if (index < numbers.size())
                names << numbers[index].name;
        const QString which = names.join(QStringLiteral("; "));
        rows->addWidget(words(
            rough
                ? tr("Expected counts below 5: %1. The chi-square test is only approximate here.").arg(which)
                : tr("Expected counts below 5: %1. This test is still valid.").arg(which),
            content, TextRole::Caption, Role::SoftInk));
    }
    if (test.standardError)
        rows->addWidget(words(tr("p comes from simulated samples; its standard error is %1.")
                                  .arg(QLocale().toString(*test.standardError, 'g', 2)),
                              content, TextRole::Caption, Role::SoftInk));
    if (test.method == lessons::Method::ExactMultinomial)
        rows->addWidget(words([] { return tr("The size of a gap is measured by the chi-square statistic."); },
                              content, TextRole::Caption, Role::SoftInk));
    rows->addWidget(words(
        [] {
            return tr("p is the share of such samples in which chance alone gives a gap at least this "
                      "large, if the expectation holds. A large p means that the counts are "
                      "consistent with it. No p-value, large or small, proves anything.");
        },
        content, TextRole::Caption, Role::SoftInk));
    if (m_reading.citation.isEmpty())
        rows->addWidget(words(looksSentence(), content, TextRole::Caption, Role::SoftInk));
    else
        rows->addWidget(words(m_reading.citation, content, TextRole::Caption, Role::SoftInk));
    return content;
}

} // namespace app
