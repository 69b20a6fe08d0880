// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/reports/class_report.h"

/// Three pupils at the lesson "dominance", whose question "dominance-f1" has the right answer first, then one
/// for each of the misconceptions blending, one-parent and ratio-for-all.
namespace small_class {

inline const std::string asked = "dominance-f1";

inline lessons::LessonRecord dominance(unsigned steps, lessons::Attempts attempts) {
    return {"dominance", steps, {{asked, std::move(attempts)}}, {}};
}

/// Right at once; has done everything.
inline lessons::LearningRecord ada() {
    lessons::LearningRecord record{"key of Ada", "Ada", {dominance(15, {{0, {0}, 0}})}, {}};
    record.lessons.front().experiments = {{"Tt × Tt", {3, 1}, {151, 49}, ""}};
    record.practice = {{"look-share", 3, 1, {{"blending", 2, 1}}}, {"linkage", 1, 0, {}}};
    return record;
}

/// Believes in blending, tries on, and passes the second form.
inline lessons::LearningRecord ben() {
    return {"key of Ben", "Ben", {dominance(3, {{0, {1, 3, 0}, 2}, {1, {}, 0}, {1, {1}, 0}})}, {}};
}

/// Believes in blending and stays there; has an answer that the lesson does not have, and a lesson that
/// nobody knows.
inline lessons::LearningRecord cleo() {
    lessons::LearningRecord record{"key of Cleo", "=Cleo", {dominance(1, {{0, {1}, 0}})}, {}};
    record.lessons.front().questions.push_back({"dominance-gone", {{0, {2}, 0}}});
    record.lessons.push_back({"school/peas", 1, {{"peas-next", {{0, {1}, 0}}}}, {}});
    return record;
}

inline std::vector<lessons::LearningRecord> all() {
    return {ada(), ben(), cleo()};
}

} // namespace small_class
