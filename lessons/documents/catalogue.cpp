// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/catalogue.h"

#include "lessons/documents/lesson_reader.h"

#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>

namespace lessons {
namespace {

using Lessons = std::map<std::string_view, Topic>; ///< by id

Topic read(const LessonFile& file) {
    LessonReading reading = readLesson(file.id, file.text);
    if (!reading.topic)
        throw std::logic_error(std::string(file.id) + ".toml: " + core::english(reading.faults.front().what));
    return *std::move(reading.topic);
}

/// A language is read when it is first asked for, on whichever thread that is.
const Lessons& lessonsIn(std::string_view language) {
    static std::mutex reading;
    static std::map<std::string, Lessons, std::less<>> known;
    const std::scoped_lock lock(reading);
    if (const auto found = known.find(language); found != known.end())
        return found->second;
    Lessons& made = known[std::string(language)];
    for (const LessonFile& file : lessonFiles())
        if (file.language == language)
            made.emplace(file.id, read(file));
    return made;
}

std::vector<const Topic*> listOf(std::string_view language) {
    const Lessons& own = lessonsIn(language);
    std::vector<const Topic*> list;
    for (const auto& [id, english] : lessonsIn("en")) {
        const auto translated = own.find(id);
        list.push_back(translated == own.end() ? &english : &translated->second);
    }
    std::ranges::stable_sort(list, {}, &Topic::order);
    return list;
}

} // namespace

const std::vector<const Topic*>& topics(std::string_view language) {
    static std::mutex listing;
    static std::map<std::string, std::vector<const Topic*>, std::less<>> lists;
    const std::scoped_lock lock(listing);
    const auto found = lists.find(language);
    return found != lists.end() ? found->second : lists.emplace(language, listOf(language)).first->second;
}

const Topic* findTopic(std::string_view id, std::string_view language) {
    const auto& all = topics(language);
    const auto found = std::ranges::find(all, id, &Topic::id);
    return found == all.end() ? nullptr : *found;
}

} // namespace lessons
