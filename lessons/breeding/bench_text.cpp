// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "lessons/breeding/bench.h"

#include <charconv>

namespace lessons::breeding {

using core::Phrase;

namespace {

/// Takes a word off the beginning of a line.
std::string_view takeWord(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

/// A number of at most nine digits.
std::optional<std::size_t> takeNumber(std::string_view& line) {
    const std::string_view word = takeWord(line);
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || word.size() > 9)
        return std::nullopt;
    return number;
}

} // namespace

bool Bench::play(std::string_view line) {
    const std::string_view what = takeWord(line);
    const auto first = takeNumber(line);
    if (!first)
        return false;
    if (what == "label") {
        if (whyNotLabel(*first, line))
            return false;
        setLabel(*first, line);
        return true;
    }
    if (what == "discard") {
        if (!line.empty() || whyNotDiscard(*first))
            return false;
        discard(*first);
        return true;
    }
    const auto second = takeNumber(line);
    if (!second)
        return false;
    if (what == "keep") {
        if (!line.empty() || whyNotKeep(*first, *second))
            return false;
        keep(*first, *second);
        return true;
    }
    const auto size = takeNumber(line);
    if (what != "cross" || !size || !line.empty() ||
        whyNotCross(*first, *second, static_cast<std::int64_t>(*size)))
        return false;
    cross(*first, *second, static_cast<std::int64_t>(*size));
    return true;
}

} // namespace lessons::breeding
