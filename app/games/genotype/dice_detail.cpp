// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_detail.h"

#include "app/base/text/csv_text.h"
#include "app/base/text/phrases.h"
#include "app/charts/dice_chart.h"
#include "app/charts/exam_sheet.h"
#include "app/charts/export/critical_values.h"
#include "app/charts/export/export_button.h"
#include "app/charts/export/reading_facts.h"
#include "app/charts/sample_words.h"
#include "app/charts/test_form.h"
#include "app/charts/test_words.h"
#include "app/games/genotype/ratio_strip.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/carry_over.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;
using lessons::PooledSample;
using lessons::TestResult;

DiceDetail::DiceDetail(const PooledSample& sample, const PooledSample& omari, QWidget* parent)
    : QWidget(parent), m_sample(sample), m_omari(omari), m_result(lessons::pooledTest(sample)),
      m_omariResult(lessons::pooledTest(omari)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    build();
}

void DiceDetail::build() {
    discard(m_content);
    m_tests.clear();
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 0, 6);
    const QString trait = text(genotype::words::title(m_sample.trait()));
    rows->addWidget(part(m_sample, m_result, tr("%1: n = %2").arg(trait, QString::number(m_sample.size()))),
                    1);
    if (m_omari.size() > 0) {
        QWidget* apart = part(m_omari, m_omariResult, tr("Father Omari's dice: n = %1").arg(m_omari.size()));
        rows->addWidget(apart);
        for (auto* chart : apart->findChildren<DiceChart*>())
            keepStyled(chart, [chart] { chart->setMaximumHeight(Theme::current().px(170)); });
        auto* why = words(
            [] {
                return tr("He re-rolls until no mutation shows, so his dice have different probabilities "
                          "and are counted separately.");
            },
            apart, TextRole::Caption, Role::SoftInk);
        static_cast<QVBoxLayout*>(apart->layout())->insertWidget(1, why);
    }
    if (m_sample.size() + m_omari.size() > 0) {
        m_toggle = button({}, m_content);
        m_toggle->setObjectName(QStringLiteral("theTest"));
        m_toggle->setCheckable(true);
        auto* foot = new QHBoxLayout;
        keepStyled(foot, [foot] { foot->setSpacing(Theme::current().px(6)); });
        foot->addWidget(m_toggle);
        QWidget* picture = rows->itemAt(0)->widget();
        auto* exported =
            new ExportButton({[this] { return tr("Dice: %1").arg(traitTitle()); }, [this] { return table(); },
                              [picture] { return picture; }, [this] { return factsOf(readingOf(m_sample)); }},
                             m_content);
        foot->addWidget(exported);
        foot->addStretch(1);
        rows->addLayout(foot);
        QLabel* told = words({}, m_content, TextRole::Caption);
        told->hide();
        connect(exported, &ExportButton::told, told, [told](const QString& message) {
            told->setText(message);
            told->show();
        });
        rows->addWidget(told);
        connect(m_toggle, &QPushButton::toggled, this, &DiceDetail::setTestShown);
    } else {
        m_toggle = nullptr;
    }
    const bool shown = m_testShown;
    m_testShown = !shown;
    setTestShown(shown);
}

QString DiceDetail::traitTitle() const {
    return text(genotype::words::title(m_sample.trait()));
}

QString DiceDetail::table() const {
    const auto cell = [](const QString& words) { return lessons::CsvCell(words.toStdString()); };
    std::vector<std::vector<lessons::CsvCell>> rows{
        {cell(tr("Dice of")), cell(tr("Genotype")), cell(tr("Rolled (dice)")), cell(tr("Expected (dice)")),
         cell(tr("95 % range from (dice)")), cell(tr("95 % range to (dice)"))}};
    for (const PooledSample* sample : {&m_sample, &m_omari})
        for (const OutcomeNumbers& one : outcomeNumbers(*sample))
            if (sample->size() > 0)
                rows.push_back({cell(sample == &m_sample ? tr("breeding phase") : tr("Father Omari")),
                                cell(one.name), one.observed, one.expected, one.range.low, one.range.high});
    return csvText(rows);
}

