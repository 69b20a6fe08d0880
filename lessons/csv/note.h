// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <cstdint>
#include <string>

namespace lessons {

/// What a reader did with a table that a person should know, beyond what the table says itself.
struct TableNote {
    enum class Kind : std::uint8_t {
        TitleLeftOut,   ///< a line above the names of the columns; detail: its text
        HeaderLeftOut,  ///< the names of the columns, again
        SumLeftOut,     ///< detail: the name of the sum, or nothing
        RowLeftOut,     ///< a line that a person leaves out
        ColumnNumbers,  ///< detail: the number of the column that numbers the rows, from 1
        ColumnNotRead,  ///< detail: the number of a column that is neither names nor counts, from 1
        SumColumn,      ///< detail: the name of a column of a wide table that is the sum of the others
        FirstLineNames, ///< the first line names the columns; detail: the name of the counted column
        NotObserved,    ///< detail: a mark such as "NA" that was not counted; `number`: how often
        AddedTogether,  ///< detail: a name that was there before; its counts are added together
        OtherCapitals,  ///< detail: a name that was counted as one with other capital letters
        SumIsHundred    ///< the counts add up to 100, as percentages do
    };
    Kind kind = Kind::RowLeftOut;
    int line = 0; ///< of the text, from 1; 0 where none is meant
    std::string detail;
    int number = 0;

    bool operator==(const TableNote&) const = default;
};

/// The note in a sentence, with its line.
core::Phrase phrase(const TableNote& note);
/// A short name for programs: "sum-left-out".
std::string idOf(TableNote::Kind kind);

} // namespace lessons
