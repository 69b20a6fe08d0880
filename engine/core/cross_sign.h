// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// How people write that two parents are crossed. Whatever reads a cross reads it by these functions.
namespace core {

/// The texts on both sides of a cross sign, without spaces around them; neither is empty.
struct CrossedTexts {
    std::string_view first;
    std::string_view second;

    bool operator==(const CrossedTexts&) const = default;
};

/// Finds the cross sign of "Rr × rr": ×, ✕, ✖ or ⨯ with or without spaces, or else x or X on its own between
/// spaces, or else the only x, or the only X, inside a text: "RrGgxrrgg". Nothing if there is no sign, more
/// than one, or none with a text on both sides. A genotype of a gene with the letter X can look so too
/// ("XxYy"): where a genotype may be written as well, read it as that first.
std::optional<CrossedTexts> splitCross(std::string_view text);

/// The same cross as the program's files write it: "Rr x rr".
std::string joinCross(std::string_view first, std::string_view second);

} // namespace core
