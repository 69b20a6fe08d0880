// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

/// The words of an enumeration, listed by the compiler: there is one function from a value to its word, a
/// `switch` without `default` or a look into a table, and nobody counts the values by hand.
namespace core {

/// Whether an enumerator has this value. GCC and Clang write "game::Side::Left" then, and else
/// "(game::Side)7".
template <auto value> consteval bool isEnumerator() {
    constexpr std::string_view mark = "value = ";
    const std::string_view function = __PRETTY_FUNCTION__;
    return function[function.rfind(mark) + mark.size()] != '(';
}

/// `WordOf`: a type whose `constexpr std::string_view operator()(Enum)` gives the word of a value, and an
/// empty text for a number that is no value.
template <typename Enum, typename WordOf> class EnumWords {
    static_assert(std::is_same_v<std::underlying_type_t<Enum>, std::uint8_t>);
    static constexpr int numbers = 256;
    static constexpr std::string_view at(int number) { return WordOf{}(static_cast<Enum>(number)); }

public:
    struct Entry {
        Enum value;
        std::string_view word;
    };
    static constexpr std::size_t count = [] {
        std::size_t found = 0;
        for (int number = 0; number < numbers; ++number)
            found += at(number).empty() ? 0 : 1;
        return found;
    }();
    /// In the order of the enumeration.
    static constexpr std::array<Entry, count> all = [] {
        std::array<Entry, count> entries{};
        std::size_t next = 0;
        for (int number = 0; number < numbers; ++number)
            if (!at(number).empty())
                entries[next++] = {static_cast<Enum>(number), at(number)};
        return entries;
    }();

    static constexpr std::optional<Enum> find(std::string_view word) {
        for (const Entry& entry : all)
            if (entry.word == word)
                return entry.value;
        return {};
    }

private:
    static constexpr bool areDistinct = std::ranges::all_of(
        all, [](const Entry& one) { return std::ranges::count(all, one.word, &Entry::word) == 1; });
    static_assert(count > 0 && areDistinct, "Two values have the same word.");
    static_assert(!isEnumerator<static_cast<Enum>(static_cast<int>(all.back().value) + 1)>(),
                  "A value is new: give it a word.");
};

/// The word of the row of a table that lists the values in their order; empty beyond its end.
template <typename Table, typename Enum>
constexpr std::string_view rowWord(const Table& table, Enum value,
                                   std::string_view Table::value_type::*word) {
    const auto row = static_cast<std::size_t>(value);
    return row < table.size() ? table[row].*word : std::string_view();
}

} // namespace core
