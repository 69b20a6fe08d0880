// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "lessons/documents/misconceptions.h"
#include "lessons/problems/problem.h"
#include "lessons/topics/diagnosis.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <algorithm>
#include <functional>
#include <set>
#include <string>

using namespace lessons;
using namespace read_problem;

namespace {

constexpr std::uint64_t beliefSeeds = 300;

/// Which answer a pupil gives.
using Chooses = std::function<std::size_t(const Problem&)>;

/// What the practice of such a pupil shows: some problems of each of these kinds.
template <typename Kinds> Diagnosis practised(const Kinds& kinds, int ofEach, const Chooses& chooses) {
    Diagnosis diagnosis;
    for (const ProblemKind kind : kinds)
        for (int seed = 0; seed < ofEach; ++seed) {
            const Problem problem = makeProblem(kind, std::uint64_t(seed));
            diagnosis.add(problem, chooses(problem));
        }
    return diagnosis;
}

/// Believes one thing and otherwise knows everything.
Chooses believer(const std::string& belief) {
    return [belief](const Problem& problem) {
        const auto found = std::ranges::find(problem.answers, belief, &ProblemAnswer::misconception);
        return found == problem.answers.end() ? problem.rightAnswer()
                                              : std::size_t(found - problem.answers.begin());
    };
}

} // namespace

/// Which beliefs the wrong answers of practice problems stand for, and what practice shows of a pupil.
class ProblemBeliefsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        for (const ProblemKind kind : allProblemKinds)
            for (std::uint64_t seed = 0; seed < beliefSeeds; ++seed)
                for (const ProblemAnswer& answer : makeProblem(kind, seed).answers)
                    m_beliefs.emplace(answer.misconception);
        m_beliefs.erase("");
    }

    void everyBeliefIsInTheCatalogue() {
        for (const std::string& belief : m_beliefs)
            QVERIFY2(findMisconception(belief), belief.c_str());
    }

    void aRightAnswerStandsForNoBelief() {
        for (const ProblemKind kind : allProblemKinds)
            for (std::uint64_t seed = 0; seed < beliefSeeds; ++seed) {
                const Problem problem = makeProblem(kind, seed);
                QVERIFY(problem.answers[problem.rightAnswer()].misconception.empty());
            }
    }

    /// Or whoever guesses would choose it too often. Only the changes that no young inherits can be several.
    void aBeliefStandsBehindOneAnswerOfAProblem() {
        for (const ProblemKind kind : allProblemKinds)
            for (std::uint64_t seed = 0; seed < beliefSeeds; ++seed) {
                std::set<std::string> seen;
                for (const ProblemAnswer& answer : makeProblem(kind, seed).answers)
                    QVERIFY2(answer.misconception.empty() || answer.misconception == "acquired-inherited" ||
                                 seen.emplace(answer.misconception).second,
                             qPrintable(inEnglish(answer.text)));
            }
    }

    /// What is said in words only is left to the questions of lessons.
    void onlyTheseBeliefsCannotBePractised() {
        std::vector<std::string> missing;
        for (const Misconception& one : misconceptions())
            if (!m_beliefs.contains(one.id))
                missing.push_back(one.id);
        QCOMPARE(missing, (std::vector<std::string>{"p-is-truth", "gene-is-allele", "mutation-need",
                                                    "mutation-harmful", "cells-differ", "regulation-mixed-up",
                                                    "lone-genius"}));
    }

    void aPupilWithOneMisconceptionIsRecognisedByPracticeAlone() {
        for (const std::string& belief : m_beliefs) {
            const auto signs = practised(allProblemKinds, 30, believer(belief)).signs();
            QVERIFY2(signs.size() == 1, belief.c_str());
            QCOMPARE(signs.front().misconception, belief);
            QVERIFY2(signs.front().isHeld(), belief.c_str());
        }
    }

    /// Within a dozen problems of the kind, as in one lesson.
    void aPupilWhoExpects3To1EverywhereIsRecognisedInOneKind() {
        for (const ProblemKind kind : {ProblemKind::LookShare, ProblemKind::GenotypeShare,
                                       ProblemKind::HybridLooks, ProblemKind::BloodGroups}) {
            const auto signs = practised(std::array{kind}, 12, believer("ratio-for-all")).signs();
            QVERIFY2(signs.size() == 1 && signs.front().isHeld(), std::string(idOf(kind)).c_str());
        }
    }

    void aPupilWhoOnlySlipsIsNotSuspected() {
        const auto slips = [](const Problem& problem) {
            const auto found = std::ranges::find_if(problem.answers, [](const ProblemAnswer& one) {
                return !one.right && one.misconception.empty();
            });
            return found == problem.answers.end() ? problem.rightAnswer()
                                                  : std::size_t(found - problem.answers.begin());
        };
        QVERIFY(practised(allProblemKinds, 30, slips).signs().empty());
    }

    /// Of pupils who guess the answers to twelve problems of a kind, fewer than one in six.
    void aPupilWhoGuessesIsSeldomSuspected() {
        core::Random random(12);
        int suspected = 0;
        int pupils = 0;
        for (const ProblemKind kind : allProblemKinds)
            for (int i = 0; i < 20; ++i, ++pupils) {
                Diagnosis diagnosis;
                const std::uint64_t seed = 20 * std::uint64_t(i);
                for (std::uint64_t problem = 0; problem < 12; ++problem)
                    diagnosis.add(makeProblem(kind, seed + problem), random.below(4));
                suspected += std::ranges::any_of(diagnosis.signs(), &Sign::isHeld) ? 1 : 0;
            }
        QVERIFY2(suspected * 6 < pupils, qPrintable(QString::number(suspected)));
    }

    void everyAnswerHasItsOwnExplanation_data() {
        QTest::addColumn<int>("kind");
        for (const ProblemKind kind : allProblemKinds)
            QTest::newRow(std::string(idOf(kind)).c_str()) << static_cast<int>(kind);
    }

    void everyAnswerHasItsOwnExplanation() {
        QFETCH(const int, kind);
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            QSet<QString> explanations;
            for (const ProblemAnswer& answer : makeProblem(static_cast<ProblemKind>(kind), seed).answers)
                explanations << inEnglish(answer.why);
            QVERIFY2(static_cast<std::size_t>(explanations.size()) == answersOfAProblem,
                     qPrintable(QString::number(seed)));
        }
    }

private:
    std::set<std::string> m_beliefs;
};

GENOTYPE_TEST(ProblemBeliefsTest, long)
#include "problem_beliefs_test.moc"
