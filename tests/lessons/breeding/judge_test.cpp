// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/breeding/judge.h"
#include "plan.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace lessons::breeding;
using namespace breeding_plan;

namespace {

constexpr std::array levels{1, 2, 3};

QByteArray nameOfCase(Mode truth, Organism organism) {
    return QByteArray(idOf(truth).data()) + ", " + idOf(organism).data();
}

/// Crosses of two peas that are known to be made; their strains look like the forms given.
Evidence peas(const std::vector<Form>& strains) {
    Evidence made;
    made.level = 3;
    for (std::size_t i = 0; i < strains.size(); ++i) {
        made.strains.push_back({{strains[i], 0}});
        made.members.push_back({Sex::Female, made.strains.back(), i, {}});
    }
    return made;
}

Look look(Form form) {
    return {{form, 0}};
}

} // namespace

/// What evidence excludes a model, and that the answer is safe from it.
class BreedingJudgeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTrueModelIsExcludedInAtMostOneOfAHundredBenches() {
        int benches = 0;
        int wrong = 0;
        for (const Organism organism : allOrganisms)
            for (const int level : levels)
                for (std::uint32_t seed = 0; seed < 45; ++seed) {
                    const auto dice = seed + 1000 * std::uint64_t(level) + 10'000 * std::uint64_t(organism);
                    Bench bench({level, organism, seed * 31 + 7}, dice);
                    followPlan(bench, 60);
                    ++benches;
                    const Evidence evidence = bench.evidence();
                    const bool excluded = judge(evidence, bench.mystery().model).isExcluded();
                    wrong += excluded;
                    // A mode is excluded only with all its forms.
                    QVERIFY(excluded || !judge(evidence, bench.mystery().model.mode).isExcluded());
                }
        QCOMPARE(benches, 405);
        QVERIFY2(100 * wrong <= benches, QByteArray::number(wrong));
    }

    void aSensiblePlanExcludesEveryFalseMode_data() {
        QTest::addColumn<int>("truth");
        QTest::addColumn<int>("organism");
        for (const Organism organism : allOrganisms)
            for (const Mode truth : modesOf(levelCount, organism))
                QTest::addRow("%s", nameOfCase(truth, organism).constData()) << int(truth) << int(organism);
    }

    void aSensiblePlanExcludesEveryFalseMode() {
        QFETCH(int, truth);
        QFETCH(int, organism);
        // Several mysteries, since they differ in strains and linkage.
        std::uint32_t from = 0;
        for (int round = 0; round < 4; ++round) {
            const MysteryCode code = mysteryWith(Mode(truth), Organism(organism), levelCount, from);
            from = code.seed + 1;
            Bench bench(code, code.seed);
            followPlan(bench);
            const Evidence evidence = bench.evidence();
            for (const Verdict& verdict : judgeOthers(evidence, bench.mystery().model))
                QVERIFY2(verdict.isExcluded(), QByteArray(idOf(verdict.mode).data()) + " p " +
                                                   QByteArray::number(verdict.p) + " code " +
                                                   text(code).c_str());
        }
    }

    void nothingIsExcludedByStrainsThatEveryModeOfTheLevelAllows() {
        for (const Organism organism : allOrganisms) {
            const Bench bench(mysteryWith(Mode::Dominant, organism, 1), 1);
            for (const Mode mode : modesOf(1, organism))
                QVERIFY(!judge(bench.evidence(), mode).isExcluded());
        }
    }

    void offspringThatAModelForbidsAreNamedWithTheirCross() {
        // Purple × white gives purple only: incomplete dominance would need a third form.
        Evidence evidence = peas({0, 2});
        evidence.crosses.push_back({0, 1, {{look(0), Sex::Female, 20}}, 0});
        const Verdict verdict = judge(evidence, Mode::Incomplete);
        QVERIFY(verdict.kind == Verdict::Kind::Forbidden);
        QCOMPARE(*verdict.cross, std::size_t{0});
        QVERIFY(verdict.seen && verdict.seen->look == look(0));
        QCOMPARE(verdict.p, 0.0);
        QVERIFY(!judge(evidence, Mode::Dominant).isExcluded());
    }

    void aWhiteDaughterOfARedFatherExcludesTheXChromosome() {
        // Two strains; white father, red daughter and son; the daughter with her brother has a white
        // daughter.
        Evidence evidence;
        evidence.level = 2;
        evidence.organism = Organism::Fly;
        evidence.strains = {look(0), look(2)};
        evidence.members = {{Sex::Female, look(0), 0, {}}, {Sex::Male, look(0), 0, {}},
                            {Sex::Female, look(2), 1, {}}, {Sex::Male, look(2), 1, {}},
                            {Sex::Female, look(0), {}, 0}, {Sex::Male, look(0), {}, 0}};
        evidence.crosses.push_back({0, 3, {{look(0), Sex::Female, 9}, {look(0), Sex::Male, 8}}, 0});
        QVERIFY(!judge(evidence, Mode::XLinked).isExcluded());
        evidence.crosses.push_back(
            {4, 5, {{look(0), Sex::Female, 30}, {look(0), Sex::Male, 15}, {look(2), Sex::Male, 14}}, 1});
        QVERIFY(!judge(evidence, Mode::XLinked).isExcluded());
        evidence.crosses[1].counts.push_back({look(2), Sex::Female, 1});
        const Verdict verdict = judge(evidence, Mode::XLinked);
        QVERIFY(verdict.kind == Verdict::Kind::Forbidden);
        QCOMPARE(*verdict.cross, std::size_t{1});
        QVERIFY(verdict.seen && verdict.seen->sex == Sex::Female && verdict.seen->look == look(2));
    }

    void theSmallestPCountsAsOftenAsThereAreCrosses() {
        // F1 all purple, then 60 purple and 40 white of a self-pollinated F1 plant against 3 : 1. The exact
        // sum over all counts at least as far off, with Python's fractions (as XNomial's xmulti in R).
        constexpr double ofOneCross = 0.0008236927711309413;
        Evidence evidence = peas({0, 2});
        evidence.members.push_back({Sex::Female, look(0), {}, 0});
        evidence.crosses.push_back({0, 1, {{look(0), Sex::Female, 20}}, 0});
        evidence.crosses.push_back({2, 2, {{look(0), Sex::Female, 60}, {look(2), Sex::Female, 40}}, 1});
        const Verdict verdict = judge(evidence, Mode::Dominant);
        QVERIFY(verdict.kind == Verdict::Kind::Unlikely);
        QCOMPARE(*verdict.cross, std::size_t{1});
        CLOSE(verdict.p, 2 * ofOneCross);
        // 9 : 7 explains the same counts.
        QVERIFY(!judge(evidence, Mode::Complementary).isExcluded());
    }

    void anotherNumberOfCharactersIsExcludedAtOnce() {
        const Bench bench(mysteryWith(Mode::Independent, Organism::Pea, 2), 1);
        QVERIFY(judge(bench.evidence(), Mode::Dominant).kind == Verdict::Kind::Characters);
        QVERIFY(judge(bench.evidence(), Mode::Linked).kind == Verdict::Kind::Open);
    }

    void theSameModeWithTheFormsTheOtherWayRoundIsJudgedToo() {
        Bench bench(mysteryWith(Mode::Dominant, Organism::Pea, 1), 3);
        bench.cross(0, 1, 30);
        Model claimed = bench.mystery().model;
        QVERIFY(!judge(bench.evidence(), claimed).isExcluded());
        const auto others = judgeOthers(bench.evidence(), claimed);
        QVERIFY(others.front().mode == Mode::Dominant && others.front().isExcluded());
        std::swap(claimed.looks[0], claimed.looks[1]);
        QVERIFY(judge(bench.evidence(), claimed).isExcluded());
        QVERIFY(!judgeOthers(bench.evidence(), claimed).front().isExcluded());
    }

    void oneIndividualHasOneGenotypeInAllItsCrosses() {
        // A purple plant with white offspring in one test cross and 200 purple in another cannot be PP in the
        // second only.
        Evidence evidence = peas({0, 2});
        evidence.members.push_back({Sex::Female, look(0), {}, 0});
        evidence.crosses.push_back({0, 1, {{look(0), Sex::Female, 20}}, 0});
        evidence.crosses.push_back({1, 2, {{look(0), Sex::Female, 10}, {look(2), Sex::Female, 11}}, 1});
        QVERIFY(!judge(evidence, Mode::Dominant).isExcluded());
        evidence.crosses.push_back({2, 2, {{look(0), Sex::Female, 200}}, 2});
        QVERIFY(judge(evidence, Mode::Dominant).isExcluded());
    }

    void predictionsOfAModelAreThoseOfThePossibleParents() {
        Bench bench(mysteryWith(Mode::Dominant, Organism::Pea, 1), 3);
        const std::size_t cross = bench.cross(0, 1, 30);
        const std::size_t child = bench.keep(cross, 0);
        const auto all = predictions(bench.evidence(), bench.mystery().model, child, child);
        // AA or Aa, self-pollinated.
        QCOMPARE(all, (std::vector<std::vector<double>>{{1, 0}, {0.75, 0.25}}));
    }

    void theVerdictsAreSentences() {
        const core::Phrase cross{"cross 2", {}};
        const core::Phrase seen{"male, red eyes", {}};
        for (const auto kind : {Verdict::Kind::Open, Verdict::Kind::Characters, Verdict::Kind::Strains,
                                Verdict::Kind::Forms, Verdict::Kind::Forbidden, Verdict::Kind::Unlikely}) {
            Verdict verdict;
            verdict.kind = kind;
            verdict.seen = Evidence::Count{};
            QVERIFY(core::english(phrase(verdict, cross, seen)).ends_with('.'));
        }
    }
};

GENOTYPE_TEST(BreedingJudgeTest, long)
#include "judge_test.moc"
