// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "families.h"
#include "lessons/pedigree/inference.h"
#include "lessons/pedigree/peeling.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace lessons::pedigree;

namespace {

std::size_t at(const Pedigree& family, const char* id) {
    return family.find(id).value();
}

Parents couple(const Pedigree& family, const char* father, const char* mother) {
    return {at(family, father), at(family, mother)};
}

double carrierIn(const Pedigree& family, const Model& model, const char* id) {
    return carrierChance(model.mode, genotypeChances(family, model).value()[at(family, id)]);
}

/// A woman whose brother is affected, with some healthy sons.
Pedigree sisterWithSons(int sons) {
    std::string text = "father male unaffected\nmother female unaffected\n"
                       "brother male affected mother mother father father\n"
                       "she female unaffected mother mother father father\n"
                       "husband male unaffected\n";
    for (int i = 0; i < sons; ++i)
        text += "son" + std::to_string(i) + " male unaffected mother she father husband\n";
    return familyOf(text);
}

constexpr Model haemophilia{Mode::XLinkedRecessive, 0.01, 1};

} // namespace

class InferenceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Pins: all genotypes enumerated with exact fractions, each allele by the parent it comes from
    /// (Python's fractions).
    void agreesWithTheEnumerationOfAllGenotypes_data() {
        QTest::addColumn<int>("mode");
        QTest::addColumn<double>("frequency");
        QTest::addColumn<double>("penetrance");
        QTest::addColumn<double>("logLikelihood");
        QTest::addColumn<double>("heterozygous"); // III-2
        QTest::addColumn<double>("son");
        QTest::addColumn<double>("daughter");
        const auto row = [](Mode mode, double frequency, double penetrance, double logLikelihood,
                            double heterozygous, double son, double daughter) {
            QTest::addRow("%s %g", std::string(idOf(mode)).c_str(), penetrance)
                << int(mode) << frequency << penetrance << logLikelihood << heterozygous << son << daughter;
        };
        row(Mode::AutosomalDominant, 0.2, 0.8, -3.3559904182377416, 0.90782101319491693, 0.41126338365195436,
            0.41126338365195436);
        row(Mode::AutosomalRecessive, 0.01, 1, -5.6304728401619482, 1, 0.25, 0.25);
        row(Mode::AutosomalRecessive, 0.2, 0.8, -3.1518508811218844, 0.84654960259816381, 0.2386749768221792,
            0.2386749768221792);
        row(Mode::XLinkedDominant, 0.2, 0.8, -3.2627687231584916, 0.978372643434261, 0.40865094262629559,
            0.41325504918363332);
        row(Mode::XLinkedRecessive, 0.01, 1, -3.8236391955936879, 1, 0.5, 0);
        row(Mode::XLinkedRecessive, 0.2, 0.8, -2.6637062251715431, 0.98788596181937238, 0.40484561527225105,
            0.01631815339868958);
        row(Mode::YLinked, 0.2, 0.8, -5.3876400520322258, 0, 0.8, 0);
        row(Mode::Mitochondrial, 0.2, 0.8, -3.9327001147978562, 0, 0.8, 0.8);
    }

    void agreesWithTheEnumerationOfAllGenotypes() {
        QFETCH(const int, mode);
        QFETCH(const double, frequency);
        QFETCH(const double, penetrance);
        QFETCH(const double, logLikelihood);
        QFETCH(const double, heterozygous);
        QFETCH(const double, son);
        QFETCH(const double, daughter);
        const Pedigree family = familyOf(cousins);
        const Model model{static_cast<Mode>(mode), frequency, penetrance};
        CLOSE(log10Likelihood(family, model), logLikelihood);
        double one = 0;
        const auto genotypes = genotypeChances(family, model).value();
        for (const GenotypeChance& chance : genotypes[at(family, "III-2")])
            if (chance.state.copies == 1 && statesOf(model.mode, Sex::Female).size() == 3)
                one += chance.chance;
        CLOSE(one, heterozygous);
        const NextChild next = nextChild(family, model, couple(family, "III-1", "III-2")).value();
        CLOSE(next.son, son);
        CLOSE(next.daughter, daughter);
        CLOSE(next.affected, (son + daughter) / 2);
    }

    void theChancesOfAllPhenotypesAddUpToOne() {
        const Pedigree family = familyOf(cousins);
        for (const Mode mode : allModes)
            for (const double penetrance : {1.0, 0.6}) {
                double sum = 0;
                for (unsigned set = 0; set < 1u << family.size(); ++set) {
                    std::vector<Person> people = family.people();
                    for (std::size_t i = 0; i < people.size(); ++i)
                        people[i].status = set >> i & 1u ? Status::Affected : Status::Unaffected;
                    sum += std::pow(10, log10Likelihood(Pedigree(people), {mode, 0.3, penetrance}));
                }
                CLOSE(sum, 1.0);
            }
    }

    void genotypesOfEverybodyAddUpToOne() {
        const Pedigree family = familyOf(cousins);
        for (const Mode mode : allModes) {
            const auto everybody = genotypeChances(family, {mode, 0.2, 0.8}).value();
            for (const auto& genotypes : everybody) {
                double sum = 0;
                for (const GenotypeChance& one : genotypes)
                    sum += one.chance;
                CLOSE(sum, 1.0);
            }
        }
    }

    /// Each healthy son halves the odds of 1 : 1 (Murphy and Chase 1975, Principles of Genetic Counseling):
    /// 1/2, 1/3, 1/5, 1/9 …
    void eachHealthySonHalvesTheOddsOfACarrier() {
        for (int sons = 0; sons <= 8; ++sons) {
            const Pedigree family = sisterWithSons(sons);
            const double carrier = 1.0 / (1 + std::pow(2.0, sons));
            CLOSE(carrierIn(family, haemophilia, "she"), carrier);
            const NextChild next = nextChild(family, haemophilia, couple(family, "husband", "she")).value();
            CLOSE(next.son, carrier / 2);
            CLOSE(next.daughter, 0.0);
            CLOSE(next.affected, carrier / 4);
            CLOSE(next.carrierDaughter, carrier / 2);
            CLOSE(next.carrier, carrier / 4);
        }
        // Two healthy sons: 1/5, and 1/20 for the next child.
        const Pedigree family = sisterWithSons(2);
        CLOSE(carrierIn(family, haemophilia, "she"), 0.2);
        CLOSE(nextChild(family, haemophilia, couple(family, "husband", "she"))->affected, 0.05);
    }

    void anAffectedSonMakesHisMotherACertainCarrier() {
        const Pedigree family = sisterWithSons(1);
        const auto chances = genotypeChances(family, haemophilia).value();
        QVERIFY(isCertainCarrier(haemophilia.mode, chances[at(family, "mother")]));
        QVERIFY(!isCertainCarrier(haemophilia.mode, chances[at(family, "she")]));
        QVERIFY(!isCertainCarrier(haemophilia.mode, chances[at(family, "father")]));
        QCOMPARE(carrierChance(haemophilia.mode, chances[at(family, "husband")]), 0.0);
        QCOMPARE(carrierChance(haemophilia.mode, chances[at(family, "mother")]), 1.0);
    }

    /// The healthy sibling of an affected child of healthy parents: 2/3, not 1/2; with a partner from the
    /// population, 2q/(1 + q) of whom are carriers, 1/4 of that for the child.
    void aHealthySiblingIsACarrierInTwoOfThreeCases() {
        const Pedigree family = familyOf("father male unaffected\nmother female unaffected\n"
                                         "sister female affected mother mother father father\n"
                                         "he male unaffected mother mother father father\n"
                                         "wife female unaffected\n");
        const Model model{Mode::AutosomalRecessive, 0.01, 1};
        CLOSE(carrierIn(family, model, "he"), 2.0 / 3);
        CLOSE(carrierIn(family, model, "wife"), 0.02 / 1.01);
        CLOSE(nextChild(family, model, couple(family, "he", "wife"))->affected, 1.0 / 303);
    }

    /// The child of an affected parent who is healthy at penetrance f still has the allele with the chance
    /// (1 − f)/(2 − f).
    void reducedPenetranceLeavesHealthyPeopleWithTheAllele() {
        const Pedigree family =
            familyOf("father male affected\nmother female unaffected\n"
                     "he male unaffected mother mother father father\nwife female unaffected\n");
        // The mother and the wife are without it nearly for certain at this frequency.
        const Model model{Mode::AutosomalDominant, 1e-6, 0.8};
        const auto he = genotypeChances(family, model).value()[at(family, "he")];
        QVERIFY(std::abs(he[1].chance - 0.2 / 1.2) < 1e-5);
        QCOMPARE(log10Likelihood(family, {Mode::AutosomalDominant, 0.01, 1}) > -3, true);
    }

    void whatCannotOccurHasNoChances() {
        const Pedigree family = sisterWithSons(0);
        const Model dominant{Mode::AutosomalDominant, 0.01, 1};
        QCOMPARE(log10Likelihood(family, dominant), -std::numeric_limits<double>::infinity());
        QVERIFY(!genotypeChances(family, dominant));
        QVERIFY(!nextChild(family, dominant, couple(family, "husband", "she")));
    }

    void twoHundredPeopleWithTheRarestAlleleAreNotLostInRounding() {
        std::string text = "I-1 male affected\nI-2 female affected\n";
        for (int i = 0; i < 99; ++i)
            text += "m" + std::to_string(i) + " male affected\nf" + std::to_string(i) + " female affected\n";
        const Pedigree family = familyOf(text);
        CLOSE(log10Likelihood(family, {Mode::AutosomalRecessive, 1e-6, 1}), -12.0 * 200);
        CLOSE(genotypeChances(family, {Mode::AutosomalRecessive, 1e-6, 1}).value()[7][2].chance, 1.0);
    }

    void manyGenerationsOfOneFamilyAreFast() {
        std::string text = "m0 male unaffected\nw0 female unaffected\n";
        for (int i = 1; i < 100; ++i) {
            const std::string last = std::to_string(i - 1);
            text += "m" + std::to_string(i) + " male unaffected mother w" + last + " father m" + last + '\n';
            text += "w" + std::to_string(i) + " female unaffected\n";
        }
        const Pedigree family = familyOf(text);
        for (const Mode mode : allModes)
            QVERIFY(genotypeChances(family, {mode, 0.01, 0.9}).has_value());
    }

    void refusesNumbersOutOfTheirRange() {
        const Pedigree family = familyOf(cousins);
        const double nothing = std::numeric_limits<double>::quiet_NaN();
        for (const double frequency : {0.0, 1.0, -1.0, nothing})
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                     log10Likelihood(family, {Mode::AutosomalDominant, frequency, 1}));
        for (const double penetrance : {0.0, 1.1, nothing})
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                     log10Likelihood(family, {Mode::AutosomalDominant, 0.1, penetrance}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 nextChild(family, haemophilia, couple(family, "I-2", "I-1")));
    }

    void refusesMoreLoopsThanItsTablesHold() {
        // Fourteen people of each sex, each pair of whom has a child that is affected.
        std::string text;
        for (int i = 0; i < 13; ++i)
            text +=
                "m" + std::to_string(i) + " male unaffected\nw" + std::to_string(i) + " female unaffected\n";
        for (int i = 0; i < 169; ++i)
            text += "c" + std::to_string(i) + " male affected mother w" + std::to_string(i / 13) +
                    " father m" + std::to_string(i % 13) + '\n';
        const Pedigree family = familyOf(text);
        QVERIFY_THROWS_EXCEPTION(TooManyLoops,
                                 log10Likelihood(family, {Mode::AutosomalRecessive, 0.01, 0.9}));
        // With full penetrance everybody's genotype but that of the carriers is known.
        QVERIFY(log10Likelihood(family, {Mode::Mitochondrial, 0.01, 1}) < 0);
    }

    void genotypesAreWrittenWithTheAlleleOfTheTrait() {
        QCOMPARE(genotypeOf(Mode::AutosomalDominant, {Sex::Male, 1}), std::string("Aa"));
        QCOMPARE(genotypeOf(Mode::AutosomalDominant, {Sex::Male, 2}), std::string("AA"));
        QCOMPARE(genotypeOf(Mode::AutosomalRecessive, {Sex::Female, 2}), std::string("aa"));
        QCOMPARE(genotypeOf(Mode::XLinkedRecessive, {Sex::Male, 1}), std::string("XaY"));
        QCOMPARE(genotypeOf(Mode::XLinkedRecessive, {Sex::Female, 1}), std::string("XAXa"));
        QCOMPARE(genotypeOf(Mode::XLinkedDominant, {Sex::Male, 1}), std::string("XAY"));
        QCOMPARE(genotypeOf(Mode::YLinked, {Sex::Male, 1}), std::string("XY*"));
        QCOMPARE(genotypeOf(Mode::YLinked, {Sex::Female, 0}), std::string("XX"));
        QCOMPARE(genotypeOf(Mode::Mitochondrial, {Sex::Female, 1}), std::string("m*"));
    }
};

GENOTYPE_TEST(InferenceTest, long)
#include "inference_test.moc"
