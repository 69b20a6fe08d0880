// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "lessons/meiosis/meiosis.h"

#include <cstdint>
#include <string_view>

/// The phases of meiosis as schools name them: what there is in each, and where every chromatid is.
namespace lessons {

enum class MeiosisPhase : std::uint8_t {
    Cell,       ///< before the chromosomes are copied
    Interphase, ///< after it
    ProphaseI,  ///< pairs, crossing over
    MetaphaseI,
    AnaphaseI,
    TelophaseI,
    MetaphaseII, ///< prophase II brings nothing new and is left out
    AnaphaseII,
    Gametes,
};
inline constexpr std::array allMeiosisPhases{
    MeiosisPhase::Cell,        MeiosisPhase::Interphase, MeiosisPhase::ProphaseI,
    MeiosisPhase::MetaphaseI,  MeiosisPhase::AnaphaseI,  MeiosisPhase::TelophaseI,
    MeiosisPhase::MetaphaseII, MeiosisPhase::AnaphaseII, MeiosisPhase::Gametes};

/// What can be counted in a phase. A chromosome is what has a centromere of its own.
struct PhaseCounts {
    int cells = 1;
    int chromosomes = 0; ///< in each cell
    int chromatids = 1;  ///< of each chromosome

    bool operator==(const PhaseCounts&) const = default;
};

/// In a meiosis with `pairs` pairs of homologous chromosomes.
PhaseCounts countsIn(MeiosisPhase phase, int pairs);

/// Whether the chromatids have swapped their pieces.
bool isCrossedOver(MeiosisPhase phase);

/// Where a chromatid of a pair stands among the four, 0 … 3 from the first pole to the second. Before the
/// pairs line up that is its own number, in the end the number of its product.
std::size_t placeOf(const Meiosis& meiosis, MeiosisPhase phase, std::size_t pair, std::size_t chromatid);
/// In which of the phase's cells that place is.
std::size_t cellOf(MeiosisPhase phase, std::size_t place);

/// "Prophase I".
core::Phrase nameOf(MeiosisPhase phase);
/// One sentence for a pupil.
core::Phrase sentenceOn(MeiosisPhase phase, const Meiosis& meiosis);

} // namespace lessons
