// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/demonstrations/demonstrations.h"

#include "engine/core/text.h"
#include "lessons/cross/interaction.h"
#include "lessons/cross/notation.h"
#include "lessons/documents/start_cross.h"
#include "lessons/documents/toml_error.h"
#include "lessons/documents/toml_table.h"
#include "lessons/mendel_data.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

namespace lessons {
namespace {

using Shows = std::vector<Demonstration>;

void readTexts(TomlTable& table, Demonstration& one) {
    one.title = table.text("title");
    one.about = table.text("about");
    one.question = table.text("question");
    one.explain = table.paragraphs("explain");
}

void checkCross(TomlTable& table, const Demonstration& one) {
    const int given =
        (one.cross.empty() ? 0 : 1) + (one.interaction.empty() ? 0 : 1) + (one.mendel.empty() ? 0 : 1);
    const bool known = one.interaction.empty() || findInteraction(one.interaction);
    const bool counted = one.mendel.empty() || findMendelsCross(one.mendel);
    const bool gene = one.gene.empty() || findGene(one.gene);
    bool crosses = given == 1 && known && counted && gene;
    if (crosses)
        try {
            static_cast<void>(crossOf(one));
        } catch (const std::exception&) {
            crosses = false;
        }
    if (!crosses)
        table.complain(table.lineOf("id"),
                       {ENGINE_TEXT("engine", "There is no “%1” in the games."), {one.id}});
}

template <typename Read> DemonstrationReading readShows(std::string_view text, Read&& read) {
    DemonstrationReading result;
    try {
        const toml::table document = toml::parse(text);
        TomlTable root(document, result.faults, {"demonstration"});
        read(root, result);
    } catch (const toml::parse_error& error) {
        result.faults.push_back(faultOf(error));
    }
    if (!result.faults.empty())
        result.all.clear();
    return result;
}

Shows checkedShows(std::string_view language, DemonstrationReading reading) {
    if (!reading.faults.empty())
        throw std::logic_error("demonstrations/" + std::string(language) +
                               ".toml: " + core::english(reading.faults.front().what));
    return std::move(reading.all);
}

} // namespace

DemonstrationReading readDemonstrations(std::string_view text) {
    return readShows(text, [](TomlTable& root, DemonstrationReading& result) {
        for (const toml::table* const entry : root.tables("demonstration")) {
            TomlTable table(*entry, result.faults,
                            {"id", "cross", "gene", "interaction", "mendel", "recombination", "anew", "title",
                             "about", "question", "explain"});
            Demonstration one;
            one.id = table.text("id");
            one.cross = table.text("cross", false);
            one.gene = table.text("gene", false);
            one.interaction = table.text("interaction", false);
            one.mendel = table.text("mendel", false);
            one.recombination = table.number("recombination", 1, 49, false);
            one.anew = table.number("anew", 2, 10'000, false);
            readTexts(table, one);
            checkCross(table, one);
            if (std::ranges::find(result.all, one.id, &Demonstration::id) != result.all.end())
                table.complain(table.lineOf("id"),
                               {ENGINE_TEXT("engine", "Two entries have the id “%1”."), {one.id}});
            result.all.push_back(std::move(one));
        }
    });
}

DemonstrationReading readDemonstrations(std::string_view text, const std::vector<Demonstration>& english) {
    return readShows(text, [&english](TomlTable& root, DemonstrationReading& result) {
        for (const toml::table* const entry : root.tables("demonstration")) {
            TomlTable table(*entry, result.faults, {"id", "title", "about", "question", "explain"});
            const std::string id = table.text("id");
            const std::size_t place = result.all.size();
            if (place >= english.size() || english[place].id != id) {
                table.complain(table.lineOf("id"),
                               {ENGINE_TEXT("engine", "The English file has no entry “%1”."), {id}});
                break;
            }
            Demonstration one = english[place];
            readTexts(table, one);
            if (one.explain.size() != english[place].explain.size())
                table.complain(table.lineOf("explain"),
                               {ENGINE_TEXT("engine", "“%1” has a text in one language only."), {id}});
            result.all.push_back(std::move(one));
        }
        if (result.faults.empty() && result.all.size() < english.size())
            root.complain(0, {ENGINE_TEXT("engine", "“%1” is missing."), {english[result.all.size()].id}});
    });
}

const std::vector<Demonstration>& demonstrations(std::string_view language) {
    static const std::map<std::string_view, Shows> all = [] {
        std::map<std::string_view, Shows> made;
        for (const DemonstrationFile& file : demonstrationFiles())
            if (file.language == "en")
                made.emplace("en", checkedShows("en", readDemonstrations(file.text)));
        for (const DemonstrationFile& file : demonstrationFiles())
            if (file.language != "en")
                made.emplace(file.language,
                             checkedShows(file.language, readDemonstrations(file.text, made.at("en"))));
        return made;
    }();
    const auto found = all.find(language);
    return found == all.end() ? all.at("en") : found->second;
}

Cross crossOf(const Demonstration& one) {
    if (const Interaction* together = findInteraction(one.interaction))
        return usualCross(*together);
    if (const PublishedCross* published = findMendelsCross(one.mendel))
        return published->cross;
    Cross cross = startCross(one.cross);
    if (const Gene* gene = findGene(one.gene); gene && cross.genes.size() == 1)
        cross.genes[0] = *gene;
    if (one.recombination > 0)
        cross.recombination.assign(cross.genes.size() - 1, one.recombination / 100.0);
    return cross;
}

} // namespace lessons
