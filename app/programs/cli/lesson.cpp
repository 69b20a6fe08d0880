// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson.h"

#include "lessons/documents/lesson_reader.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

LessonReading readingOf(const std::string& file) {
    return readLesson(std::filesystem::path(file).stem().string(), readFile(file, largestLesson + 1));
}

std::vector<LessonFault> faultsOf(const LessonOptions& options, const LessonReading& reading) {
    if (options.translates.empty() || !reading.topic)
        return reading.faults;
    const LessonReading english = readingOf(options.translates);
    if (!english.topic)
        throw UserError(options.translates + ": the lesson to compare with has a fault itself");
    return compareWithEnglish(*english.topic, reading);
}

std::string counted(std::size_t number, const std::string& one, const std::string& many) {
    return std::to_string(number) + ' ' + (number == 1 ? one : many);
}

} // namespace

CLI::App* addLesson(CLI::App& program, LessonOptions& options) {
    CLI::App* const command =
        program.add_subcommand("lesson", "Check a lesson's file (see lessons/documents/README.md)");
    command->add_option("file", options.file, "A lesson, such as peas.toml")->required();
    command->add_option("--translates", options.translates,
                        "The English lesson; its translation must have the same structure");
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

int lesson(const LessonOptions& options) {
    const LessonReading reading = readingOf(options.file);
    const auto faults = faultsOf(options, reading);
    if (options.json) {
        ordered_json found = ordered_json::array();
        for (const LessonFault& fault : faults)
            found.push_back({{"line", fault.line}, {"what", core::english(fault.what)}});
        ordered_json result{{"file", options.file}, {"faults", found}};
        if (faults.empty())
            result.update({{"title", reading.topic->title},
                           {"figure", figureNames[static_cast<std::size_t>(reading.topic->figure)]},
                           {"questions", reading.topic->questions.size()}});
        print(result.dump() + '\n');
    } else if (faults.empty()) {
        print(options.file + ": “" + reading.topic->title + "”, " +
              counted(reading.topic->questions.size(), "question", "questions") + ", no fault found\n");
    } else {
        std::string lines;
        for (const LessonFault& fault : faults)
            lines.append(options.file)
                .append(fault.line == 0 ? "" : ':' + std::to_string(fault.line))
                .append(": ")
                .append(core::english(fault.what))
                .append("\n");
        print(lines);
    }
    return faults.empty() ? 0 : 1;
}

} // namespace cli
