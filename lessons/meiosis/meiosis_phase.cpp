// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/meiosis/meiosis_phase.h"

#include "engine/core/text.h"

#include <algorithm>

namespace lessons {

PhaseCounts countsIn(MeiosisPhase phase, int pairs) {
    switch (phase) {
    case MeiosisPhase::Cell: return {1, 2 * pairs, 1};
    case MeiosisPhase::Interphase:
    case MeiosisPhase::ProphaseI:
    case MeiosisPhase::MetaphaseI:
    case MeiosisPhase::AnaphaseI: return {1, 2 * pairs, 2};
    case MeiosisPhase::TelophaseI:
    case MeiosisPhase::MetaphaseII: return {2, pairs, 2};
    case MeiosisPhase::AnaphaseII: return {2, 2 * pairs, 1};
    case MeiosisPhase::Gametes: return {4, pairs, 1};
    }
    return {};
}

bool isCrossedOver(MeiosisPhase phase) {
    return phase >= MeiosisPhase::ProphaseI;
}

std::size_t placeOf(const Meiosis& meiosis, MeiosisPhase phase, std::size_t pair, std::size_t chromatid) {
    if (phase < MeiosisPhase::MetaphaseI)
        return chromatid;
    if (phase < MeiosisPhase::MetaphaseII)
        return meiosis.courses()[pair].turned ? chromatidsOfAPair - 1 - chromatid : chromatid;
    std::size_t place = 0;
    while (meiosis.chromatidIn(pair, place) != chromatid)
        ++place;
    return place;
}

std::size_t cellOf(MeiosisPhase phase, std::size_t place) {
    return place * static_cast<std::size_t>(countsIn(phase, 1).cells) / chromatidsOfAPair;
}

core::Phrase nameOf(MeiosisPhase phase) {
    switch (phase) {
    case MeiosisPhase::Cell: return {ENGINE_TEXT("engine", "Diploid cell"), {}};
    case MeiosisPhase::Interphase: return {ENGINE_TEXT("engine", "Interphase"), {}};
    case MeiosisPhase::ProphaseI: return {ENGINE_TEXT("engine", "Prophase I"), {}};
    case MeiosisPhase::MetaphaseI: return {ENGINE_TEXT("engine", "Metaphase I"), {}};
    case MeiosisPhase::AnaphaseI: return {ENGINE_TEXT("engine", "Anaphase I"), {}};
    case MeiosisPhase::TelophaseI: return {ENGINE_TEXT("engine", "Telophase I"), {}};
    case MeiosisPhase::MetaphaseII: return {ENGINE_TEXT("engine", "Metaphase II"), {}};
    case MeiosisPhase::AnaphaseII: return {ENGINE_TEXT("engine", "Anaphase II"), {}};
    case MeiosisPhase::Gametes: return {ENGINE_TEXT("engine", "Four gametes"), {}};
    }
    return {};
}

core::Phrase sentenceOn(MeiosisPhase phase, const Meiosis& meiosis) {
    switch (phase) {
    case MeiosisPhase::Cell:
        return {ENGINE_TEXT("engine", "Chromosomes come in pairs, one from each parent (plain and striped): "
                                      "the two are homologous."),
                {}};
    case MeiosisPhase::Interphase:
        return {ENGINE_TEXT("engine", "Every chromosome is copied. It now has two sister chromatids that are "
                                      "exactly alike, joined at the centromere."),
                {}};
    case MeiosisPhase::ProphaseI:
        if (std::ranges::all_of(meiosis.pairs(),
                                [](const ChromosomePair& pair) { return pair.y.has_value(); }))
            return {ENGINE_TEXT("engine", "X and Y pair up, but only at their ends: they do not swap the "
                                          "piece with this gene."),
                    {}};
        return {ENGINE_TEXT("engine", "Homologous chromosomes pair up, and chromatids that are not sisters "
                                      "swap pieces (×): crossing over."),
                {}};
    case MeiosisPhase::MetaphaseI:
        return {ENGINE_TEXT("engine", "The pairs line up in the middle. For every pair, chance decides which "
                                      "chromosome faces which side."),
                {}};
    case MeiosisPhase::AnaphaseI:
        return {ENGINE_TEXT("engine", "The two chromosomes of each pair separate. Sister chromatids stay "
                                      "together."),
                {}};
    case MeiosisPhase::TelophaseI:
        return {ENGINE_TEXT("engine", "The first division is done: two cells, each with one chromosome of "
                                      "every pair."),
                {}};
    case MeiosisPhase::MetaphaseII:
        return {ENGINE_TEXT("engine", "Nothing is copied again. In both cells the chromosomes line up one by "
                                      "one."),
                {}};
    case MeiosisPhase::AnaphaseII:
        return {ENGINE_TEXT("engine", "Now the sister chromatids separate. Each is a chromosome of its own "
                                      "from here on."),
                {}};
    case MeiosisPhase::Gametes:
        return {ENGINE_TEXT("engine", "The second division is done: four haploid cells, each with one allele "
                                      "of every gene."),
                {}};
    }
    return {};
}

} // namespace lessons