QWidget* DiceDetail::part(const PooledSample& sample, const TestResult& result, const QString& title) {
    auto* made = new QWidget(m_content);
    auto* rows = new QVBoxLayout(made);
    setMargins(rows, 0, 4);
    rows->addWidget(words(title, made, TextRole::PanelTitle));
    if (sample.size() > 0)
        rows->addWidget(new DiceChart(sample, made), 100);
    QLabel* sentence = words(gapSentence(result), made, TextRole::Strong);
    sentence->setObjectName(QStringLiteral("sentence"));
    rows->addWidget(sentence);
    if (sample.size() == 0)
        return made;

    const auto plain = [&](QWidget* parent) { return plainTest(sample, result, parent); };
    // The form of exams needs one ratio for all dice.
    QWidget* test =
        sample.groups().size() == 1
            ? TestForm::makePages(made, plain, [&](QWidget* parent) { return examTest(sample, parent); })
            : plain(made);
    rows->addWidget(test);
    // The stretch takes the remaining height when the chart has reached its greatest.
    rows->addStretch(1);
    m_tests << test;
    return made;
}

QWidget* DiceDetail::examTest(const PooledSample& sample, QWidget* parent) {
    QStringList names;
    std::vector<std::int64_t> counts;
    for (const OutcomeNumbers& one : outcomeNumbers(sample)) {
        names << one.name;
        counts.push_back(one.observed);
    }
    return new ExamSheet([names] { return names; }, lessons::examTest(counts, readingOf(sample).chances),
                         QString(), &CriticalValues::open, parent);
}

QWidget* DiceDetail::plainTest(const PooledSample& sample, const TestResult& result, QWidget* parent) {
    auto* test = new QWidget(parent);
    auto* lines = new QVBoxLayout(test);
    setMargins(lines, 0, 4);
    const auto numbers = outcomeNumbers(sample);
    auto* table =
        new FactTable(tr("Counts"), {tr("Genotype"), tr("Rolled"), tr("Expected"), tr("95 % range")},
                      static_cast<int>(numbers.size()), test);
    table->setObjectName(QStringLiteral("countsTable"));
    for (int row = 0; row < static_cast<int>(numbers.size()); ++row) {
        const OutcomeNumbers& one = numbers[static_cast<std::size_t>(row)];
        QTableWidgetItem* name = table->set(row, 0, one.name);
        if (!one.hatched)
            FactTable::setGenotype(name, sample.trait());
        table->set(row, 1, QString::number(one.observed));
        table->set(row, 2, decimal(one.expected));
        table->set(row, 3, rangeText(one.range));
    }
    table->fit();
    lines->addWidget(table);
    const auto say = [&](const QString& sentenceText, Role colour = Role::SoftInk) {
        if (!sentenceText.isEmpty())
            lines->addWidget(words(sentenceText, test, TextRole::Caption, colour));
    };
    say(tr("Parents: %1").arg(parentsText(sample)), Role::Ink);
    say(tr("%1: %2.").arg(methodText(result.method), figuresText(result)), Role::Ink);
    say(smallExpectedText(sample, result));
    say(tr("p is the share of such samples in which chance alone gives a gap at least this large, if the "
           "squares hold. A large p means that the dice are consistent with them. No p-value, large or "
           "small, proves anything."));
    say(looksSentence());
    if (sample.groups().size() > 1)
        say(tr("The parents have changed in this game, so there is no single ratio to test as in an exam."));
    say(tr("The 95 % range is for one bar on its own: in about 95 of 100 such samples, that count lies "
           "within it."));
    return test;
}

void DiceDetail::setTestShown(bool shown) {
    if (shown == m_testShown)
        return;
    m_testShown = shown;
    for (QWidget* test : m_tests)
        test->setVisible(shown);
    if (m_toggle) {
        m_toggle->setChecked(shown);
        m_toggle->setText(shown ? tr("Hide the test") : tr("Show the test ›"));
        speech::setName(
            m_toggle,
            shown ? tr("Hide counts and test")
                  : tr("Show counts and test of %1").arg(text(genotype::words::name(m_sample.trait()))));
    }
    updateGeometry();
    emit testShownChanged(shown);
}

QSize DiceDetail::sizeHint() const {
    const int wide = Theme::current().px(400);
    return {wide, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide)
                                                : layout()->totalSizeHint().height()};
}

void DiceDetail::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        buildAgain(m_content, [this] { build(); });
    QWidget::changeEvent(event);
}

} // namespace app
