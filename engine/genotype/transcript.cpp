// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/transcript.h"

#include "engine/core/transcript.h"
#include "engine/genotype/rules/rules.h"
#include "engine/genotype/words/words.h"

namespace genotype {

namespace {

class GenotypeTeller : public core::Teller<Game> {
protected:
    std::string heading(const Setup& setup) const override {
        const std::string players =
            setup.players == 1 ? "1 player" : std::to_string(setup.players) + " players";
        std::string text = "Genotype for " + players + ", " +
                           (setup.rounds == 1 ? "1 round" : std::to_string(setup.rounds) + " rounds") +
                           ", seed " + std::to_string(setup.seed) + '\n';
        for (const auto overlay : overlayNames(setup))
            text += "Overlay " + std::string(overlay) + '\n';
        if (setup.johann != Difficulty::None)
            text += "Opponent: Brother Johann (" + johannText(setup).substr(7) + ")\n";
        return text;
    }

    void event(std::string& text, const Event& one) override {
        if (const auto* die = std::get_if<event::DieRolled>(&one); die && !die->omari) {
            tellDie(text, *die);
            return;
        }
        endOfEvents(text);
        if (const auto* round = std::get_if<event::RoundBegan>(&one))
            m_round = "Round " + std::to_string(round->round);
        if (const auto* phase = std::get_if<event::PhaseBegan>(&one)) {
            text += '\n' + (phase->phase == Phase::Finished ? std::string() : m_round + ": ") +
                    english(words::name(phase->phase)) + '\n';
            return;
        }
        // Each line of an action already says whose turn it is.
        if (std::holds_alternative<event::TurnBegan>(one) || std::holds_alternative<event::TurnEnded>(one))
            return;
        sentence(text, one);
    }

    void endOfEvents(std::string& text) override {
        if (m_diceLine)
            text += '\n';
        m_diceLine = false;
    }

    std::string standing(const State& state) const override {
        const std::size_t width = nameWidth(6);
        std::string text =
            state.finished() ? "\nFinal score\n" : "\nScore so far (the game is not finished)\n";
        text += "  " + std::string(width, ' ') + "  plants  goals  markers  coins  total  completed\n";
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const Score one = score(state, seat);
            text += "  " + core::padded(name(seat), width) + "  " + core::padded(one.plants, 6) +
                    core::padded(one.goals, 7) + core::padded(one.markers, 9) + core::padded(one.coins, 7) +
                    core::padded(one.total(), 7) + core::padded(one.harvestedPlants, 11) + '\n';
        }
        if (state.finished())
            text += english(Game::phrase(event::GameEnded{genotype::winners(state)}, state, names())) + '\n';
        return text;
    }

private:
    /// "Seed shape, Rr x rr: I Rr; mutation, then IV rr; mutation twice"
    void tellDie(std::string& text, const event::DieRolled& die) {
        if (m_diceLine && m_diceTrait == die.trait) {
            text += "; ";
        } else {
            endOfEvents(text);
            text += "      " + english(words::title(die.trait)) + ", " +
                    std::string(notation(die.trait, die.parents.left)) + " x " +
                    std::string(notation(die.trait, die.parents.top)) + ": ";
            m_diceLine = true;
            m_diceTrait = die.trait;
        }
        if (die.face == DieFace::Mutation) {
            text += "mutation twice";
            return;
        }
        const PoolArea area = poolAreaOf(die.parents, die.face);
        text += (die.rerolls > 0 ? "mutation, then " : "") + english(words::name(die.face)) + ' ' +
                english(words::name(die.trait, area));
    }

    std::string m_round;
    bool m_diceLine = false;
    Trait m_diceTrait = Trait::SeedShape;
};

} // namespace

std::string transcript(const Record& record) {
    return GenotypeTeller().tell(record);
}

} // namespace genotype
