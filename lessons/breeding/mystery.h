// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/scheme.h"

#include <variant>

namespace lessons::breeding {

/// What a teacher hands out: everybody with the same code has the same mystery.
struct MysteryCode {
    int level = 1; ///< 1 … levelCount
    Organism organism = Organism::Pea;
    std::uint32_t seed = 0; ///< below `mysteryCount`

    bool operator==(const MysteryCode&) const = default;
};
inline constexpr std::uint32_t mysteryCount = 1u << 20;

/// "4K7-TQ2": five letters and digits of Crockford's base 32 (no I, L, O, U) and one to check them: any wrong
/// character and any two neighbours swapped are noticed.
std::string text(const MysteryCode& code);

struct CodeError {
    enum class Kind : std::uint8_t {
        Length,    ///< not six letters and digits
        Character, ///< detail: a character that no code has
        Check,     ///< something is mistyped
    };
    Kind kind = Kind::Length;
    std::string detail;

    bool operator==(const CodeError&) const = default;
};
/// The error in one sentence.
core::Phrase phrase(const CodeError& error);

/// Reads a code in either case; spaces and dashes do not count, and O, I and L are read as 0, 1 and 1.
std::variant<MysteryCode, CodeError> readCode(std::string_view text);

/// A mode and the look of each of its classes: what a pupil states, or what is so.
struct Model {
    Mode mode = Mode::Dominant;
    /// In the order of `classNames`. A class that nobody has seen yet has the look `unseen`.
    std::vector<Look> looks;

    bool operator==(const Model&) const = default;
};
inline constexpr Look unseen{{255, 255}};

/// What a code stands for.
struct Mystery {
    MysteryCode code;
    /// The characters that differ, as places in `charactersOf`: one or two.
    std::vector<std::size_t> characters;
    Model model;                     ///< the answer
    double recombination = 0.5;      ///< part of the answer
    std::vector<std::size_t> stocks; ///< of each strain at the start, the place in `Scheme::stocks`

    const Scheme& scheme() const { return schemeOf(model.mode, code.organism, recombination); }
    /// What a genotype that lives shows.
    Look lookOf(std::size_t genotype) const { return model.looks[scheme().classOf(genotype)]; }
};

/// The same on every machine. Throws std::invalid_argument for a code out of range.
Mystery mysteryOf(const MysteryCode& code);

/// "purple flowers", or "purple flowers, tall"; "a form not seen yet" for `unseen`.
core::Phrase phrase(const Mystery& mystery, const Look& look);
/// With the sex, where there are sexes: "female, red eyes".
core::Phrase phrase(const Mystery& mystery, const Look& look, Sex sex);

} // namespace lessons::breeding
