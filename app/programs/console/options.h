// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// The kinds of options that subcommands have. Each function adds one and returns it.
namespace cli {

/// Takes decimal digits without sign, spaces or leading zeros, at most 2^64 - 1: CLI11 would read 010 as 8
/// and -1 as a huge seed.
CLI::Validator plainNumber();

/// An option without a value.
CLI::Option* addFlag(CLI::App& command, const char* name, bool& value, const char* about);

/// A plain number, which is checked later or may be any.
template <typename Number>
CLI::Option* addNumber(CLI::App& command, const char* name, Number& value, const std::string& about) {
    return command.add_option(name, value, about)->check(plainNumber());
}

/// A plain number in a range.
template <typename Number>
CLI::Option* addNumber(CLI::App& command, const char* name, Number& value, const std::string& about,
                       std::type_identity_t<Number> least, std::type_identity_t<Number> most) {
    return addNumber(command, name, value, about)->check(CLI::Range(least, most));
}

/// On how many threads the work is done; 0, if the option is not given, stands for one on each core.
CLI::Option* addThreads(CLI::App& command, int& threads,
                        const char* about = "Games played at once; by default one for each core");

/// The most words that the value of an option may have.
inline constexpr int mostWords = 10'000;

/// A value that may be written with spaces, such as 9 : 3 : 3 : 1, and then arrives as several words: the
/// words with a space between each two.
CLI::Option* addWords(CLI::App& command, const char* name, std::string& value, const char* about);

/// What stands between the commas, without the spaces around it: at least one part, which may be empty.
std::vector<std::string> partsOf(const std::string& text);

/// Words of which one is chosen, each with what it stands for.
template <typename Value> using Choices = std::vector<std::pair<std::string, Value>>;

/// One of some words.
template <typename Value>
CLI::Option* addChoice(CLI::App& command, const char* name, std::string& word, const Choices<Value>& choices,
                       const char* about) {
    std::vector<std::string> words;
    for (const auto& [known, value] : choices)
        words.push_back(known);
    return command.add_option(name, word, about)->check(CLI::IsMember(words));
}

/// What a word stands for that `addChoice` has let pass.
template <typename Value> Value chosen(const Choices<Value>& choices, const std::string& word) {
    for (const auto& [known, value] : choices)
        if (known == word)
            return value;
    return choices.front().second;
}

/// As much of the input as a message needs.
std::string shown(const std::string& text);

} // namespace cli
