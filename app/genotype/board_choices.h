// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/genotype/game_document.h"
#include "app/table/viewer.h"
#include "target.h"

#include <QtCore/QCoreApplication>

#include <optional>

namespace app {

/// What pointing at the board can mean for whoever looks at it, and the one choice that takes two clicks. It
/// asks the rules for everything and does nothing itself.
class BoardChoices {
    Q_DECLARE_TR_FUNCTIONS(app::BoardChoices)
public:
    /// Both must live longer.
    BoardChoices(const GameDocument& document, const Viewer& viewer)
        : m_document(document), m_viewer(viewer) {}

    /// A click on it would do something.
    bool glows(const Target& target) const;
    /// The legal actions that it can mean, in the engine's order; none while another chooses.
    std::vector<genotype::Action> answers(const Target& target) const;
    /// What pointing at it would do, or which rule refuses it; one or two sentences.
    QString explain(const Target& target) const;
    /// The single action that continues the game (harvest, done, end of turn, pass), if one is legal.
    std::optional<genotype::Action> proceedAction() const;
    /// What the viewer is to do, or that the game is over; empty while another chooses.
    QString prompt() const;
    QString label(const genotype::Action& action) const;
    /// Whether it would cost the viewer coins or a tool. Precondition: the action is legal now.
    bool spends(const genotype::Action& action) const;

    /// At setup: the plant already picked to be sown, until the one to keep is picked too.
    genotype::PlantId setupSow() const { return m_setupSow; }
    /// The first click picks the plant to sow, a second on it takes it back; one on another is the choice.
    std::optional<genotype::Action> pickDealt(genotype::PlantId plant);
    /// Lets go of a half-made choice.
    void forget() { m_setupSow = genotype::noPlant; }

private:
    /// Where the thing pointed at can be had or done; empty where the refusal says enough.
    QString way(const Target& target) const;

    const GameDocument& m_document;
    const Viewer& m_viewer;
    genotype::PlantId m_setupSow = genotype::noPlant;
};

} // namespace app
