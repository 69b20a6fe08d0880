// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// Non-disjunction: one pair of chromosomes fails to separate in meiosis (Bridges 1916, Genetics 1: 1–52 and
/// 107–163). Crossing over is left out, as for an allele beside the centromere.
namespace lessons {

/// The division that fails. In the second one, one of the two cells fails, either with the same chance: in a
/// mother the cell that becomes the egg, or the polar body, and then the egg is normal.
enum class FailedDivision : std::uint8_t { None, First, Second };

/// Gametes with so many copies of each chromosome of the pair.
struct PairGamete {
    std::array<int, 2> copies{};
    std::int64_t eighths = 0; ///< how many of eight equally likely gametes

    int chromosomes() const { return copies[0] + copies[1]; }
    bool operator==(const PairGamete&) const = default;
};

/// The gametes of a cell in which the pair fails to separate; their eighths sum to 8.
std::vector<PairGamete> pairGametes(FailedDivision failed);

/// The eighths of these gametes with so many chromosomes of the pair: 0, 1 or 2.
std::int64_t eighthsWith(FailedDivision failed, int chromosomes);

/// Where a pair failed to separate.
struct Failure {
    bool inFather = false;
    FailedDivision division = FailedDivision::None;

    bool operator==(const Failure&) const = default;
};
inline constexpr std::array allFailures{
    Failure{false, FailedDivision::First}, Failure{false, FailedDivision::Second},
    Failure{true, FailedDivision::First}, Failure{true, FailedDivision::Second}};

/// A zygote by its sex chromosomes.
struct SexZygote {
    int x = 0;
    int y = 0;
    std::int64_t sixteenths = 0;

    bool operator==(const SexZygote&) const = default;
};

/// What becomes of a failed gamete of one parent and a normal one of the other; the mother is XX, the father
/// XY. Each kind comes once; their sixteenths sum to 16.
std::vector<SexZygote> sexZygotes(const Failure& failure);

/// "XXY", "X0".
std::string sexChromosomes(int x, int y);

/// The failures from which a child with these sex chromosomes can come.
std::vector<Failure> failuresBehind(int x, int y);

/// The failures from which a child with three alleles can come. `mother` and `father`: the two alleles of
/// each; `child`: in any order.
std::vector<Failure> failuresBehind(const std::array<int, 2>& mother, const std::array<int, 2>& father,
                                    std::array<int, 3> child);

} // namespace lessons
