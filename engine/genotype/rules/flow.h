// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/event.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

/// Carries out one action on a state: the action itself, then everything that follows without a choice, until
/// somebody owes a choice again. Internal to the rules; one source file a phase.
class Flow {
public:
    Flow(State& state, EventSink* events) : m_state(state), m_events(events) {}

    void deal(const Setup& setup);
    void perform(const Action& action);

private:
    template <typename Kind> void emit(const Kind& event) {
        if (m_events)
            m_events->push_back(event);
    }
    Player& actor() { return m_state.player(m_state.actor); }
    void push(const Pending& pending) { m_state.pending.push(pending); }

    // flow.cpp: what every phase needs
    void progress();
    bool settle();
    bool resolveForced();
    void gain(Seat seat, int coins, CoinReason reason);
    void pay(int cost, CoinReason reason);
    void discardTool(Tool tool);
    PlantId drawPlant();
    Tool drawTool();
    PlantId takePlantFrom(int place);
    void occupy(Space space);
    void fillRows();
    void refillAssistants();
    void validate(int plot, Trait trait, ValidationSource source, Widening widening);

    // flow_setup.cpp
    void chooseSetup(const Action& action);
    void revealSetup();
    void takeOutNamedPlants(const StartPosition& position);
    void dealPosition(const StartPosition& position);

    // flow_working.cpp
    void beginWorking();
    void nextTurn();
    void endTurn();
    void placeMarker(const Action& action);
    void changeGeneTiles(const Action& action);
    void takePlant(const Action& action);
    void takeTool(const Action& action);
    void afterGardenDraw(int draw);
    void harvest();
    void sow(const Action& action);
    void playTool(Tool tool);
    void playFunnel();
    void playFlowerPot();
    void openSeedBag();
    void keepPlant(PlantId plant);
    void closeSeedBag();
    void useAssistant(Assistant assistant);
    void rollOmarisDice();
    std::uint8_t rollDieOfEachColour();
    void chooseGoal(const Action& action);
    bool settleFillPlot();

    // flow_breeding.cpp
    void beginBreeding();
    void rollDie(Trait trait, int die);
    void beginPick(Seat seat, PickStage stage, Trait trait = Trait::SeedShape);
    void nextPick();
    void takeDie(const Action& action);
    void passPick(bool forced);
    void placeDie(Trait trait, PoolArea area, DieUse use, bool onKnife);

    // flow_upgrades.cpp
    void beginUpgrades();
    void nextPurchase(Seat from);
    void buy(const Action& action);
    void takeUpgrade(Upgrade upgrade, int price, int grants);
    void passPurchase(bool forced);
    void resetRound();
    void finishGame();

    // ../johann/: Brother Johann, who chooses nothing
    Player& johann() { return m_state.player(johannSeat); }
    int johannPlants() const;
    int johannAssistants() const;
    void takeOutJohannsAssistant(const Setup& setup);
    void setUpJohann();
    void shuffleAutoma();
    Automa drawAutoma();
    void discardAutoma(std::uint8_t& place);
    /// Draws, and draws again, until `judge(card)` refuses no more; the card lies at `place` then.
    template <typename Judge> Automa drawAutomaFor(AutomaRole role, std::uint8_t& place, Judge&& judge) {
        for (;;) {
            discardAutoma(place);
            const Automa card = drawAutoma();
            place = static_cast<std::uint8_t>(card);
            const Refusal refusal = judge(card);
            emit(event::AutomaDrawn{johannSeat, card, role, refusal, 0, noPlant});
            if (refusal == Refusal::None)
                return card;
        }
    }
    template <typename Fits> void johannValidates(ValidationSource source, Fits&& fits);
    void johannValidatesLowest(ValidationSource source);
    void johannValidatesLowest(ValidationSource source, Trait trait);
    void johannCovers(int plot, Trait trait, ValidationSource source);
    void johannHarvests();
    void johannGains(int place);
    void johannTurn();
    void johannActs(Automa card, Automa support);
    void johannVisitsNursery(int pips);
    void johannVisitsToolShed(int pips);
    void johannSetsParent(Side side, AutomaLetter letter);
    void johannMarks(AutomaLetter letter);
    void johannAsksOmari();
    void automaPhase();
    void johannShift(PickStage stage);
    void johannFollowsArrow(PlantId plant, Trait trait, bool twice);
    void johannFollowsMutationRow(Trait trait);
    void johannTakesDie(Trait trait, PoolArea area, DieUse use);
    void prepareJohannsPurchases();
    void johannPurchase();
    void johannHires();

    State& m_state;
    EventSink* m_events;
};

} // namespace genotype
