// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/numbers.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "faults.h"

#include <filesystem>

namespace cli {

using namespace lessons;

namespace {

struct LessonOptions {
    std::string file;
    /// The English lesson whose translation it is; may be empty.
    std::string translates;
};

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

Answer checkedLesson(const LessonOptions& options) {
    const LessonReading reading = readingOf(options.file);
    const auto faults = faultsOf(options, reading);
    Answer answer = faultsAnswer(options.file, faults);
    if (!faults.empty())
        return answer;
    const std::size_t questions = reading.topic->questions.size();
    answer.text = options.file + ": “" + reading.topic->title + "”, " +
                  howMany(questions, "question", "questions") + ", no fault found\n";
    answer.json.update(Json{{"title", reading.topic->title},
                            {"figure", figureNames[static_cast<std::size_t>(reading.topic->figure)]},
                            {"questions", questions}});
    return answer;
}

} // namespace

Run lesson(CLI::App& command) {
    const auto options = std::make_shared<LessonOptions>();
    command.add_option("file", options->file, "A lesson, such as peas.toml")->required();
    command.add_option("--translates", options->translates,
                       "The English lesson; its translation must have the same structure");
    return [options] { return checkedLesson(*options); };
}

} // namespace cli
