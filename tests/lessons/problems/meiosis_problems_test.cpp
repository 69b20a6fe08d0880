// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace lessons;
using namespace read_problem;

namespace {

constexpr std::uint64_t meiosisSeeds = 600;

/// What stands between asterisks.
QStringList genotypesIn(const QString& text) {
    static const QRegularExpression marked(QStringLiteral("\\*(\\S+?)\\*"));
    QStringList found;
    for (auto match = marked.globalMatch(text); match.hasNext();)
        found << match.next().captured(1);
    return found;
}

QStringList sortedList(QStringList list) {
    list.sort();
    return list;
}

} // namespace

/// The right answers, worked out from what the pupil reads.
class MeiosisProblemsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thereAreHundreds() {
        QSet<QString> questions;
        for (std::uint64_t seed = 0; seed < meiosisSeeds; ++seed)
            questions << question(makeProblem(ProblemKind::Meiosis, seed));
        QVERIFY(questions.size() > 200);
    }

    void chromosomesAndChromatidsAreThoseOfThePhase() {
        QSet<QString> asked;
        for (std::uint64_t seed = 0; seed < meiosisSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Meiosis, seed);
            static const QRegularExpression diploid(QStringLiteral("2n = (\\d+)"));
            const auto match = diploid.match(given(problem));
            if (!match.hasMatch())
                continue;
            const int both = match.captured(1).toInt();
            const QString ask = inEnglish(problem.ask);
            asked << ask;
            int chromosomes = both;
            int chromatids = 2 * both; // prophase I and metaphase I
            if (ask.contains(QLatin1String("before meiosis")))
                chromatids = both;
            else if (ask.contains(QLatin1String("first division")) ||
                     ask.contains(QLatin1String("metaphase II")))
                chromosomes = both / 2, chromatids = both;
            else if (ask.contains(QLatin1String("gametes")))
                chromosomes = chromatids = both / 2;
            QCOMPARE(rightText(problem),
                     QStringLiteral("chromosomes: %1, chromatids: %2").arg(chromosomes).arg(chromatids));
        }
        QCOMPARE(asked.size(), 6);
    }

    void withoutCrossingOverThereAreTwoOppositeKinds() {
        int met = 0;
        for (std::uint64_t seed = 0; seed < meiosisSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Meiosis, seed);
            if (!given(problem).contains(QLatin1String("nothing is swapped")))
                continue;
            ++met;
            const QString known = genotypesIn(inEnglish(problem.ask)).value(0);
            QString opposite;
            for (const QChar letter : known)
                opposite += letter.isUpper() ? letter.toLower() : letter.toUpper();
            QCOMPARE(sortedList(genotypesIn(rightText(problem))),
                     sortedList({known, known, opposite, opposite}));
        }
        QVERIFY(met > 50);
    }

    void aCrossoverBetweenTwoGenesMakesTwoNewGametes() {
        QSet<bool> met;
        for (std::uint64_t seed = 0; seed < meiosisSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Meiosis, seed);
            if (!given(problem).contains(QLatin1String("has the chromosomes")))
                continue;
            const QStringList old = genotypesIn(given(problem));
            const bool crossed = inEnglish(problem.ask).contains(QLatin1String("there is one crossover"));
            met << crossed;
            const QString fresh = QString(old[0][0]) + old[1][1];
            const QString freshToo = QString(old[1][0]) + old[0][1];
            QCOMPARE(sortedList(genotypesIn(rightText(problem))),
                     sortedList(crossed ? QStringList{old[0], old[1], fresh, freshToo}
                                        : QStringList{old[0], old[0], old[1], old[1]}));
        }
        QCOMPARE(met.size(), 2);
    }

    void halfOfTheCrossoversGametesAreNew() {
        int met = 0;
        static const QRegularExpression share(QStringLiteral("In (\\d+) of 100 meioses"));
        for (std::uint64_t seed = 0; seed < meiosisSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Meiosis, seed);
            const auto match = share.match(given(problem));
            if (!match.hasMatch())
                continue;
            ++met;
            QCOMPARE(rightText(problem), QStringLiteral("%1 %").arg(match.captured(1).toInt() / 2));
        }
        QVERIFY(met > 50);
    }
};

GENOTYPE_TEST(MeiosisProblemsTest)
#include "meiosis_problems_test.moc"
