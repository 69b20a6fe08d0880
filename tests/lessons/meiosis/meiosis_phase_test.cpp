// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/start_cross.h"
#include "lessons/meiosis/meiosis_phase.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <set>

using namespace lessons;

namespace {

Meiosis drawn(std::uint64_t seed, const char* parents = "RrGgTt x RrGgTt") {
    Generator generator(seed);
    const Cross cross = startCross(parents);
    return drawMeiosis(cross, cross.first, generator);
}

/// How many chromosomes of how many chromatids a cell holds, counted from where the chromatids are: those
/// that share a centromere are one chromosome.
PhaseCounts counted(const Meiosis& meiosis, MeiosisPhase phase, std::size_t cell) {
    std::set<std::pair<std::size_t, std::size_t>> centromeres;
    int chromatids = 0;
    for (std::size_t pair = 0; pair < meiosis.pairs().size(); ++pair)
        for (std::size_t chromatid = 0; chromatid < chromatidsOfAPair; ++chromatid) {
            // Before copying there is one chromatid of each homologue.
            if (cellOf(phase, placeOf(meiosis, phase, pair, chromatid)) != cell ||
                (phase == MeiosisPhase::Cell && chromatid % 2 == 1))
                continue;
            ++chromatids;
            centromeres.insert({pair, phase >= MeiosisPhase::AnaphaseII ? chromatid : chromatid / 2});
        }
    const int chromosomes = int(centromeres.size());
    return {0, chromosomes, chromosomes == 0 ? 0 : chromatids / chromosomes};
}

} // namespace

class MeiosisPhaseTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theNumbersOfEachPhaseAreThoseOfItsChromatids() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Meiosis meiosis = drawn(seed);
            for (const MeiosisPhase phase : allMeiosisPhases) {
                const PhaseCounts counts = countsIn(phase, 3);
                for (int cell = 0; cell < counts.cells; ++cell) {
                    PhaseCounts seen = counted(meiosis, phase, std::size_t(cell));
                    seen.cells = counts.cells;
                    QVERIFY(seen == counts);
                }
            }
        }
    }

    /// 2n = 8, as for the fruit fly: 8 chromosomes of 2 chromatids; two cells with 4; four with 4 chromatids.
    void theFirstDivisionHalvesTheChromosomesAndTheSecondTheChromatids() {
        QVERIFY((countsIn(MeiosisPhase::Cell, 4) == PhaseCounts{1, 8, 1}));
        QVERIFY((countsIn(MeiosisPhase::MetaphaseI, 4) == PhaseCounts{1, 8, 2}));
        QVERIFY((countsIn(MeiosisPhase::MetaphaseII, 4) == PhaseCounts{2, 4, 2}));
        QVERIFY((countsIn(MeiosisPhase::Gametes, 4) == PhaseCounts{4, 4, 1}));
    }

    void everyPlaceIsTakenOnce() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Meiosis meiosis = drawn(seed);
            for (const MeiosisPhase phase : allMeiosisPhases)
                for (std::size_t pair = 0; pair < 3; ++pair) {
                    std::set<std::size_t> places;
                    for (std::size_t chromatid = 0; chromatid < 4; ++chromatid)
                        places.insert(placeOf(meiosis, phase, pair, chromatid));
                    QVERIFY((places == std::set<std::size_t>{0, 1, 2, 3}));
                }
        }
    }

    void noChromatidChangesItsCellOnceItIsInOne() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Meiosis meiosis = drawn(seed);
            for (std::size_t pair = 0; pair < 3; ++pair)
                for (std::size_t chromatid = 0; chromatid < 4; ++chromatid) {
                    const auto halfAt = [&](MeiosisPhase phase) {
                        return placeOf(meiosis, phase, pair, chromatid) / 2;
                    };
                    for (const MeiosisPhase phase :
                         {MeiosisPhase::AnaphaseI, MeiosisPhase::TelophaseI, MeiosisPhase::MetaphaseII,
                          MeiosisPhase::AnaphaseII, MeiosisPhase::Gametes})
                        QCOMPARE(halfAt(phase), halfAt(MeiosisPhase::MetaphaseI));
                    QCOMPARE(placeOf(meiosis, MeiosisPhase::Gametes, pair, chromatid),
                             placeOf(meiosis, MeiosisPhase::MetaphaseII, pair, chromatid));
                }
        }
    }

    void sistersStayTogetherUntilTheSecondDivision() {
        const Meiosis meiosis = drawn(4);
        for (const MeiosisPhase phase : allMeiosisPhases)
            for (std::size_t pair = 0; pair < 3; ++pair)
                for (const std::size_t homologue : {0u, 1u}) {
                    const auto cell = [&](std::size_t chromatid) {
                        return cellOf(phase, placeOf(meiosis, phase, pair, chromatid));
                    };
                    QCOMPARE(cell(2 * homologue) == cell(2 * homologue + 1), phase != MeiosisPhase::Gametes);
                }
    }

    void everyPhaseHasItsNameAndSentence() {
        std::set<std::string> names, sentences;
        for (const MeiosisPhase phase : allMeiosisPhases) {
            names.insert(core::english(nameOf(phase)));
            sentences.insert(core::english(sentenceOn(phase, drawn(1))));
        }
        QCOMPARE(names.size(), allMeiosisPhases.size());
        QCOMPARE(sentences.size(), allMeiosisPhases.size());
    }

    void xAndYSwapNothing() {
        const Meiosis father = drawn(1, "XRY x XRXr");
        const Meiosis mother = drawn(1, "XRXr x XRY");
        QVERIFY(father.courses()[0].crossovers.empty());
        QVERIFY(!mother.courses()[0].crossovers.empty());
        QVERIFY(core::english(sentenceOn(MeiosisPhase::ProphaseI, father)) !=
                core::english(sentenceOn(MeiosisPhase::ProphaseI, mother)));
    }
};

GENOTYPE_TEST(MeiosisPhaseTest)
#include "meiosis_phase_test.moc"
