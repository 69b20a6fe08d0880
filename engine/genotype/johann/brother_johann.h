// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/queries.h"
#include "engine/genotype/moves/moves.h"

namespace genotype {

/// Brother Johann at the table (rulebook, "Genotype Solo Rules"): he makes no choices, so each call plays a
/// part of the game to its end. The rules decide when to make each call, and what follows it. Each phase has
/// a source file. What an assistant does for him in a hard game is in help.h.
class BrotherJohann : public Moves {
public:
    using Moves::Moves;

    // ---- What the rules ask of him (he is acting, except during setup and the shuffle)

    /// Takes his assistant out of the deck. Precondition: the deck is shuffled, none is shown yet.
    void takeOutAssistant(const Setup& setup);
    /// His pieces, after the player's have been dealt.
    void setUp();
    /// Places one marker. His turn is then over.
    void turn();
    /// Between working and breeding; makes him the acting player.
    void automaPhase();
    /// Counts the shifts of the round.
    void beginBreeding();
    /// One pick of a stage.
    void shift(PickStage stage);
    void beginUpgrades();
    /// One upgrade, or a pass.
    void purchase();
    /// All nine cards, from wherever they lie.
    void shuffleCards();

    // ---- What his helpers use as well

    Player& self() { return m_state.player(johannSeat); }
    Johann& own() { return m_state.johann; }
    /// Draws until `judge(card)` no longer refuses; the card is then at `place`.
    template <typename Judge> Automa drawFor(AutomaRole role, std::uint8_t& place, const Judge& judge) {
        for (;;) {
            discardCard(place);
            const Automa card = drawCard();
            place = static_cast<std::uint8_t>(card);
            const Refusal refusal = judge(card);
            report(event::AutomaDrawn{johannSeat, card, role, refusal, 0, noPlant});
            if (refusal == Refusal::None)
                return card;
        }
    }
    /// Rulebook, "Johann's Cardinal Rules": the bottom-most uncovered trait that fits, on the lowest plant
    /// and there in the lowest row; lost when there is none. `fits(trait, genotype)`.
    template <typename Fits> void validates(ValidationSource source, const Fits& fits) {
        for (int place = 0; place < johannGardenSize; ++place) {
            const Plot& plot = self().plots[static_cast<std::size_t>(place)];
            for (auto trait = allTraits.rbegin(); trait != allTraits.rend(); ++trait)
                if (((plot.uncovered() >> static_cast<int>(*trait)) & 1) &&
                    fits(*trait, plantCard(plot.plant).genotype(*trait)))
                    return covers(place, *trait, source);
        }
        report(event::ValidationLost{johannSeat, source});
    }
    /// Places a research goal marker on the goal with this letter.
    void marks(AutomaLetter letter);

private:
    int plantTotal() const;
    /// "Each of his assistants": those he hired and laid face down. The one of a hard game is not among them
    /// (RULINGS.md 1.7, house ruling).
    int assistantTotal() const;
    Automa drawCard();
    void discardCard(std::uint8_t& place);

    void validatesLowest(ValidationSource source);
    void validatesLowest(ValidationSource source, Trait trait);
    void covers(int plot, Trait trait, ValidationSource source);
    void harvests();
    void gains(int place);

    void acts(Automa card, Automa support);
    void visitsNursery(int pips);
    void visitsToolShed(int pips);
    void setsParent(Side side, AutomaLetter letter);
    void followsArrow(PlantId plant, Trait trait, bool twice);
    void followsMutationRow(Trait trait);
    void takesDie(Trait trait, PoolArea area, DieUse use);
    void hires();
};

} // namespace genotype
