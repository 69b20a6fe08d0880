// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

#include <set>

using namespace genotype;

/// RULINGS.md 1.1: what the cards and the board are.
class CatalogueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsFiftyPlantsOfTwoToFourTraits() {
        std::array<int, 5> bySize{};
        for (const PlantCard& card : plantCards)
            ++bySize[static_cast<std::size_t>(card.traitTotal())];
        QCOMPARE(bySize, (std::array<int, 5>{0, 0, 12, 24, 14}));
    }

    void holdsNoTwoPlantsAlike() {
        std::set<QString> seen;
        for (PlantId id = 0; id < plantCardCount; ++id)
            seen.insert(tests::plantText(id));
        QCOMPARE(seen.size(), std::size_t{50});
    }

    void asksForEachTraitOn38Plants() {
        for (const Trait trait : allTraits) {
            std::array<int, genotypeCount> counts{};
            for (const PlantCard& card : plantCards)
                if (card.has(trait))
                    ++counts[static_cast<std::size_t>(card.genotype(trait))];
            QCOMPARE(counts[0] + counts[1] + counts[2], 38);
            // About 30, 40 and 30 per cent.
            QVERIFY(counts[0] >= 10 && counts[0] <= 13);
            QVERIFY(counts[1] >= 14 && counts[1] <= 17);
            QVERIFY(counts[2] >= 10 && counts[2] <= 13);
        }
    }

    void scoresPlantsByTheirTraits() {
        // 2 for each heterozygous and 2½ for each homozygous trait, the sum rounded up.
        for (const PlantCard& card : plantCards) {
            int halves = 0;
            for (const Trait trait : allTraits)
                if (card.has(trait))
                    halves += card.genotype(trait) == Genotype::Heterozygous ? 4 : 5;
            QCOMPARE(int(card.points), (halves + 1) / 2);
        }
    }

    void holds25Tools() {
        int total = 0;
        for (std::size_t i = 0; i < toolCards.size(); ++i) {
            QCOMPARE(static_cast<std::size_t>(toolCards[i].id), i);
            total += toolCards[i].copies;
        }
        QCOMPARE(total, 25);
        for (const Tool tool : {Tool::WateringFunnel, Tool::GraftKnife, Tool::Rake})
            QCOMPARE(toolCard(tool).copies, 3);
        for (const Tool tool : {Tool::SeedBag, Tool::Dissertation, Tool::FlowerPot, Tool::PollenBrush,
                                Tool::HandLens, Tool::PocketWatch, Tool::GardenLine, Tool::Grant})
            QCOMPARE(toolCard(tool).copies, 2);
    }

    void holdsTenAssistants() {
        std::set<std::string_view> names;
        for (std::size_t i = 0; i < assistantCards.size(); ++i) {
            QCOMPARE(static_cast<std::size_t>(assistantCards[i].id), i);
            names.insert(assistantCards[i].notation);
        }
        QCOMPARE(names.size(), std::size_t{10});
    }

    void marksTheAbacus() {
        QCOMPARE(abacus[static_cast<std::size_t>(Upgrade::NewPlot)], (PriceScale{{1, 2, 3, 4}, 0}));
        QCOMPARE(abacus[static_cast<std::size_t>(Upgrade::DiceSlot)], (PriceScale{{1, 2, 3, 4}, 1}));
        QCOMPARE(abacus[static_cast<std::size_t>(Upgrade::ActionMarker)], (PriceScale{{2, 3, 4, 5}, 2}));
        QCOMPARE(abacus[static_cast<std::size_t>(Upgrade::Assistant)], (PriceScale{{1, 2, 3, 4}, 1}));
    }

    void listsTheSpacesOfBoardAndMats() {
        std::set<std::string_view> names;
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            QCOMPARE(static_cast<std::size_t>(spaces[i].id), i);
            names.insert(spaces[i].notation);
        }
        QCOMPARE(names.size(), std::size_t{22});
        QCOMPARE(spaceInfo(Space::UniversityOne).cost, 1);
        QCOMPARE(spaceInfo(Space::UniversityTwo).cost, 2);
        QCOMPARE(spaceInfo(Space::GoalTwo).cost, 2);
        QCOMPARE(spaceInfo(Space::GoalThree).cost, 3);
        int freeSpaces = 0;
        for (const SpaceInfo& info : spaces)
            freeSpaces += info.cost == 0;
        QCOMPARE(freeSpaces, 18);
    }

    void offersTwoGoalsATrait() {
        const auto complete = Inheritance::CompleteDominance;
        QCOMPARE(goalCount(complete), 2);
        QVERIFY(goalInfo(complete, 0).matches(Genotype::HomozygousDominant));
        QVERIFY(goalInfo(complete, 0).matches(Genotype::Heterozygous));
        QVERIFY(!goalInfo(complete, 0).matches(Genotype::HomozygousRecessive));
        QVERIFY(goalInfo(complete, 1).matches(Genotype::HomozygousRecessive));
        QVERIFY(!goalInfo(complete, 1).matches(Genotype::Heterozygous));
        QCOMPARE(int(goalInfo(complete, 0).points), 2);
        QCOMPARE(int(goalInfo(complete, 1).points), 3);
    }

    void namesEachTraitByItsLetter() {
        QCOMPARE(letterOf(Trait::SeedShape), 'R');
        QCOMPARE(letterOf(Trait::FlowerColour), 'F');
        QCOMPARE(letterOf(Trait::PodColour), 'G');
        QCOMPARE(letterOf(Trait::PlantHeight), 'T');
        QCOMPARE(letterOf(Trait::PlantHeight, false), 't');
    }
};

GENOTYPE_TEST(CatalogueTest)
#include "catalogue_test.moc"
