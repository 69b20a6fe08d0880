// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/pedigree/exclusion.h"
#include "lessons/pedigree/family_words.h"
#include "lessons/pedigree/inference.h"
#include "lessons/problems/problem.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace lessons;
using namespace read_problem;
using pedigree::Mode;
using pedigree::Pedigree;

namespace {

constexpr std::uint64_t familySeeds = 400;

double chanceIn(const QString& text) {
    const QStringList parts = text.split(QLatin1Char('/'));
    return parts.size() == 2 ? parts[0].toDouble() / parts[1].toDouble() : text.toDouble();
}

/// What the family says, calculated from all genotypes.
double calculated(const Problem& problem) {
    const Pedigree& family = *problem.family;
    const bool linked = inEnglish(problem.given[0]).contains(QLatin1String("X-linked"));
    // The frequency makes no difference: the parents' genotypes are known.
    const pedigree::Model model{linked ? Mode::XLinkedRecessive : Mode::AutosomalRecessive, 0.05, 1};
    const std::size_t she = family.find("II-2").value();
    if (inEnglish(problem.ask).contains(QLatin1String("carrier")))
        return carrierChance(model.mode, genotypeChances(family, model).value()[she]);
    const std::size_t partner = family.find("II-3").value();
    const pedigree::Parents parents = family[she].sex == pedigree::Sex::Male
                                          ? pedigree::Parents{she, partner}
                                          : pedigree::Parents{partner, she};
    const auto next = pedigree::nextChild(family, model, parents).value();
    return inEnglish(problem.ask).contains(QLatin1String("son")) ? next.son : next.affected;
}

} // namespace

class FamilyProblemTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFamilyIsToldInSentencesAndGivenToBeDrawn() {
        for (const ProblemKind kind : {ProblemKind::PedigreeMode, ProblemKind::CarrierChance}) {
            const Problem problem = makeProblem(kind, 3);
            QVERIFY(problem.family.has_value());
            for (const auto& sentence : pedigree::sentencesOf(*problem.family))
                QVERIFY(question(problem).contains(inEnglish(sentence)));
        }
        QVERIFY(!makeProblem(ProblemKind::Linkage, 3).family);
    }

    void whereTheFamilyIsDrawnOnlyTheRestIsTold() {
        for (std::uint64_t seed = 0; seed < familySeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::CarrierChance, seed);
            const auto rest = problem.givenBesideFamily();
            QCOMPARE(rest.size(), std::size_t{2}); // the trait, and no new mutations
            for (const auto& sentence : rest)
                QVERIFY(!inEnglish(sentence).startsWith(QLatin1String("Parents")));
            // The next child is drawn where it is asked about, as a son if it is one.
            const QString ask = inEnglish(problem.ask);
            QCOMPARE(problem.nextChild.has_value(), ask.contains(QLatin1String("next child")));
            if (problem.nextChild)
                QCOMPARE(problem.nextChild->sex == pedigree::Sex::Male, ask.contains(QLatin1String("son")));
        }
        const Problem other = makeProblem(ProblemKind::Linkage, 3);
        QCOMPARE(other.givenBesideFamily().size(), other.given.size());
    }

    void theModesThatAreLeftAreThoseOfTheFamily() {
        QSet<QString> right;
        QSet<QString> problems;
        for (std::uint64_t seed = 0; seed < familySeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::PedigreeMode, seed);
            const auto left = possibleAmong(pedigree::mainModes, *problem.family);
            QString expected = left.size() == 1 ? QStringLiteral("only ") + inEnglish(nameOf(left[0]))
                                                : QStringLiteral("both ") + inEnglish(nameOf(left[0])) +
                                                      QStringLiteral(" and ") + inEnglish(nameOf(left[1]));
            QCOMPARE(rightText(problem), expected);
            right << expected;
            problems << question(problem);
            // A wrong answer names a mode that is ruled out and by whom, or one that was forgotten.
            QSet<QString> feedback;
            for (const ProblemAnswer& answer : problem.answers) {
                const QString why = inEnglish(answer.why);
                feedback << why;
                if (!answer.right)
                    QVERIFY2(why.contains(QLatin1String("is ruled out: ")) ||
                                 why.contains(QLatin1String("is possible too")),
                             qPrintable(why));
            }
            QCOMPARE(feedback.size(), 4);
        }
        QCOMPARE(right.size(), 4); // each of the answers is right in some families
        QVERIFY(problems.size() > 350);
    }

    void theChanceOfACarrierIsThatOfAllGenotypes() {
        QSet<QString> problems;
        for (std::uint64_t seed = 0; seed < familySeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::CarrierChance, seed);
            const double expected = calculated(problem);
            CLOSE(chanceIn(rightText(problem)), expected);
            QSet<QString> feedback;
            for (const ProblemAnswer& answer : problem.answers) {
                feedback << inEnglish(answer.why);
                if (!answer.right)
                    QVERIFY(!isCloseTo(chanceIn(inEnglish(answer.text)), expected));
            }
            QCOMPARE(feedback.size(), 4);
            problems << question(problem);
        }
        QVERIFY(problems.size() > 120);
    }
};

GENOTYPE_TEST(FamilyProblemTest)
#include "family_problem_test.moc"
