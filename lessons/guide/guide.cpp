// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/guide/guide.h"

#include "engine/core/text.h"
#include "lessons/documents/entries.h"
#include "lessons/guide/guide_reader.h"

#include <map>
#include <stdexcept>

namespace lessons {

using genotype::Record;

Record guidedGame(const Guide& guide, const std::string& pupil) {
    Record record;
    record.title = guide.title;
    record.setup.players = 2;
    record.setup.rounds = guide.rounds;
    record.setup.seed = guide.seed;
    record.setup.firstPlayer = pupilSeat;
    record.seats = {{pupil, "person", 0}, {guide.botName, guide.bot, 1}};
    return record;
}

bool isGuided(const Guide& guide, const Record& record) {
    return record.setup == guidedGame(guide, {}).setup && record.seats.size() == 2 &&
           record.seats[pupilSeat].kind == "person" && record.seats[1 - pupilSeat].kind == guide.bot;
}

const Guide& guideIn(std::string_view language) {
    static const auto guides = [] {
        std::map<std::string_view, Guide> all;
        for (const LanguageFile& file : languageFiles("guide")) {
            GuideReading reading = readGuide(file.text);
            if (!reading.guide)
                throw std::logic_error("guide/" + std::string(file.language) +
                                       ".toml: " + core::english(reading.faults.front().what));
            all.emplace(file.language, *std::move(reading.guide));
        }
        return all;
    }();
    const auto found = guides.find(language);
    return found == guides.end() ? guides.at("en") : found->second;
}

} // namespace lessons
