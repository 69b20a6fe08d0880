// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

#include <string>
#include <variant>
#include <vector>

namespace core {

/// A text to be shown, not yet in any language: an English source text with places %1 … %9 and what goes into
/// them, which may be phrases again. Texts are whole sentences or names, never pieces of a sentence.
struct Phrase {
    using Argument = std::variant<std::string, Phrase>;

    /// Marked with ENGINE_TEXT; it lives as long as the program.
    const char* text = "";
    std::vector<Argument> arguments;
};

/// The phrase in English. The places are filled in one pass, so an argument that holds "%1" is left alone.
std::string english(const Phrase& phrase);

} // namespace core
