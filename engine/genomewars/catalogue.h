// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

/// The printed rules of Genome Wars as data: alleles, environments and the two tables of rolls.
namespace genomewars {

/// Raised when an allele, a row or the order of draws changes: older records would be played incorrectly.
inline constexpr int catalogueVersion = 2;

inline constexpr int minTeams = 2;
inline constexpr int maxTeams = 6;
inline constexpr int genomeSize = 4;
inline constexpr int usualRounds = 10;
inline constexpr int maxRounds = 30;
inline constexpr int usualPopulation = 3;
/// A set position in a lesson may begin with more than the usual three.
inline constexpr int maxStartPopulation = 100;

enum class Environment : std::uint8_t { SurfaceWater, Jungle, Desert, Hospital, CoralReef };
inline constexpr int environmentCount = 5;
inline constexpr std::uint8_t noEnvironment = 255;

struct EnvironmentInfo {
    Environment id;
    std::string_view notation;
};
/// In the order of the environment table: the face of the die is the index here plus 1.
inline constexpr std::array<EnvironmentInfo, environmentCount> environments{{
    {Environment::SurfaceWater, "surface-water"},
    {Environment::Jungle, "jungle"},
    {Environment::Desert, "desert"},
    {Environment::Hospital, "hospital"},
    {Environment::CoralReef, "coral-reef"},
}};
/// The face that is rolled again.
inline constexpr int rerollFace = 6;

enum class Allele : std::uint8_t {
    Autotrophy,
    Heterotrophy,
    Symbiotic,
    SporeFormer,
    Resistance,
    FastReproduction,
    Adaptability
};
inline constexpr int alleleCount = 7;

/// Adds to the rolls of other teams' turns while the environment is this one.
struct BonusIn {
    Environment environment;
    int firstCopy = 3;
    int furtherCopy = 2;
};
/// Every rise of the population is larger by this much.
struct FasterRise {
    int by = 1;
};
/// A mass extinction costs only this much.
struct MilderExtinction {
    int loss = 1;
};
using AlleleEffect = std::variant<BonusIn, FasterRise, MilderExtinction>;

struct AlleleInfo {
    Allele id;
    std::string_view notation;
    /// The same in every language: the label on its chip.
    std::string_view symbol;
    /// In one genome.
    int mostCopies;
    AlleleEffect effect;
};

inline constexpr std::array<AlleleInfo, alleleCount> alleles{{
    {Allele::Autotrophy, "autotrophy", "Au", genomeSize, BonusIn{.environment = Environment::SurfaceWater}},
    {Allele::Heterotrophy, "heterotrophy", "He", genomeSize, BonusIn{.environment = Environment::Jungle}},
    {Allele::Symbiotic, "symbiotic", "Sy", genomeSize, BonusIn{.environment = Environment::CoralReef}},
    {Allele::SporeFormer, "spore-former", "Sp", genomeSize, BonusIn{.environment = Environment::Desert}},
    {Allele::Resistance, "resistance", "Re", genomeSize, BonusIn{.environment = Environment::Hospital}},
    {Allele::FastReproduction, "fast-reproduction", "Fa", 1, FasterRise{}},
    {Allele::Adaptability, "adaptability", "Ad", 1, MilderExtinction{}},
}};

constexpr const AlleleInfo& alleleInfo(Allele allele) {
    return alleles[static_cast<std::size_t>(allele)];
}
constexpr const EnvironmentInfo& environmentInfo(Environment environment) {
    return environments[static_cast<std::size_t>(environment)];
}

/// What a row of the natural-roll table does.
enum class NaturalEffect : std::uint8_t {
    NewEnvironment, ///< a new environment is rolled
    Extinction,     ///< every living team; nothing else happens
    Change,         ///< of the acting team's population
    Mutation        ///< the acting team replaces an allele
};

/// One row: rolls `from` … `to`, both included.
struct NaturalRow {
    int from;
    int to;
    NaturalEffect effect;
    int change;
};
inline constexpr std::array<NaturalRow, 6> naturalTable{{
    {2, 2, NaturalEffect::NewEnvironment, 0},
    {3, 4, NaturalEffect::Extinction, -2},
    {5, 6, NaturalEffect::Change, -1},
    {7, 8, NaturalEffect::Mutation, 0},
    {9, 11, NaturalEffect::Change, 1},
    {12, 12, NaturalEffect::Change, 2},
}};

struct ModifiedRow {
    int from;
    int to;
    int change;
};
/// Totals above the last row count as its highest.
inline constexpr std::array<ModifiedRow, 3> modifiedTable{{
    {2, 5, -1},
    {6, 8, 0},
    {9, 12, 1},
}};

} // namespace genomewars
