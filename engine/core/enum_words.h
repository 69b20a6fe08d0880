// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

/// The words of an enumeration, listed by the compiler: there is one function from a value to its word, which
/// is its name (`nameWord`) or comes from a table or a `switch` without `default`; nobody counts the values.
namespace core {

/// Whether an enumerator has this value. GCC and Clang write "game::Side::Left" then, and else
/// "(game::Side)7".
template <auto value> consteval bool isEnumerator() {
    const std::string_view function = __PRETTY_FUNCTION__;
    const char first = function[function.find_last_of(":)") + 1];
    return first < '0' || first > '9';
}

/// How many values an enumeration has, from 0 on without a gap.
template <typename Enum, int number = 0> consteval int enumeratorCount() {
    if constexpr (isEnumerator<static_cast<Enum>(number)>())
        return enumeratorCount<Enum, number + 1>();
    else
        return number;
}

/// A name of the source; as a word, it is in lower case with a hyphen before each further capital.
class SourceName {
public:
    /// `function`: as the compiler writes a function template for an enumerator or a type: "… [with auto
    /// value = game::Side::LowerLeft]".
    consteval SourceName(std::string_view function, bool asWord) {
        std::string_view name = function.substr(0, function.find_first_of(",;]", function.rfind(" = ")));
        name.remove_prefix(name.find_last_of(": ") + 1);
        for (const char letter : name) {
            const bool isCapital = asWord && letter >= 'A' && letter <= 'Z';
            if (isCapital && m_size > 0)
                m_text[m_size++] = '-';
            m_text[m_size++] = isCapital ? static_cast<char>(letter - 'A' + 'a') : letter;
        }
    }
    constexpr std::string_view text() const { return {m_text.data(), m_size}; }

private:
    std::array<char, 64> m_text{};
    std::size_t m_size = 0;
};
template <auto value> consteval auto nameOfEnumerator(bool asWord) {
    return SourceName(__PRETTY_FUNCTION__, asWord);
}
template <typename T> consteval auto nameOfType(bool asWord) {
    return SourceName(__PRETTY_FUNCTION__, asWord);
}
template <auto value, bool asWord>
inline constexpr SourceName enumeratorName = nameOfEnumerator<value>(asWord);
template <typename T> inline constexpr SourceName typeWord = nameOfType<T>(true);

/// The names of all values of an enumeration, in its order. Who renames a value renames what is written:
/// golden files and the tests of files and messages notice it.
template <typename Enum, bool asWords>
inline constexpr auto enumeratorNames = []<std::size_t... number>(std::index_sequence<number...>) {
    return std::array{enumeratorName<static_cast<Enum>(number), asWords>.text()...};
}
(std::make_index_sequence<enumeratorCount<Enum>()>());

/// The name of a value as a word: "lower-left" for Side::LowerLeft; empty for a number that is no value.
template <typename Enum> constexpr std::string_view nameWord(Enum value) {
    constexpr auto& words = enumeratorNames<Enum, true>;
    const auto number = static_cast<std::size_t>(value);
    return number < words.size() ? words[number] : std::string_view();
}
/// The same for a type: "cards-dealt" for event::CardsDealt.
template <typename T> constexpr std::string_view nameWord() {
    return typeWord<T>.text();
}

/// `nameWord` as a type.
struct ByName {
    template <typename Enum> constexpr std::string_view operator()(Enum value) const {
        return nameWord(value);
    }
};

/// `WordOf`: a type whose `constexpr std::string_view operator()(Enum)` gives the word of a value, and an
/// empty text for a number that is no value.
template <typename Enum, typename WordOf = ByName> class EnumWords {
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
