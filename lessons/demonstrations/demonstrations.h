// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/cross.h"
#include "lessons/documents/entries.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// What a teacher can show a class in a few minutes. README.md describes the files.
namespace lessons {

/// Where a mutation can be looked for, in the order of `MutationCase` (lessons/topics/figure_experiments.h).
inline constexpr std::array<std::string_view, 3> mutationNames{"game-die", "treated-peas", "untreated-peas"};

/// A cross, or a search for mutants, that is ready to be presented.
struct Demonstration {
    std::string id;          ///< "three-to-one": the same in every language
    std::string cross;       ///< "Rr x Rr"; empty with an interaction, Mendel's counts or a mutation
    std::string gene;        ///< the gene of a cross of one gene, if its letters do not say which
    std::string interaction; ///< an id of `interactionCatalogue()`
    std::string mendel;      ///< an id of `mendelsCrosses()`, whose counts are shown and nothing is rolled
    std::string mutation;    ///< one of `mutationNames`: no cross, but plants with a new mutation are counted
    int recombination = 0;   ///< percent, 1 … 49, between two linked genes; 0: they are independent
    int anew = 0;            ///< every roll is another sample of this size; 0: one sample grows
    std::string title;
    std::string about;    ///< a line for the list
    std::string question; ///< to be predicted
    std::vector<std::string> explain;

    bool operator==(const Demonstration&) const = default;
};

/// Reads the English file (TOML, entries [[demonstration]]); what they cross must exist.
EntriesReading<Demonstration> readDemonstrations(std::string_view text);
/// Reads a translation: the texts of every demonstration of the English file.
EntriesReading<Demonstration> readDemonstrations(std::string_view text,
                                                 const std::vector<Demonstration>& english);

/// The program's demonstrations, in English if the language has none. They live as long as the program.
const std::vector<Demonstration>& demonstrations(std::string_view language = "en");

/// Its cross, with the linkage. Precondition: it has one, so `mutation` is empty.
Cross crossOf(const Demonstration& one);

} // namespace lessons
