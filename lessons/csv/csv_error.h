// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace lessons {

/// Why a table is not read.
struct CsvError {
    enum class Kind : std::uint8_t {
        Empty,           ///< there is nothing in the text
        TooLarge,        ///< more than `maxCsvBytes`
        NotText,         ///< contains zero bytes, as binary files do
        OpenQuote,       ///< a quote is never closed; `line` is where it began
        NoNumber,        ///< detail: what is written in place of a count
        Negative,        ///< detail: the count
        NotWhole,        ///< detail: the count
        TooManyCounted,  ///< a count, or all together, above 10¹²
        MissingCell,     ///< a row is shorter than it should be
        MissingColumn,   ///< detail: the number of the column that no row has, from 1
        NoCount,         ///< a name without a count beside it
        BarSeparators,   ///< | between the columns
        SpaceSeparators, ///< spaces between the columns
        SeveralCounts,   ///< detail: the number of a second column of counts, from 1
        CountsElsewhere, ///< detail: the number of the column of numbers that is not beside the names
        SeveralColumns,  ///< detail: the number of one of the columns that could be counted
        NumbersAsNames,  ///< numbers where the names of categories belong
        RowNumbers,      ///< detail: the number of the column that numbers the rows
        TooManyKinds,    ///< more different categories than a test can have; detail: the most accepted
        TwoMeanings,     ///< detail: "1.234", thousands or decimals
        Percentage,      ///< detail: "25 %"
        Exponent,        ///< detail: "1e3", as a spreadsheet rounds
        LeadingZeros,    ///< detail: "007", as codes are written
        NotCounts,       ///< detail: the name of a column of numbers that are no counts: "percent"
        BeyondColumns,   ///< detail: a number to the right of all columns
        TotalDiffers,    ///< detail: the name of a total that is not the sum of the rows
        TotalOrCategory, ///< detail: a first or last name whose count is the sum of all the others
        TotalObserved,   ///< detail: the name of a total among observations
        MissingName,     ///< a count without a name
        CaseVariants,    ///< detail: a name that differs from an earlier one in capital letters only
        OnlyCodes,       ///< detail: the number of a column that holds nothing but 0 and 1, from 1
        NameOrData,      ///< detail: a first row that could be a name of the column or an observation
        DashObserved,    ///< detail: a dash where an observation is expected
        CountsAsName,    ///< detail: "count" in the place of a category's name
    };
    Kind kind = Kind::Empty;
    int line = 0; ///< of the text, from 1; 0 where no line is to blame
    std::string detail;

    bool operator==(const CsvError&) const = default;
};

/// The error in one or two sentences: its line, the cell, and what to type instead.
core::Phrase phrase(const CsvError& error);
/// The number of the column, from 1, that an error names in its detail; nothing for most errors.
std::optional<std::size_t> columnIn(const CsvError& error);

} // namespace lessons
