#include "engine/bots/bot.h"

#include "engine/genotype/rules.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;

class BotTest : public QObject {
    Q_OBJECT

private slots:
    void isFoundByItsId() {
        for (const auto id : botIds())
            QVERIFY(findBot(id) != nullptr);
        QVERIFY(findBot("mendel") == nullptr);
        QVERIFY(findBot("") == nullptr);
    }

    void choosesOnlyWhatIsListed() {
        for (const auto id : botIds()) {
            for (unsigned game = 0; game < 40; ++game) {
                State state = newGame({.players = 2 + static_cast<int>(game) % 4,
                                       .seed = game,
                                       .flowerColour = static_cast<Inheritance>(game % 3)});
                core::Random random(game);
                ActionList legal;
                while (!state.finished()) {
                    legalActions(state, legal);
                    const Action action =
                        findBot(id)->chooseAction(observe(state, state.actor), legal, random);
                    QVERIFY(legal.contains(action));
                    applyLegal(state, action);
                }
            }
        }
    }

    /// The hidden part of the state is changed: decks in another order, another generator, other cards in the
    /// other hands. The move at the same random numbers stays.
    void doesNotSeeWhatItsSeatMayNotSee() {
        for (unsigned game = 0; game < 20; ++game) {
            State state = newGame({.players = 4, .seed = game});
            core::Random random(game);
            ActionList legal;
            while (!state.finished()) {
                const Seat seat = state.actor;
                State other = state;
                other.random = core::Random(12345 + game);
                other.random.shuffle(other.plantDeck);
                other.random.shuffle(other.toolDeck);
                const Seat next = state.nextSeat(seat);
                if (!other.player(next).hand.empty() && !other.plantDeck.empty()) {
                    const PlantId held = *other.player(next).hand.begin();
                    other.player(next).hand.erase(held);
                    other.player(next).hand.insert(other.plantDeck[0]);
                    other.plantDeck[0] = held;
                }
                legalActions(state, legal);
                core::Random same = random;
                const Action action = findBot("simple")->chooseAction(observe(state, seat), legal, random);
                QCOMPARE(findBot("simple")->chooseAction(observe(other, seat), legal, same) == action, true);
                applyLegal(state, action);
            }
        }
    }
};

GENOTYPE_TEST(BotTest)
#include "bot_test.moc"
