// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_bench.h"
#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

using namespace app;

namespace {

QString ratioIn(const FigureBench& bench) {
    return QString::fromStdString(bench.session.experiment().ratioText());
}

void reveal(FigureBench& bench) {
    bench.session.startOver();
    bench.predictEvenly();
    bench.session.roll(16);
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
        const QString own = LessonFigure::question(bench.session);
        QVERIFY(bench.press(QStringLiteral("egg-branch0")));
        QVERIFY(bench.press(QStringLiteral("pollen-branch2")));
        QCOMPARE(ratioIn(bench), QStringLiteral("1 : 0 : 0"));
        QVERIFY(LessonFigure::question(bench.session) != own);
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
        QVERIFY(!bench.press(QStringLiteral("Draw six other egg cells")));
        reveal(bench);
        QCOMPARE(numbersIn(bench.words("cytoplasmWords")), (QList<int>{0, 0, 6}));
        QVERIFY(bench.press(QStringLiteral("egg-branch1")));
        QVERIFY(bench.press(QStringLiteral("plastids0")));
        reveal(bench);
        QSet<QString> drawn;
        for (int i = 0; i < 20; ++i) {
            QVERIFY(bench.press(QStringLiteral("Draw six other egg cells")));
            const QList<int> kinds = numbersIn(bench.words("cytoplasmWords"));
            QCOMPARE(kinds[0] + kinds[1] + kinds[2], 6);
            drawn << bench.words("cytoplasmWords");
        }
        QVERIFY(drawn.size() > 3);
    }

    void everyFailureHasItsRatioAndItsQuestion() {
        FigureBench bench("non-disjunction");
        QSet<QString> questions{LessonFigure::question(bench.session)};
        QCOMPARE(ratioIn(bench), QStringLiteral("1 : 0 : 1"));
        QVERIFY(!bench.press(QStringLiteral("failing-parent1"))); // of any pair nobody asks in whom
        QVERIFY(bench.press(QStringLiteral("failing-division1")));
        QCOMPARE(ratioIn(bench), QStringLiteral("1 : 2 : 1"));
        questions << LessonFigure::question(bench.session);
        QVERIFY(bench.press(QStringLiteral("failing-pair1")));
        QCOMPARE(ratioIn(bench), QStringLiteral("2 : 2 : 1 : 1 : 2"));
        questions << LessonFigure::question(bench.session);
        QVERIFY(bench.press(QStringLiteral("failing-pair2")));
        questions << LessonFigure::question(bench.session);
        QVERIFY(bench.press(QStringLiteral("failing-parent1")));
        QCOMPARE(ratioIn(bench), QStringLiteral("2 : 2 : 2 : 1 : 0 : 1 : 0"));
        questions << LessonFigure::question(bench.session);
        QCOMPARE(questions.size(), 5);
    }

    void gametesShowOnlyAfterTheFirstRoll() {
        FigureBench bench("non-disjunction");
        const auto described = [&bench] {
            for (auto* child : bench.window.findChildren<QWidget*>())
                if (child->accessibleName() == QLatin1String("A meiosis in which one pair fails to separate"))
                    return child->accessibleDescription();
            return QString();
        };
        QVERIFY(!described().isEmpty() && !described().contains(QLatin1String("n + 1")));
        reveal(bench);
        QCOMPARE(described(), QStringLiteral("Its four gametes: n + 1, n + 1, n − 1, n − 1."));
        QVERIFY(bench.press(QStringLiteral("failing-pair2")));
        QVERIFY(bench.press(QStringLiteral("failing-parent1")));
        reveal(bench);
        QCOMPARE(described(), QStringLiteral("Its four gametes: XY, XY, 0, 0."));
    }
};

GENOTYPE_TEST(CellFiguresTest)
#include "cell_figures_test.moc"
