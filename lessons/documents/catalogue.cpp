// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/catalogue.h"

#include "lessons/documents/lesson_reader.h"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace lessons {
namespace {

using Lessons = std::map<std::string_view, Topic>;   ///< by id
using Library = std::map<std::string_view, Lessons>; ///< by language

Topic read(const LessonFile& file) {
    LessonReading reading = readLesson(file.id, file.text);
    if (!reading.topic)
        throw std::logic_error(std::string(file.id) + ".toml: " + core::english(reading.faults.front().what));
    return *std::move(reading.topic);
}

const Library& library() {
    static const Library all = [] {
        Library made;
        for (const LessonFile& file : lessonFiles())
            made[file.language].emplace(file.id, read(file));
        return made;
    }();
    return all;
}

std::vector<const Topic*> listOf(std::string_view language) {
    const auto own = library().find(language);
    std::vector<const Topic*> list;
    for (const auto& [id, english] : library().at("en")) {
        const bool translated = own != library().end() && own->second.contains(id);
        list.push_back(translated ? &own->second.at(id) : &english);
    }
    std::ranges::stable_sort(list, {}, &Topic::order);
    return list;
}

} // namespace

const std::vector<const Topic*>& topics(std::string_view language) {
    static const auto lists = [] {
        std::map<std::string_view, std::vector<const Topic*>> made;
        for (const auto& [name, ofLanguage] : library())
            made.emplace(name, listOf(name));
        return made;
    }();
    const auto found = lists.find(language);
    return found == lists.end() ? lists.at("en") : found->second;
}

const Topic* findTopic(std::string_view id, std::string_view language) {
    const auto& all = topics(language);
    const auto found = std::ranges::find(all, id, &Topic::id);
    return found == all.end() ? nullptr : *found;
}

} // namespace lessons
