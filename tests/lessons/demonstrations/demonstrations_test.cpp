// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/demonstrations/demonstrations.h"
#include "lessons/mendel_data.h"
#include "lessons/topics/interaction_experiment.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

/// What a teacher can show.
class DemonstrationsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLanguageHasTheTenWithTheSameCrosses() {
        QCOMPARE(demonstrations("en").size(), std::size_t{10});
        QVERIFY(demonstrationFiles().size() >= 2);
        for (const DemonstrationFile& file : demonstrationFiles()) {
            const auto& all = demonstrations(file.language);
            QCOMPARE(all.size(), std::size_t{10});
            for (std::size_t i = 0; i < all.size(); ++i) {
                QCOMPARE(all[i].id, demonstrations("en")[i].id);
                QVERIFY(all[i].title != demonstrations("en")[i].title || file.language == "en");
            }
        }
    }

    void theirCrossesGiveTheRatiosOfTheirTexts() {
        const auto ratio = [](std::string_view id) {
            for (const Demonstration& one : demonstrations())
                if (one.id == id) {
                    const Interaction* together = findInteraction(one.interaction);
                    return broodByPhenotype(
                               Brood(crossOf(one), together ? std::optional(*together) : std::nullopt))
                        .ratioText();
                }
            return std::string();
        };
        QCOMPARE(ratio("three-to-one"), std::string("3 : 1"));
        QCOMPARE(ratio("test-cross"), std::string("1 : 1"));
        QCOMPARE(ratio("dihybrid"), std::string("9 : 3 : 3 : 1"));
        QCOMPARE(ratio("incomplete-dominance"), std::string("1 : 2 : 1"));
        QCOMPARE(ratio("codominance"), std::string("2 : 1 : 1"));
        QCOMPARE(ratio("sex-linkage"), std::string("1 : 1 : 1 : 1"));
        QCOMPARE(ratio("lethal"), std::string("2 : 1"));
        QCOMPARE(ratio("linkage"), std::string("45.5 : 4.5 : 4.5 : 45.5"));
        QCOMPARE(findMendelsCross("f2-seed-shape")->counts, (std::vector<std::int64_t>{5474, 1850}));
    }

    void refusesWhatCannotBeCrossed() {
        const auto faults = [](const char* what) {
            return readDemonstrations(
                       std::string("[[demonstration]]\nid = \"a\"\ntitle = \"a\"\nabout = \"a\"\n"
                                   "question = \"a\"\nexplain = \"a\"\n") +
                       what)
                .faults.size();
        };
        QCOMPARE(faults("cross = \"Rr x Rr\"\n"), std::size_t{0});
        QCOMPARE(faults("cross = \"Rr x\"\n"), std::size_t{1});
        QCOMPARE(faults("interaction = \"nothing\"\n"), std::size_t{1});
        QCOMPARE(faults(""), std::size_t{1});
        QCOMPARE(faults("cross = \"Rr x Rr\"\nmendel = \"f2-seed-shape\"\n"), std::size_t{1});
    }

    void aTranslationHasTheSameInTheSameOrder() {
        const auto& english = demonstrations();
        const auto reading =
            readDemonstrations("[[demonstration]]\nid = \"test-cross\"\ntitle = \"a\"\nabout = "
                               "\"a\"\nquestion = \"a\"\nexplain = \"a\"\n",
                               english);
        QCOMPARE(reading.faults.size(), std::size_t{1});
        QVERIFY(reading.all.empty());
    }
};

GENOTYPE_TEST(DemonstrationsTest)
#include "demonstrations_test.moc"
