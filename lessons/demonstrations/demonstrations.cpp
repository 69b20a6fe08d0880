// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/demonstrations/demonstrations.h"

#include "engine/core/text.h"
#include "lessons/cross/interaction.h"
#include "lessons/documents/start_cross.h"
#include "lessons/documents/toml_entries.h"
#include "lessons/mendel_data.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lessons {
namespace {

using Shows = std::vector<Demonstration>;

void readTexts(TomlTable& table, Demonstration& one) {
    one.title = table.text("title");
    one.about = table.text("about");
    one.question = table.text("question");
    one.explain = table.paragraphs("explain");
}

/// The keys of which a demonstration has exactly one.
constexpr std::array<std::string_view, 4> subjects{"cross", "interaction", "mendel", "mutation"};

void complain(TomlTable& table, std::string_view key, core::Phrase what) {
    table.complain(table.lineOf(key), std::move(what));
}

/// The name of a key that may be left out.
void checkId(TomlTable& table, std::string_view key, const std::string& id, bool known) {
    table.checkName(key, id, id.empty() || known);
}

/// The keys that say more about a cross.
void checkCross(TomlTable& table, const Demonstration& one) {
    std::size_t genes = 0;
    if (!one.cross.empty()) {
        const auto read = readStartCross(one.cross);
        if (const auto* wrong = std::get_if<core::Phrase>(&read))
            return complain(table, "cross", *wrong);
        const Cross& cross = std::get<Cross>(read);
        genes = cross.genes.size();
        const Gene* const gene = findGene(one.gene);
        if (gene && (genes != 1 || gene->alleleCount() != cross.genes[0].alleleCount()))
            complain(
                table, "gene",
                {ENGINE_TEXT("engine", "“%1” does not belong to the cross “%2”."), {one.gene, one.cross}});
    }
    if (one.recombination > 0 && genes != 2)
        complain(table, "recombination",
                 {ENGINE_TEXT("engine", "“%1” needs a cross of two genes."), {"recombination"}});
}

void checkSubject(TomlTable& table, const Demonstration& one) {
    if (std::ranges::count_if(subjects, [&table](std::string_view key) { return table.has(key); }) != 1)
        return complain(table, "id",
                        {ENGINE_TEXT("engine", "“%1” needs exactly one of %2."),
                         {one.id, "cross, interaction, mendel, mutation"}});
    checkId(table, "interaction", one.interaction, findInteraction(one.interaction) != nullptr);
    checkId(table, "mendel", one.mendel, findMendelsCross(one.mendel) != nullptr);
    checkId(table, "mutation", one.mutation,
            std::ranges::find(mutationNames, one.mutation) != mutationNames.end());
    checkId(table, "gene", one.gene, findGene(one.gene) != nullptr);
    checkCross(table, one);
}

} // namespace

EntriesReading<Demonstration> readDemonstrations(std::string_view text) {
    return readEntries<Demonstration>(
        text, "demonstration",
        {"id", "cross", "gene", "interaction", "mendel", "mutation", "recombination", "anew", "title",
         "about", "question", "explain"},
        [](TomlTable& table, Demonstration& one) {
            one.cross = table.text("cross", false);
            one.gene = table.text("gene", false);
            one.interaction = table.text("interaction", false);
            one.mendel = table.text("mendel", false);
            one.mutation = table.text("mutation", false);
            one.recombination = table.number("recombination", 1, 49, false);
            one.anew = table.number("anew", 2, 10'000, false);
            readTexts(table, one);
            checkSubject(table, one);
        },
        [](const TomlTable&, const Shows&) {});
}

EntriesReading<Demonstration> readDemonstrations(std::string_view text, const Shows& english) {
    return readTranslation(
        text, "demonstration", english, {"id", "title", "about", "question", "explain"},
        [](TomlTable& table, Demonstration& one, const Demonstration& original) {
            readTexts(table, one);
            if (one.explain.size() != original.explain.size())
                table.complain(table.lineOf("explain"),
                               {ENGINE_TEXT("engine", "“%1” has a text in one language only."), {one.id}});
        });
}

const std::vector<Demonstration>& demonstrations(std::string_view language) {
    static const EntriesByLanguage<Demonstration> all(
        "demonstrations", [](std::string_view text) { return readDemonstrations(text); },
        [](std::string_view text, const Shows& english) { return readDemonstrations(text, english); });
    return all.in(language);
}

Cross crossOf(const Demonstration& one) {
    if (const Interaction* together = findInteraction(one.interaction))
        return usualCross(*together);
    if (const PublishedCross* published = findMendelsCross(one.mendel))
        return published->cross;
    Cross cross = startCross(one.cross);
    if (const Gene* gene = findGene(one.gene); gene && cross.genes.size() == 1)
        cross.genes[0] = *gene;
    if (one.recombination > 0)
        cross.recombination.assign(cross.genes.size() - 1, one.recombination / 100.0);
    return cross;
}

} // namespace lessons
