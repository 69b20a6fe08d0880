// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/cross_sign.h"

#include "engine/core/utf8.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace core {

namespace {

/// Of spaces also those that word processors and our own reports set around a sign.
constexpr bool isSpace(char32_t c) {
    return c == ' ' || c == '\t' || c == 0xa0 || c == 0x2009 || c == 0x202f;
}

constexpr bool isSign(char32_t c) {
    return c == U'×' || c == U'✕' || c == U'✖' || c == U'⨯';
}

struct Placed {
    char32_t code = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<Placed> charactersOf(std::string_view text) {
    std::vector<Placed> all;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character next = firstCharacter(text.substr(at));
        all.push_back({next.code, at, at + next.bytes});
        at += next.bytes;
    }
    while (!all.empty() && isSpace(all.back().code))
        all.pop_back();
    all.erase(all.begin(), std::ranges::find_if_not(all, isSpace, &Placed::code));
    return all;
}

} // namespace

std::optional<CrossedTexts> splitCross(std::string_view text) {
    const std::vector<Placed> all = charactersOf(text);
    const auto letter = [&all](std::size_t i, char32_t wanted) { return all[i].code == wanted; };
    // Both ends are no spaces, so that a letter between spaces is inside.
    const auto alone = [&](std::size_t i) {
        return (letter(i, U'x') || letter(i, U'X')) && i > 0 && i + 1 < all.size() &&
               isSpace(all[i - 1].code) && isSpace(all[i + 1].code);
    };
    const auto places = [&all](const auto& is) {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (is(i))
                found.push_back(i);
        return found;
    };
    std::vector<std::size_t> signs = places([&all](std::size_t i) { return isSign(all[i].code); });
    if (signs.empty())
        signs = places(alone);
    if (signs.empty())
        signs = places([&](std::size_t i) { return letter(i, U'x'); });
    if (signs.empty())
        signs = places([&](std::size_t i) { return letter(i, U'X'); });
    if (signs.size() != 1 || signs[0] == 0 || signs[0] + 1 == all.size())
        return std::nullopt;
    std::size_t before = signs[0];
    while (before > 0 && isSpace(all[before - 1].code))
        --before;
    std::size_t after = signs[0] + 1;
    while (after < all.size() && isSpace(all[after].code))
        ++after;
    const std::size_t begin = all.front().begin;
    return CrossedTexts{text.substr(begin, all[before - 1].end - begin),
                        text.substr(all[after].begin, all.back().end - all[after].begin)};
}

std::string joinCross(std::string_view first, std::string_view second) {
    return std::string(first) + " x " + std::string(second);
}

} // namespace core
