// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/mode.h"

#include "engine/core/text.h"

#include <algorithm>

namespace lessons::breeding {

using core::Phrase;

namespace {

struct ModeRow {
    std::string_view id;
    int level;
    const char* name;
    const char* sentence;
};

/// In the order of the enum.
const std::array<ModeRow, allModes.size()> rows{{
    {"dominant", 1, ENGINE_TEXT("engine", "one gene, complete dominance"),
     ENGINE_TEXT("engine", "Heterozygotes look like one of the two homozygotes.")},
    {"incomplete", 1, ENGINE_TEXT("engine", "one gene, incomplete dominance"),
     ENGINE_TEXT("engine", "Heterozygotes have a third form of their own, often between the two others.")},
    {"codominant", 1, ENGINE_TEXT("engine", "one gene, codominance"),
     ENGINE_TEXT("engine", "Heterozygotes show both forms side by side.")},
    {"x-linked", 2, ENGINE_TEXT("engine", "one gene on the X chromosome"),
     ENGINE_TEXT("engine", "Females have two alleles, with complete dominance; males have one, from their "
                           "mother.")},
    {"lethal", 2, ENGINE_TEXT("engine", "one gene, recessive lethal allele"),
     ENGINE_TEXT("engine", "One allele is dominant for the form that is seen, but two copies of it are "
                           "lethal.")},
    {"independent", 2, ENGINE_TEXT("engine", "two genes, independent"),
     ENGINE_TEXT("engine", "Each character has its own gene with complete dominance, on different "
                           "chromosomes.")},
    {"linked", 2, ENGINE_TEXT("engine", "two genes, linked"),
     ENGINE_TEXT("engine", "Each character has its own gene with complete dominance, on the same chromosome, "
                           "with 10 to 30 % recombinants.")},
    {"recessive-epistasis", 3, ENGINE_TEXT("engine", "recessive epistasis (9 : 3 : 4)"),
     ENGINE_TEXT("engine", "Two genes. The first decides between two forms; two recessive alleles of the "
                           "second hide this and give the third form.")},
    {"complementary", 3, ENGINE_TEXT("engine", "complementary genes (9 : 7)"),
     ENGINE_TEXT("engine", "Two genes. One form needs a dominant allele of both.")},
    {"dominant-epistasis", 3, ENGINE_TEXT("engine", "dominant epistasis (12 : 3 : 1)"),
     ENGINE_TEXT("engine",
                 "Two genes. A dominant allele of the first gives one form, whatever the second is; "
                 "without it, the second decides between two others.")},
    {"duplicate", 3, ENGINE_TEXT("engine", "duplicate genes (15 : 1)"),
     ENGINE_TEXT("engine", "Two genes. A dominant allele of either is enough for one form.")},
    {"allele-series", 3, ENGINE_TEXT("engine", "one gene, three alleles in a series"),
     ENGINE_TEXT("engine", "The first allele is dominant over the other two, the second over the third.")},
    {"codominant-alleles", 3, ENGINE_TEXT("engine", "one gene, three alleles, two of them codominant"),
     ENGINE_TEXT("engine", "As with the blood groups A, B, AB and O.")},
    {"linked-lethal", 3, ENGINE_TEXT("engine", "lethal gene linked to the visible one"),
     ENGINE_TEXT("engine", "The gene that is seen has three forms, one of them in heterozygotes. A recessive "
                           "lethal allele of another gene is on the same chromosome, with 10 to 30 % "
                           "recombinants.")},
}};

const ModeRow& rowOf(Mode mode) {
    return rows[static_cast<std::size_t>(mode)];
}

} // namespace

std::string_view idOf(Mode mode) {
    return rowOf(mode).id;
}

std::optional<Mode> findMode(std::string_view id) {
    const auto* const found = std::ranges::find(rows, id, &ModeRow::id);
    if (found == rows.end())
        return std::nullopt;
    return static_cast<Mode>(found - rows.begin());
}

Phrase nameOf(Mode mode) {
    return {rowOf(mode).name, {}};
}

Phrase explain(Mode mode) {
    return {rowOf(mode).sentence, {}};
}

int levelOf(Mode mode) {
    return rowOf(mode).level;
}

std::vector<Mode> modesOf(int level, Organism organism) {
    std::vector<Mode> modes;
    for (const Mode mode : allModes)
        if (levelOf(mode) <= level && (mode != Mode::XLinked || hasSexes(organism)))
            modes.push_back(mode);
    return modes;
}

std::size_t characterCount(Mode mode) {
    return mode == Mode::Independent || mode == Mode::Linked ? 2 : 1;
}

std::vector<Phrase> classNames(Mode mode) {
    switch (mode) {
    case Mode::Dominant:
    case Mode::XLinked:
        return {{ENGINE_TEXT("engine", "dominant form"), {}}, {ENGINE_TEXT("engine", "recessive form"), {}}};
    case Mode::Lethal:
        return {{ENGINE_TEXT("engine", "heterozygotes"), {}},
                {ENGINE_TEXT("engine", "homozygotes that live"), {}}};
    case Mode::Incomplete:
    case Mode::Codominant:
    case Mode::LinkedLethal:
        return {{ENGINE_TEXT("engine", "homozygotes"), {}},
                {ENGINE_TEXT("engine", "heterozygotes"), {}},
                {ENGINE_TEXT("engine", "the other homozygotes"), {}}};
    case Mode::Independent:
    case Mode::Linked:
        return {{ENGINE_TEXT("engine", "both dominant"), {}},
                {ENGINE_TEXT("engine", "first dominant, second recessive"), {}},
                {ENGINE_TEXT("engine", "first recessive, second dominant"), {}},
                {ENGINE_TEXT("engine", "both recessive"), {}}};
    case Mode::RecessiveEpistasis:
        return {{ENGINE_TEXT("engine", "both dominant (9)"), {}},
                {ENGINE_TEXT("engine", "first gene recessive (3)"), {}},
                {ENGINE_TEXT("engine", "second gene recessive (4)"), {}}};
    case Mode::Complementary:
        return {{ENGINE_TEXT("engine", "both dominant (9)"), {}},
                {ENGINE_TEXT("engine", "all others (7)"), {}}};
    case Mode::DominantEpistasis:
        return {{ENGINE_TEXT("engine", "first gene dominant (12)"), {}},
                {ENGINE_TEXT("engine", "only the second gene dominant (3)"), {}},
                {ENGINE_TEXT("engine", "both recessive (1)"), {}}};
    case Mode::Duplicate:
        return {{ENGINE_TEXT("engine", "any dominant allele (15)"), {}},
                {ENGINE_TEXT("engine", "both recessive (1)"), {}}};
    case Mode::AlleleSeries:
        return {{ENGINE_TEXT("engine", "first allele"), {}},
                {ENGINE_TEXT("engine", "second allele"), {}},
                {ENGINE_TEXT("engine", "third allele"), {}}};
    case Mode::CodominantAlleles:
        return {{ENGINE_TEXT("engine", "first allele"), {}},
                {ENGINE_TEXT("engine", "first and second allele"), {}},
                {ENGINE_TEXT("engine", "second allele"), {}},
                {ENGINE_TEXT("engine", "third allele"), {}}};
    }
    return {};
}

bool hasFraction(Mode mode) {
    return mode == Mode::Linked || mode == Mode::LinkedLethal;
}

} // namespace lessons::breeding
