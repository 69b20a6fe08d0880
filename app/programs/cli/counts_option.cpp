// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts_option.h"

#include "output.h"

#include <charconv>

namespace cli {
namespace {

/// More than anybody could have counted, yet far below where sums lose precision.
constexpr std::int64_t mostCounted = 1'000'000'000'000;
std::vector<std::string> partsOf(const std::string& text, char separator) {
    std::vector<std::string> parts{""};
    for (const char c : text) {
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

std::string withoutBlanks(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

} // namespace

std::string shown(const std::string& text) {
    constexpr std::size_t most = 60;
    return text.size() > most ? text.substr(0, most) + "..." : text;
}

std::vector<std::int64_t> countsIn(const std::string& text) {
    std::vector<std::int64_t> counts;
    for (const std::string& written : partsOf(text, ',')) {
        const std::string part = withoutBlanks(written);
        std::int64_t count = 0;
        const char* const end = part.data() + part.size();
        const auto [stop, error] = std::from_chars(part.data(), end, count);
        if (error != std::errc{} || stop != end || part.empty())
            throw UserError("--observed " + shown(text) + ": \"" + shown(part) + "\" is not a count");
        if (count < 0)
            throw UserError("--observed " + shown(text) + ": a count cannot be negative");
        if (count > mostCounted)
            throw UserError("--observed " + shown(text) + ": a count is at most 1000000000000");
        counts.push_back(count);
    }
    return counts;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text.append(text.empty() ? "" : " ").append(word);
    return text;
}

} // namespace cli
