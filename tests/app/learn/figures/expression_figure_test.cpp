// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/figures/sequence_picture.h"
#include "figure_bench.h"
#include "test_registry.h"
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
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("The beginning")));
        letters->setPlace(18);
        QVERIFY(bench.press(QStringLiteral("substituteT")));
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("Nonsense")));
    }

    void movesAPieceOfAGeneInTwoSteps() {
        FigureBench bench("expression");
        auto* letters = find<SequencePicture>(bench.window);
        letters->setPlace(3);
        QVERIFY(bench.press(QStringLiteral("moveLetters")));
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("Choose the letter")));
        letters->setPlace(12);
        QVERIFY(bench.press(QStringLiteral("moveLetters")));
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("Several amino acids")));
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
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("on together")));
        QVERIFY(bench.press(QStringLiteral("bound1")));
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("are off")));
        QVERIFY(bench.press(QStringLiteral("view2")));
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("this gene, and only this gene")));
    }
};

GENOTYPE_TEST(ExpressionFigureTest)
#include "expression_figure_test.moc"
