// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/event.h"
#include "genotype_codecs.h"

#include <type_traits>

/// Codecs of what only events of Genotype contain.
namespace messages {

/// A place in a row from 1, or "deck".
struct SourceValue {
    static Json blank() { return {}; }
    static Json write(genotype::CardSource from, Style) {
        return from.fromDeck() ? Json("deck") : Json(from.place + 1);
    }
    static void read(const Json& json, genotype::CardSource& from, Style style) {
        if (json != "deck")
            FromOne{genotype::maxRow}.read(json, from.place, style);
        else
            from = {};
    }
};

struct SpaceValue {
    static Json blank() { return {}; }
    static Json write(genotype::Space space, Style) { return genotype::spaceInfo(space).notation; }
    static void read(const Json& json, genotype::Space& space, Style) {
        for (const genotype::SpaceInfo& info : genotype::spaces)
            if (json == info.notation) {
                space = info.id;
                return;
            }
        throw Malformed("a space is expected");
    }
};

/// A trait with one of its genotypes ("Rr"), or with an area of its pool ("Rr", "R*").
template <typename Value> struct OfTrait {
    genotype::Trait trait{};
    Value value{};
};
template <typename Value, int count> struct OfTraitValue {
    static Json blank() { return {}; }
    static std::string text(genotype::Trait trait, Value value) {
        if constexpr (std::is_same_v<Value, genotype::Genotype>)
            return code(trait, value);
        else
            return genotype::areaNotation(trait, value);
    }
    static Json write(const OfTrait<Value>& both, Style) { return text(both.trait, both.value); }
    static void read(const Json& json, OfTrait<Value>& both, Style) {
        for (const genotype::Trait trait : genotype::allTraits)
            for (int value = 0; value < count; ++value)
                if (json == text(trait, static_cast<Value>(value))) {
                    both = {trait, static_cast<Value>(value)};
                    return;
                }
        throw Malformed("a genotype is expected");
    }
};
using TraitGenotype = OfTraitValue<genotype::Genotype, genotype::genotypeCount>;
using TraitArea = OfTraitValue<genotype::PoolArea, genotype::poolAreaCount>;

/// The plot beside which a card lies; null beside none.
struct PlotOrNone {
    bool isPlot = false;

    static Json blank() { return {}; }
    Json write(std::uint8_t plot, Style style) const {
        return isPlot ? PlotValue::write(plot, style) : Json();
    }
    void read(const Json& json, std::uint8_t& plot, Style style) const {
        if (isPlot != !json.is_null())
            throw Malformed("a plot for a plant is expected");
        if (isPlot)
            PlotValue::read(json, plot, style);
    }
};

/// "not-enough-coins", or null if nothing was refused.
struct RefusalValue {
    static Json blank() { return {}; }
    static Json write(genotype::Refusal refusal, Style) {
        return refusal == genotype::Refusal::None ? Json() : Json(notation(refusal));
    }
    static void read(const Json& json, genotype::Refusal& refusal, Style style) {
        refusal = genotype::Refusal::None;
        if (!json.is_null())
            Word<genotype::Refusal>::read(json, refusal, style);
    }
};

} // namespace messages
