// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_game.h"

#include "engine/genotype/record.h"

namespace cli {

namespace {

/// With one player: the difficulty, and in a hard game the assistant unless it is to be drawn.
void askedJohann(const Request& request, genotype::Setup& setup) {
    if (setup.players != 1) {
        for (const char* const name : {"johann", "assistant"})
            if (request.has(name))
                throw RequestError("bad-value", "Brother Johann plays against one player", {{"field", name}});
        return;
    }
    const std::string level = request.text("johann");
    const bool hard = level == "hard";
    if (!genotype::setJohann(setup, hard ? "hard drawn" : level))
        throw RequestError("bad-value", "\"johann\" must be easy, standard or hard", {{"field", "johann"}});
    if (!request.has("assistant"))
        return;
    if (!hard || !genotype::setJohann(setup, "hard " + request.text("assistant")))
        throw RequestError(
            "bad-value",
            "an assistant helps in a hard game: franz, omari, elisabeth, maria, may, leopold or drawn",
            {{"field", "assistant"}});
}

} // namespace

template <> genotype::Setup setupIn<genotype::Game>(const Request& request) {
    request.allowOnly(
        {"game", "players", "johann", "assistant", "rounds", "seed", "first", "overlays", "names"});
    genotype::Setup setup;
    setup.players = static_cast<int>(request.integer("players", 1, genotype::maxSeats));
    askedJohann(request, setup);
    setup.rounds = static_cast<int>(request.integer("rounds", 1, genotype::maxRounds, genotype::maxRounds));
    setup.seed = request.seed("seed", 0);
    if (const auto first = request.seatOr("first", setup.players, {"drawn"}))
        setup.firstPlayer = first->seat.value_or(core::noSeat);
    for (const std::string& overlay : request.texts("overlays", 2))
        if (!genotype::setOverlay(setup, overlay))
            throw RequestError("bad-value",
                               "an overlay is flower-codominance, flower-incomplete or height-incomplete, "
                               "one for each trait",
                               {{"field", "overlays"}});
    return setup;
}

template <> genomewars::Setup setupIn<genomewars::Game>(const Request& request) {
    request.allowOnly({"game", "players", "rounds", "closing", "seed", "names"});
    genomewars::Setup setup;
    setup.players = static_cast<int>(request.integer("players", genomewars::minTeams, genomewars::maxTeams));
    setup.rounds =
        static_cast<int>(request.integer("rounds", 1, genomewars::maxRounds, genomewars::usualRounds));
    setup.seed = request.seed("seed", 0);
    if (request.has("closing") && !genomewars::setWeighting(setup, request.text("closing")))
        throw RequestError("bad-value", "\"closing\" must be each-genome-once or by-population",
                           {{"field", "closing"}});
    return setup;
}

template <> genecards::Setup setupIn<genecards::Game>(const Request& request) {
    request.allowOnly({"game", "players", "target", "seed", "names"});
    genecards::Setup setup;
    setup.players = static_cast<int>(request.integer("players", genecards::minSeats, genecards::maxSeats));
    setup.target = static_cast<int>(
        request.integer("target", genecards::minTarget, genecards::maxTarget, genecards::usualTarget));
    setup.seed = request.seed("seed", 0);
    return setup;
}

std::vector<core::SeatInfo> seatsIn(const Request& request, int players) {
    const auto names = request.texts("names", static_cast<std::size_t>(players));
    std::vector<core::SeatInfo> seats;
    for (int seat = 0; seat < players; ++seat) {
        core::SeatInfo info;
        info.colour = seat;
        if (static_cast<std::size_t>(seat) < names.size())
            info.name = names[static_cast<std::size_t>(seat)];
        if (!core::isValidName(info.name))
            throw RequestError("bad-value", "a name is at most 120 bytes of UTF-8 without control characters",
                               {{"field", "names"}});
        seats.push_back(std::move(info));
    }
    return seats;
}

} // namespace cli
