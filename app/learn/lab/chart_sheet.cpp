// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_sheet.h"

#include "app/base/text/unbroken.h"
#include "app/charts/exam_sheet.h"
#include "app/charts/export/critical_values.h"
#include "app/charts/pictured_chart.h"
#include "app/charts/sample_words.h"
#include "app/charts/test_form.h"
#include "app/charts/test_words.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "value_row.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal sentenceType = 18; ///< between a title and what is read

} // namespace

ChartSheet::ChartSheet(QWidget* parent) : Panel(parent) {
    Form form(this, Form::Way::Down, space::small, space::card);
    Form picture = form.part(Form::Way::Down, space::tight, 1);
    m_picture = picture.widget();
    m_sentence = picture.label("fitSentence");
    // Room for the sentence is kept from the start, so that nothing moves at the first roll.
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    keepStyled(m_sentence, [this] {
        m_sentence->setFont(Theme::current().serif(sentenceType, QFont::Bold));
        m_sentence->setMinimumHeight(2 * m_sentence->fontMetrics().lineSpacing());
    });
    m_n = picture.label("sampleSize", TextRole::Body, Role::SoftInk);
    m_stack = picture.add(new QStackedWidget(m_picture), 1);
    m_chart = new PicturedChart(m_stack);
    m_stack->addWidget(m_chart);
    picture.note([] { return tr("In 95 of 100 such samples, the count is within the 95 % range."); });
    Form rows(new QWidget(this), Form::Way::Down, 0);
    form.add(rows.widget());
    m_rows = new QGridLayout;
    rows.box()->addLayout(m_rows);
    keepStyled(m_rows, [this] { m_rows->setSpacing(Theme::current().px(space::small)); });
    m_rows->setColumnStretch(0, 1);
    m_rows->setColumnStretch(1, 1);
    m_test = new QWidget;
    m_testRows = Form(m_test, Form::Way::Down, 0).box();
    m_toggle = addPage(
        "theTest", [] { return tr("Table and test"); }, scrolling(m_test, m_stack),
        [this] { refreshTest(); });
    connect(m_toggle, &QPushButton::toggled, this, [this](bool on) { m_testShown = on; });
    connect(m_toggle, &QPushButton::clicked, this, [this](bool on) { emit testShownChanged(on); });
}

ValueRow* ChartSheet::addRow(const char* name, const Text& subject) {
    auto* row = new ValueRow(subject, this);
    row->setObjectName(QLatin1String(name));
    row->setCheckable(true);
    const int place = m_rows->count();
    m_rows->addWidget(row, place / 2, place % 2);
    return row;
}

ValueRow* ChartSheet::addPage(const char* name, const Text& subject, QWidget* page,
                              const std::function<void()>& shown) {
    ValueRow* row = addRow(name, subject);
    if (m_stack->indexOf(page) < 0)
        m_stack->addWidget(page);
    m_pages.push_back({row, page, shown});
    connect(row, &QPushButton::toggled, this, [this, row](bool on) {
        if (on)
            showPage(row);
        else if (std::ranges::none_of(m_pages, [](const Page& one) { return one.row->isChecked(); }))
            showPage(nullptr);
    });
    return row;
}

void ChartSheet::showPage(const ValueRow* row) {
    if (!row)
        m_stack->setCurrentWidget(m_chart);
    for (const Page& one : m_pages) {
        if (one.row != row) {
            one.row->setChecked(false);
            continue;
        }
        one.shown();
        m_stack->setCurrentWidget(one.page);
    }
}

void ChartSheet::setReading(const LabReading& reading, const Forecast* forecast) {
    m_reading = reading;
    const bool isAhead = forecast && reading.problem.isEmpty() && reading.size() == 0;
    m_chart->setNumbers(isAhead ? forecast->numbers : reading.numbers);
    m_n->setText(isAhead ? forecast->words
                 : reading.title.isEmpty()
                     ? QString()
                     : tr("%1: n = %2, %3").arg(reading.title, countText(reading.size()), reading.source));
    m_sentence->setText(isAhead                     ? forecast->question
                        : reading.problem.isEmpty() ? unbroken(fitSentence(reading.test, reading.against))
                                                    : unbroken(reading.problem));
    const bool isTested = reading.size() > 0 && reading.test.method != lessons::Method::EmptySample;
    m_toggle->setValue(isTested ? tr("p %1").arg(pText(reading.test)) : QString());
    if (m_testShown)
        refreshTest();
}

void ChartSheet::setTestShown(bool shown) {
    m_toggle->setChecked(shown);
}

void ChartSheet::refreshTest() {
    discard(m_testContent);
    Form rows(m_testContent = new QWidget(m_test), Form::Way::Down, 5);
    m_testRows->addWidget(m_testContent);
    const bool examinable = !m_reading.chances.empty() && m_reading.size() > 0;
    const auto plain = [this](QWidget* parent) { return plainTest(parent); };
    rows.add(examinable ? TestForm::makePages(m_testContent, plain,
                                              [this](QWidget* parent) { return examTest(parent); })
                        : plain(m_testContent));
    rows.addStretch();
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
    return new ExamSheet([names] { return names; }, lessons::examTest(counts, m_reading.chances),
                         isRatio ? m_reading.against : QString(), &CriticalValues::open, parent);
}

QWidget* ChartSheet::plainTest(QWidget* parent) {
    Form rows(new QWidget(parent), Form::Way::Down, 5);
    const auto& numbers = m_reading.numbers;
    m_table = new FactTable(tr("Counts"), {tr("Outcome"), tr("Counted"), tr("Expected"), tr("95 % range")},
                            int(numbers.size()), rows.widget());
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
    rows.add(m_table);
    const lessons::TestResult& test = m_reading.test;
    if (test.method != lessons::Method::EmptySample)
        rows.text(testSentence(test));
    const bool rough =
        test.method == lessons::Method::ChiSquare || test.method == lessons::Method::PooledChiSquare;
    if (!test.smallExpected.empty()) {
        QStringList names;
        for (const std::size_t index : test.smallExpected)
            if (index < numbers.size())
                names << numbers[index].name;
        const QString which = names.join(QStringLiteral("; "));
        rows.note(
            rough
                ? tr("Expected counts below 5: %1. The chi-square test is only approximate here.").arg(which)
                : tr("Expected counts below 5: %1. This test is still valid.").arg(which));
    }
    if (test.standardError)
        rows.note(tr("p comes from simulated samples; its standard error is %1.")
                      .arg(QLocale().toString(*test.standardError, 'g', 2)));
    if (test.method == lessons::Method::ExactMultinomial)
        rows.note(tr("The size of a gap is measured by the chi-square statistic."));
    rows.note(tr("p is the share of such samples in which chance alone gives a gap at least this "
                 "large, if the expectation holds. A large p means that the counts are "
                 "consistent with it. No p-value, large or small, proves anything."));
    rows.note(m_reading.citation.isEmpty() ? looksSentence() : m_reading.citation);
    return rows.widget();
}

} // namespace app
