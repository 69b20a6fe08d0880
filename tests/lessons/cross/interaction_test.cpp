// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/cross/interaction.h"
#include "lessons/topics/interaction_experiment.h"
#include "read.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <numeric>
#include <stdexcept>

using namespace lessons;
using tests::crossOf;
using Ratio = std::vector<std::int64_t>;

namespace {

InteractionOffspring born(const char* id, std::string_view first, std::string_view second,
                          std::vector<double> fractions = {}) {
    const Interaction& interaction = *findInteraction(id);
    return offspringOf(interaction, crossOf(interaction.genes, first, second, std::move(fractions)));
}

std::string looks(const char* id, std::string_view genotype) {
    const Interaction& interaction = *findInteraction(id);
    const Cross cross = crossOf(interaction.genes, genotype, genotype);
    std::size_t number = 0;
    for (std::size_t gene = 0; gene < cross.genes.size(); ++gene)
        number =
            number * 3 + cross.genes[gene].genotypeOf(cross.first.loci[gene][0], cross.first.loci[gene][1]);
    return core::english(interaction.phenotypes[interaction.phenotypeOfGenotype[number]]);
}

} // namespace

class InteractionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoHybridsGiveTheRatiosOfTheTextbooks_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("parents");
        QTest::addColumn<QString>("ratio");
        QTest::newRow("9:3:4") << "recessive-epistasis"
                               << "BbEe"
                               << "9 : 3 : 4";
        QTest::newRow("9:7") << "complementary-genes"
                             << "CcPp"
                             << "9 : 7";
        QTest::newRow("12:3:1") << "dominant-epistasis"
                                << "WwYy"
                                << "12 : 3 : 1";
        QTest::newRow("15:1") << "duplicate-genes"
                              << "CcDd"
                              << "15 : 1";
        QTest::newRow("13:3") << "dominant-suppression"
                              << "IiCc"
                              << "13 : 3";
        QTest::newRow("9:6:1") << "additive-genes"
                               << "AaBb"
                               << "9 : 6 : 1";
        QTest::newRow("2:1") << "recessive-lethal"
                             << "AyA"
                             << "2 : 1";
    }

    void twoHybridsGiveTheRatiosOfTheTextbooks() {
        QFETCH(const QString, id);
        QFETCH(const QString, parents);
        const Interaction& interaction = *findInteraction(id.toStdString());
        const Cross cross = crossOf(interaction.genes, parents.toStdString(), parents.toStdString());
        QCOMPARE(cross.first, usualCross(interaction).first);
        QCOMPARE(cross.second, usualCross(interaction).second);
        const Experiment experiment = interactionExperiment(interaction, cross);
        QTEST(QString::fromStdString(experiment.ratioText()), "ratio");
        // The chances are the ratio's.
        const double parts =
            double(std::accumulate(experiment.ratio.begin(), experiment.ratio.end(), std::int64_t{0}));
        for (std::size_t i = 0; i < experiment.outcomes.size(); ++i)
            CLOSE(experiment.outcomes[i].chance, double(experiment.ratio[i]) / parts);
        QVERIFY(experiment.board.empty());
    }

    void genotypesShowWhatBreedersFound() {
        QCOMPARE(looks("recessive-epistasis", "BbEe"), std::string("black dog"));
        QCOMPARE(looks("recessive-epistasis", "bbEE"), std::string("brown dog"));
        QCOMPARE(looks("recessive-epistasis", "BBee"), std::string("yellow dog"));
        QCOMPARE(looks("recessive-epistasis", "bbee"), std::string("yellow dog"));
        // Two white sweet peas have purple offspring.
        QCOMPARE(looks("complementary-genes", "CCpp"), std::string("white flower"));
        QCOMPARE(looks("complementary-genes", "ccPP"), std::string("white flower"));
        QCOMPARE(looks("complementary-genes", "CcPp"), std::string("purple flower"));
        QCOMPARE(looks("dominant-epistasis", "Wwyy"), std::string("white fruit"));
        QCOMPARE(looks("dominant-epistasis", "wwYy"), std::string("yellow fruit"));
        QCOMPARE(looks("dominant-epistasis", "wwyy"), std::string("green fruit"));
        QCOMPARE(looks("duplicate-genes", "ccDd"), std::string("triangular pods"));
        QCOMPARE(looks("dominant-suppression", "iiCc"), std::string("coloured feathers"));
        QCOMPARE(looks("dominant-suppression", "IICC"), std::string("white feathers"));
        QCOMPARE(looks("dominant-suppression", "iicc"), std::string("white feathers"));
        QCOMPARE(looks("additive-genes", "Aabb"), std::string("round fruit"));
        QCOMPARE(looks("additive-genes", "aaBB"), std::string("round fruit"));
    }

    void testCrossesOfTheDoubleHybridDiffer() {
        QCOMPARE(born("recessive-epistasis", "BbEe", "bbee").ratio, (Ratio{1, 1, 2}));
        QCOMPARE(born("complementary-genes", "CcPp", "ccpp").ratio, (Ratio{1, 3}));
        QCOMPARE(born("dominant-epistasis", "WwYy", "wwyy").ratio, (Ratio{2, 1, 1}));
        QCOMPARE(born("duplicate-genes", "CcDd", "ccdd").ratio, (Ratio{3, 1}));
        QCOMPARE(born("dominant-suppression", "IiCc", "iicc").ratio, (Ratio{3, 1}));
        QCOMPARE(born("additive-genes", "AaBb", "aabb").ratio, (Ratio{1, 2, 1}));
    }

    void theDeadAreNotAmongTheOffspring() {
        const auto yellow = born("recessive-lethal", "AyA", "AyA");
        CLOSE(yellow.dead, 0.25);
        QCOMPARE(yellow.byGenotype[0], 0.0);
        CLOSE(yellow.byGenotype[1], 2.0 / 3);
        CLOSE(yellow.byPhenotype[0], 2.0 / 3);
        CLOSE(yellow.byPhenotype[1], 1.0 / 3);
        const auto mixed = born("recessive-lethal", "AyA", "AA");
        CLOSE(mixed.dead, 0.0);
        QCOMPARE(mixed.ratio, (Ratio{1, 1}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)born("recessive-lethal", "AyAy", "AyAy").dead);
    }

    void anyGenotypeOfAnyGeneCanBeLethal() {
        const Cross two = crossOf("RrTt", "RrTt");
        const auto both = offspringOf(withLethal(two.genes, 1, 0), two);
        QCOMPARE(both.ratio, (Ratio{6, 3, 2, 1}));
        CLOSE(both.dead, 0.25);
        // Sons of a carrier die: two daughters to one son.
        const Cross sexes = crossOf("XAXa", "XAY");
        const Interaction lethal = withLethal(sexes.genes, 0, sexes.genes[0].genotypeOf(1, 2));
        const auto children = offspringOf(lethal, sexes);
        QCOMPARE(children.ratio, (Ratio{2, 0, 1, 0}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, withLethal(two.genes, 2, 0));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, withLethal(two.genes, 0, 3));
    }

    void aTenthOfTheCarriersShowsNothing() {
        const auto children = born("incomplete-penetrance", "Rr", "rr");
        CLOSE(children.byPhenotype[0], 0.45);
        CLOSE(children.byPhenotype[1], 0.55);
        CLOSE(children.byGenotype[1], 0.5);
        QVERIFY(children.ratio.empty());
        const Interaction& interaction = *findInteraction("incomplete-penetrance");
        QCOMPARE(interactionExperiment(interaction, usualCross(interaction)).ratioText(),
                 std::string("45 : 55"));
    }

    void linkedGenesGiveNoWholeRatio() {
        // ((1 − r) / 2)² are ccpp in coupling, and purple are a half more.
        const auto linked = born("complementary-genes", "CP/cp", "CP/cp", {0.2});
        CLOSE(linked.byPhenotype[0], 0.5 + 0.16);
        QVERIFY(linked.ratio.empty());
    }

    void aLethalGenotypeIsFoundByItsLetters() {
        const Cross two = crossOf("RrTt", "RrTt");
        const auto tall = withLethal(two.genes, "TT");
        QVERIFY(tall);
        QCOMPARE(tall->phenotypeOfGenotype, withLethal(two.genes, 1, 0).phenotypeOfGenotype);
        QVERIFY(withLethal(two.genes, "Tt") && !withLethal(two.genes, "GG") && !withLethal(two.genes, "T"));
        QVERIFY(!withLethal(two.genes, "RRTT") && !withLethal(two.genes, ""));
        QVERIFY(lives(*tall, two.first));
        QVERIFY(!lives(*tall, crossOf("rrTT", "RrTt").first));
        QVERIFY(lives(*findInteraction("recessive-epistasis"), usualCross(interactionCatalogue()[0]).first));
    }

    void aGeneOfOnesOwnMayShowInSomeOnly() {
        const Cross peas = crossOf("Tt", "Tt");
        const auto offspring = offspringOf(withPenetrance(peas.genes[0], 0.8), peas);
        CLOSE(offspring.byPhenotype[0], 0.6);
        CLOSE(offspring.byPhenotype[1], 0.4);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, withPenetrance(peas.genes[0], 1.1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, withPenetrance(*findGene("flower-incomplete"), 0.8));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, withPenetrance(*findGene("fly-eyes"), 0.8));
    }

    void everyCaseHasItsWordsAndItsSource() {
        QSet<QString> ids;
        for (const Interaction& one : interactionCatalogue()) {
            ids << QString::fromStdString(one.id);
            QCOMPARE(findInteraction(one.id), &one);
            QVERIFY(!core::english(one.name).empty() && !core::english(one.example).empty());
            QVERIFY(!one.source.empty());
            QSet<int> shown;
            for (const int look : one.phenotypeOfGenotype)
                if (look != Interaction::dies)
                    shown << look;
            QCOMPARE(static_cast<std::size_t>(shown.size()), one.phenotypes.size());
            const auto chances = offspringOf(one, usualCross(one));
            CLOSE(std::accumulate(chances.byGenotype.begin(), chances.byGenotype.end(), 0.0), 1.0);
            CLOSE(std::accumulate(chances.byPhenotype.begin(), chances.byPhenotype.end(), 0.0), 1.0);
        }
        QCOMPARE(ids.size(), 8);
        QCOMPARE(findInteraction("moon"), nullptr);
    }

    void refusesACrossOfOtherGenes() {
        const Interaction& dogs = *findInteraction("recessive-epistasis");
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 (void)offspringOf(dogs, crossOf("RrGg", "RrGg")).dead);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 (void)offspringOf(dogs, crossOf("EeBb", "EeBb")).dead);
    }
};

GENOTYPE_TEST(InteractionTest)
#include "interaction_test.moc"
