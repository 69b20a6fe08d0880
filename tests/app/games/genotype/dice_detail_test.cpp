// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/bars_view.h"
#include "app/charts/dice_chart.h"
#include "app/charts/export/export_button.h"
#include "app/charts/sample_words.h"
#include "app/charts/test_form.h"
#include "app/games/genotype/dice_detail.h"
#include "app/games/genotype/dice_panel.h"
#include "app/games/genotype/ratio_strip.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/popover.h"
#include "lessons/goodness_of_fit.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QFile>
#include <QtCore/QLocale>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <cmath>

using namespace app;
using genotype::Genotype;
using genotype::Parents;
using genotype::Trait;
using lessons::PooledSample;
using lessons::RollRule;

namespace {

constexpr Parents tested{Genotype::HomozygousRecessive, Genotype::Heterozygous};

/// Dice of a game whose parents were changed once.
PooledSample changedParents() {
    PooledSample sample(Trait::SeedShape, RollRule::RerolledOnce);
    sample.add(Parents{}, {4, 7, 2, 2});
    sample.add(tested, {0, 6, 3, 1});
    return sample;
}
PooledSample omariDice() {
    PooledSample sample(Trait::SeedShape, RollRule::RerolledUntilNumeral);
    sample.add(Parents{}, {1, 2, 0, 0});
    return sample;
}
PooledSample noOmari() {
    return PooledSample(Trait::SeedShape, RollRule::RerolledUntilNumeral);
}

QString allWords(const QWidget& widget) {
    QStringList words;
    for (const auto* label : findAll<QLabel>(widget))
        words << label->text();
    return words.join(QLatin1Char('\n')).replace(QChar::Nbsp, QLatin1Char(' '));
}

} // namespace

class DiceDetailTest : public QObject {
    Q_OBJECT

private slots:
    void diceOfOneSquareAreTestedAsInAnExamToo() {
        PooledSample sample(Trait::SeedShape, RollRule::RerolledOnce);
        sample.add(Parents{}, {4, 7, 2, 2});
        TestForm::current().setExam(true);
        const DiceDetail exam(sample, noOmari());
        TestForm::current().setExam(false);
        // R: chisq.test(c(4, 7, 2, 2), p = c(2, 4, 2, 1) / 9)$statistic
        QVERIFY(std::ranges::any_of(findAll<FactTable>(exam), [](const FactTable* table) {
            return table->columnCount() == 4 &&
                   table->item(table->rowCount() - 1, 3)->text() == QStringLiteral("χ² = 0.750");
        }));
        // With changed parents there is no single ratio, which is said.
        const DiceDetail changed(changedParents(), noOmari());
        QCOMPARE(findAll<FactTable>(changed).size(), 1);
        QVERIFY_SAYS(allWords(changed), "DiceDetail.parentsChangedGameSo");
    }

    void aLookAfterEveryRollIsWarnedOf() {
        const DiceDetail detail(changedParents(), noOmari());
        QVERIFY_SAYS(allWords(detail), "LessonWords.pAppliesOnce");
    }

    void theTableHoldsTheNumbersOfTheLessons() {
        const PooledSample sample = changedParents();
        const DiceDetail detail(sample, noOmari());
        const auto tables = findAll<FactTable>(detail);
        QCOMPARE(tables.size(), 1);
        const auto observed = sample.observed();
        const auto expected = sample.expected();
        const auto covariance = sample.covariance();
        // One decimal, and none if it is a whole number.
        const auto shown = [](double number) {
            const bool isWhole = std::abs(number - std::round(number)) < 1e-9;
            return QLocale().toString(number, 'f', isWhole ? 0 : 1);
        };
        QCOMPARE(tables[0]->rowCount(), 4);
        for (int row = 0; row < 4; ++row) {
            const auto i = static_cast<std::size_t>(row);
            QCOMPARE(tables[0]->item(row, 0)->text(),
                     poolAreaText(Trait::SeedShape, static_cast<genotype::PoolArea>(row)));
            QCOMPARE(tables[0]->item(row, 1)->text(), QString::number(observed[i]));
            QCOMPARE(tables[0]->item(row, 2)->text(), shown(expected[i]));
            const double reach = 1.96 * std::sqrt(covariance[i][i]);
            const QString low = shown(std::max(0.0, expected[i] - reach));
            const QString high = shown(std::min(25.0, expected[i] + reach));
            QVERIFY(tables[0]->item(row, 3)->text().startsWith(low));
            QVERIFY(tables[0]->item(row, 3)->text().endsWith(high));
        }
    }

    void theTestIsThatOfTheLessons() {
        const PooledSample sample = changedParents();
        const lessons::TestResult result = lessons::pooledTest(sample);
        const DiceDetail detail(sample, noOmari());
        QCOMPARE(detail.result().pValue, result.pValue);
        const QString words = allWords(detail);
        QVERIFY(words.contains(gapSentence(result)));
        QVERIFY(words.contains(methodText(result.method)));
        QVERIFY(words.contains(QLocale().toString(result.statistic, 'f', 2)));
        QVERIFY(words.contains(QLocale().toString(result.pValue, 'f', 3)));
        QVERIFY(words.contains(QStringLiteral("df %1").arg(result.degreesOfFreedom)));
        QVERIFY(words.contains(QStringLiteral("n = 25")));
        QVERIFY(!result.smallExpected.empty());
        QVERIFY(words.contains(smallExpectedText(sample, result)));
    }

