// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest/QTest>

#include <cmath>

using nlohmann::json;
using tests::run;

namespace {

json populationJson(const QString& line) {
    const auto result = run((line + QStringLiteral(" --json")).split(' '));
    if (result.exitCode != 0 || result.output.count('\n') != 1)
        return {};
    return json::parse(result.output.toStdString(), nullptr, false);
}

} // namespace

class PopulationCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Eight populations are columns of the table; the others are counted.
    void countsGenerationsAndPopulationsAsPeopleDo() {
        for (int number = 1; number <= 3; ++number) {
            const QByteArray text =
                run({"population", "--size", "4", "--generations", QString::number(number), "--populations",
                     QString::number(8 + number), "--seed", "1"})
                    .output;
            const QByteArray counted = QByteArray::number(number);
            const QByteArray end = number == 1 ? "" : "s";
            QVERIFY2(text.contains("\nafter " + counted + " generation" + end + "  counted"),
                     text.constData());
            QVERIFY2(text.contains("\nand " + counted + " more population" + end + '\n'), text.constData());
        }
    }

    void theSameSeedGivesTheSamePopulations() {
        const QString line =
            QStringLiteral("population --size 20 --generations 30 --populations 5 --seed %1");
        const json first = populationJson(line.arg(7));
        QCOMPARE(first["frequencies"].size(), std::size_t{5});
        QCOMPARE(first["frequencies"][0].size(), std::size_t{31});
        QCOMPARE(first == populationJson(line.arg(7)), true);
        QCOMPARE(first["frequencies"] == populationJson(line.arg(8))["frequencies"], false);
    }

    /// Fractions from Python; see AlleleCountChancesTest.
    void smallPopulationsHaveExactChances() {
        const json result = populationJson(QStringLiteral(
            "population --size 3 --start 0.4 --generations 4 --fitness 1, 0.9, 0.7 --migration "
            "0.05,0.2 --mutation 0.01,0.02"));
        QVERIFY(std::abs(result["chances"]["fixed"].get<double>() - 0.13200475591316246) < 1e-9);
        QVERIFY(std::abs(result["chances"]["lost"].get<double>() - 0.1205738263743217) < 1e-9);
        QVERIFY(std::abs(result["heterozygosity"].get<double>() - 0.29603504781792617) < 1e-9);
        const json large = populationJson(QStringLiteral("population --size 201 --generations 2"));
        QVERIFY(large["chances"].is_null());
        QVERIFY(std::abs(large["heterozygosity"].get<double>() - 0.5 * std::pow(1 - 1 / 402.0, 2)) < 1e-12);
    }

    void anInfinitePopulationFollowsTheFormula() {
        const json result = populationJson(
            QStringLiteral("population --size infinite --start 0.9 --generations 30 --migration 0.05,0.2"));
        QVERIFY(result["size"].is_null() && result["frequencies"].empty());
        QVERIFY(std::abs(result["without_chance"][30].get<double>() - (0.2 + 0.7 * std::pow(0.95, 30))) <
                1e-12);
        const auto text =
            run({"population", "--size", "infinite", "--generations", "5", "--fitness", "0.9,1,0.2"});
        QVERIFY2(text.output.contains("selection alone holds A at 0.8889"), text.output.constData());
    }

    void manyPopulationsAreCountedAndNotAllListed() {
        const auto text = run({"population", "--size", "10", "--generations", "40", "--populations", "200"});
        QVERIFY2(text.output.contains("and 192 more populations"), text.output.constData());
        QVERIFY(text.output.contains("A fixed") && text.output.contains("chance"));
    }

    void refusesInOneLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* line, const char* says) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(says);
        };
        row("population", "--size");
        row("population --size 20", "--generations");
        row("population --size 1 --generations 5", "--size");
        row("population --size 1000001 --generations 5", "--size");
        row("population --size 2.5 --generations 5", "--size");
        row("population --size many --generations 5", "--size");
        row("population --size 20 --generations 0", "--generations");
        row("population --size 20 --generations 10001", "--generations");
        row("population --size 20 --generations x", "--generations");
        row("population --size 20 --generations 5 --populations 0", "--populations");
        row("population --size 20 --generations 5 --populations 1001", "--populations");
        row("population --size 20 --generations 10000 --populations 1000", "1000000");
        row("population --size 20 --generations 5 --start 1.5", "--start");
        row("population --size 20 --generations 5 --start nan", "--start");
        row("population --size 20 --generations 5 --start half", "not a number");
        row("population --size 20 --generations 5 --fitness 1,1", "it has 2");
        row("population --size 20 --generations 5 --fitness 1,1,", "--fitness");
        row("population --size 20 --generations 5 --fitness 1,1,-1", "--fitness");
        row("population --size 20 --generations 5 --fitness 0,0,0", "nobody");
        row("population --size 20 --generations 5 --migration 0.1", "it has 1");
        row("population --size 20 --generations 5 --migration 2,0", "--migration");
        row("population --size 20 --generations 5 --mutation 0.7,0", "0.5");
        row("population --size 20 --generations 5 --seed -1", "--seed");
    }

    void refusesInOneLine() {
        QFETCH(const QString, line);
        QFETCH(const QString, says);
        const auto result = run(line.split(' '));
        QVERIFY2(result.isRefusal(says.toUtf8()), result.errors.constData());
    }
};

GENOTYPE_TEST(PopulationCommandTest)
#include "population_test.moc"
