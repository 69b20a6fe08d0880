// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/record.h"
#include "lessons/pedigree/garden_family.h"
#include "places.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>

using namespace lessons::pedigree;
using genotype::DieFace;
using genotype::DieUse;
using genotype::Event;
using genotype::Genotype;
using genotype::PoolArea;
using genotype::Seat;
using genotype::Trait;
using genotype::ValidationSource;
using genotype::Widening;
namespace event = genotype::event;

namespace {

constexpr auto RR = Genotype::HomozygousDominant;
constexpr auto Rr = Genotype::Heterozygous;
constexpr auto rr = Genotype::HomozygousRecessive;

/// A golden game from its record.
std::vector<Event> goldenGame(const std::string& name) {
    std::ifstream file(std::filesystem::path(GENOTYPE_SOURCE_DIR) / "tests/golden" / (name + ".genotype"));
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    return genotype::replay(std::get<genotype::Record>(genotype::readRecord(text))).events;
}

GardenHistory historyOf(const std::vector<Event>& events, Seat seat) {
    GardenHistory history(seat);
    for (const Event& one : events)
        history.read(one);
    return history;
}

/// The number by which players know a plant.
genotype::PlantId plant(int number) {
    return static_cast<genotype::PlantId>(number - 1);
}

Event rolled(int die, DieFace face, genotype::Parents parents, int round) {
    return event::DieRolled{.seat = genotype::noSeat,
                            .trait = Trait::SeedShape,
                            .die = static_cast<std::uint8_t>(die),
                            .first = face,
                            .face = face,
                            .rerolls = 0,
                            .parents = parents,
                            .omari = false,
                            .roll = 0,
                            .round = static_cast<std::uint8_t>(round)};
}

Event taken(Seat seat, int die, PoolArea area, DieUse use = DieUse::Match) {
    return event::DieTaken{
        seat, Trait::SeedShape, area, use, static_cast<std::uint8_t>(die), genotype::DiePlace::Slot};
}

Event validated(Seat seat, int number, Genotype genotype, Widening widening = Widening::None) {
    return event::TraitValidated{seat,    0, plant(number), Trait::SeedShape, genotype, ValidationSource::Die,
                                 widening};
}

std::size_t traitsIn(const GardenGene& gene) {
    std::size_t traits = gene.given.size();
    for (const GardenCross& cross : gene.crosses)
        for (const GardenOffspring& one : cross.offspring)
            traits += one.plants.size();
    return traits;
}

} // namespace

