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
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;
using lessons::PooledSample;
using lessons::TestResult;

DiceDetail::DiceDetail(const PooledSample& sample, const PooledSample& omari, QWidget* parent)
    : QWidget(parent), m_sample(sample), m_omari(omari), m_result(lessons::pooledTest(sample)),
      m_omariResult(lessons::pooledTest(omari)) {
    Form form(this, Form::Way::Down, 6);
    QWidget* const picture = addPart(form, m_sample, m_result, [this] {
        return tr("%1: n = %2").arg(traitTitle(), QString::number(m_sample.size()));
    });
    form.grow(picture);
    if (m_omari.size() > 0)
        addPart(form, m_omari, m_omariResult,
                [this] { return tr("Father Omari's dice: n = %1").arg(m_omari.size()); });
    if (m_sample.size() + m_omari.size() > 0) {
        Form foot = form.part(Form::Way::Along, 6);
        m_toggle = foot.button("theTest", {});
        m_toggle->setCheckable(true);
        auto* exported = foot.add(
            new ExportButton({[this] { return tr("Dice: %1").arg(traitTitle()); }, [this] { return table(); },
                              [picture] { return picture; }, [this] { return factsOf(readingOf(m_sample)); }},
                             foot.widget()));
        foot.addStretch();
        QLabel* told = form.text({}, TextRole::Caption);
        told->hide();
        connect(exported, &ExportButton::told, told, [told](const QString& message) {
            told->setText(message);
            told->show();
        });
        connect(m_toggle, &QPushButton::toggled, this, &DiceDetail::setTestShown);
    }
    for (QWidget* test : std::as_const(m_tests))
        test->hide();
    keepTranslated(this, [this] { nameToggle(); });
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

QWidget* DiceDetail::addPart(Form& form, const PooledSample& sample, const TestResult& result,
                             const Text& title) {
    Form part = form.part(Form::Way::Down, 4);
    QWidget* const made = part.widget();
    part.heading(title);
    if (&sample == &m_omari)
        part.note([] {
            return tr("He re-rolls until no mutation shows, so his dice have different probabilities "
                      "and are counted separately.");
        });
    if (sample.size() > 0) {
        auto* chart = part.add(new DiceChart(sample, made), 100);
        if (&sample == &m_omari)
            keepStyled(chart, [chart] { chart->setMaximumHeight(Theme::current().px(170)); });
    }
    part.text([&result] { return gapSentence(result); }, TextRole::Strong)
        ->setObjectName(QStringLiteral("sentence"));
    if (sample.size() == 0)
        return made;

    const auto plain = [&](QWidget* parent) { return plainTest(sample, result, parent); };
    // The form of exams needs one ratio for all dice.
    m_tests << part.add(
        sample.groups().size() == 1
            ? TestForm::makePages(made, plain, [&](QWidget* parent) { return examTest(sample, parent); })
            : plain(made));
    // The stretch takes the remaining height when the chart has reached its greatest.
    part.addStretch();
    return made;
}

QWidget* DiceDetail::examTest(const PooledSample& sample, QWidget* parent) {
    const auto names = [&sample] {
        QStringList all;
        for (const OutcomeNumbers& one : outcomeNumbers(sample))
            all << one.name;
        return all;
    };
    std::vector<std::int64_t> counts;
    for (const OutcomeNumbers& one : outcomeNumbers(sample))
        counts.push_back(one.observed);
    return new ExamSheet(names, lessons::examTest(counts, readingOf(sample).chances), QString(),
                         &CriticalValues::open, parent);
}

/// Sample and result must outlive it.
QWidget* DiceDetail::plainTest(const PooledSample& sample, const TestResult& result, QWidget* parent) {
    Form lines(new QWidget(parent), Form::Way::Down, 4);
    auto* table = lines.add(
        "countsTable",
        new FactTable([] { return tr("Counts"); },
                      [] {
                          return QStringList{tr("Genotype"), tr("Rolled"), tr("Expected"), tr("95 % range")};
                      },
                      static_cast<int>(outcomeNumbers(sample).size()), lines.widget()));
    keepTranslated(table, [table, &sample] {
        int row = 0;
        for (const OutcomeNumbers& one : outcomeNumbers(sample)) {
            QTableWidgetItem* name = table->put(row, 0, one.name);
            if (!one.hatched)
                FactTable::setGenotype(name, sample.trait());
            table->put(row, 1, QString::number(one.observed));
            table->put(row, 2, decimal(one.expected));
            table->put(row++, 3, rangeText(one.range));
        }
        table->fit();
    });
    const auto say = [&](const Text& sentence, Role colour = Role::SoftInk) {
        if (!sentence.words().isEmpty())
            lines.text(sentence, TextRole::Caption, colour);
    };
    say([&sample] { return tr("Parents: %1").arg(parentsText(sample)); }, Role::Ink);
    say([&result] { return tr("%1: %2.").arg(methodText(result.method), figuresText(result)); }, Role::Ink);
    say([&] { return smallExpectedText(sample, result); });
    say([] {
        return tr(
            "p is the share of such samples in which chance alone gives a gap at least this large, if the "
            "squares hold. A large p means that the dice are consistent with them. No p-value, large or "
            "small, proves anything.");
    });
    say([] { return looksSentence(); });
    if (sample.groups().size() > 1)
        say([] {
            return tr(
                "The parents have changed in this game, so there is no single ratio to test as in an exam.");
        });
    say([] {
        return tr(
            "The 95 % range is for one bar on its own: in about 95 of 100 such samples, that count lies "
            "within it.");
    });
    return lines.widget();
}

void DiceDetail::setTestShown(bool shown) {
    if (shown == m_testShown)
        return;
    m_testShown = shown;
    for (QWidget* test : m_tests)
        test->setVisible(shown);
    if (m_toggle)
        m_toggle->setChecked(shown);
    nameToggle();
    updateGeometry();
    emit testShownChanged(shown);
}

void DiceDetail::nameToggle() {
    if (!m_toggle)
        return;
    m_toggle->setText(m_testShown ? tr("Hide the test") : tr("Show the test ›"));
    speech::setName(
        m_toggle, m_testShown
                      ? tr("Hide counts and test")
                      : tr("Show counts and test of %1").arg(text(genotype::words::name(m_sample.trait()))));
}

QSize DiceDetail::sizeHint() const {
    const int wide = Theme::current().px(400);
    return {wide, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide)
                                                : layout()->totalSizeHint().height()};
}

} // namespace app
