// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/notation.h"
#include "read.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;
using Kind = NotationError::Kind;
using tests::crossOf;

namespace {

NotationError errorOf(std::string_view first, std::string_view second, std::vector<double> fractions = {}) {
    const auto result = lessons::readCross(first, second, std::move(fractions));
    if (const auto* error = std::get_if<NotationError>(&result))
        return *error;
    return {Kind::Empty, -1, 0, "was read"};
}

std::string genesOf(const Cross& cross) {
    std::string text;
    for (const Gene& gene : cross.genes)
        text += (text.empty() ? "" : " ") + gene.id;
    return text;
}

} // namespace

class NotationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheGenesByTheirLetters() {
        QCOMPARE(genesOf(crossOf("RrGg", "RrGg")), std::string("seed-shape pod-colour"));
        QCOMPARE(genesOf(crossOf("Tt Ff", "FFtt")), std::string("plant-height flower-colour"));
        QCOMPARE(genesOf(crossOf("yyVvAA", "YyVvAa")), std::string("seed-colour pod-shape flower-position"));
        QCOMPARE(genesOf(crossOf("XX", "Xx")), std::string("letter-x"));
        QCOMPARE(genesOf(crossOf("IAi", "IBi")), std::string("blood-group"));
        QCOMPARE(genesOf(crossOf("ii", "IᴬIᴮ")), std::string("blood-group"));
        QCOMPARE(genesOf(crossOf("IiAa", "IIAA")), std::string("letter-i flower-position"));
        QCOMPARE(genesOf(crossOf("KK+", "K+K+")), std::string("dog-coat"));
        QCOMPARE(genesOf(crossOf("RrIAi", "rrii")), std::string("seed-shape blood-group"));
    }

    void readsTheGenesOfTheSecondParentInAnyOrder() {
        const Cross cross = crossOf("RrGg", "ggRR");
        QCOMPARE(cross.second.loci[0], (std::array<AlleleIndex, 2>{0, 0}));
        QCOMPARE(cross.second.loci[1], (std::array<AlleleIndex, 2>{1, 1}));
    }

    void whatIsWrittenFirstLiesOnTheFirstChromosome() {
        const Cross pairs = crossOf("RrgG", "RrGg", {0.1});
        const Cross slash = crossOf("Rg/rG", "RG/rg", {0.1});
        QCOMPARE(pairs.first, slash.first);
        QCOMPARE(pairs.second, slash.second);
        QVERIFY(pairs.first != pairs.second);
    }

    void readsWhatItWrites() {
        for (const char* text : {"RG/rg", "Rg/rG", "RRGg", "rrgg"}) {
            const Cross cross = crossOf(text, "RrGg", {0.3});
            QCOMPARE(notation(cross, cross.first), std::string(text));
        }
        const Cross blood = crossOf("IAIB", "IBi");
        QCOMPARE(notation(blood, blood.first), std::string("IᴬIᴮ"));
        QCOMPARE(crossOf("IᴬIᴮ", "Iᴮi").first, blood.first);
    }

    void writesThePhaseOfLinkedGenesOnly() {
        const auto written = [](const char* first, std::vector<double> fractions) {
            const Cross cross = crossOf(first, "RrFfGgTt", std::move(fractions));
            const std::string text = notation(cross, cross.first);
            const auto again = readIndividual(text, cross.genes);
            return std::holds_alternative<Individual>(again) &&
                           notation(cross, std::get<Individual>(again)) == text
                       ? text
                       : text + " is not read back";
        };
        QCOMPARE(written("RFGT/rfgt", {0.5, 0.5, 0.5}), std::string("RrFfGgTt"));
        QCOMPARE(written("RFGT/rfgt", {0.1, 0.5, 0.5}), std::string("RF/rf Gg Tt"));
        QCOMPARE(written("RfGT/rFgt", {0.1, 0.5, 0.5}), std::string("Rf/rF Gg Tt"));
        QCOMPARE(written("RFGT/rfgt", {0.5, 0.1, 0.5}), std::string("Rr FG/fg Tt"));
        QCOMPARE(written("RFGt/rfgT", {0.1, 0.5, 0.2}), std::string("RF/rf Gt/gT"));
        QCOMPARE(written("RFGT/rfgt", {0.1, 0.1, 0.1}), std::string("RFGT/rfgt"));
        // One gene alone has no phase.
        QCOMPARE(written("RrFFGgTt", {0.1, 0.5, 0.5}), std::string("RrFFGgTt"));
    }

    void readsWordsOfLinkedGenes() {
        const Cross cross = crossOf("RF/rf Gg", "RFG/rfg", {0.1, 0.5});
        QCOMPARE(cross.first, cross.second);
        QCOMPARE(crossOf("Gg RF/rf", "GgRrFf").first.loci.size(), std::size_t{3});
        // Spaces anywhere, as before.
        QCOMPARE(crossOf("R F / r f", "RrFf").first, crossOf("RF/rf", "RrFf").first);
    }

    void refusesImpossibleParents_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("parent");
        QTest::addColumn<int>("position");
        const auto row = [](const char* first, const char* second, Kind kind, int parent, int position) {
            QTest::addRow("%s x %s", first, second) << QString::fromUtf8(first) << QString::fromUtf8(second)
                                                    << static_cast<int>(kind) << parent << position;
        };
        row("", "", Kind::Empty, 0, 0);
        row("Rr", "", Kind::Empty, 1, 0);
        row("Rr5", "Rr", Kind::UnknownSymbol, 0, 2);
        row("Rr", "Rr×", Kind::UnknownSymbol, 1, 2);
        row("RrG", "RrGg", Kind::IncompletePair, 0, 2);
        row("RG", "RrGg", Kind::MixedPair, 0, 0);
        row("RrRr", "RrRr", Kind::RepeatedGene, 0, 2);
        row("RrGg", "Rr", Kind::MissingGene, 1, 2);
        row("RrGg", "RrTt", Kind::MissingGene, 0, 4);
        row("RG/rg/", "RrGg", Kind::BadPhase, 0, 5);
        row("Rr/Gg", "RrGg", Kind::BadPhase, 0, 1);
        row("RG/r", "RrGg", Kind::BadPhase, 0, 4);
        row("RG/rgr", "RrGg", Kind::BadPhase, 0, 5);
        row("RF/rg Gf", "RrFfGg", Kind::BadPhase, 0, 4);
        row("RrFfGgTtYyVvAaBb", "RrFfGgTtYyVvAaBb", Kind::TooManyGenes, 0, 0);
        row("Kk", "K+K", Kind::SharedSymbol, 0, 0);
    }

    void refusesImpossibleParents() {
        QFETCH(const QString, first);
        QFETCH(const QString, second);
        const NotationError error = errorOf(first.toStdString(), second.toStdString());
        QTEST(static_cast<int>(error.kind), "kind");
        QTEST(error.parent, "parent");
        QTEST(static_cast<int>(error.position), "position");
        QVERIFY(!core::english(phrase(error)).empty());
    }

    void namesWhatItCannotRead() {
        QCOMPARE(errorOf("Rr?", "Rr").detail, std::string("?"));
        QCOMPARE(errorOf("Rr\n", "Rr").detail, std::string("?"));
        QCOMPARE(errorOf("Rr\xff", "Rr").detail, std::string("?"));
        QCOMPARE(errorOf("Rrä", "Rr").detail, std::string("ä"));
        QCOMPARE(core::english(phrase(errorOf("RG", "Rr"))),
                 std::string("RG are alleles of two different genes: write the two alleles of each gene "
                             "side by side, such as RrGg."));
    }

    void refusesFractionsThatDoNotFit() {
        for (const std::vector<double>& fractions :
             {std::vector<double>{0.1, 0.2}, std::vector<double>{0.6}, std::vector<double>{-0.1}})
            QCOMPARE(errorOf("RrGg", "RrGg", fractions).kind, Kind::BadFraction);
    }

    void refusesGenesThatAreWrittenAlike() {
        const auto result =
            lessons::readCross({*findGene("flower-colour"), *findGene("flower-incomplete")}, "FfFf", "FfFf");
        QCOMPARE(std::get<NotationError>(result).kind, Kind::SharedSymbol);
    }
};

GENOTYPE_TEST(NotationTest)
#include "notation_test.moc"
