#include "engine/genotype/record.h"

#include "engine/core/utf8.h"
#include "engine/genotype/rules.h"

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

/// Characters that would break a line, hide text or turn its direction round.
bool isUnprintable(char32_t c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 ||
           (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

/// The text with what a name may not hold left out, cut between two characters when it is too long.
std::string acceptable(std::string_view text) {
    std::string kept;
    while (!text.empty()) {
        const core::Utf8Character next = core::firstCharacter(text);
        if (next.valid() && !isUnprintable(next.code)) {
            if (kept.size() + next.bytes > maxNameBytes)
                break;
            kept += text.substr(0, next.bytes);
        }
        text.remove_prefix(next.bytes);
    }
    return kept;
}

std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (const char c : acceptable(text)) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + '"';
}

} // namespace

bool isValidName(std::string_view text) {
    if (text.size() > maxNameBytes)
        return false;
    while (!text.empty()) {
        const core::Utf8Character next = core::firstCharacter(text);
        if (!next.valid() || isUnprintable(next.code))
            return false;
        text.remove_prefix(next.bytes);
    }
    return true;
}

bool isValidKind(std::string_view text) {
    if (text.empty() || text.size() > 32)
        return false;
    for (const char c : text)
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
            return false;
    return true;
}

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

namespace {

constexpr std::array<std::string_view, 3> difficulties{"easy", "standard", "hard"};

} // namespace

std::string johannText(const Setup& setup) {
    std::string text = "johann ";
    text += difficulties[static_cast<std::size_t>(setup.johann) - 1];
    if (setup.johann != Difficulty::Hard)
        return text;
    text += ' ';
    return text.append(setup.johannAssistant == noAssistant
                           ? "drawn"
                           : assistantCard(static_cast<Assistant>(setup.johannAssistant)).notation);
}

bool setJohann(Setup& setup, std::string_view text) {
    Setup wanted = setup;
    for (std::size_t i = 0; i < difficulties.size(); ++i) {
        wanted.johann = static_cast<Difficulty>(i + 1);
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

std::string headerText(const Record& record) {
    const Setup& setup = record.setup;
    std::string text = "genotype-record " + std::to_string(recordFormat) + "\ncatalogue " +
                       std::to_string(catalogueVersion) + '\n';
    if (!acceptable(record.title).empty())
        text += "title " + quoted(record.title) + '\n';
    text += "players " + std::to_string(setup.players) + '\n';
    if (setup.johann != Difficulty::None)
        text += johannText(setup) + '\n';
    text += "rounds " + std::to_string(setup.rounds) + "\nseed " + std::to_string(setup.seed) + "\nfirst " +
            (setup.firstPlayer == noSeat ? "drawn" : std::to_string(setup.firstPlayer + 1)) + '\n';
    for (const auto name : overlayNames(setup))
        text += "overlay " + std::string(name) + '\n';
    for (int seat = 0; seat < setup.players; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const SeatInfo info =
            index < record.seats.size() ? record.seats[index] : SeatInfo{"", "person", seat};
        const int colour = info.colour >= 0 && info.colour < maxSeatColours ? info.colour : 0;
        text += "seat " + std::to_string(seat + 1) + ' ' + (isValidKind(info.kind) ? info.kind : "person") +
                " colour " + std::to_string(colour) + ' ' + quoted(info.name) + '\n';
    }
    return text + '\n';
}

std::string actionLine(std::size_t number, Seat actor, const Action& action) {
    return std::to_string(number) + " seat-" + std::to_string(actor + 1) + ' ' + notation(action) + '\n';
}

std::string undoLine(std::size_t count) {
    return "undo " + std::to_string(count) + '\n';
}

std::string toText(const Record& record) {
    std::string text = headerText(record);
    State state = newGame(record.setup);
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        text += actionLine(i + 1, state.actor, record.actions[i]);
        apply(state, record.actions[i]);
    }
    return text;
}

Replay replay(const Record& record, std::size_t upTo) {
    Replay result;
    result.state = newGame(record.setup, &result.events);
    result.eventsAfter.push_back(result.events.size());
    for (std::size_t i = 0; i < record.actions.size() && i < upTo; ++i) {
        if (apply(result.state, record.actions[i], &result.events) != Refusal::None)
            break;
        result.eventsAfter.push_back(result.events.size());
    }
    return result;
}

} // namespace genotype
