// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest/QTest>

using nlohmann::json;
using tests::run;

namespace {

json topicJson(const char* line) {
    const auto result = run((QLatin1String(line) + QStringLiteral(" --json")).split(' '));
    if (result.exitCode != 0 || result.output.count('\n') != 1)
        return {};
    return json::parse(result.output.toStdString(), nullptr, false);
}

std::int64_t total(const json& counts) {
    std::int64_t sum = 0;
    for (const json& count : counts)
        sum += count.get<std::int64_t>();
    return sum;
}

} // namespace

/// The subcommands that roll what a lesson's figure rolls.
class TopicCommandsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void seedlingsHaveTheirLeavesFromTheirMother() {
        // Four plastids, each green or white with the same chance: 1, 14 and 1 of 16.
        const json result = topicJson("cytoplasm --mother variegated");
        QVERIFY(
            (result["chances"] ==
             json{{"green seedling", 0.0625}, {"variegated seedling", 0.875}, {"white seedling", 0.0625}}));
        QVERIFY(result["ratio"] == json::array({1, 14, 1}));
        QVERIFY(topicJson("cytoplasm --mother variegated --father white")["ratio"] == result["ratio"]);
        QVERIFY((topicJson("cytoplasm --mother white")["chances"] == json{{"white seedling", 1.0}}));
        QVERIFY(topicJson("cytoplasm --mother variegated --plastids 2")["ratio"] == json::array({1, 2, 1}));
    }

    void chromosomesThatDoNotSeparateAreMissingElsewhere() {
        QVERIFY(topicJson("non-disjunction --division first")["ratio"] == json::array({1, 1}));
        QVERIFY(topicJson("non-disjunction --division second")["ratio"] == json::array({1, 2, 1}));
        QVERIFY((topicJson("non-disjunction --division none")["chances"] == json{{"gamete with one", 1.0}}));
        // Egg cells with XX or none, sperm with X or Y: a quarter each.
        const json mother = topicJson("non-disjunction --division first --pair people");
        QVERIFY(mother["ratio"] == json::array({1, 1, 1, 1}));
        // Sperm with XY or none.
        const json father = topicJson("non-disjunction --division first --pair people --parent father");
        QVERIFY((father["chances"] == json{{"X0: a girl", 0.5}, {"XXY: a boy", 0.5}}));
    }

    void mutationsReachTheGermLineFromFewCells() {
        // Of 31 cells, the seven of the last quarter are germ cells or lead to nothing else, and two lead to
        // both.
        const json result = topicJson("germ-line");
        QVERIFY(result["ratio"] == json::array({22, 7, 2}));
        QVERIFY(topicJson("germ-line --stage late")["ratio"] == json::array({3, 1}));
        QVERIFY(topicJson("germ-line --stage early")["ratio"] == json::array({1, 2}));
        QVERIFY(topicJson("germ-line --divisions 1 --germ-cells 1")["ratio"] == json::array({1, 1, 1}));
    }

    void aCutShiftsTheFrameUnlessTripletsAreLost() {
        const json result = topicJson("gene-editing --lost 2");
        QCOMPARE(result["sites"].size(), std::size_t{3});
        QVERIFY(result["sites"][0]["guide"] == "AGTCTGCCGTTACTGCCCTG" && result["sites"][0]["pam"] == "TGG");
        QCOMPARE(result["sites"][0]["cut"].get<int>(), 42);
        QVERIFY(result["repair"]["effect"] == "frameshift");
        QVERIFY(result["repair"]["gene"] == "ATGGTGCATCTGACTCCTGAGGAGAAGTCTGCCGTTACTGCTGTGGGGCAAGTAA");
        QVERIFY(result["repair"]["protein"] == "MVHLTPEEKSAVTAVGQV");
        QVERIFY(topicJson("gene-editing --lost 3")["repair"]["effect"] == "in-frame");
        QVERIFY(topicJson("gene-editing --lost 0")["repair"]["effect"] == "none");
        QVERIFY(topicJson("gene-editing --gene ATGTAA")["sites"].empty());
        // Of 1 … 6 letters, 3 and 6 keep the frame.
        QVERIFY(topicJson("gene-editing --most 6")["ratio"] == json::array({1, 2}));
    }

    void theBestPlantsGainWhatAllPairsOfGametesSay() {
        // The pins of SelectiveBreedingTest, from all pairs of gametes (mpmath).
        const json result = topicJson("selective-breeding --genes 4 --share 0.1 --generations 3");
        const double means[]{4, 5.73908139971313, 6.94212823987116};
        const double differentials[]{3.50367403180698, 3.17553458969722, 2.87627319234459};
        const double responses[]{1.73908139971313, 1.20304684015803, 0.6865421119497};
        for (std::size_t i = 0; i < 3; ++i) {
            const json& one = result["generations"][i];
            QVERIFY(qAbs(one["mean"].get<double>() - means[i]) < 1e-9);
            QVERIFY(qAbs(one["differential"].get<double>() - differentials[i]) < 1e-9);
            QVERIFY(qAbs(one["response"].get<double>() - responses[i]) < 1e-9);
        }
        QVERIFY(qAbs(result["generations"][0]["offspring_above_mean"].get<double>() - 0.82766827508411) <
                1e-9);
        QVERIFY(qAbs(result["last_mean"].get<double>() - means[2] - responses[2]) < 1e-9);
    }

    void aPureLineDoesNotRespond() {
        const json line = topicJson("selective-breeding --pure-line --share 0.1 --generations 5");
        QCOMPARE(line["last_mean"].get<double>(), 10.0);
        QCOMPARE(line["generations"][0]["heritability"].get<double>(), 0.0);
        QVERIFY(line["generations"][0]["differential"].get<double>() > 3);
        QVERIFY(topicJson("selective-breeding --share 1")["generations"][0]["response"].get<double>() <
                1e-12);
    }

    void theSameSeedGivesTheSameCounts_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"cytoplasm --mother variegated", "non-disjunction --division second",
                                 "germ-line", "gene-editing --most 6"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void theSameSeedGivesTheSameCounts() {
        QFETCH(const QString, line);
        const auto counted = [&line](int seed) {
            return topicJson(qPrintable(line + QStringLiteral(" --count 10000 --seed %1").arg(seed)));
        };
        const json result = counted(3);
        QCOMPARE(total(result["counts"]), 10'000);
        QCOMPARE(result["df"].get<std::size_t>(), result["counts"].size() - 1);
        QVERIFY(result["p"].get<double>() > 0.001);
        QVERIFY(counted(3) == result);
        QVERIFY(counted(4)["counts"] != result["counts"]);
    }

    void refusesInOneLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("option");
        const auto row = [](const char* line, const char* option) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(option);
        };
        row("cytoplasm", "--mother");
        row("cytoplasm --mother blue", "--mother");
        row("cytoplasm --mother green --father blue", "--father");
        row("cytoplasm --mother green --plastids 9", "--plastids");
        row("cytoplasm --mother green --count 10", "--seed");
        row("cytoplasm --mother green --count 0 --seed 1", "--count");
        row("non-disjunction", "--division");
        row("non-disjunction --division third", "--division");
        row("non-disjunction --division first --pair peas", "--pair");
        row("non-disjunction --division first --parent father", "--pair people");
        row("germ-line --divisions 9", "--divisions");
        row("germ-line --divisions 2 --germ-cells 4", "--germ-cells");
        row("germ-line --stage never", "--stage");
        row("gene-editing --gene ATGXAA", "--gene");
        row("gene-editing --gene ATGAAA", "--gene");
        row("gene-editing --gene ATGTAATAA", "--gene");
        row("gene-editing --gene ATGTAA --lost 1", "--lost");
        row("gene-editing --lost 100", "--lost");
        row("gene-editing --lost 99999", "--lost");
        row("gene-editing --site 2", "--lost");
        row("gene-editing --site 99 --lost 1", "--site");
        row("gene-editing --most 0", "--most");
        row("gene-editing --most 6 --lost 1", "--most");
        row("gene-editing --count 10 --seed 1", "--most");
        row("selective-breeding", "--share");
        row("selective-breeding --share 0", "--share");
        row("selective-breeding --share nan", "--share");
        row("selective-breeding --share 0.1 --generations 0", "--generations");
        row("selective-breeding --share 0.1 --genes 51", "--genes");
        row("selective-breeding --share 0.1 --frequency 1", "--frequency");
        row("selective-breeding --share 0.1 --heritability 0", "--heritability");
    }

    void refusesInOneLine() {
        QFETCH(const QString, line);
        QFETCH(const QString, option);
        const auto result = run(line.split(' '));
        QVERIFY2(result.isRefusal(option.toUtf8()), result.errors.constData());
    }
};

GENOTYPE_TEST(TopicCommandsTest)
#include "topic_commands_test.moc"
