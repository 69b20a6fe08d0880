// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/misconceptions.h"

#include "engine/core/text.h"
#include "lessons/documents/toml_error.h"
#include "lessons/documents/toml_table.h"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace lessons {
namespace {

using Catalogues = std::map<std::string_view, std::vector<Misconception>>; ///< by language

const Catalogues& catalogues() {
    static const Catalogues all = [] {
        Catalogues made;
        for (const MisconceptionFile& file : misconceptionFiles()) {
            MisconceptionReading reading = readMisconceptions(file.text);
            if (!reading.faults.empty())
                throw std::logic_error("misconceptions/" + std::string(file.language) +
                                       ".toml: " + core::english(reading.faults.front().what));
            made.emplace(file.language, std::move(reading.all));
        }
        return made;
    }();
    return all;
}

} // namespace

MisconceptionReading readMisconceptions(std::string_view text) {
    MisconceptionReading reading;
    try {
        const toml::table document = toml::parse(text);
        TomlTable root(document, reading.faults, {"misconception"});
        for (const toml::table* const entry : root.tables("misconception")) {
            TomlTable table(*entry, reading.faults, {"id", "says", "fact", "source"});
            Misconception one{table.text("id"), table.text("says"), table.text("fact"), table.text("source")};
            if (std::ranges::find(reading.all, one.id, &Misconception::id) != reading.all.end())
                table.complain(table.lineOf("id"),
                               {ENGINE_TEXT("engine", "Two entries have the id “%1”."), {one.id}});
            reading.all.push_back(std::move(one));
        }
    } catch (const toml::parse_error& error) {
        reading.faults.push_back(faultOf(error));
    }
    if (!reading.faults.empty())
        reading.all.clear();
    return reading;
}

const std::vector<Misconception>& misconceptions(std::string_view language) {
    const auto found = catalogues().find(language);
    return found == catalogues().end() ? catalogues().at("en") : found->second;
}

const Misconception* findMisconception(std::string_view id, std::string_view language) {
    const auto& all = misconceptions(language);
    const auto found = std::ranges::find(all, id, &Misconception::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace lessons
