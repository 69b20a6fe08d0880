// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/toml_table.h"
#include "lessons/documents/topic.h"

#include <map>
#include <optional>

namespace lessons {

/// The words of one [[trait]] entry: what stands for {name} in the texts of a lesson.
struct TraitWords {
    genotype::Trait trait = genotype::Trait::SeedShape;
    std::map<std::string, std::string, std::less<>> words;
};

/// The lesson's [[trait]] entries. {A} and {a} stand for the trait's alleles, {AA}, {Aa} and {aa} for its
/// genotypes; the other words are the lesson's own. `start`: the trait of the lesson's cross, which must be
/// among them.
std::vector<TraitWords> traitWordsOf(TomlTable& lesson, Figure figure, std::optional<genotype::Trait> start,
                                     std::vector<LessonFault>& faults);

/// The text with its words for the trait; records a fault for each that is missing. `line`: where the text
/// is.
std::string filledIn(std::string_view text, const TraitWords& words, TomlTable& lesson, int line);

} // namespace lessons
