// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/documented_commands.h"
#include "places.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest/QTest>

#include <algorithm>

using nlohmann::json;
using tests::isSame;
using tests::run;

namespace {

json jsonOf(const QStringList& arguments) {
    const auto result = run(arguments);
    if (result.exitCode != 0 || result.output.count('\n') != 1)
        return {};
    return json::parse(result.output.toStdString(), nullptr, false);
}

json cross(const char* arguments) {
    return jsonOf(QStringLiteral("cross --json %1").arg(QLatin1String(arguments)).split(' '));
}

json gof(const char* arguments) {
    return jsonOf(QStringLiteral("gof --json %1").arg(QLatin1String(arguments)).split(' '));
}

std::int64_t sumOf(const json& counts) {
    std::int64_t sum = 0;
    for (const json& count : counts)
        sum += count.get<std::int64_t>();
    return sum;
}

} // namespace

class CrossAndGofTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answerAsDocumented() {
        const auto found = tests::documentedCommands("app/programs/cli/README.md", GENOTYPE_CLI);
        QCOMPARE(found.fault, QByteArray());
        QVERIFY(found.examples >= 4);
    }

    void aBillionOffspringAreCountedByGenotypeAndPhenotype() {
        const json result = cross("--parents RrGg RrGg --offspring 1000000000 --seed 1");
        QVERIFY(result.is_object());
        QCOMPARE(result["counts_by_genotype"].size(), std::size_t{9});
        QCOMPARE(result["counts_by_phenotype"].size(), std::size_t{4});
        QCOMPARE(sumOf(result["counts_by_genotype"]), 1'000'000'000);
        QCOMPARE(sumOf(result["counts_by_phenotype"]), 1'000'000'000);
        QCOMPARE(result["expected_by_phenotype"]["round, green"].get<double>(), 562'500'000.0);
        QCOMPARE(result["expected_by_genotype"]["RrGg"].get<double>(), 250'000'000.0);
        QCOMPARE(result["df"].get<int>(), 3);
        QCOMPARE(result["genotype_test"]["df"].get<int>(), 8);
        // Its test agrees with gof on the same counts.
        QStringList counts;
        for (const json& count : result["counts_by_phenotype"])
            counts << QString::number(count.get<std::int64_t>());
        const json again = jsonOf({"gof", "--json", "--observed", counts.join(','), "--ratio", "9:3:3:1"});
        QVERIFY(qAbs(again["chi_square"].get<double>() - result["chi_square"].get<double>()) < 1e-9);
        QVERIFY(qAbs(again["p"].get<double>() - result["p"].get<double>()) < 1e-9);
    }

    void theSameSeedGivesTheSameOffspring() {
        for (const char* more : {"", " --every-gamete"}) {
            const auto counts = [more](int seed) {
                const std::string line =
                    "--parents RrGg rrGg --offspring 100000 --seed " + std::to_string(seed);
                return cross((line + more).c_str())["counts_by_genotype"];
            };
            QVERIFY(counts(3).is_object());
            QCOMPARE(counts(3) == counts(3), true);
            QCOMPARE(counts(3) == counts(4), false);
        }
    }

    void printsChancesWithoutOffspring() {
        const json result = cross("--parents XRXr XrY");
        QVERIFY(result["parents"] == json::array({"XᴿXʳ", "XʳY"}));
        QVERIFY(result["genes"] == json::array({"fly-eyes"}));
        QVERIFY((result["chances_by_genotype"] ==
                 json{{"XᴿXʳ", 0.25}, {"XᴿY", 0.25}, {"XʳXʳ", 0.25}, {"XʳY", 0.25}}));
        QCOMPARE(result["chances_by_phenotype"]["white-eyed female"].get<double>(), 0.25);
        QVERIFY(result["ratio_by_phenotype"] == json::array({1, 1, 1, 1}));
        QVERIFY(!result.contains("offspring"));
        const json linked = cross("--parents RG/rg rg/rg --recombination 0.1");
        QVERIFY(linked["ratio_by_phenotype"].is_null());
        QCOMPARE(linked["chances_by_phenotype"]["round, green"].get<double>(), 0.45);
    }

    void reciprocalXLinkedCrossesDiffer() {
        QVERIFY((cross("--parents XRXR XrY")["chances_by_phenotype"] ==
                 json{{"red-eyed female", 0.5}, {"red-eyed male", 0.5}}));
        QVERIFY((cross("--parents XrXr XRY")["chances_by_phenotype"] ==
                 json{{"red-eyed female", 0.5}, {"white-eyed male", 0.5}}));
        const json counted = cross("--parents XRXr XRY --offspring 1000 --seed 1");
        QCOMPARE(sumOf(counted["counts_by_phenotype"]), 1000);
        QCOMPARE(counted["df"].get<int>(), 2);
        QCOMPARE(counted["genotype_test"]["df"].get<int>(), 3);
    }

    void twoGenesDecideOnePhenotype() {
        const json result = cross("--interaction recessive-epistasis --parents BbEe BbEe");
        QVERIFY(result["ratio_by_phenotype"] == json::array({9, 3, 4}));
        QCOMPARE(result["chances_by_phenotype"]["yellow dog"].get<double>(), 0.25);
        QCOMPARE(result["dead"].get<double>(), 0.0);
        const json counted =
            cross("--interaction complementary-genes --parents CcPp CcPp --offspring 1000000 --seed 3");
        QCOMPARE(sumOf(counted["counts_by_phenotype"]), 1'000'000);
        QCOMPARE(counted["expected_by_phenotype"]["purple flower"].get<double>(), 562'500.0);
        QVERIFY(counted["p"].get<double>() > 0.001);
    }

    void theDeadAreNotCounted() {
        for (const char* line :
             {"--parents Tt Tt --lethal TT", "--interaction recessive-lethal --parents AyA AyA"}) {
            const json result = cross(line);
            QCOMPARE(result["dead"].get<double>(), 0.25);
            QVERIFY(result["ratio_by_phenotype"] == json::array({2, 1}));
            const json counted = cross((std::string(line) + " --offspring 300 --seed 2").c_str());
            QCOMPARE(sumOf(counted["counts_by_phenotype"]), 300);
            QCOMPARE(counted["counts_by_genotype"].size(), std::size_t{2});
        }
        const json hidden =
            cross("--interaction incomplete-penetrance --parents Rr rr --offspring 100000 --seed 2");
        QCOMPARE(sumOf(hidden["counts_by_phenotype"]), 100'000);
        QCOMPARE(hidden["expected_by_phenotype"]["no tumour"].get<double>(), 55'000.0);
        QVERIFY(hidden["p"].get<double>() > 0.001);
    }

    void aGeneShowsInAShareOnly() {
        const json result = cross("--parents Tt Tt --penetrance 0.8");
        QVERIFY(isSame(result["chances_by_phenotype"], json{{"tall", 0.6}, {"short", 0.4}}));
        QCOMPARE(result["penetrance"].get<double>(), 0.8);
        const json counted = cross("--parents Tt Tt --penetrance 0.8 --offspring 100000 --seed 2");
        QCOMPARE(sumOf(counted["counts_by_genotype"]), 100'000);
        QCOMPARE(sumOf(counted["counts_by_phenotype"]), 100'000);
        QVERIFY(counted["p"].get<double>() > 0.001 && counted["genotype_test"]["p"].get<double>() > 0.001);
        QVERIFY(cross("--parents Tt Tt --penetrance 1")["ratio_by_phenotype"] == json::array({3, 1}));
    }

    void theHelpListsEveryInteraction() {
        const QByteArray help = run({"cross", "--help"}).output;
        const QByteArray known = run({"cross", "--interaction", "moon", "--parents", "Bb", "Bb"}).errors;
        for (const char* id :
             {"recessive-epistasis", "complementary-genes", "dominant-epistasis", "duplicate-genes",
              "dominant-suppression", "additive-genes", "recessive-lethal", "incomplete-penetrance"})
            QVERIFY2(help.contains(id) && known.contains(id), id);
    }

    void aParentWithOtherGenesIsToldTheAllelesOfTheInteraction() {
        const auto result =
            run({"cross", "--interaction", "recessive-epistasis", "--parents", "RrGg", "RrGg"});
        QVERIFY2(result.isRefusal("recessive-epistasis: B, b, E, e"), result.errors.constData());
    }

    void drawsEveryGameteIfAsked() {
        const json result =
            cross("--parents RG/rg rg/rg --recombination 0.25 --offspring 1000000 --seed 1 --every-gamete");
        QCOMPARE(sumOf(result["counts_by_genotype"]), 1'000'000);
        QVERIFY(result["p"].get<double>() > 0.001);
    }

    void takesGenesByTheirNames() {
        const json result = cross("--genes flower-incomplete --parents Ff Ff --offspring 100 --seed 1");
        QVERIFY(result["counts_by_phenotype"].contains("pink"));
        QCOMPARE(result["df"].get<int>(), 2);
    }

    void tellsTheExactChanceOfMendelsPeas() {
        const json result = gof("--observed 315,108,101,32 --ratio 9:3:3:1");
        QVERIFY(qAbs(result["chi_square"].get<double>() - 0.470023980815348) < 1e-12);
        QCOMPARE(result["df"].get<int>(), 3);
        QVERIFY(qAbs(result["p"].get<double>() - 0.925425895103616) < 1e-12);
        QVERIFY(qAbs(result["p_exact"].get<double>() - 0.927191472520188) < 1e-10);
    }

    void leavesTheExactTestOutWhereItWouldTakeTooLong() {
        const json result = gof("--observed 1000000,1000000,2000000 --ratio 1:1:2");
        QVERIFY(result["p_exact"].is_null());
        QCOMPARE(result["p"].get<double>(), 1.0);
        QCOMPARE(result["p_simulated"].get<double>(), 1.0);
        const json two = gof("--observed 75001000,24999000 --ratio 3:1");
        QVERIFY(two["p_exact"].is_null());
        QVERIFY(qAbs(two["p_simulated"].get<double>() - two["p"].get<double>()) <
                5 * two["standard_error"].get<double>());
        QVERIFY(!gof("--observed 3,1 --ratio 3:1").contains("p_simulated"));
    }

    void saysWhatCannotHappen() {
        const json result = gof("--observed 3,1,1 --ratio 3:1:0");
        QVERIFY(result["chi_square"].is_null());
        QCOMPARE(result["p"].get<double>(), 0.0);
        QCOMPARE(result["p_exact"].get<double>(), 0.0);
    }

    void saysInWordsThatAnImpossibleClassWasCounted() {
        for (const char* line : {"gof --observed 5,2 --ratio 1:0", "gof --observed 3,1,1 --ratio 3:1:0",
                                 "gof --observed 1000000000,1 --ratio 1:0"}) {
            const QByteArray text = run(QString::fromLatin1(line).split(' ')).output;
            QVERIFY2(text.contains("in a class that is not expected at all: the expectation is rejected"),
                     text.constData());
            QVERIFY2(!text.contains("inf"), text.constData());
        }
    }

    void hasNothingToTestWhereOnlyOneClassIsPossible() {
        const QByteArray text = run({"gof", "--observed", "5,0", "--ratio", "1:0"}).output;
        QVERIFY2(text.endsWith("Only one class is possible: there is nothing to test.\n"), text.constData());
    }

    void refusesInOneLine_data() {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"cross",
              "cross --parents RrGg RrGg --offspring 1",
              "cross --parents RrGg RrGg --seed 1",
              "cross --parents RrGg RrGg --every-gamete",
              "cross --parents XRXr XRXR",
              "cross --parents XRXr XY",
              "cross --parents XRXr YY",
              "cross --parents XRXrXBXb XRYXBY",
              "cross --interaction moon --parents BbEe BbEe",
              "cross --interaction recessive-epistasis --parents BbEe Bb",
              "cross --interaction recessive-epistasis --parents RrGg RrGg",
              "cross --interaction recessive-epistasis --genes glow --parents Ll Ll",
              "cross --interaction recessive-lethal --parents AyAy AyAy",
              "cross --parents Tt Tt --lethal T",
              "cross --parents Tt Tt --lethal RR",
              "cross --parents tt tt --lethal tt",
              "cross --parents Tt Tt --lethal TT --interaction recessive-lethal",
              "cross --parents Tt Tt --lethal TT --offspring 9 --seed 1 --every-gamete",
              "cross --parents Tt Tt --penetrance 1.1",
              "cross --parents Tt Tt --penetrance nan",
              "cross --parents Tt Tt --penetrance x",
              "cross --parents RrTt RrTt --penetrance 0.8",
              "cross --parents XRXr XrY --penetrance 0.8",
              "cross --genes flower-incomplete --parents Ff Ff --penetrance 0.8",
              "cross --parents Tt Tt --penetrance 0.8 --lethal TT",
              "cross --parents Tt Tt --penetrance 0.8 --offspring 9 --seed 1 --every-gamete",
              "cross --parents XRXrTt XRYTt --recombination 0.1",
              "cross --parents RrGg --offspring 1 --seed 1",
              "cross --parents Rr Rr Rr --offspring 1 --seed 1",
              "cross --parents RrGg RrTt --offspring 1 --seed 1",
              "cross --parents RrG RrGg --offspring 1 --seed 1",
              "cross --parents RG rg --offspring 1 --seed 1",
              "cross --parents 12 12 --offspring 1 --seed 1",
              "cross --parents RrGg RrGg --offspring 0 --seed 1",
              "cross --parents RrGg RrGg --offspring -1 --seed 1",
              "cross --parents RrGg RrGg --offspring 1000000001 --seed 1",
              "cross --parents RrGg RrGg --offspring 1e3 --seed 1",
              "cross --parents RrGg RrGg --offspring 1 --seed x",
              "cross --parents RrGg RrGg --offspring 1 --seed 1 --recombination 0.6",
              "cross --parents RrGg RrGg --offspring 1 --seed 1 --recombination nan",
              "cross --parents RrGg RrGg --offspring 1 --seed 1 --recombination 0.1,0.1",
              "cross --parents RrGg RrGg --offspring 1 --seed 1 --recombination -0.1",
              "cross --parents RrGg RrGg --offspring 1 --seed 1 --genes seed-shape",
              "cross --parents RrGg RrGg --offspring 1 --seed 1 --genes moon",
              "gof",
              "gof --observed 1,2",
              "gof --ratio 3:1",
              "gof --observed 1,2 --ratio 3:1:1",
              "gof --observed 1,2,3 --ratio 3:1",
              "gof --observed -1,2 --ratio 3:1",
              "gof --observed 1,-2 --ratio 3:1",
              "gof --observed 1,x --ratio 3:1",
              "gof --observed 1.5,2 --ratio 3:1",
              "gof --observed 1,,2 --ratio 3:1:1",
              "gof --observed 1,2 --ratio 3:-1",
              "gof --observed 1,2 --ratio 0:0",
              "gof --observed 1,2 --ratio 3,1",
              "gof --observed 1,2 --ratio nan:1",
              "gof --observed 1,2 --ratio inf:1",
              "gof --observed 1,2 --ratio 1e308:1e308",
              "gof --observed 1,2 --ratio 1e-9:1",
              "gof --observed 1,2 --ratio 1,250:1,250",
              "gof --observed 1,2 --ratio 3 : 1 : 1",
              "gof --observed 1,2 --ratio 3 : : 1",
              "gof --observed --ratio 3:1",
              "gof --observed 99999999999999999999,2 --ratio 3:1"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void refusesInOneLine() {
        QFETCH(const QString, line);
        const auto result = run(line.split(' '));
        QVERIFY2(result.isRefusal(), result.errors.constData());
    }

    void takesARatioAsLessonsWriteIt() {
        const json plain = gof("--observed 315,108,101,32 --ratio 9:3:3:1");
        QVERIFY(plain.is_object());
        const QString counts = QStringLiteral("315,108,101,32");
        QCOMPARE(jsonOf({"gof", "--json", "--observed", counts, "--ratio", "9 : 3 : 3 : 1"}) == plain, true);
        QCOMPARE(gof("--observed 315, 108, 101, 32 --ratio 9 : 3 : 3 : 1") == plain, true);
        QCOMPARE(gof("--ratio 9 : 3 : 3 : 1 --observed 315,108,101,32") == plain, true);
    }

    void saysThatNothingWasCounted() {
        const json result = gof("--observed 0,0 --ratio 3:1");
        QVERIFY(result["p"].is_null() && result["p_exact"].is_null());
        const QByteArray text = run({"gof", "--observed", "0,0", "--ratio", "3:1"}).output;
        QVERIFY(text.contains("No counts") && !text.contains("p 1"));
    }

    void aSmallExpectationIsNotPrintedAsNone() {
        const QByteArray text = run({"gof", "--observed", "31,0", "--ratio", "9999:1"}).output;
        QVERIFY2(text.contains(" 0.0031\n"), text.constData());
        const QByteArray whole = run({"gof", "--observed", "31,0", "--ratio", "1:0"}).output;
        QVERIFY2(whole.contains(" 0.00\n"), whole.constData());
    }

    void refusesMoreClassesThanATestHas() {
        QStringList counts;
        QStringList parts;
        for (int i = 0; i < 3520; ++i) {
            counts << QStringLiteral("3");
            parts << QStringLiteral("1");
        }
        const auto result = run({"gof", "--observed", counts.join(','), "--ratio", parts.join(':')});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.errors.endsWith("A ratio has at most 200 parts.\n") && result.errors.size() < 200,
                 result.errors.constData());
    }

    void whatWasTypedComesBackShortAndHarmless() {
        const QString parent = QStringLiteral("Rr").repeated(10'000);
        const QByteArray longOne =
            run({"cross", "--parents", parent, "Rr", "--offspring", "1", "--seed", "1"}).errors;
        QVERIFY2(longOne.size() < 600 && longOne.endsWith("is given twice.\n"), longOne.constData());
        const QByteArray coloured =
            run({"cross", "--parents", "R\x1b[31mr", "Rr", "--offspring", "1", "--seed", "1"}).errors;
        QVERIFY2(!coloured.contains('\x1b') && coloured.contains("R?[31mr"), coloured.constData());
    }

    void saysThatACountIsNegative() {
        for (const char* counts : {"-1,2", "1,-2"})
            QVERIFY(run({"gof", "--observed", counts, "--ratio", "3:1"}).errors.contains("negative"));
    }
};

GENOTYPE_TEST(CrossAndGofTest)
#include "cross_test.moc"
