// SPDX-License-Identifier: GPL-3.0-or-later
#include "families.h"
#include "lessons/pedigree/exclusion.h"
#include "lessons/pedigree/family_maker.h"
#include "lessons/pedigree/family_tree.h"
#include "lessons/pedigree/inference.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <cmath>
#include <stdexcept>

using namespace lessons::pedigree;

namespace {

constexpr std::uint64_t manySeeds = 1000;

const std::vector onlyDominant{Mode::AutosomalDominant};
const std::vector onlyRecessive{Mode::AutosomalRecessive};
const std::vector bothDominant{Mode::AutosomalDominant, Mode::XLinkedDominant};
const std::vector bothRecessive{Mode::AutosomalRecessive, Mode::XLinkedRecessive};

} // namespace

class FamilyMakerTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySeedGivesAFamilyThatLeavesJustTheWantedModes_data() {
        QTest::addColumn<int>("mode");
        QTest::addColumn<std::vector<Mode>>("left");
        QTest::newRow("autosomal dominant") << int(Mode::AutosomalDominant) << onlyDominant;
        QTest::newRow("autosomal recessive") << int(Mode::AutosomalRecessive) << onlyRecessive;
        QTest::newRow("X-linked dominant") << int(Mode::XLinkedDominant) << bothDominant;
        QTest::newRow("X-linked recessive") << int(Mode::XLinkedRecessive) << bothRecessive;
    }

    void everySeedGivesAFamilyThatLeavesJustTheWantedModes() {
        QFETCH(const int, mode);
        QFETCH(const std::vector<Mode>, left);
        FamilyWish wish;
        wish.mode = static_cast<Mode>(mode);
        wish.left = left;
        QSet<QString> different;
        for (std::uint64_t seed = 0; seed < manySeeds; ++seed) {
            const Pedigree family = makeFamily(wish, seed);
            QVERIFY(family.size() >= wish.fewest && family.size() <= wish.most);
            const FamilyTree tree(family);
            QCOMPARE(tree.generations().size(), std::size_t{3});
            for (std::size_t i = 0; i < family.size(); ++i) {
                QCOMPARE(family[i].id, tree.numberOf(i));
                QVERIFY(family[i].status != Status::Unknown);
            }
            QCOMPARE(possibleAmong(mainModes, family), wish.left);
            different << QString::fromStdString(writePedigree(family));
        }
        QVERIFY(different.size() > 950);
        QVERIFY(makeFamily(wish, 7) == makeFamily(wish, 7));
    }

    void everySetThatCanBeLeftIsFound() {
        for (const Mode mode : mainModes)
            for (const auto& left : setsLeftBy(mode)) {
                FamilyWish wish;
                wish.mode = mode;
                wish.left = left;
                QCOMPARE(possibleAmong(mainModes, makeFamily(wish, 5)), left);
            }
        QCOMPARE(setsLeftBy(Mode::XLinkedRecessive).size(), std::size_t{3});
    }

    void familiesOfTwoAndFourGenerationsCanBeWished() {
        for (const int generations : {2, 4}) {
            FamilyWish wish;
            wish.mode = Mode::AutosomalRecessive;
            wish.left = bothRecessive;
            wish.generations = generations;
            wish.fewest = 4;
            wish.most = 20;
            for (std::uint64_t seed = 0; seed < 50; ++seed)
                QCOMPARE(FamilyTree(makeFamily(wish, seed)).generations().size(), std::size_t(generations));
        }
    }

    void anXLinkedFamilyCanBeFarLikelierThanAnAutosomalOne() {
        for (const auto& [mode, left] : {std::pair{Mode::XLinkedRecessive, bothRecessive},
                                         std::pair{Mode::XLinkedDominant, bothDominant}}) {
            FamilyWish wish;
            wish.mode = mode;
            wish.left = left;
            wish.leastOdds = 20;
            for (std::uint64_t seed = 0; seed < 50; ++seed) {
                const Pedigree family = makeFamily(wish, seed);
                QVERIFY(log10Likelihood(family, {left[1], 0.01, 1}) -
                            log10Likelihood(family, {left[0], 0.01, 1}) >=
                        std::log10(20));
            }
        }
    }

    void refusesWhatNoFamilyCanBe() {
        FamilyWish wish;
        wish.mode = Mode::XLinkedRecessive;
        wish.left = {Mode::XLinkedRecessive};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, makeFamily(wish, 1));
        wish.left = onlyRecessive;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, makeFamily(wish, 1));
        wish.left = bothRecessive;
        for (const auto& [generations, fewest, most] :
             {std::tuple{1, 7, 14}, {5, 7, 14}, {3, 15, 14}, {3, 7, 41}, {3, 1, 3}}) {
            wish.generations = generations;
            wish.fewest = std::size_t(fewest);
            wish.most = std::size_t(most);
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, makeFamily(wish, 1));
        }
    }
};

GENOTYPE_TEST(FamilyMakerTest, long)
#include "family_maker_test.moc"
