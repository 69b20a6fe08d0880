// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/only_choice.h"

#include "engine/games/games.h"
#include "test_registry.h"

#include <QtTest/QTest>

namespace {

constexpr int gamesEach = 60;

/// What was found in random games of one kind.
struct Found {
    int states = 0;
    int only = 0;
    int several = 0;
    /// Single legal actions that are left to the player.
    int kept = 0;
};

/// Plays random games and calls `look` in every state, with what the only choice is.
template <typename G, typename Look> Found playAll(Look&& look) {
    Found found;
    for (int seed = 1; seed <= gamesEach; ++seed) {
        typename G::Setup setup;
        setup.seed = static_cast<std::uint64_t>(seed);
        if constexpr (requires { setup.players = 2; })
            setup.players = 2 + seed % 3;
        typename G::State state = G::newGame(setup, nullptr);
        core::Random chance(static_cast<std::uint64_t>(seed) * 31);
        typename G::ActionList legal;
        for (int step = 0; step < 3000 && !state.finished(); ++step) {
            G::legalActions(state, legal);
            const auto only = games::onlyChoice<G>(state, legal);
            ++found.states;
            found.only += only.has_value();
            found.several += legal.size() > 1;
            found.kept += legal.size() == 1 && !only;
            look(state, legal, only);
            G::applyLegal(state, legal[chance.below(static_cast<std::uint32_t>(legal.size()))], nullptr);
        }
    }
    return found;
}

} // namespace

/// Which choices need not be put to a player.
class OnlyChoiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheOneLegalActionAndNeverOneOfSeveral() {
        games::Games::forEach([]<typename G>() {
            int wrong = 0;
            const Found found = playAll<G>([&](const auto&, const auto& legal, const auto& only) {
                wrong += only && (legal.size() != 1 || !(*only == legal[0]));
            });
            [&] {
                QCOMPARE(wrong, 0);
                // In Genome Wars every step but the choice of a genome or a mutation is a roll.
                if constexpr (!std::same_as<G, genomewars::Game>)
                    QVERIFY2(found.only > gamesEach, G::id.data());
                QVERIFY2(found.several > gamesEach, G::id.data());
            }();
            return false;
        });
    }

    /// A person rolls their own dice and draws their own cards: nothing that happens by itself may depend on
    /// chance, show anything new or end the game.
    void neverDrawsARandomNumberRevealsAnythingOrEndsTheGame() {
        games::Games::forEach([]<typename G>() {
            int random = 0;
            int revealing = 0;
            int ending = 0;
            const Found found = playAll<G>([&](const auto& state, const auto&, const auto& only) {
                if (!only)
                    return;
                typename G::State after = state;
                typename G::Events events;
                G::applyLegal(after, *only, &events);
                random += after.random == state.random ? 0 : 1;
                for (const auto& event : events)
                    revealing += G::revealsInformation(event) ? 1 : 0;
                ending += after.finished() ? 1 : 0;
            });
            [&] {
                QCOMPARE(random, 0);
                QCOMPARE(revealing, 0);
                QCOMPARE(ending, 0);
                QVERIFY2(found.kept > gamesEach, G::id.data());
            }();
            return false;
        });
    }

    void neverCostsACoinOrAToolOrAGeneTile() {
        using genotype::Game;
        int spent = 0;
        int removed = 0;
        const Found found = playAll<Game>([&](const auto& state, const auto& legal, const auto& only) {
            if (!only)
                return;
            genotype::State after = state;
            Game::applyLegal(after, legal[0], nullptr);
            const genotype::Player& before = state.player(state.actor);
            const genotype::Player& now = after.player(state.actor);
            spent += now.coins < before.coins;
            for (std::size_t tool = 0; tool < before.tools.size(); ++tool)
                spent += now.tools[tool] < before.tools[tool];
            removed += only->kind == genotype::ActionKind::RemoveGeneTile;
        });
        QCOMPARE(spent, 0);
        QCOMPARE(removed, 0);
        QVERIFY(found.only > 0);
    }

    void aSingleActionThatSpendsIsLeftToThePlayer() {
        using genotype::Game;
        int spending = 0;
        int made = 0;
        playAll<Game>([&](const auto& state, const auto& legal, const auto& only) {
            const bool spends = legal.size() == 1 && genotype::spends(state, legal[0]);
            spending += spends;
            made += spends && only;
        });
        QVERIFY(spending > 0);
        QCOMPARE(made, 0);
        genotype::Setup setup;
        QVERIFY(!genotype::isRoutine(Game::newGame(setup, nullptr),
                                     genotype::act::removeGeneTile(genotype::Side::Left)));
    }

    void theNextHandIsDealtByAPlayer() {
        int deals = 0;
        playAll<genecards::Game>([&](const auto&, const auto& legal, const auto& only) {
            if (legal[0].kind != genecards::ActionKind::Deal)
                return;
            ++deals;
            QVERIFY(!only);
        });
        QVERIFY(deals > 0);
    }

    void everyRollOfGenomeWarsIsLeftToThePlayer() {
        int rolls = 0;
        playAll<genomewars::Game>([&](const auto&, const auto& legal, const auto& only) {
            if (legal[0].kind != genomewars::ActionKind::Roll)
                return;
            ++rolls;
            QVERIFY(!only);
        });
        QVERIFY(rolls > 0);
    }
};

GENOTYPE_TEST(OnlyChoiceTest)
#include "only_choice_test.moc"
