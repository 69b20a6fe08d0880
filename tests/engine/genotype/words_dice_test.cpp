// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words.h"
#include "game_builder.h"
#include "phrase_checks.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// What is said of dice before they are taken.
class WordsDiceTest : public QObject {
    Q_OBJECT

    static Action action(std::string_view notation) { return parseAction(notation).value(); }
    static QString said(const Position& game, std::string_view notation) {
        return tests::textOf(words::outcome(observe(game.state, game.actor()).visible, action(notation)));
    }

private Q_SLOTS:
    void namesTheTraitAndThePlantThatADieValidates() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr -- GG --").breeding("RR Rr R*");
        QCOMPARE(said(game, "die RR match"), QStringLiteral("That validates RR on your plant RR Ff."));
        QCOMPARE(said(game, "die R* coin"), QString());
        game.forget();
        PLAY(game, "die RR match");
        const auto done = game.last<event::TraitValidated>();
        QCOMPARE(words::traits(done.plant), std::string("RR Ff"));
        QVERIFY(done.trait == Trait::SeedShape);
    }

    void countsTheTraitsThatAreLeftToChoose() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "RR -- Gg --").breeding("RR");
        QCOMPARE(said(game, "die RR match"),
                 QStringLiteral("Then you choose which of 2 traits it validates."));
    }

    void saysWhatACardOrASecondDieMakesOfADie() {
        Position one(2);
        one.plot(0, 1, "RR Ff -- --").tools(0, {Tool::Rake}).assistants(0, {Assistant::Maria});
        one.breeding("rr R* R*");
        const QString then = QStringLiteral(" That validates RR on your plant RR Ff.");
        QCOMPARE(said(one, "die rr rake"), QStringLiteral("The Rake makes this die RR.") + then);
        QCOMPARE(said(one, "die rr maria"), QStringLiteral("Sister Maria makes this die RR.") + then);
        QCOMPARE(said(one, "die R* pair rr"),
                 QStringLiteral("Together with a mutation, this die counts as RR.") + then);
        QCOMPARE(said(one, "die R* pair R*"), QStringLiteral("Two mutations together count as RR.") + then);
        Position two(2);
        two.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr -- GG --").tools(0, {Tool::Rake}).breeding("rr");
        QCOMPARE(said(two, "die rr rake"), QStringLiteral("The Rake makes this die any genotype. Then you "
                                                          "choose which of 2 traits it validates."));
    }

    void everyUseOfDiceIsSaidInWholeSentences() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr -- GG --");
        game.tools(0, {Tool::Rake, Tool::GraftKnife}).assistants(0, {Assistant::Maria});
        game.breeding("RR rr R* R* Ff F* Gg");
        const Observation seen = observe(game.state, 0);
        int uses = 0;
        ActionList legal;
        legalActions(game.state, legal);
        for (const Action& one : legal)
            if (one.kind == ActionKind::TakeDie && one.use() != DieUse::Coin) {
                SENTENCE(words::outcome(seen.visible, one));
                ++uses;
            }
        QVERIFY2(uses > 12, qPrintable(QString::number(uses)));
        QVERIFY(words::outcome(seen.visible, act::pass()).text == std::string_view());
    }
};

GENOTYPE_TEST(WordsDiceTest)
#include "words_dice_test.moc"
