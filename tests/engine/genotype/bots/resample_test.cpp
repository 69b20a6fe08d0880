// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/resample.h"

#include "engine/genotype/bots/roster.h"
#include "engine/genotype/rules/rules.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;

namespace {

/// Every plant card is in one place, every tool and every assistant as often as there are copies.
bool isWhole(const State& state) {
    int plants = static_cast<int>(state.plantDeck.size());
    PlantSet all = state.plantDiscard;
    std::array<int, toolKinds> tools{};
    int assistants = static_cast<int>(state.assistantDeck.size()) + std::popcount(state.assistantDiscard) +
                     std::popcount(state.johann.faceDown);
    for (const PlantId plant : state.plantDeck)
        all.insert(plant);
    plants += state.plantDiscard.size();
    const auto add = [&](PlantId plant) {
        if (plant == noPlant)
            return;
        ++plants;
        all.insert(plant);
    };
    for (const PlantId plant : state.nursery)
        add(plant);
    for (const PlantSet& bag : state.bags)
        for (const PlantId plant : bag)
            add(plant);
    for (const Tool tool : state.toolDeck)
        ++tools[static_cast<std::size_t>(tool)];
    for (const auto tool : state.toolShed)
        if (tool != noTool)
            ++tools[tool];
    for (std::size_t kind = 0; kind < toolKinds; ++kind)
        tools[kind] += state.toolDiscard[kind];
    for (const auto assistant : state.assistantsForHire)
        assistants += assistant != noAssistant;
    auto& pots = tools[static_cast<std::size_t>(Tool::FlowerPot)];
    for (const Pending& pending : state.pending)
        pots += pending.kind == PendingKind::FillPlot && pending.reason == FillReason::FlowerPot;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.player(seat);
        assistants += std::popcount(player.assistants);
        for (std::size_t kind = 0; kind < toolKinds; ++kind)
            tools[kind] += player.tools[kind];
        for (const PlantSet& set : {player.hand, player.harvested, player.dealt})
            for (const PlantId plant : set)
                add(plant);
        for (int place = 0; place < plotPlaces; ++place) {
            const Plot& plot = player.plots[static_cast<std::size_t>(place)];
            add(plot.plant);
            pots += place >= firstFlowerPot && place < firstFlowerPot + flowerPots && !plot.empty();
        }
    }
    for (std::size_t kind = 0; kind < toolKinds; ++kind)
        if (tools[kind] != toolCards[kind].copies)
            return false;
    return plants == plantCardCount && all.size() == plantCardCount && assistants == assistantCount;
}

} // namespace

class ResampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatTheSeatSeesAndEveryCardOnce() {
        for (unsigned game = 0; game < 30; ++game) {
            const int players = 1 + static_cast<int>(game) % 5;
            const Difficulty johann = players == 1 ? Difficulty::Hard : Difficulty::None;
            State state = newGame({.players = players, .seed = game, .johann = johann});
            core::Random random(game);
            ActionList legal;
            while (!state.finished()) {
                const Observation seen = observe(state, state.actor);
                const State world = resample(seen, random);
                QVERIFY(isWhole(world));
                QVERIFY(observe(world, seen.seat) == seen);
                legalActions(state, legal);
                applyLegal(state,
                           Roster::find(game % 2 ? "novice" : "random")->chooseAction(seen, legal, random));
            }
        }
    }

    void drawsHandsDecksAndDiceAnew() {
        State state = newGame({.players = 3, .seed = 5});
        core::Random random(5);
        ActionList legal;
        while (state.round < 3) {
            legalActions(state, legal);
            applyLegal(state,
                       Roster::find("novice")->chooseAction(observe(state, state.actor), legal, random));
        }
        const Observation seen = observe(state, state.actor);
        const Seat other = state.nextSeat(state.actor);
        QVERIFY(seen.handSizes[other] > 0);
        int hands = 0;
        int decks = 0;
        int dice = 0;
        for (int i = 0; i < 50; ++i) {
            const State one = resample(seen, random);
            const State two = resample(seen, random);
            hands += one.player(other).hand != two.player(other).hand;
            decks += !(one.plantDeck == two.plantDeck);
            dice += !(one.random == two.random);
        }
        QVERIFY(hands >= 40);
        QVERIFY(decks >= 48);
        QCOMPARE(dice, 50);
    }
};

GENOTYPE_TEST(ResampleTest)
#include "resample_test.moc"
