// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pool/code_list.h"

#include <algorithm>

namespace lessons {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t shortestCode = 12;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The parts between any of the separators, without those that are empty.
std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(separators), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty())
            parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// How many characters are neither hyphens nor blanks.
std::size_t lengthOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return c != '-' && c != ' '; }));
}

void addCode(CodeList& list, int line, std::string_view text) {
    auto read = readPoolCode(text);
    if (auto* count = std::get_if<PoolCount>(&read))
        list.codes.push_back({line, std::string(text), std::move(*count)});
    else
        list.faults.push_back({line, std::string(text), std::get<PoolCodeError>(read)});
}

void addPart(CodeList& list, int line, std::string_view part) {
    if (const auto colon = part.rfind(':'); colon != std::string_view::npos)
        part = trimmed(part.substr(colon + 1));
    if (part.empty())
        return;
    // Blanks stand inside codes or between them.
    const auto words = split(part, blanks);
    if (words.size() > 1 &&
        std::all_of(words.begin(), words.end(), [](auto word) { return lengthOf(word) >= shortestCode; }))
        for (const std::string_view word : words)
            addCode(list, line, word);
    else
        addCode(list, line, part);
}

} // namespace

CodeList readPoolCodes(std::string_view text) {
    CodeList list;
    text = text.substr(0, largestCodeList);
    if (text.substr(0, byteOrderMark.size()) == byteOrderMark)
        text.remove_prefix(byteOrderMark.size());
    for (int line = 1; !text.empty(); ++line) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view whole = trimmed(text.substr(0, end));
        if (!whole.empty() && whole[0] != '#')
            for (const std::string_view part : split(whole, ",;\t"))
                addPart(list, line, part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

} // namespace lessons
