// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <cmath>

using namespace lessons;
using namespace read_problem;

namespace {

constexpr std::uint64_t problemsTried = 1000;
constexpr std::array cellKinds{ProblemKind::Maternal, ProblemKind::NonDisjunction, ProblemKind::GermLine};

/// The cells in rows `from` … `to` of an embryo, by where a mutation ends up: body only, germ cells only,
/// both. The germ cells are the last ones.
std::array<int, 3> reachesOf(int lastCells, int germCells, int from, int to) {
    std::array<int, 3> sums{};
    int row = 0;
    for (int count = 1; count <= lastCells; count *= 2, ++row)
        for (int place = 0; place < count && row >= from && row <= to; ++place) {
            int germ = 0;
            const int each = lastCells / count;
            for (int cell = place * each; cell < (place + 1) * each; ++cell)
                germ += cell >= lastCells - germCells ? 1 : 0;
            ++sums[germ == 0 ? 0 : germ == each ? 1 : 2];
        }
    return sums;
}

bool isNear(double one, double other) {
    return std::abs(one - other) < 1e-12;
}

} // namespace

/// Problems with genes outside the nucleus, failed divisions, and mutations in an embryo: worked out again
/// from what the pupil reads.
class CellProblemsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thereAreHundredsOfEach() {
        for (const ProblemKind kind : cellKinds) {
            QSet<QString> questions;
            for (std::uint64_t seed = 0; seed < problemsTried; ++seed)
                questions << question(makeProblem(kind, seed));
            QVERIFY2(questions.size() > 200, qPrintable(QString::number(questions.size())));
        }
    }

    void sharesOfSeedlingsArePowersOfASinglePlastid() {
        QSet<QString> asked;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Maternal, seed);
            const QStringList told =
                captured(given(problem), "white plastids is (\\d/\\d);.* gets (\\d) plastids");
            if (told.isEmpty())
                continue;
            const double white = shareIn(told[0]);
            const double allWhite = std::pow(white, told[1].toInt());
            const double allGreen = std::pow(1 - white, told[1].toInt());
            const QString ask = inEnglish(problem.ask);
            QVERIFY(isNear(shareIn(rightText(problem)), ask.contains(QLatin1String("all white")) ? allWhite
                                                        : ask.contains(QLatin1String("all green"))
                                                            ? allGreen
                                                            : 1 - allWhite - allGreen));
            asked << ask;
        }
        QCOMPARE(asked.size(), 3);
    }

    void mitochondriaGoThroughDaughters() {
        int families = 0;
        int lines = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Maternal, seed);
            const QStringList told = captured(given(problem), "and (\\d) daughters with (\\d) children");
            if (!told.isEmpty()) {
                ++families;
                QCOMPARE(rightText(problem).toInt(), told[0].toInt() * told[1].toInt());
            }
            if (given(problem).contains(QLatin1String("generations back"))) {
                ++lines;
                QCOMPARE(rightText(problem), QStringLiteral("1"));
            }
        }
        QVERIFY(families > 100 && lines > 50);
    }

    void offspringLikeTheirMotherBothTimesPointOutsideTheNucleus() {
        int places = 0;
        int generations = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Maternal, seed);
            const QStringList looks =
                captured(given(problem), "^Females with “(.+?)” and males with “(.+?)”");
            if (looks.isEmpty())
                continue;
            if (given(problem).contains(QLatin1String("generations"))) {
                ++generations;
                QCOMPARE(rightText(problem), QStringLiteral("all “%1”").arg(looks[1]));
            } else {
                ++places;
                QCOMPARE(rightText(problem), QStringLiteral("a gene outside the nucleus"));
            }
        }
        QVERIFY(places > 50 && generations > 50);
    }

    void embryosHaveTheChromosomesOfBothGametes() {
        int embryos = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::NonDisjunction, seed);
            const QStringList told =
                captured(given(problem), "animal have (\\d+) chromosomes.*(lacks|too many)");
            if (told.isEmpty())
                continue;
            ++embryos;
            QCOMPARE(rightText(problem).toInt(),
                     told[0].toInt() + (told[1] == QLatin1String("lacks") ? -1 : 1));
        }
        QVERIFY(embryos > 50);
    }

    void spermAreCountedFromTheDivisionThatFails() {
        QSet<QString> asked;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::NonDisjunction, seed);
            const QStringList told =
                captured(given(problem), "^In (\\d+) cells of a testis, (one pair|the first)");
            if (told.isEmpty())
                continue;
            const bool first = told[1] == QLatin1String("one pair");
            const bool normal = inEnglish(problem.ask).contains(QLatin1String("normal"));
            // Of four sperm of a cell: 2, 0, 2 after the first division and 1, 2, 1 after the second.
            const int ofFour = first ? (normal ? 0 : 2) : (normal ? 2 : 1);
            QCOMPARE(rightText(problem).toInt(), told[0].toInt() * ofFour);
            asked << told[1] + inEnglish(problem.ask);
        }
        QCOMPARE(asked.size(), 6);
    }

    void threeAllelesTellParentAndDivision() {
        QSet<QString> places;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::NonDisjunction, seed);
            const QStringList told =
                captured(given(problem), "mother has (\\d+) and (\\d+), the father (\\d+) and (\\d+)\\.");
            if (told.isEmpty())
                continue;
            const QStringList child = captured(given(problem), "alleles (\\d+), (\\d+) and (\\d+)\\.");
            const auto times = [&child](const QString& allele) { return child.count(allele); };
            const bool mother = times(told[0]) + times(told[1]) == 2;
            const int parent = mother ? 0 : 2;
            const bool both = times(told[parent]) == 1 && times(told[parent + 1]) == 1;
            const QString place = QStringLiteral("in the %1, %2 division")
                                      .arg(mother ? QStringLiteral("mother") : QStringLiteral("father"),
                                           both ? QStringLiteral("first") : QStringLiteral("second"));
            QCOMPARE(rightText(problem), place);
            places << place;
        }
        QCOMPARE(places.size(), 4);
    }

    void onlyTheFathersSecondDivisionMakesTwoY() {
        int asked = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::NonDisjunction, seed);
            const QString ask = inEnglish(problem.ask);
            const QString place = ask.contains(QLatin1String("can give XYY"))      ? QStringLiteral("second")
                                  : ask.contains(QLatin1String("cannot give XXY")) ? QStringLiteral("second")
                                  : ask.contains(QLatin1String("cannot give XXX")) ? QStringLiteral("first")
                                                                                   : QString();
            if (place.isEmpty())
                continue;
            ++asked;
            QCOMPARE(rightText(problem), QStringLiteral("in the father, %1 division").arg(place));
        }
        QVERIFY(asked > 50);
    }

    void mutationsReachTheCellsThatAreDrawnBelowTheirs() {
        QSet<QString> places;
        int rows = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GermLine, seed);
            const QStringList tree = captured(given(problem), "up to (\\d+): (\\d+) cells in all");
            if (tree.isEmpty())
                continue;
            const QStringList germ = captured(given(problem), "(One|\\d+) of the last (\\d+) become");
            const int germCells = germ[0] == QLatin1String("One") ? 1 : germ[0].toInt();
            const int last = tree[0].toInt();
            const QString ask = inEnglish(problem.ask);
            const QStringList place = captured(ask, "to end up (in .*)\\?");
            if (!place.isEmpty()) {
                const auto sums = reachesOf(last, germCells, 0, 9);
                const int wanted = place[0].contains(QLatin1String("body"))   ? sums[0]
                                   : place[0].contains(QLatin1String("germ")) ? sums[1]
                                                                              : sums[2];
                QVERIFY(isNear(shareIn(rightText(problem)), wanted / tree[1].toDouble()));
                places << place[0];
                continue;
            }
            ++rows;
            const int cells = captured(ask, "there are (\\d+) cells")[0].toInt();
            const int row = qRound(std::log2(cells));
            const auto sums = reachesOf(last, germCells, row, row);
            QVERIFY(isNear(shareIn(rightText(problem)), double(sums[1] + sums[2]) / cells));
        }
        QCOMPARE(places.size(), 3);
        QVERIFY(rows > 50);
    }

    void mutatedCellsDoubleWithTheOthers() {
        int asked = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GermLine, seed);
            const QStringList then = captured(given(problem), "When there are (\\d+), a");
            if (then.isEmpty())
                continue;
            ++asked;
            const QStringList now = captured(inEnglish(problem.ask), "there are (\\d+) cells");
            QCOMPARE(rightText(problem).toInt(), now[0].toInt() / then[0].toInt());
        }
        QVERIFY(asked > 100);
    }

    void aMosaicFatherPassesOnHalfOfItsShare() {
        int asked = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GermLine, seed);
            const QStringList told =
                captured(given(problem), "in (\\d+/\\d+) of the cells.*has (\\d+) young");
            if (told.isEmpty())
                continue;
            ++asked;
            QVERIFY(isNear(rightText(problem).toDouble(), told[1].toInt() * shareIn(told[0]) / 2));
        }
        QVERIFY(asked > 200);
    }

    void onlyWhatIsInTheGermLineCanBeInherited() {
        QSet<QString> inherited;
        QSet<QString> others;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GermLine, seed);
            if (!inEnglish(problem.ask).startsWith(QLatin1String("Which of these changes")))
                continue;
            for (const auto& answer : problem.answers)
                (answer.right ? inherited : others) << inEnglish(answer.text);
        }
        QCOMPARE(inherited.size(), 3);
        QCOMPARE(others.size(), 7);
        for (const QString& one : inherited)
            QVERIFY(one.contains(QLatin1String("egg")) || one.contains(QLatin1String("sperm")));
    }
};

GENOTYPE_TEST(CellProblemsTest)
#include "cell_problems_test.moc"
