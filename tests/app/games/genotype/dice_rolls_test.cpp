// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/dice_rolls.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"

#include <QtTest/QTest>

using namespace app;
using genotype::Parents;
using genotype::PoolArea;
using genotype::Trait;
using lessons::RollRule;

namespace {

/// Counted straight from the events, without the class under test.
std::int64_t rolled(const GameDocument& document, Trait trait, bool omari, PoolArea area) {
    std::int64_t count = 0;
    for (const Step& step : document.steps())
        for (const genotype::Event& event : step.events)
            if (const auto* die = std::get_if<genotype::event::DieRolled>(&event))
                count += die->trait == trait && die->omari == omari &&
                         genotype::poolAreaOf(die->parents, die->face) == area;
    return count;
}

bool agreesWithEvents(const DiceRolls& rolls, const GameDocument& document) {
    for (const Trait trait : genotype::allTraits)
        for (const bool omari : {false, true}) {
            const auto& sample =
                rolls.tally().sample(trait, omari ? RollRule::RerolledUntilNumeral : RollRule::RerolledOnce);
            for (std::size_t area = 0; area < lessons::categoryCount; ++area)
                if (sample.observed()[area] != rolled(document, trait, omari, static_cast<PoolArea>(area)))
                    return false;
            if (sample.holdsImpossible())
                return false;
        }
    return true;
}

/// Follows every change of its document, as a board does.
struct Kept : QObject {
    DiceRolls rolls;
    /// How many of the changes were rolls.
    int changes = 0;

    explicit Kept(const GameDocument& document) : rolls(document) {
        connect(&document, &GameDocument::changed, this,
                [this](const Change& change) { changes += rolls.update(change); });
    }
};

/// A played game in which Father Omari rolled dice.
genotype::Record withOmari() {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        const auto record = table::played(table::record({"person", "bot", "bot"}, seed, 5), seed);
        for (const genotype::Event& event : genotype::replay(record).events)
            if (const auto* die = std::get_if<genotype::event::DieRolled>(&event); die && die->omari)
                return record;
    }
    qFatal("no game had Father Omari's dice");
}

} // namespace

class DiceRollsTest : public QObject {
    Q_OBJECT

private slots:
    void countsEveryDieOfEveryRound() {
        GameDocument document;
        const Kept kept(document);
        const DiceRolls& rolls = kept.rolls;
        document.open(table::record({"person", "bot"}, 3, 3), nullptr);
        table::play(document, 3);
        for (const Trait trait : genotype::allTraits)
            QCOMPARE(rolls.tally().sample(trait, RollRule::RerolledOnce).size(),
                     std::int64_t{3 * genotype::dicePerTrait});
        QVERIFY(agreesWithEvents(rolls, document));
    }

    void keepsFatherOmarisDiceApart() {
        GameDocument document;
        document.open(withOmari(), nullptr);
        const DiceRolls rolls(document);
        std::int64_t omari = 0;
        for (const Trait trait : genotype::allTraits)
            omari += rolls.tally().sample(trait, RollRule::RerolledUntilNumeral).size();
        QVERIFY(omari > 0);
        for (const auto& entry : rolls.entries()) {
            QCOMPARE(entry.roll.rule == RollRule::RerolledUntilNumeral, entry.seat != genotype::noSeat);
            QVERIFY(entry.step < document.steps().size());
        }
        QVERIFY(agreesWithEvents(rolls, document));
    }

    void knowsTheRollsThatAReplayHasSeen() {
        GameDocument document;
        document.open(withOmari(), nullptr);
        const DiceRolls rolls(document);
        for (std::size_t steps = 0; steps <= document.steps().size(); steps += 7) {
            genotype::Record part = document.record();
            part.actions.resize(steps);
            GameDocument upTo;
            upTo.open(part, nullptr);
            const lessons::RollTally tally = rolls.tallyAfter(steps);
            for (const Trait trait : genotype::allTraits)
                for (const auto rule : {RollRule::RerolledOnce, RollRule::RerolledUntilNumeral})
                    QCOMPARE(tally.sample(trait, rule).observed(),
                             DiceRolls(upTo).tally().sample(trait, rule).observed());
        }
    }

    void followsUndoRedoAndAnotherGame() {
        GameDocument document;
        Kept kept(document);
        const DiceRolls& rolls = kept.rolls;
        document.open(table::record({"person", "person"}, 9, 3), nullptr);
        while (table::step(document, 9)) {
            if (!document.canUndo())
                continue;
            document.undo();
            QVERIFY(agreesWithEvents(rolls, document));
            document.redo();
            QVERIFY(agreesWithEvents(rolls, document));
        }
        QVERIFY(!rolls.entries().empty());
        kept.changes = 0;
        document.open(table::record({"person", "person"}, 10), nullptr);
        QCOMPARE(kept.changes, 1);
        QVERIFY(rolls.entries().empty());
        QVERIFY(agreesWithEvents(rolls, document));
    }

    void saysWhetherAnyDiceChanged() {
        GameDocument document;
        document.open(table::record({"person", "bot"}, 3, 1), nullptr);
        const Kept kept(document);
        table::play(document, 3, 3);
        QCOMPARE(kept.changes, 0);
        table::play(document, 3);
        // One roll in each round.
        QVERIFY(kept.changes >= 1);
    }
};

GENOTYPE_TEST(DiceRollsTest)
#include "dice_rolls_test.moc"
