// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/genotype/game_document.h"
#include "app/table/viewer.h"
#include "target.h"

#include <QtCore/QCoreApplication>

#include <optional>

namespace app {

/// What pointing at the board can mean for the viewer, and the one choice that takes two clicks. It asks the
/// rules for everything and changes nothing itself.
class BoardChoices {
    Q_DECLARE_TR_FUNCTIONS(app::BoardChoices)
public:
    /// Both must outlive this.
    BoardChoices(const GameDocument& document, const Viewer& viewer)
        : m_document(document), m_viewer(viewer) {}

    /// Whether a click on the target would do something.
    bool glows(const Target& target) const;
    /// The legal actions that the target can mean, in the engine's order; none while another seat chooses.
    std::vector<genotype::Action> answers(const Target& target) const;
    /// What a click on the target would do, or which rule refuses it, in one or two sentences.
    QString explain(const Target& target) const;
    /// The single action that continues the game (harvest, done, end of turn, pass), if one is legal.
    std::optional<genotype::Action> proceedAction() const;
    /// What the viewer has to do, or that the game is over; empty while another seat chooses.
    QString prompt() const;
    QString label(const genotype::Action& action) const;
    /// Whether the action would cost the viewer coins or a tool. Precondition: it is legal now.
    bool spends(const genotype::Action& action) const;

    /// At setup: the plant already picked for sowing, until the one to keep is picked too.
    genotype::PlantId setupSow() const { return m_setupSow; }
    /// The first click picks the plant to sow; a second click on it takes that back; a click on another plant
    /// completes the choice.
    std::optional<genotype::Action> pickDealt(genotype::PlantId plant);
    /// Drops a half-made choice.
    void forget() { m_setupSow = genotype::noPlant; }

private:
    /// Where on the board the target's action can be done; empty if the refusal says enough.
    QString way(const Target& target) const;

    const GameDocument& m_document;
    const Viewer& m_viewer;
    genotype::PlantId m_setupSow = genotype::noPlant;
};

} // namespace app
