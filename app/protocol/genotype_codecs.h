// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codec.h"

/// Codecs of Genotype's values.
namespace messages {

inline constexpr SeatValue genotypeSeat{genotype::maxSeats};

/// What can be written by a function of json_names.h: each of `count` numbers, and none of them as null.
template <Json (*json)(std::uint8_t), int count, std::uint8_t none> struct Numbered {
    static Json blank() { return {}; }
    static Json write(std::uint8_t value, Style) { return json(value); }
    static void read(const Json& text, std::uint8_t& value, Style) {
        value = none;
        if (text.is_null())
            return;
        for (int one = 0; one < count; ++one)
            if (json(static_cast<std::uint8_t>(one)) == text) {
                value = static_cast<std::uint8_t>(one);
                return;
            }
        throw Malformed("there is no such card");
    }
};
using PlantValue = Numbered<plantJson, genotype::plantCardCount, genotype::noPlant>;
using ToolValue = Numbered<toolJson, genotype::toolKinds, genotype::noTool>;
using AssistantValue = Numbered<assistantJson, genotype::assistantCount, genotype::noAssistant>;
using AutomaValue = Numbered<automaJson, genotype::automaCount, genotype::noAutoma>;

/// The same where there must be one, for an enumeration.
template <typename Value> struct Named {
    static Json blank() { return {}; }
    template <typename Enum> static Json write(Enum card, Style style) {
        return Value::write(static_cast<std::uint8_t>(card), style);
    }
    template <typename Enum> static void read(const Json& json, Enum& card, Style style) {
        std::uint8_t number = 0;
        Value::read(json, number, style);
        if (json.is_null())
            throw Malformed("a card is expected");
        card = static_cast<Enum>(number);
    }
};

struct PlantsValue {
    static Json blank() { return Json::array(); }
    static Json write(genotype::PlantSet plants, Style) { return plantsJson(plants); }
    static void read(const Json& json, genotype::PlantSet& plants, Style style) {
        std::uint64_t bits = 0;
        BitsOf<PlantValue>::read(json, bits, style);
        plants = {};
        for (; bits != 0; bits &= bits - 1)
            plants.insert(static_cast<genotype::PlantId>(std::countr_zero(bits)));
    }
};

using TraitValue = Word<genotype::Trait>;
inline constexpr TraitValue traitLetter{};

/// Traits as bits.
struct TraitNumber {
    static Json write(std::uint8_t trait, Style) { return code(static_cast<genotype::Trait>(trait)); }
    static void read(const Json& json, std::uint8_t& number, Style style) {
        genotype::Trait trait{};
        traitLetter.read(json, trait, style);
        number = static_cast<std::uint8_t>(trait);
    }
};
using TraitsValue = BitsOf<TraitNumber>;

/// "Rr": a genotype of a trait that is known.
struct GenotypeOf {
    genotype::Trait trait;

    Json blank() const { return code(trait, genotype::Genotype{}); }
    Json write(genotype::Genotype value, Style) const { return code(trait, value); }
    void read(const Json& json, genotype::Genotype& value, Style) const {
        for (const genotype::Genotype one : genotype::allGenotypes)
            if (json == code(trait, one)) {
                value = one;
                return;
            }
        throw Malformed("a genotype of the trait is expected");
    }
};

/// "1" … "7", "pot1", "eduard".
struct PlotValue {
    static Json blank() { return genotype::plotNotation(0); }
    static Json write(std::uint8_t plot, Style) { return genotype::plotNotation(plot); }
    static void read(const Json& json, std::uint8_t& plot, Style) {
        for (int one = 0; one < genotype::plotPlaces; ++one)
            if (json == genotype::plotNotation(one)) {
                plot = static_cast<std::uint8_t>(one);
                return;
            }
        throw Malformed("a plot is expected");
    }
};

} // namespace messages
