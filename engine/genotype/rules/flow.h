// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/johann/brother_johann.h"
#include "engine/genotype/moves/moves.h"
#include "engine/genotype/rules/legality.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

/// Carries out one action on a state: the action itself, then everything that follows without a choice, until
/// somebody has to choose again. Internal to the rules; each phase has a source file.
class Flow : private Moves {
public:
    using Moves::Moves;

    void deal(const Setup& setup);
    void perform(const Action& action);

private:
    // flow.cpp: what every phase needs
    void progress();
    bool settle();
    bool resolveForced(const legality::Choices& choices);
    void answerValidation(const Action& action);
    void answerFinish();
    BrotherJohann johann() { return {m_state, m_events}; }

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
    void chooseGoal(const Action& action);
    bool settleFillPlot();

    // flow_breeding.cpp
    void beginBreeding();
    void rollDie(Trait trait, int die);
    void beginPick(Seat seat, PickStage stage, Trait trait = Trait::SeedShape);
    std::optional<Trait> nextFirstShift() const;
    void nextPick();
    void takeDie(const Action& action);
    void passPick(bool forced);
    void placeDie(Trait trait, PoolArea area, DieUse use, bool onKnife);

    // flow_upgrades.cpp
    void beginUpgrades();
    void nextPurchase(Seat from);
    void buy(const Action& action);
    void passPurchase(bool forced);
    void resetRound();
    void finishGame();
};

} // namespace genotype
