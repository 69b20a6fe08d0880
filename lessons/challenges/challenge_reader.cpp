// SPDX-License-Identifier: GPL-3.0-or-later

// The file of a challenge.
#include "engine/core/text.h"
#include "engine/genotype/position_text.h"
#include "lessons/challenges/challenge.h"
#include "lessons/documents/toml_error.h"
#include "lessons/documents/toml_table.h"
#include "lessons/garden_odds.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace lessons {

namespace {

constexpr int usualPlayers = 2;
constexpr std::string_view parentsWord = "parents ";

/// A text in the file's languages, of which English is required.
std::string textIn(TomlTable& root, std::string_view key, std::string_view language,
                   std::vector<LessonFault>& faults) {
    const toml::table* const texts = root.table(key);
    if (texts == nullptr) {
        if (!root.has(key))
            root.complain(root.line(), {ENGINE_TEXT("engine", "“%1” is missing."), {std::string(key)}});
        return {};
    }
    TomlTable table(*texts, faults, {"en", "de"});
    const std::string english = table.text("en");
    return table.has(language) && language != "en" ? table.text(language) : english;
}

int lineOf(const toml::node& node) {
    return static_cast<int>(node.source().begin.line);
}

/// The parents of a set position, each with its trait.
using GivenParents = std::array<std::optional<genotype::Parents>, genotype::traitCount>;

void readParentsLine(TomlTable& root, int line, const std::string& text, GivenParents& given) {
    const auto read = genotype::readParents(std::string_view(text).substr(parentsWord.size()));
    if (!read)
        return root.complain(line,
                             {ENGINE_TEXT("engine", "“%1” does not name two parents of one trait: R, F, "
                                                    "G or T. Write, for example, “parents Rr x RR”."),
                              {text}});
    auto& place = given[static_cast<std::size_t>(read->trait)];
    if (place)
        return root.complain(line, {ENGINE_TEXT("engine", "The parents of the trait %1 are given twice."),
                                    {std::string(1, genotype::letterOf(read->trait))}});
    place = read->parents;
}

/// A set position: the lines of a record's header (genotype/position_text.h). Parents may come in any order,
/// and those that are printed on the board may be written too.
void readPosition(TomlTable& root, const toml::node& lines, genotype::Record& record) {
    record.setup.players =
        root.has("players") ? root.number("players", 2, genotype::maxSeats, true) : usualPlayers;
    const toml::array* const all = lines.as_array();
    if (all == nullptr || all->empty())
        return root.complain(
            lineOf(lines), {ENGINE_TEXT("engine", "“%1” must be a list in square brackets."), {"position"}});
    GivenParents parents;
    for (const toml::node& line : *all) {
        const auto text = line.value<std::string>();
        if (text && text->starts_with(parentsWord))
            readParentsLine(root, lineOf(line), *text, parents);
        else if (!text || !genotype::addPositionLine(record.setup, *text))
            return root.complain(
                lineOf(line),
                {ENGINE_TEXT("engine", "“%1” cannot stand here. A position is a list of lines: first the "
                                       "round (“round 4”), then parents (“parents Rr x RR”), then the "
                                       "plants of a seat, seat by seat (“plants 1 7 30”)."),
                 {text.value_or(std::string())}});
    }
    if (!record.setup.position)
        return root.complain(lineOf(lines),
                             {ENGINE_TEXT("engine", "The position does not say which round it is: add a line "
                                                    "such as “round 4”."),
                              {}});
    for (std::size_t trait = 0; trait < parents.size(); ++trait)
        if (parents[trait])
            record.setup.position->parents[trait] = *parents[trait];
    if (!genotype::isValid(record.setup))
        root.complain(lineOf(lines), {ENGINE_TEXT("engine", "No game can stand like this: a plant is named "
                                                            "twice, or a seat does not play."),
                                      {}});
}

/// A game as text, up to a moment.
void readGame(TomlTable& root, const toml::node& node, genotype::Record& record) {
    const auto text = node.value<std::string>();
    const auto read = genotype::readRecord(text.value_or(std::string()));
    if (const auto* error = std::get_if<genotype::ReadError>(&read))
        // The text begins in the line after the three quotation marks.
        return root.complain(lineOf(node) + error->line, phrase(*error));
    record = std::get<genotype::Record>(read);
    if (root.has("moment")) {
        const int most = static_cast<int>(record.actions.size());
        record.actions.resize(static_cast<std::size_t>(root.number("moment", 0, most, true)));
    }
    if (genotype::replay(record).state.finished())
        root.complain(lineOf(node), {ENGINE_TEXT("engine", "The game is over at this moment."), {}});
}

void readAll(const toml::table& document, std::string_view language, ChallengeReading& result) {
    TomlTable root(document, result.faults,
                   {"format", "title", "goal", "players", "position", "record", "moment", "seat", "tiles"});
    Challenge challenge;
    root.number("format", 1, 1, true);
    challenge.title = textIn(root, "title", language, result.faults);
    challenge.goal = textIn(root, "goal", language, result.faults);
    challenge.tiles = root.has("tiles") ? root.number("tiles", 1, mostTiles, true) : 1;
    const toml::node* const position = document.get("position");
    const toml::node* const game = document.get("record");
    if ((position != nullptr) == (game != nullptr))
        root.complain(
            root.line(),
            {ENGINE_TEXT("engine", "There must be either “position” or “record”, and not both."), {}});
    else if (const char* const foreign = position != nullptr ? "moment" : "players";
             const toml::node* const node = document.get(foreign))
        root.complain(lineOf(*node),
                      {ENGINE_TEXT("engine", "“%1” belongs to a “%2”, which this file does not have."),
                       {foreign, position != nullptr ? "record" : "position"}});
    else if (position != nullptr)
        readPosition(root, *position, challenge.record);
    else
        readGame(root, *game, challenge.record);
    if (!result.faults.empty())
        return;
    const int seat = root.has("seat") ? root.number("seat", 1, challenge.record.setup.players, true) : 1;
    challenge.seat = static_cast<genotype::Seat>(std::max(seat, 1) - 1);
    const genotype::State state = genotype::replay(challenge.record).state;
    if (result.faults.empty() &&
        neededGenotypes(genotype::observe(state, challenge.seat), challenge.seat).empty())
        root.complain(root.lineOf("seat"),
                      {ENGINE_TEXT("engine", "No plant in the garden of seat %1 needs a die."),
                       {std::to_string(seat)}});
    if (result.faults.empty())
        result.challenge = std::move(challenge);
}

} // namespace

ChallengeReading readChallenge(std::string_view text, std::string_view language) {
    ChallengeReading result;
    try {
        const toml::table document = toml::parse(text);
        readAll(document, language, result);
    } catch (const toml::parse_error& error) {
        result.faults.push_back(faultOf(error));
    }
    std::ranges::stable_sort(result.faults, {}, &LessonFault::line);
    return result;
}

} // namespace lessons
