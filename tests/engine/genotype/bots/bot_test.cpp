// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/roster.h"

#include "engine/genotype/rules/rules.h"
#include "other_worlds.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;

class BotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isFoundByItsId() {
        for (const auto id : Roster::ids())
            QVERIFY(Roster::find(id) != nullptr);
        QVERIFY(Roster::find("grandmaster") == nullptr);
        QVERIFY(Roster::find("") == nullptr);
    }

    void playsOnUnderTheNameThatOldRecordsGiveTheNovice() {
        QCOMPARE(Roster::find("simple"), Roster::find("novice"));
    }

    void choosesOnlyWhatIsListed() {
        for (const auto id : Roster::ids()) {
            const bool quick = id == "random" || id == "novice";
            for (unsigned game = 0; game < (quick ? 40u : 5u); ++game) {
                const int players = 1 + static_cast<int>(game) % 5;
                State state = newGame({.players = players,
                                       .seed = game,
                                       .flowerColour = static_cast<Inheritance>(game % 3),
                                       .johann = players == 1 ? Difficulty::Hard : Difficulty::None});
                core::Random random(game);
                ActionList legal;
                while (!state.finished()) {
                    legalActions(state, legal);
                    const Action action = Roster::find(id)->chooseAction(observe(state, state.actor), legal,
                                                                         random, {.iterations = 16});
                    QVERIFY(legal.contains(action));
                    applyLegal(state, action);
                }
            }
        }
    }

    /// The hidden part of the state is changed: the order of the decks, the generator, the cards in other
    /// hands. With the same random numbers the bot still makes the same move.
    void doesNotSeeWhatItsSeatMayNotSee() {
        for (const auto id : Roster::ids()) {
            const Bot* const bot = Roster::find(id);
            for (unsigned game = 0; game < 3; ++game) {
                State state = game == 0 ? newGame({.players = 1, .seed = 1, .johann = Difficulty::Hard})
                                        : newGame({.players = 4, .seed = game});
                core::Random random(game);
                ActionList legal;
                for (unsigned step = 0; !state.finished(); ++step) {
                    const Seat seat = state.actor;
                    const State other = tests::otherWorld(state, seat, step);
                    legalActions(state, legal);
                    core::Random same = random;
                    const Budget budget{.iterations = 16};
                    const Action action = bot->chooseAction(observe(state, seat), legal, random, budget);
                    QCOMPARE(bot->chooseAction(observe(other, seat), legal, same, budget) == action, true);
                    applyLegal(state, action);
                }
            }
        }
    }
};

GENOTYPE_TEST(BotTest, long)
#include "bot_test.moc"
