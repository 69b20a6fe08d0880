// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

using namespace lessons;
using namespace read_problem;

namespace {

constexpr std::uint64_t manySeeds = 1000;

/// Two gametes such as BdH and bDh: the places at which they have different alleles.
QList<qsizetype> differences(const QString& one, const QString& other) {
    QList<qsizetype> places;
    for (qsizetype i = 0; i < one.size(); ++i)
        if (one[i] != other[i])
            places << i;
    return places;
}

QString hundredthsText(double value) {
    return QString::number(value, 'f', 2);
}

/// How many of the families, each offspring drawn from four equally likely cells, fit the description:
/// counted one by one.
double shareOfFamilies(int size, int cells, const std::function<bool(int)>& fits) {
    int families = 1;
    for (int i = 0; i < size; ++i)
        families *= 4;
    int fitting = 0;
    for (int family = 0; family < families; ++family) {
        int showing = 0;
        for (int rest = family, i = 0; i < size; ++i, rest /= 4)
            showing += rest % 4 < cells ? 1 : 0;
        fitting += fits(showing) ? 1 : 0;
    }
    return double(fitting) / families;
}

} // namespace

/// Problems whose answers are worked out from counts, checked against what the pupil reads.
class CountedProblemsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void someHundredProblemsOfEachKindAreDifferent() {
        for (const ProblemKind kind : {ProblemKind::ThreePoint, ProblemKind::SmallFamily,
                                       ProblemKind::ChiSquare, ProblemKind::HardyWeinberg}) {
            QSet<QString> questions;
            for (std::uint64_t seed = 0; seed < manySeeds; ++seed)
                questions << question(makeProblem(kind, seed));
            QVERIFY2(questions.size() >= 300, qPrintable(QString::number(questions.size())));
        }
    }

    void theMiddleGeneIsTheOneThatTheRarestGametesExchange() {
        for (std::uint64_t seed = 0; seed < manySeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::ThreePoint, seed);
            QCOMPARE(problem.counted.size(), std::size_t{8});
            QString parent;
            QString rarest;
            std::int64_t most = -1;
            std::int64_t least = std::numeric_limits<std::int64_t>::max();
            std::int64_t all = 0;
            for (const auto& row : problem.counted) {
                const QString gamete = inEnglish(row.name).remove(QLatin1Char('*'));
                all += row.count;
                if (row.count > most) {
                    most = row.count;
                    parent = gamete;
                }
                if (row.count < least) {
                    least = row.count;
                    rarest = gamete;
                }
            }
            auto exchanged = differences(parent, rarest);
            if (exchanged.size() == 2) // the other parental gamete is the nearer one
                exchanged = QList<qsizetype>{3 - exchanged[0] - exchanged[1]};
            QCOMPARE(exchanged.size(), 1);
            const QString middle = parent[exchanged[0]].toUpper();
            const QString asked = captured(inEnglish(problem.ask), "from \\*(.)\\*").value(0);
            const qsizetype place = parent.indexOf(asked, 0, Qt::CaseInsensitive);
            std::int64_t separated = 0;
            for (const auto& row : problem.counted) {
                const QString gamete = inEnglish(row.name).remove(QLatin1Char('*'));
                const bool one = gamete[place] == parent[place];
                const bool other = gamete[exchanged[0]] == parent[exchanged[0]];
                separated += one != other ? row.count : 0;
            }
            // Half-way between two whole numbers, “about 15” and “about 16” would be equally right.
            QVERIFY2(2 * (100 * separated % all) != all, qPrintable(QString::number(seed)));
            const auto centimorgans =
                static_cast<int>(std::floor(100.0 * double(separated) / double(all) + 0.5));
            QCOMPARE(
                rightText(problem),
                QStringLiteral("*%1* is in the middle, about %2 cM away.").arg(middle).arg(centimorgans));
            QVERIFY(given(problem).contains(QStringLiteral("The %1 offspring").arg(all)));
            QVERIFY(asked != middle);
        }
    }

    void aGuessOfTheMiddleGeneIsRightInHalfOfTheAnswers() {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Problem problem = makeProblem(ProblemKind::ThreePoint, seed);
            const QString middle = rightText(problem).left(3);
            QCOMPARE(std::ranges::count_if(problem.answers,
                                           [&](const ProblemAnswer& answer) {
                                               return inEnglish(answer.text).startsWith(middle);
                                           }),
                     2);
        }
    }

    void chancesOfFamiliesAreThoseOfAllFamiliesCounted() {
        QSet<bool> forms;
        for (std::uint64_t seed = 0; seed < manySeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::SmallFamily, seed);
            const QString given = read_problem::given(problem);
            const QString ask = inEnglish(problem.ask);
            const QStringList parents = captured(given, "parents are \\*(..)\\* and \\*(..)\\*");
            const int size = captured(given, "They have (\\d+) offspring").value(0).toInt();
            const QString dominant = captured(given, "\\(“(.+?)”\\) is dominant").value(0);
            const bool both = parents.value(0) == parents.value(1);
            const int recessive = both ? 1 : 2;
            const int cells = ask.contains(QStringLiteral("“%1”").arg(dominant)) ? 4 - recessive : recessive;
            const QStringList wanted = captured(ask, "exactly (\\d+) of them");
            forms << wanted.isEmpty();
            const double share = shareOfFamilies(size, cells, [&](int showing) {
                return wanted.isEmpty() ? showing >= 1 : showing == wanted[0].toInt();
            });
            const QStringList fraction = rightText(problem).split(QLatin1Char('/'));
            QCOMPARE(fraction.size(), 2);
            QCOMPARE(fraction[0].toDouble() / fraction[1].toDouble(), share);
        }
        QCOMPARE(forms.size(), 2);
    }

    void chiSquareIsComputedFromTheExpectedCounts() {
        constexpr std::array<double, 3> critical{3.841458820694124, 5.991464547107979, 7.814727903251179};
        QSet<bool> decisions;
        for (std::uint64_t seed = 0; seed < manySeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::ChiSquare, seed);
            const QStringList told = captured(given(problem), "ratio ([\\d :]+)\\. Expected: ([\\d :]+)\\.");
            const QStringList ratio = told.value(0).split(QStringLiteral(" : "));
            const QStringList expected = told.value(1).split(QStringLiteral(" : "));
            QCOMPARE(std::size_t(ratio.size()), problem.counted.size());
            double sum = 0;
            std::int64_t offspring = 0;
            double all = 0;
            for (qsizetype i = 0; i < ratio.size(); ++i) {
                const double one = expected[i].toDouble();
                const auto count = problem.counted[std::size_t(i)].count;
                QVERIFY(one >= 5);
                QCOMPARE(one * ratio[0].toDouble(), expected[0].toDouble() * ratio[i].toDouble());
                sum += std::pow(double(count) - one, 2) / one;
                offspring += count;
                all += one;
            }
            QCOMPARE(double(offspring), all);
            const auto df = ratio.size() - 1;
            const bool significant = sum > critical[std::size_t(df) - 1];
            decisions << significant;
            QCOMPARE(rightText(problem), QStringLiteral("χ² = %1, df = %2: %3significant at 5 %")
                                             .arg(hundredthsText(sum))
                                             .arg(df)
                                             .arg(significant ? QString() : QStringLiteral("not ")));
        }
        QCOMPARE(decisions.size(), 2);
    }

    void theCriticalValuesAreThoseOfTheTable() {
        QVERIFY(given(makeProblem(ProblemKind::ChiSquare, 1))
                    .contains(QStringLiteral("3.84 for df = 1, 5.99 for df = 2, 7.81 for df = 3")));
    }

    void heterozygotesAreTwicePTimesQ() {
        int equilibria = 0;
        int others = 0;
        int fromRecessives = 0;
        int exact = 0; // of the equilibria
        for (std::uint64_t seed = 0; seed < manySeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::HardyWeinberg, seed);
            if (problem.counted.empty()) {
                ++fromRecessives;
                const QStringList told = captured(given(problem), "population of (\\d+) .*, (\\d+) show");
                const double q = std::sqrt(told.value(1).toDouble() / told.value(0).toDouble());
                QCOMPARE(rightText(problem).toDouble(), 2 * q * (1 - q) * told.value(0).toDouble());
                continue;
            }
            const double pure = double(problem.counted[0].count);
            const double hybrid = double(problem.counted[1].count);
            const double plain = double(problem.counted[2].count);
            const double all = pure + hybrid + plain;
            QVERIFY(given(problem).contains(QStringLiteral("population of %1 ").arg(all)));
            const double p = (2 * pure + hybrid) / (2 * all);
            const double expected = 2 * p * (1 - p) * all;
            const double chi = std::pow(hybrid - expected, 2) / expected +
                               std::pow(pure - p * p * all, 2) / (p * p * all) +
                               std::pow(plain - (1 - p) * (1 - p) * all, 2) / ((1 - p) * (1 - p) * all);
            // There is no doubt: with df 1 and the critical value 3.84, chi-square is small or far beyond it.
            QVERIFY2(chi < 2 || chi > 10, qPrintable(QString::number(chi)));
            const bool equilibrium = chi < 2;
            (equilibrium ? equilibria : others) += 1;
            exact += equilibrium && hybrid == expected;
            QCOMPARE(rightText(problem), QStringLiteral("%1: p = %2, and %3 heterozygotes are expected.")
                                             .arg(equilibrium ? QStringLiteral("Yes") : QStringLiteral("No"))
                                             .arg(hundredthsText(p))
                                             .arg(std::lround(expected)));
        }
        QVERIFY(equilibria > 100 && others > 100 && fromRecessives > 300);
        // A population in equilibrium isn't one whose counts are exactly those expected.
        QVERIFY2(3 * exact < equilibria, qPrintable(QStringLiteral("%1 of %2").arg(exact).arg(equilibria)));
    }

    /// Adding a kind must leave the problems of the others, and so printed worksheets, as they are.
    void theProblemsOfAKindDoNotDependOnTheNumberOfKinds() {
        const Problem first = makeProblem(ProblemKind::ExpectedCount, 2026);
        QCOMPARE(
            given(first) + inEnglish(first.ask),
            QStringLiteral("Gene for shell colour: *D* (“dark shell”) is dominant over *d* (“pale shell”). "
                           "Two *Dd* parents have 228 offspring.How many of them do you expect to show "
                           "“pale shell”?"));
    }
};

GENOTYPE_TEST(CountedProblemsTest)
#include "counted_problems_test.moc"
