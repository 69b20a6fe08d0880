// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/record.h"
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;

namespace {

/// A test cross of flower colour in round 3, two plants in the first garden.
Setup testCross(int players = 2) {
    Setup setup{.players = players, .seed = 4, .firstPlayer = 0};
    if (players == 1)
        setup.johann = Difficulty::Easy;
    StartPosition position;
    position.parents[static_cast<std::size_t>(Trait::FlowerColour)] = {Genotype::HomozygousRecessive,
                                                                       Genotype::Heterozygous};
    position.plants[0] = {7, 30};
    position.round = 3;
    setup.position = position;
    return setup;
}

} // namespace

/// Games that begin at a set position.
class StartPositionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsWithItsParentsPlantsAndRound() {
        QVERIFY(isValid(testCross()));
        const State state = newGame(testCross());
        QCOMPARE(state.bench(Trait::FlowerColour).parents.left, Genotype::HomozygousRecessive);
        QCOMPARE(state.bench(Trait::FlowerColour).parents.top, Genotype::Heterozygous);
        QCOMPARE(state.bench(Trait::PodColour).parents, Parents{});
        QCOMPARE(int(state.player(0).plots[0].plant), 7);
        QCOMPARE(int(state.player(0).plots[1].plant), 30);
        QCOMPARE(int(state.round), 3);
        QCOMPARE(state.phase, Phase::Working);
        QVERIFY(tests::unsound(state).isEmpty());
    }

    void dealsTheRestByTheRules() {
        const State state = newGame(testCross());
        const State ordinary = newGame({.players = 2, .seed = 4, .firstPlayer = 0});
        // Nobody chooses: a plant from the deck where none is named, one in each hand, a tool.
        QVERIFY(!state.player(1).plots[0].empty());
        QVERIFY(state.player(1).plots[1].empty());
        for (Seat seat = 0; seat < 2; ++seat) {
            QCOMPARE(state.player(seat).hand.size(), 1);
            QCOMPARE(state.player(seat).toolTotal(), 1);
            QCOMPARE(int(state.player(seat).coins), 1);
            QVERIFY(state.player(seat).dealt.empty());
        }
        QCOMPARE(state.toolShed, ordinary.toolShed);
        QCOMPARE(state.assistantsForHire, ordinary.assistantsForHire);
    }

    void drawsNoNamedPlantAgain() {
        const State state = newGame(testCross());
        for (const PlantId plant : state.plantDeck)
            QVERIFY(plant != 7 && plant != 30);
        for (const PlantId plant : state.nursery)
            QVERIFY(plant != 7 && plant != 30);
    }

    void rollsTheDiceOfItsParents() {
        State state = newGame(testCross());
        std::vector<Event> events;
        ActionList list;
        // Markers go to the 2nd Shift only, so the squares are still as they were set when breeding begins.
        while (state.phase == Phase::Working) {
            legalActions(state, list);
            const auto shift = *parseAction("place second-shift");
            apply(state, list.contains(shift) ? shift : list[list.size() - 1], &events);
        }
        int purple = 0;
        for (const Event& one : events)
            if (const auto* die = std::get_if<event::DieRolled>(&one);
                die && die->trait == Trait::FlowerColour) {
                QCOMPARE(die->parents, (Parents{Genotype::HomozygousRecessive, Genotype::Heterozygous}));
                QVERIFY(poolAreaOf(die->parents, die->face) != PoolArea::HomozygousDominant);
                ++purple;
            }
        QCOMPARE(purple, dicePerTrait);
    }

    void isPlayedAgainstBrotherJohannToo() {
        QVERIFY(isValid(testCross(1)));
        const State state = newGame(testCross(1));
        QCOMPARE(int(state.player(0).plots[0].plant), 7);
        QCOMPARE(int(state.actor), 0);
        QVERIFY(tests::unsound(state).isEmpty());
    }

    void tellsOthersWhatGrowsButNotWhatIsInTheHand() {
        std::vector<Event> events;
        newGame(testCross(), &events);
        int told = 0;
        for (const Event& one : observeEvents(events, 1))
            if (const auto* set = std::get_if<event::PositionSet>(&one)) {
                QCOMPARE(set->kept == noPlant, set->seat != 1);
                QCOMPARE(set->tool == noTool, set->seat != 1);
                QVERIFY(!set->garden.empty());
                ++told;
            }
        QCOMPARE(told, 2);
    }

    void isReadBackFromItsRecord() {
        genotype::Record record;
        record.setup = testCross();
        const std::string text = toText(record);
        QVERIFY2(text.find("position round 3\nposition parents ff x Ff\nposition plants 1 8 31\nseat 1") !=
                     std::string::npos,
                 text.c_str());
        const auto read = readRecord(text);
        QVERIFY(std::holds_alternative<genotype::Record>(read));
        QVERIFY(std::get<genotype::Record>(read).setup == record.setup);
        record.setup.position = StartPosition();
        record.setup.position->plants[1] = {noPlant, 0};
        const auto sparse = readRecord(toText(record));
        QVERIFY(std::holds_alternative<genotype::Record>(sparse));
        QVERIFY(std::get<genotype::Record>(sparse).setup == record.setup);
    }

    void refusesPositionsThatCannotBe() {
        const auto with = [](auto change) {
            Setup setup = testCross();
            change(*setup.position);
            return isValid(setup);
        };
        QVERIFY(!with([](StartPosition& position) { position.round = 0; }));
        QVERIFY(!with([](StartPosition& position) { position.round = 6; }));
        QVERIFY(!with([](StartPosition& position) { position.plants[1][0] = 7; }));
        QVERIFY(!with([](StartPosition& position) { position.plants[1][0] = plantCardCount; }));
        QVERIFY(!with([](StartPosition& position) { position.plants[2][0] = 9; }));
        QVERIFY(!with([](StartPosition& position) { position.parents[0].left = static_cast<Genotype>(3); }));
        QVERIFY(with([](StartPosition& position) { position.plants[1][1] = 9; }));
    }

    void leavesGamesWithoutAPositionAsTheyWere() {
        const State state = newGame({.players = 2, .seed = 4});
        QCOMPARE(state.phase, Phase::Setup);
        QCOMPARE(int(state.round), 1);
    }
};

GENOTYPE_TEST(StartPositionTest)
#include "start_position_test.moc"
