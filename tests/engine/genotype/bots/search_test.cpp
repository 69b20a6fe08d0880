// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/bots/search.h"

#include "engine/genotype/bots/hint_choice.h"
#include "engine/genotype/bots/words_hint.h"
#include "engine/genotype/rules/board_facts.h"
#include "engine/genotype/rules/rules.h"
#include "engine/genotype/words/words.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;

namespace {

/// A game of novices up to the first choice of the kind in or after the round.
State reached(PendingKind kind, int round, unsigned seed = 1, int players = 3) {
    State state = newGame({.players = players, .seed = seed});
    core::Random random(seed);
    ActionList legal;
    while (!state.finished()) {
        legalActions(state, legal);
        if (state.now().kind == kind && state.round >= round && legal.size() > 1)
            break;
        applyLegal(state, Roster::find("novice")->chooseAction(observe(state, state.actor), legal, random));
    }
    return state;
}

SearchResult searched(const State& state, const Budget& budget, unsigned seed = 3) {
    ActionList legal;
    legalActions(state, legal);
    core::Random random(seed);
    return advise(observe(state, state.actor), legal, random, budget);
}

} // namespace

class SearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsToItsBudget() {
        const State state = reached(PendingKind::Marker, 2);
        for (const int iterations : {100, 1000}) {
            const int playouts = searched(state, {.iterations = iterations}).playouts;
            QVERIFY2(playouts <= iterations && playouts >= iterations * 3 / 4,
                     qPrintable(QString::number(playouts)));
        }
    }

    void findsTheSameMoveAgain() {
        const State state = reached(PendingKind::Marker, 3);
        const SearchResult one = searched(state, {.iterations = 300});
        const SearchResult two = searched(state, {.iterations = 300});
        QCOMPARE(one.ranked.size(), two.ranked.size());
        for (std::size_t i = 0; i < one.ranked.size(); ++i) {
            QVERIFY(one.ranked[i].action == two.ranked[i].action);
            QCOMPARE(one.ranked[i].margin, two.ranked[i].margin);
        }
    }

    void givesTheLikelyMovesMostOfItsPlayouts() {
        const SearchResult result = searched(reached(PendingKind::Marker, 2), {.iterations = 1200});
        QVERIFY(result.ranked.size() > 4);
        QVERIFY(result.ranked.front().playouts > 4 * result.ranked.back().playouts);
    }

    void stopsWhenItIsAskedTo() {
        std::stop_source source;
        source.request_stop();
        const State state = reached(PendingKind::Marker, 1);
        const SearchResult result =
            searched(state, {.iterations = 1'000'000'000, .stop = source.get_token()});
        QCOMPARE(result.playouts, 0);
        QVERIFY(isLegal(state, result.ranked.front().action));
    }

    /// Where every choice ends the game, there is nothing to estimate.
    void takesTheChoiceThatEndsTheGameBest() {
        int found = 0;
        for (unsigned seed = 1; seed <= 60; ++seed) {
            State state = newGame({.players = 2, .seed = seed});
            core::Random random(seed);
            ActionList legal;
            while (!state.finished()) {
                legalActions(state, legal);
                int best = -1;
                int ties = 0;
                bool ends = legal.size() > 1;
                Action wanted;
                for (const Action& action : legal) {
                    State next = state;
                    if (ends)
                        applyLegal(next, action);
                    ends = ends && next.finished();
                    const int points = score(next, state.actor).total();
                    ties = points == best ? ties + 1 : points > best ? 0 : ties;
                    if (points > best) {
                        best = points;
                        wanted = action;
                    }
                }
                if (ends && ties == 0) {
                    ++found;
                    QVERIFY(searched(state, {.iterations = 64}).ranked.front().action == wanted);
                }
                applyLegal(state,
                           Roster::find("novice")->chooseAction(observe(state, state.actor), legal, random));
            }
        }
        QVERIFY(found > 0);
    }

    void everyHintSaysAMoveAndWhy() {
        for (unsigned seed = 1; seed <= 3; ++seed) {
            State state = newGame({.players = 3, .seed = seed});
            core::Random random(seed);
            ActionList legal;
            while (!state.finished()) {
                legalActions(state, legal);
                const Observation seen = observe(state, state.actor);
                const SearchResult advice = advise(seen, legal, random, {.iterations = 12});
                const Hint given = hint(seen, advice);
                QVERIFY(legal.contains(given.action));
                QVERIFY(!given.reasons.empty());
                for (const core::Phrase& reason : given.reasons) {
                    const std::string text = english(reason);
                    QVERIFY2(text.size() > 8 && text.back() == '.' && text.find('%') == std::string::npos,
                             text.c_str());
                }
                applyLegal(state, given.action);
            }
        }
    }

    void aHintForParentGenesTellsTheChancesBeforeAndAfter() {
        int told = 0;
        for (unsigned seed = 1; seed <= 10; ++seed) {
            const State state = reached(PendingKind::GeneTile, 1, seed);
            if (state.finished())
                continue;
            const Observation seen = observe(state, state.actor);
            ActionList legal;
            legalActions(state, legal);
            for (const Action& action : legal) {
                if (action.kind != ActionKind::PlaceGeneTile)
                    continue;
                const Hint given = hint(seen, {.ranked = {{action, 0, 1}}, .playouts = 1});
                const std::string text = english(given.reasons.front());
                told += text.find("then shows it, instead of ") != std::string::npos;
            }
        }
        QVERIFY(told > 5);
    }

    void noHintTurnsParentsForNothing() {
        int skipped = 0;
        for (unsigned seed = 1; seed <= 12; ++seed)
            for (const PendingKind kind : {PendingKind::Marker, PendingKind::GeneTile}) {
                const State state = reached(kind, 1 + seed % 3, seed);
                if (state.finished())
                    continue;
                const Observation seen = observe(state, state.actor);
                ActionList legal;
                legalActions(state, legal);
                // As if idle moves were the strongest of all.
                std::vector<RankedAction> idle;
                std::vector<RankedAction> others;
                for (const Action& action : legal)
                    (turnsParentsIdly(seen, action) ? idle : others).push_back({action, 0, 1});
                SearchResult advice{.ranked = idle, .playouts = 1};
                advice.ranked.insert(advice.ranked.end(), others.begin(), others.end());
                const Hint given = hint(seen, advice);
                const bool better = std::any_of(others.begin(), others.end(), [](const RankedAction& one) {
                    return one.action.kind != ActionKind::LeaveGeneTiles;
                });
                QCOMPARE(turnsParentsIdly(seen, given.action), !better && !idle.empty());
                // It is not the strongest by the count, so the count is not told.
                QCOMPARE(given.figure.has_value(), advice.ranked.size() > 1 && (idle.empty() || !better));
                skipped += better && !idle.empty();
            }
        QVERIFY(skipped > 5);
    }

    void aTileThatHelpsAPlantIsNotIdle() {
        int helping = 0;
        for (unsigned seed = 1; seed <= 12; ++seed) {
            const State state = reached(PendingKind::GeneTile, 1, seed);
            if (state.finished())
                continue;
            const Observation seen = observe(state, state.actor);
            const Trait trait = state.now().trait;
            ActionList legal;
            legalActions(state, legal);
            for (const Action& action : legal) {
                if (action.kind != ActionKind::PlaceGeneTile)
                    continue;
                State next = state;
                applyLegal(next, action);
                int more = 0;
                for (const Genotype genotype : allGenotypes)
                    more += copiesNeeded(state, state.actor, trait, genotype) *
                            (punnettCounts(next.bench(trait).parents)[static_cast<std::size_t>(genotype)] -
                             punnettCounts(state.bench(trait).parents)[static_cast<std::size_t>(genotype)]);
                QCOMPARE(turnsParentsIdly(seen, action), more <= 0);
                helping += more > 0;
            }
        }
        QVERIFY(helping > 3);
    }

    void theFigureInPointsIsNoReason() {
        const State state = reached(PendingKind::Marker, 2);
        const SearchResult advice = searched(state, {.iterations = 200});
        const Hint given = hint(observe(state, state.actor), advice);
        for (const core::Phrase& reason : given.reasons)
            QVERIFY(english(reason).find("Looking ahead") == std::string::npos);
        QCOMPARE(given.figure.has_value(), given.action == advice.ranked.front().action);
    }
};

GENOTYPE_TEST(SearchTest, long)
#include "search_test.moc"
