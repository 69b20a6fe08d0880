// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/codons.h"
#include "lessons/gene_editing.h"
#include "lessons/topics/editing_experiment.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <array>
#include <stdexcept>

using namespace lessons;

class GeneEditingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Read off the sequence by hand.
    void theGeneHasThreeTargetsInARow() {
        const auto sites = targetSites(editedGene);
        QCOMPARE(sites.size(), std::size_t{3});
        const std::array<std::string_view, 3> guides{"AGTCTGCCGTTACTGCCCTG", "GTCTGCCGTTACTGCCCTGT",
                                                     "TCTGCCGTTACTGCCCTGTG"};
        const std::array<std::string_view, 3> pams{"TGG", "GGG", "GGG"};
        for (std::size_t i = 0; i < sites.size(); ++i) {
            QCOMPARE(editedGene.substr(sites[i].start, guideLength), guides[i]);
            QCOMPARE(editedGene.substr(sites[i].pam(), pamLength), pams[i]);
            // Three letters before the PAM: …CCC|CTG|TGG.
            QCOMPARE(sites[i].cut(), 42 + i);
        }
    }

    void aPamIsAnyLetterAndTwoG() {
        for (const char* letters : {"AGG", "CGG", "GGG", "TGG"})
            QVERIFY(isPam(letters));
        for (const char* letters : {"GGA", "TAG", "TGA", "CCA", "NGG", "GG", "TGGG", ""})
            QVERIFY(!isPam(letters));
    }

    void aTargetNeedsRoomForGuideAndPam() {
        const std::string guide(20, 'A');
        QCOMPARE(targetSites(guide + "TGG"), (std::vector<TargetSite>{{0}}));
        QVERIFY(targetSites(guide.substr(1) + "TGG").empty());
        QVERIFY(targetSites(guide + "TG").empty());
        QVERIFY(targetSites("").empty());
    }

    void lettersAreLostOnBothSidesOfTheCut() {
        QCOMPARE(repaired("AAACCC", 3, 0), std::string("AAACCC"));
        QCOMPARE(repaired("AAACCC", 3, 1), std::string("AAACC"));
        QCOMPARE(repaired("AAACCC", 3, 2), std::string("AACC"));
        QCOMPARE(repaired("AAACCC", 3, 5), std::string("A"));
        QCOMPARE(seamOf(3, 1), std::size_t{3});
        QCOMPARE(seamOf(3, 5), std::size_t{1});
    }

    void refusesToLoseMoreThanThereIs() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, repaired("AAACCC", 7, 0));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, repaired("AAACCC", 1, 4));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, repaired("AAACCC", 5, 3));
    }

    /// 3, 6 and 9 are the multiples of three up to ten.
    void aThirdOfTheLossesKeepsTheFrameAtMost() {
        QCOMPARE(frameCounts(6), (FrameCounts{2, 4}));
        QCOMPARE(frameCounts(9), (FrameCounts{3, 6}));
        QCOMPARE(frameCounts(10), (FrameCounts{3, 7}));
        QCOMPARE(frameCounts(2), (FrameCounts{0, 2}));
    }

    /// What the figure says of a kept or a shifted frame holds for all its repairs.
    void everyRepairOfTheGeneIsAFrameshiftOrInFrame() {
        for (const TargetSite& site : targetSites(editedGene))
            for (std::size_t lost = 1; lost <= 10; ++lost) {
                const std::string now = repaired(editedGene, site.cut(), lost);
                QCOMPARE(effectOf(editedGene, now), keepsFrame(lost) ? Effect::InFrame : Effect::Frameshift);
                QCOMPARE(translate(now).ends_with(stopSign), keepsFrame(lost));
                QVERIFY(now.starts_with(editedGene.substr(0, seamOf(site.cut(), lost))));
            }
    }

    void theExperimentHasTheRatioOfTheLosses() {
        QCOMPARE(editingExperiment(6).ratio, (std::vector<std::int64_t>{1, 2}));
        QCOMPARE(editingExperiment(9).ratio, (std::vector<std::int64_t>{1, 2}));
        QCOMPARE(editingExperiment(10).ratio, (std::vector<std::int64_t>{3, 7}));
        QCOMPARE(editingExperiment(10).chances(), (std::vector<double>{0.3, 0.7}));
        QVERIFY(editingExperiment(6).key != editingExperiment(9).key);
    }

    void theGeneBeginsAsTheOneOfTheLessonOnProteins() {
        QVERIFY(editedGene.starts_with(exampleGene.substr(0, 30)));
        // UniProt P68871: the chain begins VHLTPEEKSAVTALWGK after its methionine.
        QCOMPARE(translate(editedGene), std::string("MVHLTPEEKSAVTALWGK*"));
    }
};

GENOTYPE_TEST(GeneEditingTest)
#include "gene_editing_test.moc"