    void bothPairsOfParentsAreNamed() {
        const QString words = parentsText(changedParents());
        QVERIFY(words.contains(QStringLiteral("Rr × Rr")) && words.contains(QStringLiteral("15")));
        QVERIFY(words.contains(QStringLiteral("rr × Rr")) && words.contains(QStringLiteral("10")));
    }

    void aRangeStaysBetweenNoneAndAll() {
        for (const OutcomeNumbers& one : outcomeNumbers(changedParents())) {
            QVERIFY(one.range.low >= 0 && one.range.low <= one.expected);
            QVERIFY(one.range.high <= 25 && one.range.high >= one.expected);
        }
    }

    void whatCannotHappenHasNoRange() {
        PooledSample sample(Trait::PodColour, RollRule::RerolledOnce);
        sample.add(Parents{Genotype::HomozygousRecessive, Genotype::HomozygousRecessive}, {0, 0, 4, 1});
        const auto numbers = outcomeNumbers(sample);
        QCOMPARE(numbers[0].expected, 0.0);
        QCOMPARE(numbers[0].range.low, 0.0);
        QCOMPARE(numbers[0].range.high, 0.0);
    }

    void omarisDiceStandApartAndOnlyIfThereAreAny() {
        const DiceDetail without(changedParents(), noOmari());
        QCOMPARE(findAll<DiceChart>(without).size(), 1);
        const DiceDetail with(changedParents(), omariDice());
        const auto charts = findAll<DiceChart>(with);
        QCOMPARE(charts.size(), 2);
        QCOMPARE(charts[0]->sample().size(), 25);
        QCOMPARE(charts[1]->sample().size(), 3);
        QCOMPARE(findAll<FactTable>(with, "countsTable")[1]->rowCount(), 3);
        QVERIFY(allWords(with).contains(gapSentence(lessons::pooledTest(omariDice()))));
    }

    void countsAndTestAreOneClickAway() {
        DiceDetail detail(changedParents(), noOmari());
        detail.show();
        auto* table = find<FactTable>(detail, "countsTable");
        QVERIFY(!table->isVisible());
        QTest::keyClick(find<QPushButton>(detail, "theTest"), Qt::Key_Return);
        QVERIFY(table->isVisible());
        click(detail, "theTest");
        QVERIFY(!table->isVisible());
    }

    void aSheetOverTheBoardOpensWithoutTheTest() {
        DicePanel panel(changedParents(), noOmari());
        panel.show();
        QVERIFY(find<DiceChart>(panel)->isVisible());
        QVERIFY(!find<FactTable>(panel, "countsTable")->isVisible());
    }

    void aSheetOverTheBoardMakesRoomForTheTest() {
        QWidget window;
        window.resize(900, 1000);
        RatioStrip strip(Trait::SeedShape, &window);
        strip.setGeometry(300, 20, 200, 40);
        window.show();
        lessons::RollTally tally;
        tally.add({.trait = Trait::SeedShape, .parents = tested});
        Popover* sheet = openDice(strip, tally, QStringLiteral("Dice"), "square", {});
        const int folded = sheet->height();
        click(sheet, "theTest");
        QVERIFY(find<FactTable>(sheet, "countsTable")->isVisible());
        QTRY_VERIFY(sheet->height() > folded);
        QVERIFY(window.rect().contains(sheet->geometry()));
    }

    void theChartIsMadeWhenItIsFirstShown() {
        DiceDetail detail(changedParents(), noOmari());
        auto* chart = find<DiceChart>(detail);
        QVERIFY(!has<QChartView>(chart));
        detail.show();
        QVERIFY(has<QChartView>(chart));
    }

    void theChartSaysItsNumbers() {
        const DiceChart chart(changedParents());
        const QString words = chart.accessibleDescription();
        for (const char* part : {"RR: rolled 4", "Rr: rolled 13", "rr: rolled 5", "de novo: rolled 3"})
            QVERIFY2(words.contains(QLatin1String(part)), qPrintable(words));
        QVERIFY(chart.accessibleName().contains(QStringLiteral("n = 25")));
    }

    void withoutDiceThereIsASentenceAndNothingElse() {
        const DiceDetail detail(PooledSample(Trait::SeedShape, RollRule::RerolledOnce), noOmari());
        QVERIFY(findAll<DiceChart>(detail).isEmpty());
        QVERIFY(!has<QPushButton>(detail, "theTest"));
        QVERIFY(allWords(detail).contains(gapSentence(lessons::TestResult{})));
    }

    void theTableIsExportedWithNumbersAsNumbers() {
        DiceDetail detail(changedParents(), omariDice());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("dice.csv"));
        auto* exported = find<ExportButton>(detail);
        exported->write(ExportButton::Format::Table, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        // The header, four classes of the breeding phase, three of Father Omari's.
        QCOMPARE(text.left(text.indexOf("\n\n# ") + 1).count('\n'), 8);
        QVERIFY2(text.contains(",RR,4,"), text.constData());
        QVERIFY2(text.contains(",Rr,13,"), text.constData());
        QVERIFY2(text.contains(",RR,1,0.75,"), text.constData());
    }

    /// The form of exams, which pupils must learn, does speak of significance.
    void noPlainWordCallsDiceLuckyOrProvesAnything() {
        DiceDetail detail(changedParents(), noOmari());
        const QString words = allWords(detail).toLower();
        for (const char* never : {"lucky", "luck", "proof", "significant", "wrong"})
            QVERIFY2(!words.contains(QLatin1String(never)), never);
        QVERIFY_SAYS(allWords(detail), "DiceDetail.noPValueProves");
    }
};

GENOTYPE_TEST(DiceDetailTest)
#include "dice_detail_test.moc"
