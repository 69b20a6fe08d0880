// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/record.h"

#include "engine/genotype/model/value_names.h"
#include "engine/genotype/position_text.h"

#include <array>

namespace genotype {

namespace {

struct Overlay {
    std::string_view name;
    Inheritance Setup::*trait;
    Inheritance inheritance;
};
constexpr std::array<Overlay, 3> overlays{{
    {"flower-codominance", &Setup::flowerColour, Inheritance::Codominance},
    {"flower-incomplete", &Setup::flowerColour, Inheritance::IncompleteDominance},
    {"height-incomplete", &Setup::plantHeight, Inheritance::IncompleteDominance},
}};

} // namespace

bool setOverlay(Setup& setup, std::string_view name) {
    for (const Overlay& overlay : overlays)
        if (overlay.name == name && setup.*overlay.trait == Inheritance::CompleteDominance) {
            setup.*overlay.trait = overlay.inheritance;
            return true;
        }
    return false;
}

std::vector<std::string_view> overlayNames(const Setup& setup) {
    std::vector<std::string_view> names;
    for (const Overlay& overlay : overlays)
        if (setup.*overlay.trait == overlay.inheritance)
            names.push_back(overlay.name);
    return names;
}

std::string johannText(const Setup& setup) {
    std::string text = "johann ";
    text += notation(setup.johann);
    if (setup.johann != Difficulty::Hard)
        return text;
    text += ' ';
    return text.append(setup.johannAssistant == noAssistant
                           ? "drawn"
                           : assistantCard(static_cast<Assistant>(setup.johannAssistant)).notation);
}

bool setJohann(Setup& setup, std::string_view text) {
    Setup wanted = setup;
    for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Standard, Difficulty::Hard}) {
        wanted.johann = difficulty;
        std::vector<std::uint8_t> choices{noAssistant};
        if (wanted.johann == Difficulty::Hard)
            for (const Assistant one : hardAssistants)
                choices.push_back(static_cast<std::uint8_t>(one));
        for (const std::uint8_t choice : choices) {
            wanted.johannAssistant = choice;
            if (johannText(wanted).substr(7) != text)
                continue;
            setup = wanted;
            return true;
        }
    }
    return false;
}

std::string Game::headerLines(const Setup& setup) {
    std::string text = "players " + std::to_string(setup.players) + '\n';
    if (setup.johann != Difficulty::None)
        text += johannText(setup) + '\n';
    text += "rounds " + std::to_string(setup.rounds) + "\nseed " + std::to_string(setup.seed) + "\nfirst " +
            (setup.firstPlayer == noSeat ? "drawn" : std::to_string(setup.firstPlayer + 1)) + '\n';
    for (const auto name : overlayNames(setup))
        text += "overlay " + std::string(name) + '\n';
    if (setup.position)
        text += positionText(*setup.position);
    return text;
}

bool Game::readHeader(core::HeaderReader& lines, Setup& setup) {
    const auto players = lines.field("players", 1, maxSeats);
    if (!players || !lines.nextHeaderLine())
        return false;
    setup.players = static_cast<int>(*players);
    if (setup.players == 1) {
        if (!lines.lineBegins("johann ") || !setJohann(setup, lines.line().substr(7)))
            return lines.expected("johann easy|standard|hard drawn|hard and an assistant");
        if (!lines.nextHeaderLine())
            return false;
    }
    const auto rounds = lines.field("rounds", 1, maxRounds);
    if (!rounds || !lines.nextHeaderLine())
        return false;
    setup.rounds = static_cast<int>(*rounds);
    const auto seed = lines.field("seed", 0, UINT64_MAX);
    if (!seed || !lines.nextHeaderLine())
        return false;
    setup.seed = *seed;
    if (lines.line() != "first drawn") {
        const auto first = lines.field("first", 1, *players);
        if (!first)
            return false;
        setup.firstPlayer = static_cast<Seat>(*first - 1);
    }
    if (!lines.nextHeaderLine())
        return false;
    while (lines.lineBegins("overlay ")) {
        if (!setOverlay(setup, lines.line().substr(8)))
            return lines.expected("overlay flower-codominance|flower-incomplete|height-incomplete");
        if (!lines.nextHeaderLine())
            return false;
    }
    while (lines.lineBegins("position ")) {
        if (!addPositionLine(setup, lines.line().substr(9)) || !isValid(setup))
            return lines.expected("position round 1|parents ff x Ff|plants 1 7 30, of what can lie there");
        if (!lines.nextHeaderLine())
            return false;
    }
    return true;
}

std::variant<Record, ReadError> readRecord(std::string_view text, ReadOptions options) {
    return core::readRecord<Game>(text, options);
}

} // namespace genotype
