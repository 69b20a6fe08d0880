// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/cross/offspring.h"
#include "lessons/cross/x_linked.h"
#include "lessons/sampling/gamete_draw.h"
#include "lessons/topics/board_position.h"
#include "lessons/topics/experiment.h"
#include "lessons/topics/figure_experiments.h"
#include "read.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <map>
#include <numeric>
#include <stdexcept>

using namespace lessons;
using Kind = NotationError::Kind;
using tests::crossOf;

namespace {

using Chances = std::map<std::string, double>;

/// What can come up, by genotype.
Chances genotypesOf(const Cross& cross) {
    const Offspring offspring(cross);
    Chances chances;
    for (std::size_t i = 0; i < offspring.genotypeCount(); ++i)
        if (offspring.byGenotype()[i] > 0)
            chances[offspring.genotypeNotation(i)] = offspring.byGenotype()[i];
    return chances;
}

Chances looksOf(const Cross& cross) {
    const Offspring offspring(cross);
    Chances chances;
    for (std::size_t i = 0; i < offspring.phenotypeCount(); ++i)
        if (offspring.byPhenotype()[i] > 0)
            chances[core::english(offspring.phenotypeName(i))] = offspring.byPhenotype()[i];
    return chances;
}

Kind kindOf(std::string_view first, std::string_view second, std::vector<double> fractions = {}) {
    const auto result = lessons::readCross(first, second, std::move(fractions));
    const auto* error = std::get_if<NotationError>(&result);
    return error != nullptr ? error->kind : Kind::Empty;
}

} // namespace

class XLinkedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCarrierAndAHealthyManHaveFourKindsOfChildren() {
        QCOMPARE(genotypesOf(crossOf("XHXh", "XHY")),
                 (Chances{{"XᴴXᴴ", 0.25}, {"XᴴXʰ", 0.25}, {"XᴴY", 0.25}, {"XʰY", 0.25}}));
        QCOMPARE(looksOf(crossOf("XHXh", "XHY")), (Chances{{"woman without haemophilia", 0.5},
                                                           {"man without haemophilia", 0.25},
                                                           {"man with haemophilia", 0.25}}));
    }

    /// Morgan 1910: a white-eyed male and red-eyed females give red eyes only, and two reds to a white in the
    /// F2, all whites male; the other way round, sons have their mother's eyes and daughters their father's.
    void reciprocalCrossesDiffer() {
        QCOMPARE(looksOf(crossOf("XRXR", "XrY")),
                 (Chances{{"red-eyed female", 0.5}, {"red-eyed male", 0.5}}));
        QCOMPARE(looksOf(crossOf("XrXr", "XRY")),
                 (Chances{{"red-eyed female", 0.5}, {"white-eyed male", 0.5}}));
        QCOMPARE(looksOf(crossOf("XRXr", "XRY")),
                 (Chances{{"red-eyed female", 0.5}, {"red-eyed male", 0.25}, {"white-eyed male", 0.25}}));
        QCOMPARE(looksOf(crossOf("XRXr", "XrY")), (Chances{{"red-eyed female", 0.25},
                                                           {"white-eyed female", 0.25},
                                                           {"red-eyed male", 0.25},
                                                           {"white-eyed male", 0.25}}));
        // Which parent is written first makes no difference.
        QCOMPARE(genotypesOf(crossOf("XRY", "XrXr")), genotypesOf(crossOf("XrXr", "XRY")));
    }

    void halfOfAllChildrenAreSonsWhateverTheParents() {
        for (const char* mother : {"XBXB", "XBXb", "XbXb"})
            for (const char* father : {"XBY", "XbY"}) {
                double sons = 0;
                for (const auto& [genotype, chance] : genotypesOf(crossOf(mother, father))) {
                    QVERIFY(genotype != "YY");
                    sons += genotype.ends_with("Y") ? chance : 0;
                }
                QCOMPARE(sons, 0.5);
            }
    }

    void onlyFemaleCatsAreTortoiseshell() {
        QCOMPARE(looksOf(crossOf("XoXo", "XOY")),
                 (Chances{{"tortoiseshell female cat", 0.5}, {"black male cat", 0.5}}));
        QCOMPARE(looksOf(crossOf("XOXo", "XOY")), (Chances{{"orange female cat", 0.25},
                                                           {"tortoiseshell female cat", 0.25},
                                                           {"orange male cat", 0.25},
                                                           {"black male cat", 0.25}}));
    }

    void aGeneOnAnotherChromosomeIsIndependent() {
        const Cross cross = crossOf("XRXr Tt", "XrY tt");
        const auto looks = looksOf(cross);
        QCOMPARE(looks.size(), std::size_t{8});
        for (const auto& [name, chance] : looks)
            QCOMPARE(chance, 0.125);
        QVERIFY(looks.contains("white-eyed male, short"));
        QCOMPARE(notation(cross), std::string("XᴿXʳTt × XʳYtt"));
        // Other genes may still be linked.
        const Offspring linked(crossOf("XRXr RG/rg", "XRY rg/rg", {0.5, 0.1}));
        CLOSE(std::accumulate(linked.byGenotype().begin(), linked.byGenotype().end(), 0.0), 1.0);
        QCOMPARE(notation(linked.cross()), std::string("XᴿXʳ RG/rg × XᴿYrrgg"));
        CLOSE(genotypesOf(linked.cross()).at("XʳYRrGg"), 0.25 * 0.45);
    }

    void isReadAsPupilsTypeIt() {
        const Cross plain = crossOf("XRXr", "XrY");
        QCOMPARE(plain.genes[0].id, std::string("fly-eyes"));
        for (const auto& [first, second] :
             {std::pair{"X^RX^r", "X^rY"}, std::pair{"X^R X^r", "X^r Y"}, std::pair{"XᴿXʳ", "XʳY"},
              std::pair{"XR Xr", "Xr Y"}, std::pair{"XR/Xr", "Xr/Y"}, std::pair{"XrXR", "YXr"}}) {
            const Cross cross = crossOf(first, second);
            QCOMPARE(cross.genes[0].id, plain.genes[0].id);
            QCOMPARE(notation(cross), notation(plain));
        }
        QCOMPARE(crossOf("XHXh", "XHY").genes[0].id, std::string("haemophilia"));
        QCOMPARE(crossOf("XbXb", "XBY").genes[0].id, std::string("colour-vision"));
        QCOMPARE(crossOf("XAXa", "XaY").genes[0].id, std::string("x-letter-a"));
        // C has no raised form.
        const Cross letters = crossOf("X^CXc", "XcY");
        QCOMPARE(notation(letters), std::string("XCXc × XcY"));
        QCOMPARE(crossOf("Tt XAXa", "tt XaY").genes[0].id, std::string("plant-height"));
    }

    void whatIsWrittenIsReadBack() {
        for (const auto& [first, second] : {std::pair{"XᴿXʳ", "XʳY"}, std::pair{"XᴼY", "XᴼXᴼ"},
                                            std::pair{"TtXᴬXᵃ", "ttXᵃY"}, std::pair{"XCXc", "XcY"}}) {
            const Cross cross = crossOf(first, second);
            QCOMPARE(notation(cross, cross.first), std::string(first));
            QCOMPARE(notation(cross, cross.second), std::string(second));
        }
    }

    void genesWithTheLettersXAndYStayWhatTheyWere() {
        QCOMPARE(crossOf("XxYy", "xxyy").genes[1].id, std::string("seed-colour"));
        QCOMPARE(crossOf("XR/xr", "xr/xr", {0.1}).genes[0].id, std::string("letter-x"));
        QCOMPARE(kindOf("XXRr", "XXRr5"), Kind::UnknownSymbol);
    }

    void parentsWithoutTwoSexesAreRefused_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* first, const char* second, Kind kind) {
            QTest::addRow("%s x %s", first, second) << first << second << static_cast<int>(kind);
        };
        row("XRXr", "XRXR", Kind::SameSex);
        row("XRY", "XrY", Kind::SameSex);
        row("XRXr", "YY", Kind::NoX);
        row("YY", "XRXr", Kind::NoX);
        row("XRXr", "XY", Kind::BareX);
        row("XRXr", "XX", Kind::BareX);
        row("XRXr", "XrYY", Kind::RepeatedGene);
        row("XRXr XBXb", "XRY XBY", Kind::SeveralXLinked);
        row("XRXb", "XRY", Kind::SeveralXLinked);
        row("XRXr", "Rr", Kind::MissingGene);
        row("XRXr Tt", "XrY", Kind::MissingGene);
        row("XRXr Yy", "XrY yy", Kind::SharedSymbol);
    }

    void parentsWithoutTwoSexesAreRefused() {
        QFETCH(const QString, first);
        QFETCH(const QString, second);
        const auto result = lessons::readCross(first.toStdString(), second.toStdString());
        const auto* error = std::get_if<NotationError>(&result);
        QVERIFY(error != nullptr);
        QTEST(static_cast<int>(error->kind), "kind");
        QVERIFY(!core::english(phrase(*error)).empty());
    }

    void anXLinkedGeneIsNotLinkedToOtherChromosomes() {
        QCOMPARE(kindOf("XRXr Tt", "XrY tt", {0.1}), Kind::LinkedX);
        QCOMPARE(kindOf("Tt XRXr", "tt XrY", {0.1}), Kind::LinkedX);
        QCOMPARE(kindOf("XRXr Tt", "XrY tt", {0.6}), Kind::BadFraction);
        QCOMPARE(crossOf("XRXr Tt", "XrY tt", {0.5}).isLinked(), false);
        Cross cross = crossOf("XRXr Tt", "XrY tt");
        cross.recombination = {0.2};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, requireValid(cross));
    }

    void noCrossWithoutExactlyOneY() {
        Cross cross = crossOf("XRXr", "XrY");
        requireValid(cross);
        for (const std::array<AlleleIndex, 2>& second : {std::array<AlleleIndex, 2>{0, 1}, {2, 2}}) {
            cross.second.loci[0] = second;
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, requireValid(cross));
        }
        cross.first.loci[0] = {2, 2};
        cross.second.loci[0] = {0, 0};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Offspring(cross).byGenotype());
    }

    void experimentsNameTheSexAndHaveNoSquareOnTheBoard() {
        const Cross cross = crossOf("XRXr", "XRY");
        const Experiment looks = offspringByLooks(cross);
        QCOMPARE(looks.outcomes.size(), std::size_t{3});
        QCOMPARE(looks.outcomes[0].letters, std::string("XᴿX–"));
        QCOMPARE(looks.outcomes[1].letters, std::string("XᴿY"));
        QCOMPARE(looks.outcomes[2].letters, std::string("XʳY"));
        QCOMPARE(looks.ratioText(), std::string("2 : 1 : 1"));
        QVERIFY(looks.board.empty() && !looks.gameTrait);
        QVERIFY(!boardPosition(looks));
        QVERIFY(boardSquares(crossOf("XRXr Tt", "XRY Tt")).empty());
        QCOMPARE(offspringByGenotype(cross).outcomes.size(), std::size_t{4});
        QCOMPARE(gameteExperiment(cross, cross.second).outcomes[1].letters, std::string("Y"));
    }

    void aLessonListsThePhenotypesThatCannotComeUp() {
        const Experiment red = sexLinkageExperiment(crossOf("XRXR", "XrY"));
        QCOMPARE(red.ratioText(), std::string("1 : 0 : 1 : 0"));
        QCOMPARE(red.chances(), (std::vector<double>{0.5, 0, 0.5, 0}));
        QCOMPARE(red.outcomes[1].letters, std::string("XʳXʳ"));
        QVERIFY(red.board.empty());
        const Experiment cats = sexLinkageExperiment(crossOf("XoXo", "XOY"));
        QCOMPARE(cats.ratioText(), std::string("0 : 1 : 0 : 0 : 1"));
        QCOMPARE(core::english(cats.outcomes[2].name), std::string("black female cat"));
        // The father may be named first.
        QCOMPARE(sexLinkageExperiment(crossOf("XrY", "XRXR")).chances(), red.chances());
    }

    void everyDrawnGameteIsOneOfTheParents() {
        const Offspring offspring(crossOf("XRXr Tt", "XrY Tt"));
        const auto counts = drawEveryGamete(offspring, 64'000, 5).counts;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const double expected = 64'000 * offspring.byGenotype()[i];
            // Six standard deviations.
            QVERIFY(std::abs(double(counts[i]) - expected) <= 6 * std::sqrt(expected));
        }
    }

    void theSquareHasTheFathersChromosomesOnOneSide() {
        const PunnettSquare square = punnettSquare(Offspring(crossOf("XRXr", "XrY")));
        const Cross cross = crossOf("XRXr", "XrY");
        QCOMPARE(notation(cross, square.columns[0]), std::string("Xʳ"));
        QCOMPARE(notation(cross, square.columns[1]), std::string("Y"));
        QCOMPARE(cross.genes[0].notation(square.cell(0, 1)), std::string("XᴿY"));
    }
};

GENOTYPE_TEST(XLinkedTest)
#include "x_linked_test.moc"
