// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/transcript.h"
#include "engine/genecards/game.h"

namespace genecards {

std::string Game::headerLines(const Setup& setup) {
    return "players " + std::to_string(setup.players) + "\ntarget " + std::to_string(setup.target) +
           "\nseed " + std::to_string(setup.seed) + '\n';
}

bool Game::readHeader(core::HeaderReader& lines, Setup& setup) {
    const auto players = lines.field("players", minSeats, maxSeats);
    if (!players || !lines.nextHeaderLine())
        return false;
    const auto target = lines.field("target", minTarget, maxTarget);
    if (!target || !lines.nextHeaderLine())
        return false;
    const auto seed = lines.field("seed", 0, UINT64_MAX);
    if (!seed || !lines.nextHeaderLine())
        return false;
    setup = {.players = static_cast<int>(*players), .target = static_cast<int>(*target), .seed = *seed};
    return true;
}

namespace {

class CardTeller : public core::Teller<Game> {
protected:
    std::string heading(const Setup& setup) const override {
        return "Gene Expression for " + std::to_string(setup.players) + " players, to " +
               (setup.target == 1 ? "1 point" : std::to_string(setup.target) + " points") + ", seed " +
               std::to_string(setup.seed) + '\n';
    }

    void event(std::string& text, const Event& one) override {
        if (const auto* hand = std::get_if<event::HandBegan>(&one))
            text += "\nHand " + std::to_string(hand->hand) + '\n';
        // Each line of an action already says whose turn it is.
        if (!std::holds_alternative<event::TurnBegan>(one))
            sentence(text, one);
    }

    std::string standing(const State& state) const override {
        std::string text =
            state.finished() ? "\nFinal score\n" : "\nScore so far (the game is not finished)\n";
        const std::size_t width = nameWidth(6);
        for (Seat seat = 0; seat < state.seats; ++seat)
            text += "  " + core::padded(name(seat), width) + core::padded(state.scores[seat], 6) + '\n';
        return text;
    }
};

} // namespace

std::string Game::transcript(const core::Record<Game>& record) {
    return CardTeller().tell(record);
}

} // namespace genecards
