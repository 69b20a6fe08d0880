// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/guide/guide_reader.h"

#include "engine/core/text.h"
#include "engine/genotype/bots/roster.h"
#include "lessons/documents/catalogue.h"
#include "lessons/documents/toml_error.h"
#include "lessons/guide/guide_words.h"

#include <algorithm>
#include <limits>

namespace lessons {

namespace {

constexpr int mostSentences = 2;

/// One or two sentences.
std::string briefText(TomlTable& table, std::string_view key, bool required = true) {
    std::string text = table.text(key, required);
    if (sentencesIn(text) > mostSentences)
        table.complain(table.lineOf(key),
                       {ENGINE_TEXT("engine", "“%1” has more than two sentences."), {std::string(key)}});
    if (!text.empty() && sentencesIn(text) == 0)
        table.complain(table.lineOf(key),
                       {ENGINE_TEXT("engine", "“%1” does not end like a sentence."), {std::string(key)}});
    return text;
}

/// The keys `from`, `choice` and `offered` of a table.
GuideMoment momentOf(TomlTable& table) {
    GuideMoment moment;
    if (const std::string from = table.text("from", false); !from.empty())
        moment.from = readTime(table, "from", from);
    for (const std::string& name : table.texts("choice"))
        if (const auto choice = readChoice(table, "choice", name))
            moment.choice.push_back(*choice);
    for (const std::string& one : table.texts("offered"))
        moment.offered.push_back(readPattern(table, "offered", one));
    return moment;
}

std::optional<GuideMoment> untilOf(TomlTable& table) {
    const std::string until = table.text("until", false);
    if (until.empty())
        return std::nullopt;
    return GuideMoment{readTime(table, "until", until), {}, {}};
}

GuideView viewOf(TomlTable& table) {
    GuideView view{momentOf(table), briefText(table, "text"), {}, {}};
    for (const std::string& one : table.texts("point"))
        if (isRegion(one))
            view.regions.push_back(one);
        else
            view.actions.push_back(readPattern(table, "point", one));
    return view;
}

std::vector<GuideDeed> deedsOf(TomlTable& table, std::string_view key) {
    std::vector<GuideDeed> deeds;
    for (const std::string& one : table.texts(key))
        deeds.push_back(readDeed(table, key, one));
    return deeds;
}

GuideStep stepOf(const toml::table& entry, std::vector<LessonFault>& faults) {
    TomlTable table(
        entry, faults,
        {"text", "from", "choice", "offered", "point", "done", "instead", "instead-text", "until", "or"});
    GuideStep step;
    step.views.push_back(viewOf(table));
    for (const toml::table* const other : table.tables("or")) {
        TomlTable view(*other, faults, {"text", "from", "choice", "offered", "point"});
        step.views.push_back(viewOf(view));
    }
    step.done = deedsOf(table, "done");
    step.instead = deedsOf(table, "instead");
    step.insteadText = briefText(table, "instead-text", !step.instead.empty());
    step.until = untilOf(table);
    return step;
}

GuideSection sectionOf(const toml::table& entry, GuideReading& reading) {
    TomlTable table(entry, reading.faults,
                    {"id", "title", "lesson", "learned", "wait", "gone", "until", "step"});
    GuideSection section;
    section.id = table.text("id");
    section.title = table.text("title");
    section.lesson = table.text("lesson");
    section.learned = briefText(table, "learned");
    section.wait = briefText(table, "wait");
    section.until = untilOf(table);
    section.gone = briefText(table, "gone", section.until.has_value());
    if (!section.lesson.empty() && findTopic(section.lesson) == nullptr)
        table.complain(table.lineOf("lesson"),
                       {ENGINE_TEXT("engine", "There is no lesson “%1”."), {section.lesson}});
    for (const toml::table* const step : table.tables("step"))
        section.steps.push_back(stepOf(*step, reading.faults));
    if (section.steps.empty())
        table.complain(table.line(), {ENGINE_TEXT("engine", "“%1” is missing."), {"step"}});
    reading.sectionLines.push_back(table.line());
    return section;
}

/// Every section but the last must be left behind by the game at some moment, so that nobody gets stuck.
void checkUntil(TomlTable& root, const Guide& guide, const std::vector<int>& lines) {
    for (std::size_t i = 0; i + 1 < guide.sections.size(); ++i)
        if (!guide.sections[i].until)
            root.complain(lines[i], {ENGINE_TEXT("engine", "“%1” is missing."), {"until"}});
    for (std::size_t i = 0; i < guide.sections.size(); ++i)
        if (std::ranges::count(guide.sections, guide.sections[i].id, &GuideSection::id) > 1)
            root.complain(lines[i],
                          {ENGINE_TEXT("engine", "Two entries have the id “%1”."), {guide.sections[i].id}});
}

Guide guideOf(TomlTable& root, GuideReading& reading) {
    Guide guide;
    guide.title = root.text("title");
    guide.rounds = root.number("rounds", 1, genotype::maxRounds, true);
    guide.seed = static_cast<std::uint64_t>(root.number("seed", 0, std::numeric_limits<int>::max(), true));
    guide.bot = root.text("bot");
    if (!guide.bot.empty() && genotype::Roster::find(guide.bot) == nullptr)
        root.complain(root.lineOf("bot"), {ENGINE_TEXT("engine", "There is no bot “%1”."), {guide.bot}});
    guide.botName = root.text("bot-name");
    guide.other = briefText(root, "other");
    guide.harvested = briefText(root, "harvested");
    guide.watching = briefText(root, "watching");
    for (const toml::table* const entry : root.tables("section"))
        guide.sections.push_back(sectionOf(*entry, reading));
    for (const toml::table* const entry : root.tables("aside")) {
        TomlTable aside(*entry, reading.faults, {"text", "from", "choice", "offered", "point"});
        guide.asides.push_back(viewOf(aside));
    }
    if (guide.sections.empty())
        root.complain(1, {ENGINE_TEXT("engine", "“%1” is missing."), {"section"}});
    checkUntil(root, guide, reading.sectionLines);
    return guide;
}

} // namespace

int sentencesIn(std::string_view text) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool mark = text[i] == '.' || text[i] == '!' || text[i] == '?';
        // "1. Schicht" and "1st" end no sentence.
        const bool ordinal = text[i] == '.' && i > 0 && text[i - 1] >= '0' && text[i - 1] <= '9';
        if (mark && !ordinal && (i + 1 == text.size() || text[i + 1] == ' '))
            ++count;
    }
    return count;
}

GuideReading readGuide(std::string_view text) {
    GuideReading reading;
    try {
        const toml::table document = toml::parse(text);
        TomlTable root(document, reading.faults,
                       {"title", "rounds", "seed", "bot", "bot-name", "other", "harvested", "watching",
                        "section", "aside"});
        reading.guide = guideOf(root, reading);
    } catch (const toml::parse_error& error) {
        reading.faults.push_back(faultOf(error));
    }
    std::ranges::stable_sort(reading.faults, {}, &LessonFault::line);
    if (!reading.faults.empty())
        reading.guide.reset();
    return reading;
}

} // namespace lessons
