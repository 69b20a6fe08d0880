// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/lesson_reader.h"

#include <toml++/toml.h>

#include <array>
#include <initializer_list>
#include <string>
#include <vector>

namespace lessons {

/// A table in a lesson's file. If a value does not have the requested form, its getter records a fault and
/// returns an empty value.
class TomlTable {
public:
    /// Records a fault for every key that is not among `known`. `table` and `faults` must outlive this.
    TomlTable(const toml::table& table, std::vector<LessonFault>& faults,
              std::initializer_list<std::string_view> known);

    int line() const { return lineOf(m_table); }
    /// The line of a key's value, or of the table if there is none.
    int lineOf(std::string_view key) const;
    bool has(std::string_view key) const { return m_table.contains(key); }

    /// One paragraph. Lines of a text are joined by single spaces.
    std::string text(std::string_view key, bool required = true);
    /// Texts with an empty line between them.
    std::vector<std::string> paragraphs(std::string_view key);
    /// An array of texts; empty without the key.
    std::vector<std::string> texts(std::string_view key);
    /// An array of arrays of two texts each; empty without the key.
    std::vector<std::array<std::string, 2>> pairs(std::string_view key);
    /// 0 without the key.
    int number(std::string_view key, int least, int most, bool required);
    /// False without the key.
    bool truth(std::string_view key);
    /// [[key]]; empty without the key.
    std::vector<const toml::table*> tables(std::string_view key);
    /// [key]; null without the key.
    const toml::table* table(std::string_view key);

    /// A table inside this one, whose faults are recorded in the same place.
    TomlTable inside(const toml::table& table, std::initializer_list<std::string_view> known) {
        return {table, m_faults, known};
    }

    /// Records a fault for the value of a key unless it is one of those that exist.
    void checkName(std::string_view key, std::string_view name, bool known);
    void complain(int line, core::Phrase what) { m_faults.push_back({line, std::move(what)}); }

private:
    std::vector<std::string> texts(std::string_view key, const toml::node& node);
    static int lineOf(const toml::node& node) { return static_cast<int>(node.source().begin.line); }
    const toml::node* find(std::string_view key, bool required);

    const toml::table& m_table;
    std::vector<LessonFault>& m_faults;
};

/// Texts between empty lines, the lines of each joined by single spaces; without empty ones.
std::vector<std::string> paragraphsOf(std::string_view text);

} // namespace lessons
