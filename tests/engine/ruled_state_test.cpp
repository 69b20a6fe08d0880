// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/games.h"
#include "test_registry.h"
#include "tests/app/protocol/random_setups.h"

#include <QtTest/QTest>

using tests::playRandomly;

namespace {

/// What the rules say to the seat that has to choose is the same where it sees everything and where it sees
/// its observation: for the legal actions, and for others that were legal elsewhere in the game.
template <typename G> QString comparedIn(int game) {
    constexpr std::size_t kept = 2000;
    constexpr int asked = 40;
    core::Random chance(static_cast<std::uint64_t>(game) + 5);
    std::vector<typename G::Action> others;
    QString difference;
    playRandomly<G>(game, [&](const typename G::State& state, const auto&) {
        if (state.finished())
            return true;
        const auto seen = G::observe(state, state.actor);
        typename G::State ruled = seen.visible;
        if constexpr (requires { G::ruledState(seen); })
            ruled = G::ruledState(seen);
        typename G::ActionList real;
        typename G::ActionList observed;
        G::legalActions(state, real);
        G::legalActions(ruled, observed);
        if (!(real == observed))
            difference = QStringLiteral("other actions are legal");
        for (const auto& action : real)
            if (others.size() < kept)
                others.push_back(action);
            else
                others[chance.below(kept)] = action;
        for (int i = 0; i < asked && difference.isEmpty(); ++i) {
            const auto& action = others[chance.below(static_cast<std::uint32_t>(others.size()))];
            if (G::whyNot(state, action) != G::whyNot(ruled, action))
                difference = QString::fromStdString("another refusal of " + std::string(G::notation(action)));
        }
        return difference.isEmpty();
    });
    return difference;
}

template <typename G> void compare() {
    for (int game = 0; game < 40; ++game)
        if (const QString difference = comparedIn<G>(game); !difference.isEmpty())
            QFAIL(qPrintable(QStringLiteral("game %1: %2").arg(game).arg(difference)));
}

} // namespace

/// Whoever only sees a game can be told by the rules what is allowed, and why not.
class RuledStateTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void genotypeRulesAsInTheGameItself() { compare<genotype::Game>(); }
    void genomeWarsRulesAsInTheGameItself() { compare<genomewars::Game>(); }
    void geneExpressionRulesAsInTheGameItself() { compare<genecards::Game>(); }
};

GENOTYPE_TEST(RuledStateTest)

#include "ruled_state_test.moc"
