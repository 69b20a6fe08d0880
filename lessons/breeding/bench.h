// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/evidence.h"

#include <string>

namespace lessons::breeding {

/// One organism on the bench. Its genotype is known to the bench only.
struct Specimen {
    std::size_t id = 0; ///< its place in `Bench::specimens`
    Sex sex = Sex::Female;
    Look look;
    std::optional<std::size_t> strain; ///< if it is one of the first
    std::optional<std::size_t> cross;  ///< else the cross that it comes from
    int generation = 0;                ///< 0 for strains, else one more than the older of its parents
    std::string label;                 ///< what the pupil has written on it; may be empty
    bool discarded = false;

    bool operator==(const Specimen&) const = default;
};

/// A cross that was made, with what was counted.
struct CrossRecord {
    std::size_t mother = 0;
    std::size_t father = 0; ///< in an organism without sexes just the other parent, or the same one
    std::int64_t size = 0;
    struct Outcome {
        Look look;
        Sex sex = Sex::Female;
        std::int64_t count = 0; ///< above 0
        std::int64_t kept = 0;  ///< how many of them have been taken out
    };
    /// By look, females first.
    std::vector<Outcome> outcomes;
};

/// Why something cannot be done.
enum class Refusal : std::uint8_t {
    NoSuchSpecimen,
    Discarded, ///< it is no longer on the bench
    SameSex,   ///< two females or two males
    Size,      ///< not 1 … mostOffspring
    NoSuchOffspring,
    AllKept,      ///< all offspring that look like this have been taken out
    HasOffspring, ///< it cannot be discarded, because it is a parent
    IsStrain,     ///< it cannot be discarded, because it belongs to a strain
    LongLabel,    ///< more than mostLabel bytes
    Full,         ///< mostCrosses or mostSpecimens
};
/// The reason in one sentence.
core::Phrase phrase(Refusal refusal);

/// A breeding experiment: strains, crosses, and individuals that are kept from them. Everything follows from
/// the mystery, the seed of the dice and the list of what was done.
///
/// Only the numbers of each genotype are drawn, however many offspring there are; which genotype one of them
/// has is drawn when it is kept.
class Bench {
public:
    Bench(const MysteryCode& code, std::uint64_t seed);

    static constexpr std::int64_t mostOffspring = 1'000'000;
    static constexpr std::size_t mostCrosses = 200;
    static constexpr std::size_t mostSpecimens = 400;
    static constexpr std::size_t mostLabel = 80;

    const Mystery& mystery() const { return m_mystery; }
    std::uint64_t seed() const { return m_seed; }
    const std::vector<Specimen>& specimens() const { return m_specimens; }
    const std::vector<CrossRecord>& crosses() const { return m_crosses; }

    /// None if this cross can be made. The parents may be given in either order.
    std::optional<Refusal> whyNotCross(std::size_t one, std::size_t other, std::int64_t size) const;
    std::optional<Refusal> whyNotKeep(std::size_t cross, std::size_t outcome) const;
    std::optional<Refusal> whyNotDiscard(std::size_t specimen) const;
    std::optional<Refusal> whyNotLabel(std::size_t specimen, std::string_view label) const;

    /// Each returns the place of what is new, and throws std::invalid_argument if it is refused.
    std::size_t cross(std::size_t one, std::size_t other, std::int64_t size);
    std::size_t keep(std::size_t cross, std::size_t outcome);
    void discard(std::size_t specimen);
    /// Control characters become spaces.
    void setLabel(std::size_t specimen, std::string_view label);

    /// What was done, a line each: "cross 0 2 200", "keep 0 1", "discard 4", "label 4 Anna"; numbers count
    /// from 0.
    const std::vector<std::string>& history() const { return m_history; }
    /// Does what such a line says. False, and nothing changes, if it cannot be read or is refused.
    bool play(std::string_view line);

    /// What the pupil can know.
    Evidence evidence() const;
    /// "AaBb": part of the answer.
    std::string genotypeOf(std::size_t specimen) const;
    /// The cross of these two, the mother first, with her recombination fractions: part of the answer.
    Cross crossOf(std::size_t mother, std::size_t father) const;

private:
    void addStrain(std::size_t strain);
    std::uint64_t seedFor(std::size_t cross, std::int64_t step) const;

    Mystery m_mystery;
    std::uint64_t m_seed;
    std::vector<Specimen> m_specimens;
    std::vector<std::size_t> m_genotypes; ///< of the specimens
    std::vector<CrossRecord> m_crosses;
    /// For each cross and outcome, how many of each genotype are left.
    std::vector<std::vector<std::vector<std::int64_t>>> m_left;
    std::vector<std::string> m_history;
};

} // namespace lessons::breeding