/// From the events of a game to the families of its gardens.
class GardenHistoryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The expected families were read by hand from tests/golden/2-rounds.txt.
    void aWrittenGameGivesItsFamilies() {
        const auto events = goldenGame("2-rounds");
        const GardenHistory marco = historyOf(events, 1);
        QVERIFY((marco.gene(Trait::SeedShape) == GardenGene{Trait::SeedShape,
                                                            {{{Rr, Rr},
                                                              {{Rr, {plant(22)}, 1, false},
                                                               {RR, {plant(17)}, 1, false},
                                                               {Rr, {plant(25)}, 2, false},
                                                               {Rr, {plant(42)}, 2, false}}}},
                                                            {}}));
        QVERIFY(
            (marco.gene(Trait::FlowerColour) == GardenGene{Trait::FlowerColour,
                                                           {{{Rr, Rr}, {{RR, {plant(42)}, 2, false}}}},
                                                           {{plant(22), rr, ValidationSource::University}}}));
        QVERIFY((marco.gene(Trait::PodColour) ==
                 GardenGene{Trait::PodColour, {{{Rr, Rr}, {{Rr, {plant(42)}, 2, false}}}}, {}}));
        const GardenHistory alina = historyOf(events, 0);
        QVERIFY((alina.gene(Trait::PlantHeight) ==
                 GardenGene{Trait::PlantHeight,
                            {{{Rr, Rr}, {{rr, {plant(50)}, 1, false}, {rr, {plant(40)}, 2, false}}}},
                            {}}));
        const GardenHistory brandy = historyOf(events, 2);
        // Two mutations stood for TT.
        QVERIFY((brandy.gene(Trait::PlantHeight) ==
                 GardenGene{Trait::PlantHeight, {}, {{plant(44), RR, ValidationSource::Die}}}));
        // A mutation and a die that shows Ff stood for ff.
        const GardenGene flowers = brandy.gene(Trait::FlowerColour);
        QVERIFY((flowers.given == std::vector{GivenTrait{plant(28), rr, ValidationSource::Die}}));
        QVERIFY((flowers.crosses.at(0).offspring == std::vector{GardenOffspring{Rr, {plant(44)}, 1, false}}));
    }

    void everyTraitOfEveryGardenIsToldOnceAndFitsItsParents_data() {
        QTest::addColumn<QString>("game");
        for (const char* game :
             {"2-players", "2-rounds", "3-players", "4-players", "5-players", "2-players-random",
              "5-players-random", "johann-easy", "johann-standard", "johann-hard", "flower-codominance"})
            QTest::newRow(game) << game;
    }
    void everyTraitOfEveryGardenIsToldOnceAndFitsItsParents() {
        QFETCH(const QString, game);
        const auto events = goldenGame(game.toStdString());
        std::map<std::pair<Seat, Trait>, std::size_t> validated;
        for (const Event& one : events)
            if (const auto* trait = std::get_if<event::TraitValidated>(&one))
                ++validated[{trait->seat, trait->trait}];
        QVERIFY(!validated.empty());
        for (Seat seat = 0; seat < genotype::maxSeats; ++seat) {
            const GardenHistory history = historyOf(events, seat);
            for (const Trait trait : genotype::allTraits) {
                const GardenGene& gene = history.gene(trait);
                QCOMPARE(traitsIn(gene), (validated[{seat, trait}]));
                for (const GardenCross& cross : gene.crosses)
                    for (const GardenOffspring& one : cross.offspring) {
                        const auto cells = genotype::punnettCounts(cross.parents);
                        QVERIFY(cells[static_cast<std::size_t>(one.genotype)] > 0);
                        for (const genotype::PlantId number : one.plants)
                            QVERIFY(genotype::plantCard(number).genotype(trait) == one.genotype);
                    }
            }
        }
    }

    void aDieBelongsToTheParentsOfItsRoll() {
        const auto history = historyOf(
            {rolled(0, DieFace::One, {RR, Rr}, 1), taken(1, 0, PoolArea::HomozygousDominant),
             validated(1, 5, RR), rolled(0, DieFace::Four, {rr, Rr}, 2),
             taken(1, 0, PoolArea::HomozygousRecessive), validated(1, 6, rr),
             rolled(3, DieFace::Two, {RR, Rr}, 3), taken(1, 3, PoolArea::Heterozygous), validated(1, 7, Rr)},
            1);
        const auto& crosses = history.gene(Trait::SeedShape).crosses;
        QCOMPARE(crosses.size(), std::size_t{2});
        QVERIFY(
            (crosses[0] == GardenCross{{RR, Rr}, {{RR, {plant(5)}, 1, false}, {Rr, {plant(7)}, 3, false}}}));
        QVERIFY((crosses[1] == GardenCross{{rr, Rr}, {{rr, {plant(6)}, 2, false}}}));
    }

    void aDieThatIsEnoughForTwoPlantsIsOneOffspring() {
        const auto history = historyOf(
            {rolled(2, DieFace::Two, {Rr, Rr}, 1), taken(0, 2, PoolArea::Heterozygous),
             validated(0, 5, Rr, Widening::PollenBrush), validated(0, 9, Rr, Widening::PollenBrush)},
            0);
        QVERIFY((history.gene(Trait::SeedShape).crosses ==
                 std::vector{GardenCross{{Rr, Rr}, {{Rr, {plant(5), plant(9)}, 1, false}}}}));
    }

    void aDieThatStoodForAnotherGenotypeHasNoPlaceInTheFamily() {
        // A rake makes rr of a die that shows RR; the parents could not have had such offspring.
        const auto history =
            historyOf({rolled(0, DieFace::One, {RR, RR}, 1),
                       taken(0, 0, PoolArea::HomozygousDominant, DieUse::Rake), validated(0, 5, rr)},
                      0);
        QVERIFY(history.gene(Trait::SeedShape).crosses.empty());
        QVERIFY((history.gene(Trait::SeedShape).given ==
                 std::vector{GivenTrait{plant(5), rr, ValidationSource::Die}}));
    }

    void aDieTakenForACoinOrByAnotherSeatChangesNothing() {
        const auto history =
            historyOf({rolled(0, DieFace::Mutation, {Rr, Rr}, 1), rolled(1, DieFace::One, {Rr, Rr}, 1),
                       rolled(2, DieFace::One, {Rr, Rr}, 1), taken(0, 0, PoolArea::DeNovo, DieUse::Coin),
                       taken(1, 2, PoolArea::HomozygousDominant), validated(1, 8, RR),
                       taken(0, 1, PoolArea::HomozygousDominant), validated(0, 5, RR)},
                      0);
        QVERIFY((history.gene(Trait::SeedShape).crosses ==
                 std::vector{GardenCross{{Rr, Rr}, {{RR, {plant(5)}, 1, false}}}}));
    }

    void theFamilyStandsInTwoGenerations() {
        const GardenGene gene{Trait::SeedShape,
                              {{{RR, Rr}, {{RR, {plant(5)}, 1, false}, {Rr, {plant(7)}, 3, true}}},
                               {{rr, Rr}, {{rr, {plant(6)}, 2, false}}}},
                              {}};
        const GardenFamily family = familyOf(gene);
        QCOMPARE(family.plants.size(), std::size_t{7});
        QCOMPARE(family.members.size(), std::size_t{7});
        QVERIFY((family.plants[3].parents == Parents{0, 1}));
        QVERIFY((family.plants[6].parents == Parents{4, 5}));
        QCOMPARE(family.plants[0].status, Status::Affected);
        QCOMPARE(family.plants[4].status, Status::Unaffected);
        const auto said = [&](std::size_t member) {
            return core::english(
                described(gene, family.members[member], genotype::Inheritance::CompleteDominance));
        };
        QCOMPARE(said(0), std::string("Left parent: RR, round"));
        QCOMPARE(said(5), std::string("Top parent: Rr, round"));
        QCOMPARE(said(6), std::string("Offspring: rr, wrinkled; rolled in round 2, now in plant 6"));
        QCOMPARE(said(3),
                 std::string("Offspring: Rr, round; rolled by Father Omari in round 3, now in plant 7"));
    }

    void whatHasNoParentsSaysWhereItCameFrom() {
        const auto said = [](ValidationSource source) {
            return core::english(described(Trait::PodColour, {plant(12), rr, source}));
        };
        QCOMPARE(said(ValidationSource::University), std::string("gg of plant 12 (University)"));
        QCOMPARE(said(ValidationSource::Die),
                 std::string("gg of plant 12 (a die that stood for any genotype)"));
    }

    void plantsNeedNoSexToBeParentsAndPeopleDo() {
        const std::vector<Person> plants{
            {.id = "1", .sex = Sex::Unknown, .status = Status::Unaffected, .parents = {}, .label = {}},
            {.id = "2",
             .sex = Sex::Unknown,
             .status = Status::Unaffected,
             .parents = Parents{0, 0},
             .label = {}}};
        QCOMPARE(Pedigree::ofPlants(plants).childrenOf(0), std::vector<std::size_t>{1});
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Pedigree{plants});
        std::vector<Person> sexed = plants;
        sexed[0].sex = Sex::Male;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Pedigree::ofPlants(sexed));
    }
};

GENOTYPE_TEST(GardenHistoryTest)
#include "garden_history_test.moc"
