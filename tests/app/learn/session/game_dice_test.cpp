// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/dice_ledger.h"
#include "app/documents/dice_recorder.h"
#include "app/documents/game_library.h"
#include "app/learn/session/game_dice.h"
#include "lessons/topics/board_position.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"
#include "tests/app/learn/figures/figure_bench.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>

using namespace app;

namespace {

/// A data folder in which games are played and written to the ledger.
struct House {
    QTemporaryDir folder;
    GameLibrary library{folder.path()};
    DiceLedger dice{folder.path()};

    /// A whole game, saved in the library too if `kept`.
    void play(const genotype::Record& record, bool kept = true) {
        GameDocument document;
        const DiceRecorder keeper(document, dice);
        OpenedGame made;
        if (kept) {
            made = library.create(record);
            QVERIFY(made.ok());
        }
        document.open(record, std::move(made.journal));
    }

    std::optional<GameDice> last(const lessons::Experiment& experiment) {
        return lastGameDice(dice, library, experiment);
    }
};

/// Whether a trait was rolled for children of these parents with a face that counts.
bool isRolledFor(const genotype::Record& record, genotype::Trait trait, const genotype::Parents& parents) {
    return std::ranges::any_of(genotype::replay(record).events, [&](const genotype::Event& event) {
        const auto* die = std::get_if<genotype::event::DieRolled>(&event);
        return die && die->trait == trait && !die->omari && die->face != genotype::DieFace::Mutation &&
               die->parents == parents;
    });
}

/// A whole game in which that happens: a random player may change the parents before the dice are rolled.
genotype::Record playedUntilRolled(const genotype::Record& header, genotype::Trait trait,
                                   const genotype::Parents& parents) {
    for (std::uint64_t seed = 9; seed < 209; ++seed)
        if (genotype::Record record = table::played(header, seed); isRolledFor(record, trait, parents))
            return record;
    qFatal("no die was rolled for these parents in any of 200 games");
}

/// A game with seeds whose parents are Rr x Rr.
genotype::Record playedWithSeeds() {
    return playedUntilRolled(table::record({"simple", "simple"}, 5), genotype::Trait::SeedShape, {});
}

} // namespace

/// The dice of the last game as the counts of a lesson.
class GameDiceTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void diceOfTheLastGameAreCountedByTheirParents() {
        House house;
        const auto experiment = lessons::offspringByGenotype(lessons::startCross("Rr x Rr"));
        QVERIFY(!house.last(experiment));
        const genotype::Record record = playedWithSeeds();
        house.play(record);
        // Counted by hand from the events.
        std::vector<std::int64_t> counts(3);
        for (const genotype::Event& event : genotype::replay(record).events)
            if (const auto* die = std::get_if<genotype::event::DieRolled>(&event))
                if (die->trait == genotype::Trait::SeedShape && die->parents == genotype::Parents{} &&
                    !die->omari && die->face != genotype::DieFace::Mutation)
                    ++counts[std::size_t(genotype::poolAreaOf(die->parents, die->face))];
        const auto dice = house.last(experiment);
        QVERIFY(dice);
        QVERIFY(dice->counts == counts);
        const auto looks = house.last(lessons::offspringByLooks(lessons::startCross("Rr x Rr")));
        QVERIFY(looks);
        QVERIFY((looks->counts == std::vector<std::int64_t>{counts[0] + counts[1], counts[2]}));
    }

    void diceOfASetPositionAreSaidToBe() {
        House house;
        const auto experiment = lessons::offspringByLooks(lessons::startCross("Ff x ff"));
        genotype::Record header = table::record({"simple", "simple"}, 5, lessons::lessonRounds);
        header.setup.position = lessons::boardPosition(experiment);
        const genotype::Record record = playedUntilRolled(
            header, genotype::Trait::FlowerColour,
            genotype::Parents{genotype::Genotype::Heterozygous, genotype::Genotype::HomozygousRecessive});
        house.play(record);
        const auto dice = house.last(experiment);
        QVERIFY(dice);
        QVERIFY(dice->setPosition);
        QVERIFY(dice->counts[0] + dice->counts[1] > 0);
    }

    void keptMutationsOfAGameAreCountedWhereTheyAreTheQuestion() {
        House house;
        FigureBench bench("mutation");
        const genotype::Record record = table::played(table::record({"simple", "simple"}, 5), 9);
        house.play(record);
        std::vector<std::int64_t> counts(2);
        for (const genotype::Event& event : genotype::replay(record).events)
            if (const auto* die = std::get_if<genotype::event::DieRolled>(&event); die && !die->omari)
                ++counts[die->face == genotype::DieFace::Mutation ? 0 : 1];
        const auto dice = house.last(bench.run.experiment());
        QVERIFY(dice);
        QVERIFY(dice->counts == counts);
    }

    void theGameIsNamedByItsTitleOrByWhoPlayed() {
        House house;
        const auto experiment = lessons::offspringByLooks(lessons::startCross("Rr x Rr"));
        genotype::Record record = playedWithSeeds();
        house.play(record);
        QCOMPARE(house.last(experiment)->game, QStringLiteral("Player A, Player B"));
        record.title = "Thursday";
        house.play(record);
        QCOMPARE(house.last(experiment)->game, QStringLiteral("Thursday"));
    }

    void aGameWhoseFileIsGoneIsNotForgotten() {
        House house;
        const auto experiment = lessons::offspringByLooks(lessons::startCross("Rr x Rr"));
        const genotype::Record record = playedWithSeeds();
        house.play(record, false);
        const auto dice = house.last(experiment);
        QVERIFY(dice);
        QVERIFY(!dice->game.isEmpty());
        QVERIFY(dice->counts[0] + dice->counts[1] > 0);
    }
};

GENOTYPE_TEST(GameDiceTest)
#include "game_dice_test.moc"
