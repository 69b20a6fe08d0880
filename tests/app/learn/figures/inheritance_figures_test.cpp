// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/square_picture.h"
#include "figure_bench.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

QStringList outcomesOf(const FigureBench& bench) {
    QStringList names;
    for (const auto& outcome : bench.run.experiment().outcomes)
        names << QString::fromStdString(core::english(outcome.name));
    return names;
}

} // namespace

/// Genes on the X chromosome, and genes that show something together.
class InheritanceFiguresTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theReciprocalCrossHasOtherSons() {
        FigureBench bench("sex-linkage");
        QCOMPARE(bench.ratio(), QStringLiteral("1 : 0 : 1 : 0"));
        const QString own = LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("x-mother2")));
        QVERIFY(bench.press(QStringLiteral("x-father0")));
        QCOMPARE(bench.ratio(), QStringLiteral("1 : 0 : 0 : 1"));
        QVERIFY(LessonFigure::question(bench.settings) != own);
        QVERIFY(bench.press(QStringLiteral("x-mother0")));
        QVERIFY(bench.press(QStringLiteral("x-father1")));
        QCOMPARE(LessonFigure::question(bench.settings), own);
    }

    void theListOfPhenotypesDoesNotAnswerTheQuestion() {
        FigureBench bench("sex-linkage");
        const QStringList all = outcomesOf(bench);
        QCOMPARE(all.size(), 4);
        QVERIFY(bench.press(QStringLiteral("x-mother1")));
        QCOMPARE(outcomesOf(bench), all);
        QVERIFY(bench.press(QStringLiteral("x-gene3"))); // cats
        QCOMPARE(outcomesOf(bench).size(), 5);
    }

    void theTilesNameTheGeneAtHand() {
        FigureBench bench("sex-linkage");
        QVERIFY(bench.press(QStringLiteral("XᴿXʳ")));
        QVERIFY(bench.press(QStringLiteral("x-gene2")));
        QVERIFY(!bench.press(QStringLiteral("XᴿXʳ")));
        QVERIFY(bench.press(QStringLiteral("XᴴXʰ")));
        QVERIFY(bench.press(QStringLiteral("XᴴY")));
        QCOMPARE(bench.ratio(), QStringLiteral("2 : 0 : 1 : 1"));
    }

    void aSchoolsOwnGeneComesFirst() {
        lessons::Topic topic = *lessons::findTopic("sex-linkage");
        topic.startCross = "XAY x XAXa";
        FigureBench bench(topic);
        QCOMPARE(bench.ratio(), QStringLiteral("2 : 0 : 1 : 1"));
        QVERIFY(bench.press(QStringLiteral("x-gene4"))); // beside the catalogue's four
    }

    void theSquareOfAnInteractionIsColouredOnceRolled() {
        FigureBench bench("interactions");
        QCOMPARE(bench.ratio(), QStringLiteral("9 : 3 : 4"));
        auto* square = find<SquarePicture>(bench.window);
        square->setFocus(Qt::TabFocusReason);
        QTest::keyClick(square, Qt::Key_Right);
        QCOMPARE(square->cursorText(), QStringLiteral("BBEe"));
        bench.predictEvenly();
        QCOMPARE(square->cursorText(), QStringLiteral("BBEe"));
        bench.run.roll(16);
        QTest::keyClick(square, Qt::Key_Right);
        QVERIFY2(square->cursorText().endsWith(QStringLiteral(": black dog")),
                 qPrintable(square->cursorText()));
        QVERIFY(bench.words("interactionRule").contains(QStringLiteral("B–ee: yellow dog")));
    }

    void everyExampleHasItsRatio() {
        FigureBench bench("interactions");
        const QStringList ratios{QStringLiteral("9 : 3 : 4"),  QStringLiteral("9 : 7"),
                                 QStringLiteral("12 : 3 : 1"), QStringLiteral("15 : 1"),
                                 QStringLiteral("13 : 3"),     QStringLiteral("9 : 6 : 1"),
                                 QStringLiteral("2 : 1"),      QStringLiteral("45 : 55")};
        for (int i = 0; i < ratios.size(); ++i) {
            QVERIFY(bench.press(QStringLiteral("interaction%1").arg(i)));
            QCOMPARE(bench.ratio(), ratios[i]);
            const bool one = i >= 6;
            QCOMPARE(bench.words("interactionRule").count(QLatin1Char('\n')), one ? 2 : 3);
        }
        QVERIFY(bench.words("interactionRule").contains(QStringLiteral("90 %")));
        QVERIFY(!bench.press(QStringLiteral("partner1"))); // not under incomplete penetrance
        QVERIFY(bench.press(QStringLiteral("interaction6")));
        QVERIFY(bench.words("interactionRule").contains(QStringLiteral("AʸAʸ: dies before birth")));
        QVERIFY(bench.press(QStringLiteral("partner1")));
        QCOMPARE(bench.ratio(), QStringLiteral("1 : 1"));
    }
};

GENOTYPE_TEST(InheritanceFiguresTest)
#include "inheritance_figures_test.moc"
