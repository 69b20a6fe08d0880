// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem.h"
#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

#include <cmath>

using namespace lessons;

namespace {

constexpr std::uint64_t problemsTried = 1000;
constexpr std::array cellKinds{ProblemKind::Maternal, ProblemKind::NonDisjunction, ProblemKind::GermLine};

QString englishOf(const core::Phrase& phrase) {
    return QString::fromStdString(core::english(phrase));
}

QString toldIn(const Problem& problem) {
    QStringList sentences;
    for (const auto& sentence : problem.given)
        sentences << englishOf(sentence);
    return sentences.join(QLatin1Char(' '));
}

QString rightIn(const Problem& problem) {
    return englishOf(problem.answers[problem.rightAnswer()].text);
}

/// What the groups of the pattern match; empty if it does not.
QStringList partsOf(const QString& text, const char* pattern) {
    const auto match = QRegularExpression(QString::fromUtf8(pattern)).match(text);
    return match.hasMatch() ? match.capturedTexts().mid(1) : QStringList();
}

double valueOf(const QString& share) {
    if (share == QLatin1String("all of them"))
        return 1;
    if (share == QLatin1String("none of them"))
        return 0;
    const QStringList parts = share.split(QLatin1Char('/'));
    return parts.size() == 2 ? parts[0].toDouble() / parts[1].toDouble() : -1;
}

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
            for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
                const Problem problem = makeProblem(kind, seed);
                questions << toldIn(problem) + englishOf(problem.ask);
            }
            QVERIFY2(questions.size() > 200, qPrintable(QString::number(questions.size())));
        }
    }

    void everyWrongAnswerHasAReasonOfItsOwn() {
        for (const ProblemKind kind : cellKinds)
            for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
                QSet<QString> reasons;
                for (const auto& answer : makeProblem(kind, seed).answers)
                    reasons << englishOf(answer.why);
                QCOMPARE(std::size_t(reasons.size()), answersOfAProblem);
            }
    }

    void sharesOfSeedlingsArePowersOfASinglePlastid() {
        QSet<QString> asked;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Maternal, seed);
            const QStringList told =
                partsOf(toldIn(problem), "white plastids is (\\d/\\d);.* gets (\\d) plastids");
            if (told.isEmpty())
                continue;
            const double white = valueOf(told[0]);
            const double allWhite = std::pow(white, told[1].toInt());
            const double allGreen = std::pow(1 - white, told[1].toInt());
            const QString ask = englishOf(problem.ask);
            QVERIFY(isNear(valueOf(rightIn(problem)), ask.contains(QLatin1String("all white")) ? allWhite
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
            const QStringList told = partsOf(toldIn(problem), "and (\\d) daughters with (\\d) children");
            if (!told.isEmpty()) {
                ++families;
                QCOMPARE(rightIn(problem).toInt(), told[0].toInt() * told[1].toInt());
            }
            if (toldIn(problem).contains(QLatin1String("generations back"))) {
                ++lines;
                QCOMPARE(rightIn(problem), QStringLiteral("1"));
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
                partsOf(toldIn(problem), "^Females with “(.+?)” and males with “(.+?)”");
            if (looks.isEmpty())
                continue;
            if (toldIn(problem).contains(QLatin1String("generations"))) {
                ++generations;
                QCOMPARE(rightIn(problem), QStringLiteral("all “%1”").arg(looks[1]));
            } else {
                ++places;
                QCOMPARE(rightIn(problem), QStringLiteral("a gene outside the nucleus"));
            }
        }
        QVERIFY(places > 50 && generations > 50);
    }

    void embryosHaveTheChromosomesOfBothGametes() {
        int embryos = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::NonDisjunction, seed);
            const QStringList told =
                partsOf(toldIn(problem), "animal have (\\d+) chromosomes.*(lacks|too many)");
            if (told.isEmpty())
                continue;
            ++embryos;
            QCOMPARE(rightIn(problem).toInt(),
                     told[0].toInt() + (told[1] == QLatin1String("lacks") ? -1 : 1));
        }
        QVERIFY(embryos > 50);
    }

    void spermAreCountedFromTheDivisionThatFails() {
        QSet<QString> asked;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::NonDisjunction, seed);
            const QStringList told =
                partsOf(toldIn(problem), "^In (\\d+) cells of a testis, (one pair|the first)");
            if (told.isEmpty())
                continue;
            const bool first = told[1] == QLatin1String("one pair");
            const bool normal = englishOf(problem.ask).contains(QLatin1String("normal"));
            // Of four sperm of a cell: 2, 0, 2 after the first division and 1, 2, 1 after the second.
            const int ofFour = first ? (normal ? 0 : 2) : (normal ? 2 : 1);
            QCOMPARE(rightIn(problem).toInt(), told[0].toInt() * ofFour);
            asked << told[1] + englishOf(problem.ask);
        }
        QCOMPARE(asked.size(), 6);
    }

    void threeAllelesTellParentAndDivision() {
        QSet<QString> places;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::NonDisjunction, seed);
            const QStringList told =
                partsOf(toldIn(problem), "mother has (\\d+) and (\\d+), the father (\\d+) and (\\d+)\\.");
            if (told.isEmpty())
                continue;
            const QStringList child = partsOf(toldIn(problem), "alleles (\\d+), (\\d+) and (\\d+)\\.");
            const auto times = [&child](const QString& allele) { return child.count(allele); };
            const bool mother = times(told[0]) + times(told[1]) == 2;
            const int parent = mother ? 0 : 2;
            const bool both = times(told[parent]) == 1 && times(told[parent + 1]) == 1;
            const QString place = QStringLiteral("in the %1, %2 division")
                                      .arg(mother ? QStringLiteral("mother") : QStringLiteral("father"),
                                           both ? QStringLiteral("first") : QStringLiteral("second"));
            QCOMPARE(rightIn(problem), place);
            places << place;
        }
        QCOMPARE(places.size(), 4);
    }

    void onlyTheFathersSecondDivisionMakesTwoY() {
        int asked = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::NonDisjunction, seed);
            const QString ask = englishOf(problem.ask);
            const QString place = ask.contains(QLatin1String("can give XYY"))      ? QStringLiteral("second")
                                  : ask.contains(QLatin1String("cannot give XXY")) ? QStringLiteral("second")
                                  : ask.contains(QLatin1String("cannot give XXX")) ? QStringLiteral("first")
                                                                                   : QString();
            if (place.isEmpty())
                continue;
            ++asked;
            QCOMPARE(rightIn(problem), QStringLiteral("in the father, %1 division").arg(place));
        }
        QVERIFY(asked > 50);
    }

    void mutationsReachTheCellsThatAreDrawnBelowTheirs() {
        QSet<QString> places;
        int rows = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GermLine, seed);
            const QStringList tree = partsOf(toldIn(problem), "up to (\\d+): (\\d+) cells in all");
            if (tree.isEmpty())
                continue;
            const QStringList germ = partsOf(toldIn(problem), "(One|\\d+) of the last (\\d+) become");
            const int germCells = germ[0] == QLatin1String("One") ? 1 : germ[0].toInt();
            const int last = tree[0].toInt();
            const QString ask = englishOf(problem.ask);
            const QStringList place = partsOf(ask, "to end up (in .*)\\?");
            if (!place.isEmpty()) {
                const auto sums = reachesOf(last, germCells, 0, 9);
                const int wanted = place[0].contains(QLatin1String("body"))   ? sums[0]
                                   : place[0].contains(QLatin1String("germ")) ? sums[1]
                                                                              : sums[2];
                QVERIFY(isNear(valueOf(rightIn(problem)), wanted / tree[1].toDouble()));
                places << place[0];
                continue;
            }
            ++rows;
            const int cells = partsOf(ask, "there are (\\d+) cells")[0].toInt();
            const int row = qRound(std::log2(cells));
            const auto sums = reachesOf(last, germCells, row, row);
            QVERIFY(isNear(valueOf(rightIn(problem)), double(sums[1] + sums[2]) / cells));
        }
        QCOMPARE(places.size(), 3);
        QVERIFY(rows > 50);
    }

    void mutatedCellsDoubleWithTheOthers() {
        int asked = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GermLine, seed);
            const QStringList then = partsOf(toldIn(problem), "When there are (\\d+), a");
            if (then.isEmpty())
                continue;
            ++asked;
            const QStringList now = partsOf(englishOf(problem.ask), "there are (\\d+) cells");
            QCOMPARE(rightIn(problem).toInt(), now[0].toInt() / then[0].toInt());
        }
        QVERIFY(asked > 100);
    }

    void aMosaicFatherPassesOnHalfOfItsShare() {
        int asked = 0;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GermLine, seed);
            const QStringList told =
                partsOf(toldIn(problem), "in (\\d+/\\d+) of the cells.*has (\\d+) young");
            if (told.isEmpty())
                continue;
            ++asked;
            QVERIFY(isNear(rightIn(problem).toDouble(), told[1].toInt() * valueOf(told[0]) / 2));
        }
        QVERIFY(asked > 200);
    }

    void onlyWhatIsInTheGermLineCanBeInherited() {
        QSet<QString> inherited;
        QSet<QString> others;
        for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GermLine, seed);
            if (!englishOf(problem.ask).startsWith(QLatin1String("Which of these changes")))
                continue;
            for (const auto& answer : problem.answers)
                (answer.right ? inherited : others) << englishOf(answer.text);
        }
        QCOMPARE(inherited.size(), 3);
        QCOMPARE(others.size(), 7);
        for (const QString& one : inherited)
            QVERIFY(one.contains(QLatin1String("egg")) || one.contains(QLatin1String("sperm")));
    }
};

GENOTYPE_TEST(CellProblemsTest)
#include "cell_problems_test.moc"
