// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "engine/genotype/words/words_phase.h"
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Answers to "why not?" that belong to no chapter of the rules: order of choices, phases, form.
class RefusalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAnotherPhase() {
        Position game(2);
        REFUSED(game, "setup sow 1 keep 2", Refusal::WrongPhase);
        REFUSED(game, "die RR match", Refusal::WrongPhase);
        REFUSED(game, "buy plot", Refusal::WrongPhase);
        REFUSED(game, "use franz", Refusal::WrongPhase);
        Position breeding(2);
        breeding.plot(0, 1, "RR Ff -- --").breeding("RR");
        REFUSED(breeding, "place treasury", Refusal::WrongPhase);
        REFUSED(breeding, "sow 1 plot 1", Refusal::WrongPhase);
        REFUSED(breeding, "harvest", Refusal::WrongPhase);
        REFUSED(breeding, "play seed-bag", Refusal::WrongPhase);
        REFUSED(breeding, "use anna", Refusal::WrongPhase);
        REFUSED(breeding, "end", Refusal::WrongPhase);
        Position upgrades(2);
        upgrades.coins(1, 9).upgrades();
        REFUSED(upgrades, "place treasury", Refusal::WrongPhase);
        REFUSED(upgrades, "die RR match", Refusal::WrongPhase);
        REFUSED(upgrades, "validate 1 R", Refusal::WrongPhase);
        REFUSED(upgrades, "plant 1", Refusal::NotAskedNow);
    }

    void saysInWhichPhaseAnActionIsTaken() {
        const auto said = [](const char* action) {
            return QString::fromStdString(core::english(words::phaseOf(parseAction(action).value())));
        };
        QCOMPARE(said("place treasury"), QString("You can do this only in the working phase."));
        QCOMPARE(said("plant 1"), QString("You can do this only in the working phase."));
        QCOMPARE(said("die RR match"), QString("You can do this only in the plant breeding phase."));
        QCOMPARE(said("buy plot"), QString("You can do this only in the research upgrade phase."));
        QCOMPARE(said("validate 1 R"),
                 QString("You can do this only in the working phase and in the plant breeding phase."));
        QCOMPARE(said("pass"),
                 QString("You can do this only in the plant breeding and research upgrade phases."));
        QCOMPARE(said("setup sow 1 keep 2"), QString("You can do this only before the first round."));
    }

    void saysThatAnotherChoiceIsOpenOnlyWhereOneIs() {
        Position game(2);
        REFUSED(game, "plant 1", Refusal::NotAskedNow);
        REFUSED(game, "tool 1", Refusal::NotAskedNow);
        REFUSED(game, "validate 1 R", Refusal::NotAskedNow);
        REFUSED(game, "goal R 1", Refusal::NotAskedNow);
        REFUSED(game, "tile leave", Refusal::NotAskedNow);
        REFUSED(game, "keep 1", Refusal::NotAskedNow);
        PLAY(game, "place nursery");
        REFUSED(game, "place treasury", Refusal::OtherChoiceFirst);
        REFUSED(game, "tool 1", Refusal::OtherChoiceFirst);
        REFUSED(game, "end", Refusal::OtherChoiceFirst);
    }

    void choosesADieBeforeItsTrait() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "RR -- Gg --").breeding("RR Ff");
        REFUSED(game, "validate 1 R", Refusal::NotAskedNow);
        PLAY(game, "die RR match");
        REFUSED(game, "die Ff match", Refusal::OtherChoiceFirst);
        REFUSED(game, "pass", Refusal::OtherChoiceFirst);
    }

    void passesAPickInsteadOfFinishingIt() {
        // "done" belongs to a pick in which a die has been taken, "pass" to one in which none has.
        Position game(2);
        game.tools(0, {Tool::Rake, Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("rr ff");
        LISTED(game, "pass");
        REFUSED(game, "done", Refusal::NotAskedNow);
        Position knife(2);
        knife.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR Ff");
        PLAY(knife, "die RR match");
        LISTED(knife, "done");
        REFUSED(knife, "pass", Refusal::NotAskedNow);
    }

    void namesWhatIsWrongWithAValidation() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --", "R").plot(0, 2, "RR -- Gg --");
        PLAY(game, "place university-1");
        REFUSED(game, "validate 1 R", Refusal::TraitCovered);
        REFUSED(game, "validate 1 G", Refusal::TraitNotOnPlant);
        REFUSED(game, "validate 3 R", Refusal::NoSuchPlot);
        REFUSED(game, "validate pot1 R", Refusal::NoSuchPlot);
        REFUSED(game, "validate eduard R", Refusal::NoSuchPlot);
        Position die(2);
        die.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr -- GG --").plot(0, 8, "RR -- Gg --").breeding("RR");
        PLAY(die, "die RR match");
        REFUSED(die, "validate 2 R", Refusal::GenotypeDoesNotMatch);
        REFUSED(die, "validate 1 F", Refusal::WrongColour);
    }

    void refusesActionsOfNoForm() {
        const State state = Position(2).state;
        Action action = act::placeMarker(Space::Treasury);
        action.item = spaceCount;
        QCOMPARE(whyNot(state, action), Refusal::NotAnAction);
        action = act::takePlant(7);
        QCOMPARE(whyNot(state, action), Refusal::NotAnAction);
        action = act::pass();
        action.count = 1;
        QCOMPARE(whyNot(state, action), Refusal::NotAnAction);
        action = act::placeMarker(Space::Treasury);
        action.kind = static_cast<ActionKind>(99);
        QCOMPARE(whyNot(state, action), Refusal::NotAnAction);
        State after = state;
        QCOMPARE(apply(after, action), Refusal::NotAnAction);
        QVERIFY(after == state);
    }

    void readsOnlyTheNotationThatIsWritten() {
        for (const char* text : {"",
                                 " ",
                                 "place",
                                 "place ",
                                 "place  treasury",
                                 "place treasury ",
                                 "Place treasury",
                                 "place nowhere",
                                 "place genes-R bonus 0",
                                 "place genes-R bonus 3",
                                 "place genes-R bonus",
                                 "plant 0",
                                 "plant 6",
                                 "plant 01",
                                 "sow 51 plot 1",
                                 "sow 1 plot 8",
                                 "sow 1",
                                 "validate 1",
                                 "validate 1 X",
                                 "validate 1 R wide",
                                 "validate 1 R rake brush",
                                 "validate 1 R rake rake",
                                 "die RR",
                                 "die RR pair Rr",
                                 "die R* pair FF",
                                 "die RR match knife knife",
                                 "hire 4",
                                 "buy assistant",
                                 "buy plot grant 3",
                                 "setup sow 1 keep 1 keep",
                                 "goal R 4",
                                 "end turn",
                                 "tile left",
                                 "tile left heterozygous",
                                 "keep",
                                 "use nobody",
                                 "play nothing"})
            QVERIFY2(!parseAction(text), text);
        for (const char* text : {"setup sow 3 keep 14",
                                 "place genes-R bonus 2",
                                 "tile top recessive",
                                 "tile remove left",
                                 "plant deck",
                                 "tool 5",
                                 "keep 50",
                                 "harvest",
                                 "sow 1 plot eduard",
                                 "validate pot2 T brush",
                                 "validate 3 F rake",
                                 "validate 1 G may rake",
                                 "goal T 3",
                                 "play flower-pot",
                                 "use franz",
                                 "die G* pair gg knives",
                                 "die tt maria knife",
                                 "hire 3 grant 2",
                                 "buy marker grant 1",
                                 "done",
                                 "end",
                                 "pass"}) {
            const auto action = parseAction(text);
            QVERIFY2(action.has_value(), text);
            QCOMPARE(QString::fromStdString(notation(*action)), QString(text));
            QVERIFY(isWellFormed(*action));
        }
    }
};

GENOTYPE_TEST(RefusalsTest)
#include "refusals_test.moc"
