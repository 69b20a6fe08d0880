// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/background.h"
#include "app/base/threads/parallel.h"
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/rules/rules.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <future>

using namespace genotype;

namespace {

State someRoundsIn(unsigned seed) {
    State state = newGame({.players = 3, .seed = seed});
    core::Random random(seed);
    ActionList legal;
    for (int i = 0; i < 60; ++i) {
        legalActions(state, legal);
        applyLegal(state, Roster::find("novice")->chooseAction(observe(state, state.actor), legal, random));
    }
    return state;
}

Action chosen(const char* bot, const State& state, const core::Budget& budget) {
    ActionList legal;
    legalActions(state, legal);
    core::Random random(7);
    return Roster::find(bot)->chooseAction(observe(state, state.actor), legal, random, budget);
}

} // namespace

/// The bots that search, as the program asks them: on other threads, several at once.
class ThinkingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void choosesOnAnyThreadAsOnItsOwn() {
        const core::Budget budget{.iterations = 8};
        std::vector<Action> alone, together(6);
        for (unsigned seed = 1; seed <= together.size(); ++seed)
            alone.push_back(chosen("mendel", someRoundsIn(seed), budget));
        threads::inParallel(together.size(), 3, [&together, budget](std::size_t i) {
            together[i] = chosen("mendel", someRoundsIn(static_cast<unsigned>(i + 1)), budget);
        });
        for (std::size_t i = 0; i < alone.size(); ++i)
            QVERIFY2(together[i] == alone[i], qPrintable(QString::number(i)));
    }

    void endsAThoughtThatIsHurriedWithALegalAction() {
        const State state = someRoundsIn(2);
        ActionList legal;
        legalActions(state, legal);
        std::promise<std::function<void()>> delivered;
        Action best{};
        threads::Background background(
            [&delivered](std::function<void()> answer) { delivered.set_value(std::move(answer)); });
        background.start([&state, &best](std::stop_token stop) -> threads::Background::Answer {
            const Action action = chosen("mendel", state, {.iterations = 1'000'000'000, .stop = stop});
            return [&best, action] { best = action; };
        });
        background.hurry();
        delivered.get_future().get()();
        QVERIFY(legal.contains(best));
    }
};

GENOTYPE_TEST(ThinkingTest, threads)
#include "thinking_test.moc"
