// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "lessons/documents/misconceptions.h"
#include "lessons/documents/topic.h"

#include <functional>
#include <string>
#include <string_view>

namespace lessons {

/// Where the words of a report come from. None of the functions may be empty.
struct ReportTexts {
    std::string language; ///< RFC 5646: "en", "de"
    /// A lesson by the id that records use; null if there is none of that id.
    std::function<const Topic*(const std::string&)> topic;
    std::function<const Misconception*(std::string_view)> misconception;
    std::function<std::string(const core::Phrase&)> phrase;
    /// A text of a lesson without its marks for genotypes and links.
    std::function<std::string(const Text&)> plain;
};

/// English, with the program's own lessons.
ReportTexts englishReportTexts();

/// A lesson's title, or its id if it is unknown.
std::string titleIn(const ReportTexts& texts, const std::string& lesson);
/// What is asked first, or the question's id if it is unknown.
std::string askedIn(const ReportTexts& texts, const std::string& lesson, const std::string& question);
/// The belief in a pupil's words, or its id if it is unknown; empty for an empty id.
std::string beliefIn(const ReportTexts& texts, const std::string& misconception);
/// "Share of a phenotype", or the id if it is unknown.
std::string practiceIn(const ReportTexts& texts, const std::string& kind);

} // namespace lessons
