// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "families.h"
#include "lessons/pedigree/couple_cross.h"
#include "lessons/pedigree/published_families.h"
#include "lessons/problems/problem.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons::pedigree;

namespace {

std::string mother(const CoupleCross& shown) {
    return lessons::notation(shown.cross, shown.cross.first);
}
std::string father(const CoupleCross& shown) {
    return lessons::notation(shown.cross, shown.cross.second);
}

} // namespace

/// Two people of a family as the parents of a cross.
class CoupleCrossTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void parentsOfAnAffectedChildAreCertainCarriers() {
        const Pedigree& family = findPublishedFamily("first-phenylketonuria")->family;
        const auto shown = coupleCross(family, Mode::AutosomalRecessive, *family[2].parents);
        QVERIFY(shown.has_value());
        QCOMPARE(mother(*shown), std::string("Aa"));
        QCOMPARE(father(*shown), std::string("Aa"));
        CLOSE(shown->mother, 1.0);
        CLOSE(shown->father, 1.0);
    }

    /// A carrier's daughter with two healthy sons is a carrier with 1/2 · 1/4 : 1/2, which is 1/5.
    void aPossibleCarrierIsShownAsOneWithHerChance() {
        const Pedigree family = familyOf("I-1 male unaffected\n"
                                         "I-2 female unaffected\n"
                                         "II-1 male affected mother I-2 father I-1\n"
                                         "II-2 female unaffected mother I-2 father I-1\n"
                                         "II-3 male unaffected\n"
                                         "III-1 male unaffected mother II-2 father II-3\n"
                                         "III-2 male unaffected mother II-2 father II-3\n");
        const auto shown = coupleCross(family, Mode::XLinkedRecessive, {4, 3});
        QCOMPARE(mother(*shown), std::string("XᴬXᵃ"));
        QCOMPARE(father(*shown), std::string("XᴬY"));
        CLOSE(shown->mother, 0.2);
        CLOSE(shown->father, 1.0);
    }

    void anAffectedParentOfAHealthyChildHasOneDominantAllele() {
        const Pedigree family = familyOf("I-1 male affected\n"
                                         "I-2 female unaffected\n"
                                         "II-1 male unaffected mother I-2 father I-1\n");
        const auto shown = coupleCross(family, Mode::AutosomalDominant, {0, 1});
        QCOMPARE(mother(*shown), std::string("aa"));
        QCOMPARE(father(*shown), std::string("Aa"));
    }

    void whoCouldOnlyBeACarrierByChanceIsShownWithoutTheAllele() {
        const Pedigree family = familyOf("I-1 male affected\n"
                                         "I-2 female unaffected\n"
                                         "II-1 male unaffected mother I-2 father I-1\n");
        const auto shown = coupleCross(family, Mode::AutosomalRecessive, {0, 1});
        QCOMPARE(mother(*shown), std::string("AA"));
        QCOMPARE(father(*shown), std::string("aa"));
        // AA 0.99², Aa 2 · 0.01 · 0.99, half of whose children are healthy here.
        CLOSE(shown->mother, 0.99);
    }

    void noCrossIsMadeOfPhenotypesThatCannotOccurOrGenesOfTheMother() {
        const Pedigree& family = findPublishedFamily("first-phenylketonuria")->family;
        QVERIFY(!coupleCross(family, Mode::AutosomalDominant, {0, 1}));
        QVERIFY(!coupleCross(family, Mode::Mitochondrial, {0, 1}));
    }

    void theCoupleThatIsShownHasTheMostCertainCarriers() {
        // Only II-1 and II-2 are certain: their child is affected.
        const Pedigree family = familyOf("I-1 male unaffected\n"
                                         "I-2 female unaffected\n"
                                         "II-1 male unaffected mother I-2 father I-1\n"
                                         "II-2 female unaffected\n"
                                         "III-1 male affected mother II-2 father II-1\n");
        QVERIFY((coupleToShow(family, Mode::AutosomalRecessive) == Parents{2, 3}));
    }

    void everyFamilyOfAProblemHasACoupleWhoseMeiosisCanBeShown() {
        for (const auto kind : {lessons::ProblemKind::PedigreeMode, lessons::ProblemKind::CarrierChance})
            for (std::uint64_t seed = 0; seed < 30; ++seed) {
                const lessons::Problem problem = lessons::makeProblem(kind, seed);
                QVERIFY(problem.familyAnswer.has_value());
                const auto& [mode, couple] = *problem.familyAnswer;
                const auto shown = coupleCross(*problem.family, mode, couple);
                QVERIFY(shown.has_value());
                QVERIFY(shown->mother > 0 && shown->mother <= 1 && shown->father > 0 && shown->father <= 1);
            }
    }
};

GENOTYPE_TEST(CoupleCrossTest)
#include "couple_cross_test.moc"
