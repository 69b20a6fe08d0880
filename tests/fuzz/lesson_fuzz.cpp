// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz_target.h"
#include "lessons/documents/lesson_reader.h"

#include <algorithm>

using namespace lessons;

namespace {

/// Any bytes as the file of a lesson.
std::string faultOfLesson(std::string_view text) {
    const LessonReading reading = readLesson("any", text);
    if (reading.topic.has_value() != reading.faults.empty())
        return "a lesson with a fault is read, or one without a fault is not";
    const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
    for (const LessonFault& fault : reading.faults) {
        if (fault.line < 0 || fault.line > lines)
            return "a fault is reported in a line that is not there";
        if (core::english(fault.what).empty())
            return "a fault has no words";
    }
    if (!reading.topic)
        return {};
    if (reading.questionLines.size() != reading.topic->questions.size())
        return "a question has no line";
    if (!compareWithEnglish(*reading.topic, reading).empty())
        return "a lesson differs from itself";
    return {};
}

} // namespace

GENOTYPE_FUZZ_TARGET(faultOfLesson)
