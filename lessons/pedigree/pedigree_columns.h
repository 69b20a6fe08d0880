// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/pedigree_text.h"

/// Families as other programs write them: a person in each line, in columns.
namespace lessons::pedigree {

/// A person as a line says it.
struct Entry {
    int line = 0;
    Person person;
    std::string father; ///< ids; empty for none
    std::string mother;
};

struct ColumnsReading {
    std::vector<Entry> entries;
    std::vector<PedigreeFault> faults;
    std::vector<PedigreeFault> notes;
};

/// Reads the six columns of linkage programs and PLINK, which genotypes may follow, or a table whose first
/// line names its columns (PLINK 2, Madeline, kinship2, spreadsheets), separated by spaces, tabs, commas or
/// semicolons. Codes that can be meant in two ways are a fault. Nothing if the text is neither of both.
/// `text` is UTF-8 with line feeds.
std::optional<ColumnsReading> readColumns(std::string_view text);

/// Why twins are refused.
core::Phrase twinFault();

} // namespace lessons::pedigree
