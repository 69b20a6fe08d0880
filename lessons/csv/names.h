// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// What the words of a table say about it: which names are one category, and which are not categories but
/// name columns and sums, in the languages whose tables people open here.
namespace lessons {

void addUtf8(std::string& text, char32_t code);

/// A name as it is shown: single spaces, no line breaks, nothing of no width, and letters with their accents
/// in one character (the composed Latin ones of Unicode's form C).
std::string plainName(std::string_view text);
/// The plain name in lower case (Latin, Greek and Cyrillic letters).
std::string foldedName(std::string_view text);

/// Whether two names that differ only in capital letters are symbols of alleles or gametes (Rr and rr, AB and
/// ab) and not one word written in two ways (Round and round).
bool areSymbols(std::string_view first, std::string_view second);

/// "Total", "Summe (n)", "insgesamt:"
bool isTotalName(std::string_view text);
/// "n", "all": sums in some tables, and alleles or categories in others.
bool isPossibleTotalName(std::string_view text);
/// "count", "Anzahl": the name of a column of counts.
bool isCountName(std::string_view text);
/// "percent", "expected", "age": the name of a column of numbers that are not counts.
bool isNoCountName(std::string_view text);
/// "phenotype", "Blütenfarbe": the name of a column of categories.
bool isColumnName(std::string_view text);
/// "many", "three", "keine": in the place of a count.
bool isAmountWord(std::string_view text);

} // namespace lessons
