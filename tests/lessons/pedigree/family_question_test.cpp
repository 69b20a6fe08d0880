// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "families.h"
#include "lessons/pedigree/exclusion.h"
#include "lessons/pedigree/family_question.h"
#include "lessons/pedigree/inference.h"
#include "lessons/pedigree/published_families.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <set>

using namespace lessons::pedigree;

namespace {

/// "III-4 + III-5", mother first.
std::string coupleOf(const char* id) {
    const PublishedFamily& one = *findPublishedFamily(id);
    return one.family[one.couple.mother].id + " + " + one.family[one.couple.father].id;
}

} // namespace

class FamilyQuestionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPublishedFamilyHasACoupleToAskAbout() {
        QCOMPARE(coupleOf("first-phenylketonuria"), std::string("I-2 + I-1"));
        QCOMPARE(coupleOf("scott-colour-blindness"), std::string("III-4 + III-5"));
        // A carrier's daughter with two healthy sons, the first of three in this family.
        QCOMPARE(coupleOf("royal-haemophilia"), std::string("II-1 + II-2"));
        // The next child of each is as likely affected as that of the couple that would be found.
        for (const PublishedFamily& one : publishedFamilies()) {
            const auto found = coupleToAskAbout(one.family, one.mode);
            QVERIFY(found);
            const Model model{one.mode};
            CLOSE(nextChild(one.family, model, one.couple)->affected,
                  nextChild(one.family, model, *found)->affected);
        }
    }

    /// 1/2 × 1/4 against 1/2: the chance of a carrier is 1/5, and half of her sons are affected.
    void twoHealthySonsMakeTheEldestDaughterACarrierInOneOfFive() {
        const PublishedFamily& one = *findPublishedFamily("royal-haemophilia");
        const auto couple = one.couple;
        const auto next = nextChild(one.family, {one.mode}, couple).value();
        CLOSE(next.son, 0.1);
        CLOSE(next.daughter, 0.0);
    }

    void aModeThatIsRuledOutHasNobodyToAskAbout() {
        const Pedigree& family = findPublishedFamily("first-phenylketonuria")->family;
        QVERIFY(!coupleToAskAbout(family, Mode::AutosomalDominant));
        // All children of these two are healthy, whatever they carry.
        const Pedigree healthy = familyOf("a male unaffected\nb female unaffected\n"
                                          "c male unaffected mother b father a\n");
        QVERIFY(!coupleToAskAbout(healthy, Mode::AutosomalRecessive));
    }

    void madeFamiliesAskSomethingThatTheFamilyAnswers() {
        std::set<Mode> modes;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const FamilyQuestion one = makeFamilyQuestion(seed);
            modes.insert(one.mode);
            const auto left = possibleAmong(mainModes, one.family);
            QCOMPARE(left.back(), one.mode);
            const bool linked = one.mode == Mode::XLinkedDominant || one.mode == Mode::XLinkedRecessive;
            QCOMPARE(left.size(), linked ? std::size_t{2} : std::size_t{1});
            if (linked)
                QVERIFY(log10Likelihood(one.family, {left.back()}) -
                            log10Likelihood(one.family, {left.front()}) >=
                        std::log10(2));
            const auto rare = nextChild(one.family, {one.mode, 1e-4, 1}, one.couple).value();
            const auto common = nextChild(one.family, {one.mode, 0.6, 1}, one.couple).value();
            CLOSE(rare.son, common.son);
            CLOSE(rare.daughter, common.daughter);
            QVERIFY(rare.affected > 0.001 && rare.affected < 0.999);
        }
        QCOMPARE(modes.size(), mainModes.size());
    }

    void theSameSeedMakesTheSameFamily() {
        const FamilyQuestion one = makeFamilyQuestion(77);
        const FamilyQuestion same = makeFamilyQuestion(77);
        QVERIFY(one.family == same.family && one.couple == same.couple);
        QVERIFY(!(makeFamilyQuestion(78).family == one.family));
    }

    void theNextChildSaysNothingAboutTheFamily() {
        const FamilyQuestion one = makeFamilyQuestion(5);
        const Pedigree more = withChild(one.family, nextChildOf(one.couple));
        QCOMPARE(more.size(), one.family.size() + 1);
        QCOMPARE(more[one.family.size()].id, std::string("?"));
        CLOSE(log10Likelihood(more, {one.mode}), log10Likelihood(one.family, {one.mode}));
    }
};

GENOTYPE_TEST(FamilyQuestionTest)
#include "family_question_test.moc"
