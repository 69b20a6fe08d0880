// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/toml_table.h"

#include "engine/core/text.h"

#include <algorithm>

namespace lessons {

TomlTable::TomlTable(const toml::table& table, std::vector<LessonFault>& faults,
                     std::initializer_list<std::string_view> known)
    : m_table(table), m_faults(faults) {
    for (const auto& [key, value] : table)
        if (std::ranges::find(known, key.str()) == known.end())
            complain(lineOf(value),
                     {ENGINE_TEXT("engine", "A lesson has no “%1” here."), {std::string(key.str())}});
}

int TomlTable::lineOf(std::string_view key) const {
    const toml::node* const node = m_table.get(key);
    return node == nullptr ? line() : lineOf(*node);
}

const toml::node* TomlTable::find(std::string_view key, bool required) {
    const toml::node* const node = m_table.get(key);
    if (node == nullptr && required)
        complain(line(), {ENGINE_TEXT("engine", "“%1” is missing."), {std::string(key)}});
    return node;
}

std::vector<std::string> TomlTable::paragraphs(std::string_view key) {
    const toml::node* const node = find(key, true);
    if (node == nullptr)
        return {};
    if (!node->is_string()) {
        complain(lineOf(*node),
                 {ENGINE_TEXT("engine", "“%1” must be a text in quotation marks."), {std::string(key)}});
        return {};
    }
    auto found = paragraphsOf(node->as_string()->get());
    if (found.empty())
        complain(lineOf(*node), {ENGINE_TEXT("engine", "“%1” is empty."), {std::string(key)}});
    return found;
}

std::string TomlTable::text(std::string_view key, bool required) {
    if (!required && !has(key))
        return {};
    const auto found = paragraphs(key);
    if (found.size() > 1)
        complain(lineOf(key),
                 {ENGINE_TEXT("engine", "“%1” must be a single paragraph, without an empty line in it."),
                  {std::string(key)}});
    return found.empty() ? std::string() : found.front();
}

std::vector<std::string> TomlTable::texts(std::string_view key) {
    const toml::node* const node = find(key, false);
    return node == nullptr ? std::vector<std::string>() : texts(key, *node);
}

std::vector<std::string> TomlTable::texts(std::string_view key, const toml::node& node) {
    std::vector<std::string> all;
    if (const toml::array* const list = node.as_array())
        for (const toml::node& one : *list) {
            const auto found =
                one.is_string() ? paragraphsOf(one.as_string()->get()) : std::vector<std::string>();
            if (found.size() == 1)
                all.push_back(found.front());
            else
                complain(lineOf(one),
                         {ENGINE_TEXT("engine", "Each entry of “%1” must be a text in quotation marks."),
                          {std::string(key)}});
        }
    else
        complain(lineOf(node),
                 {ENGINE_TEXT("engine", "“%1” must be a list in square brackets."), {std::string(key)}});
    return all;
}

std::vector<std::array<std::string, 2>> TomlTable::pairs(std::string_view key) {
    const toml::node* const node = find(key, false);
    if (node == nullptr)
        return {};
    const toml::array* const list = node->as_array();
    if (list == nullptr)
        return texts(key, *node), std::vector<std::array<std::string, 2>>();
    std::vector<std::array<std::string, 2>> all;
    for (const toml::node& one : *list) {
        std::vector<std::string> both = texts(key, one);
        if (both.size() == 2)
            all.push_back({std::move(both[0]), std::move(both[1])});
        else
            complain(lineOf(one), {ENGINE_TEXT("engine", "Each entry of “%1” must be a list of two texts."),
                                   {std::string(key)}});
    }
    return all;
}

int TomlTable::number(std::string_view key, int least, int most, bool required) {
    const toml::node* const node = find(key, required);
    if (node == nullptr)
        return 0;
    const auto value = node->is_integer() ? node->value<std::int64_t>() : std::nullopt;
    if (value && *value >= least && *value <= most)
        return static_cast<int>(*value);
    complain(lineOf(*node), {ENGINE_TEXT("engine", "“%1” must be a whole number from %2 to %3."),
                             {std::string(key), std::to_string(least), std::to_string(most)}});
    return 0;
}

bool TomlTable::truth(std::string_view key) {
    const toml::node* const node = find(key, false);
    if (node == nullptr)
        return false;
    const auto* const value = node->as_boolean();
    if (value == nullptr)
        complain(lineOf(*node), {ENGINE_TEXT("engine", "“%1” must be true or false."), {std::string(key)}});
    return value != nullptr && value->get();
}

std::vector<const toml::table*> TomlTable::tables(std::string_view key) {
    const toml::node* const node = find(key, false);
    if (node == nullptr)
        return {};
    std::vector<const toml::table*> all;
    const toml::array* const list = node->as_array();
    if (list != nullptr)
        for (const toml::node& one : *list)
            if (const toml::table* const table = one.as_table())
                all.push_back(table);
    if (list == nullptr || all.size() != list->size())
        complain(lineOf(*node),
                 {ENGINE_TEXT("engine", "“%1” must begin with its name in two pairs of square brackets."),
                  {std::string(key)}});
    return all;
}

const toml::table* TomlTable::table(std::string_view key) {
    const toml::node* const node = find(key, false);
    if (node != nullptr && !node->is_table())
        complain(lineOf(*node), {ENGINE_TEXT("engine", "“%1” must begin with its name in square brackets."),
                                 {std::string(key)}});
    return node == nullptr ? nullptr : node->as_table();
}

void TomlTable::checkName(std::string_view key, std::string_view name, bool known) {
    if (!known)
        complain(lineOf(key),
                 {ENGINE_TEXT("engine", "“%1”: there is no “%2”."), {std::string(key), std::string(name)}});
}

std::vector<std::string> paragraphsOf(std::string_view text) {
    std::vector<std::string> all;
    std::string paragraph;
    const auto close = [&] {
        if (!paragraph.empty())
            all.push_back(std::move(paragraph));
        paragraph.clear();
    };
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        bool empty = true;
        std::size_t at = 0;
        while ((at = line.find_first_not_of(" \t\r", at)) != std::string_view::npos) {
            const std::size_t stop = std::min(line.find_first_of(" \t\r", at), line.size());
            if (!paragraph.empty())
                paragraph += ' ';
            paragraph += line.substr(at, stop - at);
            at = stop;
            empty = false;
        }
        if (empty)
            close();
    }
    close();
    return all;
}

} // namespace lessons
