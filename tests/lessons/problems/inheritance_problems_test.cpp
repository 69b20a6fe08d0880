// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/notation.h"
#include "lessons/cross/offspring.h"
#include "lessons/problems/problem.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

using namespace lessons;
using namespace read_problem;

namespace {

/// By genotype, for two parents as the problem names them.
std::map<QString, double> childrenOf(const QStringList& parents) {
    const auto read = readCross(parents[0].toStdString(), parents[1].toStdString());
    const Offspring offspring(std::get<Cross>(read));
    std::map<QString, double> chances;
    for (std::size_t i = 0; i < offspring.genotypeCount(); ++i)
        if (offspring.byGenotype()[i] > 0)
            chances[QString::fromStdString(offspring.genotypeNotation(i))] = offspring.byGenotype()[i];
    return chances;
}

constexpr std::uint64_t seedsTried = 1000;

/// 9 : 3 : 3 : 1 or, of a test cross, 1 : 1 : 1 : 1, with the classes added that look the same.
QString ratioByLooks(const QStringList& looks, const QStringList& inOrder, bool testCross) {
    const int parts[4]{testCross ? 1 : 9, testCross ? 1 : 3, testCross ? 1 : 3, 1};
    QList<int> sums;
    for (const QString& wanted : inOrder) {
        int sum = 0;
        for (int i = 0; i < 4; ++i)
            sum += looks[i] == wanted ? parts[i] : 0;
        sums << sum;
    }
    QStringList text;
    for (const int sum : sums)
        text << QString::number(sum);
    return text.join(QStringLiteral(" : "));
}

} // namespace

class InheritanceProblemsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreHundredsOfEach() {
        for (const ProblemKind kind : {ProblemKind::XLinked, ProblemKind::Epistasis}) {
            QSet<QString> questions;
            for (std::uint64_t seed = 0; seed < seedsTried; ++seed)
                questions << question(makeProblem(kind, seed));
            QVERIFY2(questions.size() > 200, std::string(idOf(kind)).c_str());
        }
    }

    void sharesOfSonsAndDaughtersAreThoseOfTheCross() {
        QSet<QString> asked;
        for (std::uint64_t seed = 0; seed < seedsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::XLinked, seed);
            const QStringList parents =
                captured(given(problem), "parents are \\*(\\S+)\\* and \\*(\\S+)\\*\\.");
            if (parents.isEmpty())
                continue;
            const QStringList words = captured(
                given(problem), "\\*(\\S+)\\* \\(“(.+?)”\\) is dominant over \\*(\\S+)\\* \\(“(.+?)”");
            const QString ask = inEnglish(problem.ask);
            const QString look = captured(ask, "“(.+?)”").value(0);
            double all = 0;
            double showing = 0;
            const bool carriers = ask.contains(QLatin1String("carriers"));
            const bool everyone = ask.contains(QLatin1String("all offspring"));
            const bool daughters = ask.contains(QLatin1String("daughters"));
            for (const auto& [genotype, chance] : childrenOf(parents)) {
                const bool male = genotype.endsWith(QLatin1Char('Y'));
                const QString shown = genotype.contains(words[0]) ? words[1] : words[3];
                if (everyone || male != daughters)
                    all += chance;
                if (male == daughters)
                    continue;
                if (carriers ? genotype.contains(words[0]) && genotype.contains(words[2]) : shown == look)
                    showing += chance;
            }
            QCOMPARE(shareIn(rightText(problem)), showing / all);
            asked << ask.left(ask.indexOf(QStringLiteral(" do you")));
        }
        QCOMPARE(asked.size(), 3); // of the sons, of the daughters, of all offspring
    }

    void whoPassedItOnIsToldByTheOnlyX() {
        int reciprocal = 0;
        int males = 0;
        int females = 0;
        for (std::uint64_t seed = 0; seed < seedsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::XLinked, seed);
            const QString ask = inEnglish(problem.ask);
            const QString answer = rightText(problem);
            if (ask.contains(QLatin1String("reciprocal"))) {
                ++reciprocal;
                const QStringList looks = captured(ask, "females with “(.+)” and males with “(.+)”");
                QCOMPARE(answer,
                         QStringLiteral("daughters “%1”, sons “%2”").arg(looks.value(1), looks.value(0)));
            } else if (ask.startsWith(QLatin1String("From whom"))) {
                ++males;
                QVERIFY(
                    answer.contains(QRegularExpression(QStringLiteral("^from his mother.*\\*X(.)X(.)\\*$"))));
                const QString recessive = captured(ask, "\\*(\\S+)\\*").value(0);
                QCOMPARE(answer.count(recessive), 1);
            } else if (ask.startsWith(QLatin1String("Which of her parents"))) {
                ++females;
                QVERIFY(answer.startsWith(QLatin1String("the father")));
            }
        }
        QVERIFY(reciprocal > 30 && males > 30 && females > 30);
    }

    void ratiosAddTheClassesThatLookTheSame() {
        QSet<QString> ratios;
        for (std::uint64_t seed = 0; seed < seedsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Epistasis, seed);
            if (!problem.counted.empty())
                continue;
            const QStringList looks = captured(given(problem), "shows “(.+?)”.*?“(.+?)”.*?“(.+?)”.*?“(.+?)”");
            QCOMPARE(looks.size(), 4);
            QStringList inOrder;
            static const QRegularExpression quoted(QStringLiteral("“(.+?)”"));
            for (auto match = quoted.globalMatch(inEnglish(problem.ask)); match.hasNext();)
                inOrder << match.next().captured(1);
            const QStringList parents =
                captured(given(problem), "parents are \\*(\\S+)\\* and \\*(\\S+)\\*\\.");
            QCOMPARE(rightText(problem), ratioByLooks(looks, inOrder, parents[0] != parents[1]));
            ratios << rightText(problem);
        }
        // 9:3:4, 12:3:1, 9:6:1, 9:7, 15:1, 13:3 and of test crosses 1:1:2, 2:1:1, 1:2:1, 1:3, 3:1.
        QCOMPARE(ratios.size(), 11);
    }

    void countsFitTheirRuleFarBetterThanAnyOther() {
        const std::map<std::size_t, QStringList> known{
            {2,
             {QStringLiteral("9 : 7"), QStringLiteral("15 : 1"), QStringLiteral("13 : 3"),
              QStringLiteral("3 : 1")}},
            {3, {QStringLiteral("9 : 3 : 4"), QStringLiteral("12 : 3 : 1"), QStringLiteral("9 : 6 : 1")}}};
        QSet<QString> rules;
        for (std::uint64_t seed = 0; seed < seedsTried; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Epistasis, seed);
            if (problem.counted.empty())
                continue;
            std::int64_t all = 0;
            for (const auto& row : problem.counted)
                all += row.count;
            QVERIFY(given(problem).contains(QString::number(all)));
            const QString right =
                captured(inEnglish(problem.answers[problem.rightAnswer()].why), "close to (.+)\\.").value(0);
            const auto likelihood = [&problem](const QString& ratio) {
                const QStringList parts = ratio.split(QStringLiteral(" : "));
                double sum = 0;
                double total = 0;
                for (const QString& part : parts)
                    total += part.toDouble();
                for (std::size_t i = 0; i < problem.counted.size(); ++i)
                    sum +=
                        double(problem.counted[i].count) * std::log(parts[qsizetype(i)].toDouble() / total);
                return sum;
            };
            const QStringList candidates = known.at(problem.counted.size());
            QVERIFY(candidates.contains(right));
            for (const QString& other : candidates)
                QVERIFY(other == right || likelihood(right) - likelihood(other) > std::log(100.0));
            rules << right;
            // The answers' expected numbers are those of their ratios.
            for (const auto& answer : problem.answers)
                for (const QString& ratio : candidates)
                    if (inEnglish(answer.why).startsWith(QStringLiteral("Then %1 is").arg(ratio))) {
                        const double sixteenths = ratio.split(QStringLiteral(" : "))[0].toDouble() *
                                                  (ratio == QLatin1String("3 : 1") ? 4 : 1);
                        QVERIFY(
                            inEnglish(answer.why)
                                .contains(
                                    QStringLiteral("about %1").arg(qRound(double(all) * sixteenths / 16))));
                    }
        }
        QCOMPARE(rules.size(), 6);
    }
};

GENOTYPE_TEST(InheritanceProblemsTest)
#include "inheritance_problems_test.moc"
