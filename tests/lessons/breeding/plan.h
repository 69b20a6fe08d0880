// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/bench.h"

#include <map>

/// A pupil who does what textbooks advise and knows nothing of the answer.
namespace breeding_plan {

using namespace lessons::breeding;

/// The first mystery of these with that answer.
inline MysteryCode mysteryWith(Mode mode, Organism organism, int level, std::uint32_t from = 0) {
    for (MysteryCode code{level, organism, from};; ++code.seed)
        if (mysteryOf(code).model.mode == mode)
            return code;
}

/// One individual of each kind from a cross.
inline std::vector<std::size_t> oneOfEach(Bench& bench, std::size_t cross) {
    std::vector<std::size_t> kept;
    for (std::size_t outcome = 0; outcome < bench.crosses()[cross].outcomes.size(); ++outcome)
        kept.push_back(bench.keep(cross, outcome));
    return kept;
}

inline void crossIfPossible(Bench& bench, std::size_t one, std::size_t other, std::int64_t size) {
    if (!bench.whyNotCross(one, other, size))
        bench.cross(one, other, size);
}

/// Each strain within itself and with each other one, both ways; then the offspring among themselves and with
/// the strains.
inline void followPlan(Bench& bench, std::int64_t size = 1500) {
    const std::size_t strains = bench.specimens().size();
    const bool sexes = hasSexes(bench.mystery().code.organism);
    std::vector<std::vector<std::size_t>> families;
    for (std::size_t one = 0; one < strains; ++one)
        for (std::size_t other = one; other < strains; ++other) {
            if (bench.whyNotCross(one, other, size))
                continue;
            const bool mixed = bench.specimens()[one].strain != bench.specimens()[other].strain;
            const std::size_t cross = bench.cross(one, other, mixed ? size / 4 : size);
            if (!mixed)
                continue;
            families.push_back(oneOfEach(bench, cross));
            for (const std::size_t parent : {one, other})
                for (const std::size_t child : families.back())
                    if (!sexes || bench.specimens()[child].sex == Sex::Female)
                        crossIfPossible(bench, child, parent, size);
        }
    for (const auto& family : families)
        for (std::size_t one = 0; one < family.size(); ++one)
            for (std::size_t other = one; other < family.size(); ++other)
                crossIfPossible(bench, family[one], family[other], size);
}

} // namespace breeding_plan
