// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/transcript.h"

#include "engine/genomewars/game.h"
#include "engine/genomewars/words.h"

namespace genomewars {

namespace {

class WarsTeller : public core::Teller<Game> {
protected:
    std::string heading(const Setup& setup) const override {
        std::string text = "Genome Wars for " + std::to_string(setup.players) + " teams, " +
                           (setup.rounds == 1 ? "1 turn" : std::to_string(setup.rounds) + " turns") +
                           " each, seed " + std::to_string(setup.seed) + '\n';
        text += "Second gene pool: " + english(words::name(setup.weighting)) + '\n';
        if (setup.population != usualPopulation)
            text += "Each team begins with " + std::to_string(setup.population) + '\n';
        if (setup.environment != noEnvironment)
            text += "Begins in: " + english(words::name(environments[setup.environment].id)) + '\n';
        if (!setup.mutation)
            text += "Without mutation\n";
        return text;
    }

    void event(std::string& text, const Event& event) override {
        if (std::holds_alternative<event::RoundBegan>(event))
            text += "\nRound " + std::to_string(std::get<event::RoundBegan>(event).round) + '\n';
        else if (!std::holds_alternative<event::TurnBegan>(event)) // is printed before each action
            sentence(text, event);
    }

    std::string standing(const State& end) const override {
        std::string text = end.finished() ? "\nAt the end\n" : "\nSo far (the game is not finished)\n";
        const std::size_t width = nameWidth(4);
        for (Seat seat = 0; seat < end.seats; ++seat)
            text += "  " + core::padded(name(seat), width) + core::padded(end.team(seat).population, 5) +
                    "  " + english(words::description(end.team(seat).genome)) + '\n';
        return text;
    }
};

} // namespace

std::string Game::transcript(const core::Record<Game>& record) {
    return WarsTeller().tell(record);
}

} // namespace genomewars
