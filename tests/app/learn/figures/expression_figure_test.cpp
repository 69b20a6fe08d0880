// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/figures/sequence_picture.h"
#include "figure_bench.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>

using namespace app;

/// A gene whose letters can be changed, and how genes are switched.
class ExpressionFigureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void changesTheLettersOfAGeneAndSaysWhatBecomesOfIt() {
        FigureBench bench("expression");
        auto* letters = find<SequencePicture>(bench.window);
        // The second letter of the seventh codon, GAG: sickle cell anaemia.
        letters->setPlace(18);
        QTest::keyClick(letters, Qt::Key_Right);
        QCOMPARE(letters->place(), 19);
        QVERIFY(bench.press(QStringLiteral("substituteT")));
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("now valine instead of glutamic acid")));
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("position 6")));
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("sickle")));
        QVERIFY(bench.press(QStringLiteral("originalGene")));
        QVERIFY(bench.press(QStringLiteral("insertC")));
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("Frameshift")));
        QVERIFY(bench.press(QStringLiteral("deleteLetter")));
        QVERIFY_SAYS(bench.words("geneSaid"), "Figures.beginningHumanGeneChain");
        letters->setPlace(18);
        QVERIFY(bench.press(QStringLiteral("substituteT")));
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("Nonsense")));
    }

    void movesAPieceOfAGeneInTwoSteps() {
        FigureBench bench("expression");
        auto* letters = find<SequencePicture>(bench.window);
        letters->setPlace(3);
        QVERIFY(bench.press(QStringLiteral("moveLetters")));
        QVERIFY_SAYS(bench.words("geneSaid"), "Figures.chooseLetterBeforeWhich");
        letters->setPlace(12);
        QVERIFY(bench.press(QStringLiteral("moveLetters")));
        QVERIFY_SAYS(bench.words("geneSaid"), "Figures.severalAminoAcidsChanged");
    }

    void changesAGeneAtRandomWithoutEnd() {
        FigureBench bench("expression");
        for (int i = 0; i < 200; ++i) {
            QVERIFY(bench.press(QStringLiteral("randomLetter")));
            QVERIFY(!bench.words("geneSaid").isEmpty());
            bench.press(i % 3 == 0 ? QStringLiteral("insertG") : QStringLiteral("deleteLetter"));
        }
    }

    void tellsABacteriumsSwitchesFromAPeas() {
        FigureBench bench("expression");
        QVERIFY(bench.press(QStringLiteral("view1")));
        QVERIFY_SAYS(bench.words("geneSaid"), "Figures.nothingWayRnaPolymerase");
        QVERIFY(bench.press(QStringLiteral("bound1")));
        QVERIFY_SAYS(bench.words("geneSaid"), "Figures.repressorOneKindTranscription");
        QVERIFY(bench.press(QStringLiteral("view2")));
        QVERIFY_SAYS(bench.words("geneSaid"), "Figures.transcriptionFactorBoundEnhancer");
    }
};

GENOTYPE_TEST(ExpressionFigureTest)
#include "expression_figure_test.moc"
