// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

#include <string>
#include <variant>
#include <vector>

namespace core {

/// A text to show, not yet in any language: an English source text with places %1 … %9 and what goes into
/// them, which can be phrases too. Texts are whole sentences or names, never pieces of a sentence.
///
/// A phrase that counts something is made by `counted`. It carries its number, so that each language can
/// choose the right form; a phrase counts one thing, so two counts need two phrases.
struct Phrase {
    using Argument = std::variant<std::string, Phrase>;

    /// Marked with ENGINE_TEXT or ENGINE_PLURAL; it lives as long as the program.
    const char* text = "";
    std::vector<Argument> arguments;
    /// For a phrase with a count: the English form for 1 (ENGINE_SINGULAR), and the number that %n stands
    /// for.
    const char* one = nullptr;
    int number = 0;

    bool counts() const { return one != nullptr; }
};

/// `one` is marked with ENGINE_SINGULAR, `many` with ENGINE_PLURAL. %n is `count`; the arguments begin at %1.
Phrase counted(int count, const char* one, const char* many, std::vector<Phrase::Argument> arguments = {});

/// Two sentences, one after the other.
Phrase sentences(Phrase first, Phrase second);

/// The English text with its places still open: `one` for a count of 1, otherwise `text`.
const char* englishText(const Phrase& phrase);

/// The phrase in English. The places are filled in one pass, so an argument that holds "%1" is left alone.
std::string english(const Phrase& phrase);

} // namespace core
