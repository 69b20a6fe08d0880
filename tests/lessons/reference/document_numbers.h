// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <initializer_list>
#include <string_view>
#include <vector>

/// The numbers in what the repository says about the rules.
namespace tests::documents {

/// A sentence, found by its beginning, and the numbers that it must name, in their order, written down in
/// terms of the catalogue.
struct NumbersOf {
    const char* begins;
    std::vector<double> numbers;
    /// For a sentence whose numbers are those of no card, board or price: why they cannot disagree with one.
    const char* reason = nullptr;
};

/// A page, or a part of one, whose every sentence with a number has a row.
struct NumberedPage {
    const char* name;
    QStringList sentences;
    const std::vector<NumbersOf>* rows;
};

/// "3", "2½", "2/9" (two numbers), "1–2" (two numbers), "three", "twenty-six": numbers in figures, and in
/// words from two on; "one" only where it counts coins or begins a range. The id before a text, the names 1st
/// and 2nd Shift, code and links are left out. `german`: the same in German.
std::vector<double> numbersIn(const QString& sentence, bool german = false);

/// RULINGS.md of each game, and the rulings in the README.
std::vector<NumberedPage> rulingPages();
/// The tables of rules in tests/engine.
std::vector<NumberedPage> rulePages();
/// What the program itself says: the rulings on the help page, its chapters, and the rule entries.
std::vector<NumberedPage> helpPages();
/// What the repository says about the program: its README, and the pages beside it.
std::vector<NumberedPage> readmePages();

// ---- Sentences of a page of the repository, by its path

/// The items and paragraphs of a Markdown page from a heading on, cut into sentences; the rows of its tables.
/// `until`: the heading at which the part ends; null: at the end of the page. Empty without these headings.
QStringList sentencesOf(const char* page, const char* heading, const char* until = nullptr);
/// The second column of the tables in a page: the rules.
QStringList ruleColumn(const char* page);
/// What chapters of the English help say, in sentences.
QStringList helpTexts(std::initializer_list<std::string_view> chapters);
/// The English rulings, each as "id: text".
QStringList rulingTexts();
/// The rule entries of a language, each sentence as "id: sentence".
QStringList ruleTexts(const char* language);

} // namespace tests::documents
