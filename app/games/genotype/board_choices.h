// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "app/documents/viewer.h"
#include "app/games/board/glow_button.h"
#include "die_way.h"
#include "target.h"

#include <QtCore/QCoreApplication>

#include <optional>

namespace app {

/// What pointing at the board can mean for the viewer, and the choices that take two clicks: the dealt
/// plants, and a way to use dice. It asks the rules for everything and changes nothing itself.
class BoardChoices {
    Q_DECLARE_TR_FUNCTIONS(app::BoardChoices)
public:
    /// Both must outlive this.
    BoardChoices(const GenotypeGame& document, const Viewer& viewer)
        : m_document(document), m_viewer(viewer) {}

    /// Whether a click on the target would do something.
    bool glows(const Target& target) const;
    /// How a click on the target would help, as `lessons::isUseful` judges it.
    Glow glow(const Target& target) const;
    /// The legal actions that the target can mean, in the engine's order; none while another seat chooses.
    std::vector<genotype::Action> answers(const Target& target) const;
    /// What the target does and what a click on it would do, or which rule refuses it, in a few sentences.
    QString explain(const Target& target) const;
    /// Whether a click on the target takes back the first half of a choice.
    bool takesBack(const Target& target) const;
    /// Only what a click on it would do now, or which rule refuses it.
    QString now(const Target& target) const;
    /// The same for a card that has already said where the target can be used: empty if it is only there.
    QString nowHere(const Target& target) const;
    /// The single action that continues the game (harvest, done, end of turn, pass), if one is legal.
    std::optional<genotype::Action> proceedAction() const;
    /// What the viewer has to do, or that the game is over; empty while another seat chooses.
    QString prompt() const;
    QString label(const genotype::Action& action) const;
    /// Whether the action would cost the viewer coins or a tool that she has not agreed to by choosing a way.
    /// Precondition: it is legal now.
    bool spends(const genotype::Action& action) const;

    /// The ways to use dice that are open to the viewer, and the one that she has chosen.
    std::vector<DieWay> ways() const;
    const std::optional<DieWay>& way() const { return m_way; }
    /// Chooses a way, or leaves the one that was chosen.
    void chooseWay(const std::optional<DieWay>& way) { m_way = way; }
    /// The ways that a card in hand or at work stands for: all that it can do now; empty for other targets.
    std::vector<DieWay> waysBehind(const Target& target) const;

    /// At setup: the plant already picked for sowing, until the one to keep is picked too.
    genotype::PlantId setupSow() const { return m_setupSow; }
    /// The first click picks the plant to sow; a second click on it takes that back; a click on another plant
    /// completes the choice.
    std::optional<genotype::Action> pickDealt(genotype::PlantId plant);
    bool isHalfMade() const { return m_setupSow != genotype::noPlant || m_way; }
    /// Drops what is no longer open of a half-made choice. Call when only others have changed the position.
    void forgetWhatIsGone();
    /// Drops a half-made choice. Call when the position has changed.
    void forget() {
        m_setupSow = genotype::noPlant;
        m_way.reset();
        m_useful.clear();
    }

private:
    /// The rule of a space, a card or an upgrade; empty for other targets.
    QString about(const Target& target) const;
    /// Whether the legal action with this index helps the viewer's plants.
    bool isUseful(std::size_t index) const;
    /// Whether a click on the target can mean the legal action now.
    bool means(const genotype::Action& action, const Target& target) const;
    /// What a click on the target would do, for targets that can be clicked now; else empty.
    QString effect(const Target& target, const std::vector<genotype::Action>& found) const;
    /// Which buttons would make the target clickable; empty if there are none.
    QString otherWay(const Target& target) const;
    /// Where on the board the target's action can be done; empty if the refusal says enough.
    QString way(const Target& target) const;

    const GenotypeGame& m_document;
    const Viewer& m_viewer;
    genotype::PlantId m_setupSow = genotype::noPlant;
    std::optional<DieWay> m_way;
    /// Which legal actions are useful, worked out when it is first asked.
    mutable std::vector<std::optional<bool>> m_useful;
};

} // namespace app
