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
constexpr std::array cellKinds{ProblemKind::Maternal, ProblemKind::NonDisjunction};

QString wordsOf(const core::Phrase& phrase) {
    return QString::fromStdString(core::english(phrase));
}

QString toldIn(const Problem& problem) {
    QStringList sentences;
    for (const auto& sentence : problem.given)
        sentences << wordsOf(sentence);
    return sentences.join(QLatin1Char(' '));
}

QString rightIn(const Problem& problem) {
    return wordsOf(problem.answers[problem.rightAnswer()].text);
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
                questions << toldIn(problem) + wordsOf(problem.ask);
            }
            QVERIFY2(questions.size() > 200, qPrintable(QString::number(questions.size())));
        }
    }

    void everyWrongAnswerHasAReasonOfItsOwn() {
        for (const ProblemKind kind : cellKinds)
            for (std::uint64_t seed = 0; seed < problemsTried; ++seed) {
                QSet<QString> reasons;
                for (const auto& answer : makeProblem(kind, seed).answers)
                    reasons << wordsOf(answer.why);
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
            const QString ask = wordsOf(problem.ask);
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
            const bool normal = wordsOf(problem.ask).contains(QLatin1String("normal"));
            // Of four sperm of a cell: 2, 0, 2 after the first division and 1, 2, 1 after the second.
            const int ofFour = first ? (normal ? 0 : 2) : (normal ? 2 : 1);
            QCOMPARE(rightIn(problem).toInt(), told[0].toInt() * ofFour);
            asked << told[1] + wordsOf(problem.ask);
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
            const QString ask = wordsOf(problem.ask);
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
};

GENOTYPE_TEST(CellProblemsTest)
#include "cell_problems_test.moc"
