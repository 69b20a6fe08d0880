// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/figures/sequence_picture.h"
#include "figure_bench.h"
#include "lessons/codons.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace app;

namespace {

QString editedRatio(const FigureBench& bench) {
    return QString::fromStdString(bench.run.experiment().ratioText());
}

} // namespace

/// A gene that is cut and repaired.
class GeneEditingFigureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void noRepairIsShownBeforeGenesAreCounted() {
        FigureBench bench("gene-editing");
        QVERIFY(!bench.press(wording("Figures.cutRepair")));
        QVERIFY(bench.words("editingSaid").contains(QStringLiteral("TGG")));
        bench.predictEvenly();
        bench.run.roll(16);
        QVERIFY(bench.press(wording("Figures.cutRepair")));
        QVERIFY(says(bench.words("editingSaid"), "Figures.frameKept") ||
                says(bench.words("editingSaid"), "Figures.frameShifted"));
        QVERIFY(bench.press(QStringLiteral("Original")));
        QVERIFY(bench.words("editingSaid").contains(QStringLiteral("TGG")));
    }

    void aLossOfThreeKeepsTheFrameAndOneOfFourShiftsIt() {
        FigureBench bench("gene-editing");
        bench.predictEvenly();
        bench.run.roll(16);
        bench.settings.setSetting(QStringLiteral("repair"), 3);
        QVERIFY_SAYS(bench.words("editingSaid"), "Figures.frameKept", anything, 17, 18);
        bench.settings.setSetting(QStringLiteral("repair"), 4);
        QVERIFY_SAYS(bench.words("editingSaid"), "Figures.frameShifted");
    }

    void everyLossUpToTheChosenOneComesUp() {
        FigureBench bench("gene-editing");
        bench.predictEvenly();
        bench.run.roll(16);
        QSet<int> seen;
        for (int i = 0; i < 200; ++i) {
            QVERIFY(bench.press(wording("Figures.cutRepair")));
            seen << bench.settings.setting(QStringLiteral("repair"), 0).toInt();
        }
        QCOMPARE(seen, (QSet<int>{1, 2, 3, 4, 5, 6}));
    }

    void anotherGuideBeginsWithTheWholeGene() {
        FigureBench bench("gene-editing");
        bench.predictEvenly();
        bench.run.roll(16);
        QVERIFY(bench.press(wording("Figures.cutRepair")));
        QVERIFY(bench.press(QStringLiteral("guide1")));
        QVERIFY(bench.words("editingSaid").contains(QStringLiteral("GGG")));
        QVERIFY_SAYS(bench.words("editingSaid"), "Figures.afterLettersComesWhich", anything, 43, 44);
    }

    void theQuestionNamesTheLosses() {
        FigureBench bench("gene-editing");
        QCOMPARE(editedRatio(bench), QStringLiteral("1 : 2"));
        const QString own = LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("loss2")));
        QCOMPARE(editedRatio(bench), QStringLiteral("3 : 7"));
        QVERIFY_SAYS(LessonFigure::question(bench.settings), "engine.upToTenLetters");
        QVERIFY(bench.press(QStringLiteral("loss0")));
        QCOMPARE(LessonFigure::question(bench.settings), own);
    }

    void theMarksAreSaidLetterByLetter() {
        FigureBench bench("gene-editing");
        auto* picture = find<SequencePicture>(bench.window);
        picture->setPlace(25);
        QVERIFY_SAYS(picture->accessibleDescription(), "Figures.matchedGuide");
        picture->setPlace(42);
        QVERIFY_SAYS(picture->accessibleDescription(), "Figures.cutBefore");
        picture->setPlace(45);
        QVERIFY_SAYS(picture->accessibleDescription(), "Figures.partPam");
        picture->setPlace(0);
        QVERIFY(!picture->accessibleDescription().contains(QStringLiteral("PAM")));
    }
};

GENOTYPE_TEST(GeneEditingFigureTest)
#include "gene_editing_figure_test.moc"
