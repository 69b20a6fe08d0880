// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/explanation_card.h"
#include "board_button.h"
#include "board_choices.h"

namespace app {

class PlayerChip;
class PunnettSquare;
class RatioStrip;
class RoundTrack;

/// What the card beside something on Genotype's board says: what it is, its price and points, and what a
/// click would do now. All that is a rule comes from the engine.
class BoardCards {
    Q_DECLARE_TR_FUNCTIONS(app::BoardCards)
public:
    /// All must outlive this.
    BoardCards(const BoardChoices& choices, const genotype::State& visible)
        : m_choices(choices), m_state(visible) {}

    /// `asks`: whether to say what a click on it would do.
    ThingWords of(const BoardButton& button, bool asks) const;
    /// A cell of the square, or the coin beside it.
    ThingWords of(const PunnettSquare& square, const QPoint& at) const;
    /// A phase, or the rounds.
    ThingWords of(const RoundTrack& track, const QPoint& at) const;
    ThingWords of(const PlayerChip& chip) const;
    ThingWords of(const RatioStrip& strip) const;

private:
    QStringList details(const Target& target) const;

    const BoardChoices& m_choices;
    const genotype::State& m_state;
};

} // namespace app
