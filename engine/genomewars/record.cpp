// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/game.h"

namespace genomewars {

bool setWeighting(Setup& setup, std::string_view notation) {
    for (const Weighting one : {Weighting::EachGenomeOnce, Weighting::ByPopulation})
        if (weightingNotation(one) == notation) {
            setup.weighting = one;
            return true;
        }
    return false;
}

/// Settings that only lessons change are left out when they have their default:
///
///     players 4
///     rounds 10
///     seed 42
///     closing each-genome-once              (or by-population)
///     population 30                         (left out: 3)
///     environment hospital                  (left out: rolled)
///     mutation off                          (left out: on)
std::string Game::headerLines(const Setup& setup) {
    std::string text = "players " + std::to_string(setup.players) + "\nrounds " +
                       std::to_string(setup.rounds) + "\nseed " + std::to_string(setup.seed) + "\nclosing " +
                       std::string(weightingNotation(setup.weighting)) + '\n';
    if (setup.population != usualPopulation)
        text += "population " + std::to_string(setup.population) + '\n';
    if (setup.environment != noEnvironment)
        text += "environment " + std::string(environments[setup.environment].notation) + '\n';
    if (!setup.mutation)
        text += "mutation off\n";
    return text;
}

bool Game::readHeader(core::HeaderReader& lines, Setup& setup) {
    const auto players = lines.field("players", minTeams, maxTeams);
    if (!players || !lines.nextHeaderLine())
        return false;
    const auto rounds = lines.field("rounds", 1, maxRounds);
    if (!rounds || !lines.nextHeaderLine())
        return false;
    const auto seed = lines.field("seed", 0, UINT64_MAX);
    if (!seed || !lines.nextHeaderLine())
        return false;
    setup.players = static_cast<int>(*players);
    setup.rounds = static_cast<int>(*rounds);
    setup.seed = *seed;
    constexpr std::string_view closing = "closing ";
    if (!lines.lineBegins(closing) || !setWeighting(setup, lines.line().substr(closing.size())))
        return lines.expected("closing each-genome-once|by-population");
    if (!lines.nextHeaderLine())
        return false;
    if (lines.lineBegins("population ")) {
        const auto population = lines.field("population", 1, maxStartPopulation);
        if (!population || !lines.nextHeaderLine())
            return false;
        setup.population = static_cast<int>(*population);
    }
    if (lines.lineBegins("environment ")) {
        const std::string_view word = lines.line().substr(12);
        for (std::uint8_t i = 0; i < environmentCount; ++i)
            if (environments[i].notation == word)
                setup.environment = i;
        if (setup.environment == noEnvironment)
            return lines.expected("environment surface-water|jungle|desert|hospital|coral-reef");
        if (!lines.nextHeaderLine())
            return false;
    }
    if (lines.line() == "mutation off") {
        setup.mutation = false;
        return lines.nextHeaderLine();
    }
    return true;
}

} // namespace genomewars
