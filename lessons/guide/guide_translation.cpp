// SPDX-License-Identifier: GPL-3.0-or-later

// A guide in two languages: the same but for its texts.
#include "lessons/guide/guide_reader.h"

#include "engine/core/text.h"

#include <algorithm>

namespace lessons {

namespace {

bool sameView(const GuideView& one, const GuideView& other) {
    return one.when == other.when && one.regions == other.regions && one.actions == other.actions;
}

bool sameStep(const GuideStep& one, const GuideStep& other) {
    return one.done == other.done && one.instead == other.instead && one.until == other.until &&
           std::ranges::equal(one.views, other.views, sameView);
}

bool sameSection(const GuideSection& one, const GuideSection& other) {
    return one.id == other.id && one.lesson == other.lesson && one.until == other.until &&
           std::ranges::equal(one.steps, other.steps, sameStep);
}

} // namespace

std::vector<LessonFault> compareWithEnglish(const Guide& english, const GuideReading& translation) {
    const Guide& translated = translation.guide.value();
    std::vector<LessonFault> faults;
    const auto same = [&faults](const char* key, bool equal, int line = 0) {
        if (!equal)
            faults.push_back({line, {ENGINE_TEXT("engine", "“%1” differs from the English guide."), {key}}});
    };
    same("rounds", english.rounds == translated.rounds);
    same("seed", english.seed == translated.seed);
    same("bot", english.bot == translated.bot);
    same("aside", std::ranges::equal(english.asides, translated.asides, sameView));
    same("section", english.sections.size() == translated.sections.size());
    for (std::size_t i = 0; i < std::min(english.sections.size(), translated.sections.size()); ++i)
        same("section", sameSection(english.sections[i], translated.sections[i]),
             translation.sectionLines[i]);
    return faults;
}

} // namespace lessons
