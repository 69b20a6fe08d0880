// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz_target.h"
#include "lessons/pedigree/exclusion.h"
#include "lessons/pedigree/family_words.h"
#include "lessons/pedigree/inference.h"
#include "lessons/pedigree/pedigree_text.h"
#include "lessons/pedigree/peeling.h"

#include <algorithm>
#include <cmath>

using namespace lessons::pedigree;

namespace {

std::string faultOfModes(const Pedigree& family) {
    for (const Mode mode : allModes) {
        const bool possible = std::isfinite(log10Likelihood(family, {mode, 0.01, 1}));
        const auto exclusion = exclusionOf(family, mode);
        if (possible == exclusion.has_value())
            return "a mode is ruled out although it is possible, or the other way round";
        if (exclusion && (exclusion->people.empty() || core::english(exclusion->why).empty()))
            return "nobody rules a mode out";
    }
    return {};
}

/// Any bytes as the file of a family.
std::string faultOfFamily(std::string_view text) {
    const PedigreeReading reading = readPedigree(text);
    if (reading.family.has_value() != reading.faults.empty())
        return "a family with a fault is read, or one without a fault is not";
    const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n') +
                                        std::count(text.begin(), text.end(), '\r')) +
                       1;
    for (const PedigreeFault& fault : reading.faults)
        if (fault.line < 0 || fault.line > lines || core::english(fault.what).empty())
            return "a fault has no words, or is in a line that is not there";
    if (!reading.family)
        return {};
    if (const auto again = readPedigree(writePedigree(*reading.family)).family; again != reading.family)
        return "a family that was written is not read back";
    sentencesOf(*reading.family);
    constexpr std::size_t few = 30; // so that a run stays short
    try {
        return reading.family->size() <= few ? faultOfModes(*reading.family) : std::string();
    } catch (const TooManyLoops&) {
        return {};
    }
}

} // namespace

GENOTYPE_FUZZ_TARGET(faultOfFamily)
