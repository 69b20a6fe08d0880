// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <cmath>
#include <functional>

using namespace lessons;
using namespace read_problem;

namespace {

constexpr std::uint64_t duelSeeds = 1200;

/// How many of the 36 results of two dice fit, counted one by one.
int resultsThat(const std::function<bool(int)>& fits) {
    int results = 0;
    for (int one = 1; one <= 6; ++one)
        for (int other = 1; other <= 6; ++other)
            results += fits(one + other) ? 1 : 0;
    return results;
}

/// 3 for the first copy, 2 for each further one.
int bonusOf(int copies) {
    return 3 + 2 * (copies - 1);
}

int changeFrom(int sum) {
    return sum >= 9 ? 1 : sum <= 5 ? -1 : 0;
}

/// What the sentence in brackets says of the dice.
int resultsOf(const QString& event) {
    const auto numbers = numbersIn(event, "dice show (\\d+)(?: or (\\d+|more))?\\)");
    const bool orMore = event.contains(QStringLiteral("or more"));
    return resultsThat(
        [&](int sum) { return orMore ? sum >= numbers[0] : sum == numbers[0] || sum == numbers.value(1); });
}

} // namespace

/// The right answers, worked out from what the pupil reads, with every result of the dice.
class DuelProblemTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thereAreHundreds() {
        QSet<QString> questions;
        for (std::uint64_t seed = 0; seed < duelSeeds; ++seed)
            questions << question(makeProblem(ProblemKind::Duel, seed));
        QVERIFY2(questions.size() > 300, qPrintable(QString::number(questions.size())));
    }

    void theRightAnswerFollowsFromTheText() {
        QSet<int> forms;
        for (std::uint64_t seed = 0; seed < duelSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Duel, seed);
            const QString told = given(problem);
            const QString ask = inEnglish(problem.ask);
            const QString right = rightText(problem);
            if (const auto copies = numbersIn(told, "in the genome: (\\d)"); !copies.isEmpty()) {
                forms << 0;
                const int bonus = bonusOf(int(copies[0]));
                const int grows = resultsThat(
                    [bonus](int sum) { return sum != 3 && sum != 4 && changeFrom(sum + bonus) > 0; });
                QCOMPARE(right, QStringLiteral("%1 of 36").arg(grows));
            } else if (const auto first =
                           numbersIn(told, "first team has (\\d+) individuals. It rolls (\\d+)");
                       !first.isEmpty()) {
                forms << 1;
                const auto second = numbersIn(told, "second team has (\\d+) individuals.* times: (\\d)");
                const int roll = int(first[1]);
                const int own = roll == 12              ? 2
                                : changeFrom(roll) != 0 ? changeFrom(roll)
                                : roll == 6             ? -1
                                                        : 0;
                const double one = first[0] + own;
                const double other = second[0] + changeFrom(roll + bonusOf(int(second[1])));
                QVERIFY(std::abs(shareIn(right) - one / (one + other)) < 1e-12);
            } else if (const auto turns = numbersIn(ask, "each of the next (\\d) turns"); !turns.isEmpty()) {
                forms << 2;
                QVERIFY(std::abs(shareIn(right) - std::pow(resultsOf(told) / 36.0, turns[0])) < 1e-12);
            } else {
                forms << 3;
                QCOMPARE(right, QStringLiteral("%1/36, as ever").arg(resultsOf(told)));
            }
        }
        QCOMPARE(forms.size(), 4);
    }

    /// Whether something is thought to be due or to go on depends on what has come before.
    void afterARunTheTwoBeliefsChangePlaces() {
        QSet<QString> met;
        for (std::uint64_t seed = 0; seed < duelSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Duel, seed);
            const QString told = given(problem);
            const bool happened = told.contains(QStringLiteral("in a row"));
            if (!happened && !told.contains(QStringLiteral("has not come")))
                continue;
            for (const ProblemAnswer& answer : problem.answers)
                if (answer.misconception == "chance-repays") {
                    const QString text = inEnglish(answer.text);
                    QVERIFY(text.startsWith(happened ? QStringLiteral("less") : QStringLiteral("more")));
                    met << text.left(4);
                }
        }
        QCOMPARE(met.size(), 2);
    }
};

GENOTYPE_TEST(DuelProblemTest)
#include "duel_problem_test.moc"
