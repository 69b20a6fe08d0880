// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_messages.h"

namespace messages {

std::string_view code(ErrandKind value) {
    switch (value) {
    case ErrandKind::Page: return "page";
    case ErrandKind::Lesson: return "lesson";
    case ErrandKind::Practice: return "practice";
    case ErrandKind::Mystery: return "mystery";
    case ErrandKind::Puzzle: return "puzzle";
    case ErrandKind::SitAtTable: return "table";
    case ErrandKind::Worksheet: return "worksheet";
    }
    return "";
}

std::string_view code(Stuck value) {
    switch (value) {
    case Stuck::No: return "no";
    case Stuck::Wrong: return "wrong";
    case Stuck::Idle: return "idle";
    }
    return "";
}

std::string_view code(LessonPart value) {
    switch (value) {
    case LessonPart::None: return "none";
    case LessonPart::Predict: return "predict";
    case LessonPart::Roll: return "roll";
    case LessonPart::Compare: return "compare";
    case LessonPart::Explain: return "explain";
    }
    return "";
}

} // namespace messages
