// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/csv_error.h"

#include "engine/core/text.h"
#include "lessons/csv/decode.h"

#include <algorithm>
#include <iterator>

namespace lessons {

namespace {

using Kind = CsvError::Kind;

std::string digitsOf(const std::string& number) {
    std::string digits;
    std::copy_if(number.begin(), number.end(), std::back_inserter(digits),
                 [](char c) { return c != '.' && c != ','; });
    return digits;
}

} // namespace

std::optional<std::size_t> columnIn(const CsvError& error) {
    switch (error.kind) {
    case Kind::SeveralCounts:
    case Kind::CountsElsewhere:
    case Kind::SeveralColumns:
    case Kind::RowNumbers:
    case Kind::OnlyCodes: return std::stoul(error.detail);
    default: return std::nullopt;
    }
}

core::Phrase phrase(const CsvError& error) {
    const std::string line = std::to_string(error.line);
    switch (error.kind) {
    case Kind::Empty: return {ENGINE_TEXT("engine", "There is no data in this file."), {}};
    case Kind::TooLarge:
        return {ENGINE_TEXT("engine", "This file is larger than %1 MB, too large for a table of counts."),
                {std::to_string(maxCsvBytes >> 20)}};
    case Kind::NotText:
        return {ENGINE_TEXT("engine",
                            "This is not a text file. Save the spreadsheet as CSV and import the CSV file."),
                {}};
    case Kind::OpenQuote:
        return {ENGINE_TEXT("engine", "Line %1: the quotation mark that opens here is never closed."),
                {line}};
    case Kind::NoNumber:
        return {ENGINE_TEXT("engine", "Line %1: a count is expected here, not “%2”. Write a whole number "
                                      "alone, and 0 where nothing was counted."),
                {line, error.detail}};
    case Kind::Negative:
        return {ENGINE_TEXT("engine", "Line %1: the count %2 is negative."), {line, error.detail}};
    case Kind::NotWhole:
        return {ENGINE_TEXT("engine", "Line %1: the count %2 is not a whole number. Shares and means are no "
                                      "counts: write how many were counted."),
                {line, error.detail}};
    case Kind::TooManyCounted: return {ENGINE_TEXT("engine", "Line %1: the counts are too large."), {line}};
    case Kind::MissingCell: return {ENGINE_TEXT("engine", "Line %1: this row has too few cells."), {line}};
    case Kind::MissingColumn:
        return {ENGINE_TEXT("engine", "There is no column %1 in this file."), {error.detail}};
    case Kind::NoCount:
        return {ENGINE_TEXT("engine", "Line %1 has no count: write 0 where nothing was counted."), {line}};
    case Kind::BarSeparators:
        return {ENGINE_TEXT("engine", "Line %1: separate the columns with commas, semicolons or tabs, "
                                      "not with “|”."),
                {line}};
    case Kind::SpaceSeparators:
        return {ENGINE_TEXT("engine", "Line %1: separate the columns with commas, semicolons or tabs, "
                                      "not with spaces."),
                {line}};
    case Kind::SeveralCounts:
        return {
            ENGINE_TEXT("engine",
                        "Column %1 holds numbers beside other counts. Keep one column of names and one of "
                        "counts, or a row of names above a single row of counts."),
            {error.detail}};
    case Kind::CountsElsewhere:
        return {ENGINE_TEXT("engine", "Column %1 holds numbers. If they are counts, move them to column 2, "
                                      "beside the names; if not, delete the column."),
                {error.detail}};
    case Kind::SeveralColumns:
        return {ENGINE_TEXT("engine", "Column %1 is not the only one that could be counted. Delete every "
                                      "column but the one you want."),
                {error.detail}};
    case Kind::NumbersAsNames:
        return {ENGINE_TEXT("engine",
                            "Line %1: there is a number where a name is expected. Write the name of "
                            "each category to the left of its count."),
                {line}};
    case Kind::RowNumbers:
        return {
            ENGINE_TEXT("engine",
                        "Column %1 numbers the rows. Delete it, and the names in column 1 will be counted."),
            {error.detail}};
    case Kind::TooManyKinds:
        return {ENGINE_TEXT("engine", "There are more than %1 different categories in this column."),
                {error.detail}};
    case Kind::TwoMeanings:
        return {ENGINE_TEXT("engine", "Line %1: “%2” can be read as %3 or as a number with decimals. Write a "
                                      "count without a mark between its digits."),
                {line, error.detail, digitsOf(error.detail)}};
    case Kind::Percentage:
        return {
            ENGINE_TEXT("engine", "Line %1: “%2” is a percentage, not a count. Write how many were counted."),
            {line, error.detail}};
    case Kind::Exponent:
        return {
            ENGINE_TEXT("engine", "Line %1: “%2” may have been rounded. Write out all digits of the count."),
            {line, error.detail}};
    case Kind::LeadingZeros:
        return {ENGINE_TEXT("engine", "Line %1: “%2” begins with 0, as codes do. Write a count without it."),
                {line, error.detail}};
    case Kind::NotCounts:
        return {ENGINE_TEXT("engine", "The column “%1” holds no counts, judging by its name. Write how many "
                                      "were counted, in a column named “count”."),
                {error.detail}};
    case Kind::BeyondColumns:
        return {ENGINE_TEXT("engine", "Line %1: “%2” stands to the right of all columns. If a number was cut "
                                      "in two there, write it without a mark between its digits."),
                {line, error.detail}};
    case Kind::TotalDiffers:
        return {ENGINE_TEXT("engine", "Line %1: “%2” is not the sum of the other rows. Correct the sum, or "
                                      "delete the row; a category needs another name."),
                {line, error.detail}};
    case Kind::TotalOrCategory:
        return {ENGINE_TEXT("engine",
                            "Line %1: “%2” has exactly as many as all other rows together. If it is "
                            "their sum, delete the row; if it is a category, move it between the "
                            "others."),
                {line, error.detail}};
    case Kind::TotalObserved:
        return {ENGINE_TEXT("engine",
                            "Line %1: “%2” stands among the observations. Delete a row that sums up "
                            "the others."),
                {line, error.detail}};
    case Kind::MissingName:
        return {ENGINE_TEXT("engine", "Line %1: there is a count without a name. Write the name of its "
                                      "category beside it, or delete the row."),
                {line}};
    case Kind::CaseVariants:
        return {ENGINE_TEXT("engine",
                            "Line %1: “%2” was written with other capital letters further up. Write "
                            "both alike, or give one of them another name."),
                {line, error.detail}};
    case Kind::OnlyCodes:
        return {ENGINE_TEXT("engine", "Column %1 holds nothing but 0 and 1. If these are codes, write a word "
                                      "for each, such as “affected”; if they are counts, add up the rows of "
                                      "each category."),
                {error.detail}};
    case Kind::NameOrData:
        return {ENGINE_TEXT("engine", "Line %1: “%2” could be the name of the column or the first "
                                      "observation. Begin with a line that holds “phenotype” alone, in place "
                                      "of any other name."),
                {line, error.detail}};
    case Kind::DashObserved:
        return {ENGINE_TEXT("engine", "Line %1: “%2” can be a category or an empty place. Write a word for "
                                      "the category, or leave the cell empty."),
                {line, error.detail}};
    case Kind::CountsAsName:
        return {ENGINE_TEXT("engine", "Line %1: “%2” is no category. Write the name of each category to the "
                                      "left of its count."),
                {line, error.detail}};
    }
    return {};
}

} // namespace lessons
