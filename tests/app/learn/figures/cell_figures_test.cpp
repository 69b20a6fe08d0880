// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/figures/cell_tree_picture.h"
#include "figure_bench.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>

using namespace app;

namespace {

QString ratioIn(const FigureBench& bench) {
    return QString::fromStdString(bench.run.experiment().ratioText());
}

void reveal(FigureBench& bench) {
    bench.run.startOver();
    bench.predictEvenly();
    bench.run.roll(16);
}

/// The numbers in a text, in order.
QList<int> numbersIn(const QString& text) {
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    QList<int> numbers;
    for (auto match = digits.globalMatch(text); match.hasNext();)
        numbers << match.next().captured().toInt();
    return numbers;
}

} // namespace

/// Figures of what happens in cells: plastids, failed divisions, mutations in an embryo.
class CellFiguresTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theReciprocalCrossOfBranchesGivesOtherSeedlings() {
        FigureBench bench("cytoplasm");
        QCOMPARE(ratioIn(bench), QStringLiteral("0 : 0 : 1"));
        const QString own = LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("egg-branch0")));
        QVERIFY(bench.press(QStringLiteral("pollen-branch2")));
        QCOMPARE(ratioIn(bench), QStringLiteral("1 : 0 : 0"));
        QVERIFY(LessonFigure::question(bench.settings) != own);
        QVERIFY(bench.press(QStringLiteral("egg-branch1")));
        const QStringList ratios{QStringLiteral("1 : 2 : 1"), QStringLiteral("1 : 14 : 1"),
                                 QStringLiteral("1 : 254 : 1")};
        for (int i = 0; i < ratios.size(); ++i) {
            QVERIFY(bench.press(QStringLiteral("plastids%1").arg(i)));
            QCOMPARE(ratioIn(bench), ratios[i]);
        }
    }

    void eggCellsAreDrawnOnlyAfterTheFirstRoll() {
        FigureBench bench("cytoplasm");
        QVERIFY(numbersIn(bench.words("cytoplasmWords")).isEmpty());
        QVERIFY(!bench.press(wording("Figures.drawSixOtherEgg")));
        reveal(bench);
        QCOMPARE(numbersIn(bench.words("cytoplasmWords")), (QList<int>{0, 0, 6}));
        QVERIFY(bench.press(QStringLiteral("egg-branch1")));
        QVERIFY(bench.press(QStringLiteral("plastids0")));
        reveal(bench);
        QSet<QString> drawn;
        for (int i = 0; i < 20; ++i) {
            QVERIFY(bench.press(wording("Figures.drawSixOtherEgg")));
            const QList<int> kinds = numbersIn(bench.words("cytoplasmWords"));
            QCOMPARE(kinds[0] + kinds[1] + kinds[2], 6);
            drawn << bench.words("cytoplasmWords");
        }
        QVERIFY(drawn.size() > 3);
    }

    void everyFailureHasItsRatioAndItsQuestion() {
        FigureBench bench("non-disjunction");
        QSet<QString> questions{LessonFigure::question(bench.settings)};
        QCOMPARE(ratioIn(bench), QStringLiteral("1 : 0 : 1"));
        QVERIFY(!bench.press(QStringLiteral("failing-parent1"))); // of any pair nobody asks in whom
        QVERIFY(bench.press(QStringLiteral("failing-division1")));
        QCOMPARE(ratioIn(bench), QStringLiteral("1 : 2 : 1"));
        questions << LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("failing-pair1")));
        QCOMPARE(ratioIn(bench), QStringLiteral("2 : 2 : 1 : 1 : 2"));
        questions << LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("failing-pair2")));
        questions << LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("failing-parent1")));
        QCOMPARE(ratioIn(bench), QStringLiteral("2 : 2 : 2 : 1 : 0 : 1 : 0"));
        questions << LessonFigure::question(bench.settings);
        QCOMPARE(questions.size(), 5);
    }

    void gametesShowOnlyAfterTheFirstRoll() {
        FigureBench bench("non-disjunction");
        const auto described = [&bench] {
            for (auto* child : findAll<QWidget>(bench.window))
                if (child->accessibleName() == wording("Figures.meiosisWhichOnePair"))
                    return child->accessibleDescription();
            return QString();
        };
        QVERIFY(!described().isEmpty() && !described().contains(QLatin1String("n + 1")));
        reveal(bench);
        QCOMPARE(described(), QStringLiteral("Its four gametes: n + 1, n + 1, n − 1, n − 1."));
        QVERIFY(bench.press(QStringLiteral("failing-pair2")));
        QVERIFY(bench.press(QStringLiteral("failing-parent1")));
        reveal(bench);
        QCOMPARE(described(), wording("Figures.fourGametes", "XY, XY, 0, 0"));
    }

    void germCellsAndStageSetTheRatio() {
        FigureBench bench("germ-line");
        QCOMPARE(ratioIn(bench), QStringLiteral("22 : 7 : 2"));
        const QString own = LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("germ-cells3")));
        QCOMPARE(ratioIn(bench), QStringLiteral("15 : 15 : 1"));
        QVERIFY(LessonFigure::question(bench.settings) != own);
        QVERIFY(bench.press(QStringLiteral("mutation-stage1")));
        QCOMPARE(ratioIn(bench), QStringLiteral("1 : 1 : 1"));
        QVERIFY(bench.press(QStringLiteral("mutation-stage2")));
        QCOMPARE(ratioIn(bench), QStringLiteral("1 : 1 : 0"));
    }

    void aCellCanBeStruckOnlyAfterTheFirstRoll() {
        FigureBench bench("germ-line");
        auto* tree = find<CellTreePicture>(bench.window);
        QTest::mouseMove(tree, {tree->width() / 2, tree->height() / 11});
        tree->setCell(3);
        QCOMPARE(tree->cell(), -1);
        QCOMPARE(tree->focusPolicy(), Qt::NoFocus);
        QVERIFY(!bench.press(wording("Figures.letMutationStrike")));
        reveal(bench);
        tree->setCell(2);
        QVERIFY_SAYS(bench.words("germLineWords"), "Figures.lastCellsMutationGerm", 8, 16, 4);
        QCOMPARE(tree->accessibleDescription().contains(bench.words("germLineWords")), true);
    }

    void theArrowKeysWalkThroughTheTree() {
        FigureBench bench("germ-line");
        reveal(bench);
        auto* tree = find<CellTreePicture>(bench.window);
        tree->setFocus(Qt::TabFocusReason);
        QTest::keyClick(tree, Qt::Key_Up);
        QCOMPARE(tree->cell(), 0);
        for (const auto& [key, cell] : {std::pair{Qt::Key_Down, 1},
                                        {Qt::Key_Right, 2},
                                        {Qt::Key_Right, 2},
                                        {Qt::Key_Down, 5},
                                        {Qt::Key_Left, 4},
                                        {Qt::Key_Left, 3},
                                        {Qt::Key_Left, 3},
                                        {Qt::Key_Down, 7},
                                        {Qt::Key_Down, 15},
                                        {Qt::Key_Down, 15},
                                        {Qt::Key_Up, 7}}) {
            QTest::keyClick(tree, key);
            QCOMPARE(tree->cell(), cell);
        }
    }

    void chanceStrikesTheStageThatIsChosen() {
        FigureBench bench("germ-line");
        auto* tree = find<CellTreePicture>(bench.window);
        const std::array<std::pair<int, int>, 3> cells{{{0, 30}, {0, 2}, {15, 30}}};
        for (int stage = 0; stage < 3; ++stage) {
            QVERIFY(bench.press(QStringLiteral("mutation-stage%1").arg(stage)));
            reveal(bench);
            QSet<int> struck;
            for (int i = 0; i < 300; ++i) {
                QVERIFY(bench.press(wording("Figures.letMutationStrike")));
                struck << tree->cell();
            }
            const auto [first, last] = cells[std::size_t(stage)];
            QCOMPARE(struck.size(), last - first + 1);
            QCOMPARE(*std::ranges::min_element(struck), first);
            QCOMPARE(*std::ranges::max_element(struck), last);
        }
    }
};

GENOTYPE_TEST(CellFiguresTest)
#include "cell_figures_test.moc"
