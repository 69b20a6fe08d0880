// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest/QTest>

#include <cmath>

using nlohmann::json;
using tests::run;

namespace {

json equilibriumOf(const char* counts) {
    const auto result = run({"hardy-weinberg", "--observed", counts, "--json"});
    return json::parse(result.output.toStdString(), nullptr, false);
}

} // namespace

/// The equilibrium of two alleles and of more.
class HardyWeinbergCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Values from base R.
    void threeAllelesHaveThreeDegreesOfFreedom() {
        const json test = equilibriumOf("20,31,26,15,12,0");
        QVERIFY(test.is_object());
        QVERIFY(test["genotypes"] == (json{"AA", "AB", "AC", "BB", "BC", "CC"}));
        QCOMPARE(test["df"].get<int>(), 3);
        QVERIFY(std::abs(test["chi_square"].get<double>() - 8.4221519831650422) < 1e-9);
        QVERIFY(std::abs(test["p_value"].get<double>() - 0.038047103465693004) < 1e-12);
        QVERIFY(std::abs(test["frequencies"]["C"].get<double>() - 38.0 / 208) < 1e-12);
        QVERIFY(test["p_exact"].is_null());
        QCOMPARE(test["small_expected"].size(), std::size_t{1});
        QCOMPARE(test["small_expected"][0].get<int>(), 5);
        const auto text = run({"hardy-weinberg", "--observed", "20,31,26,15,12,0"});
        QCOMPARE(text.output.count("expected counts are below 5"), 1);
    }

    void anAlleleThatWasNotFoundIsLeftOut() {
        const json test = equilibriumOf("30,40,0,20,0,0");
        QVERIFY(test.is_object());
        QCOMPARE(test["df"].get<int>(), 1);
        QVERIFY(std::abs(test["chi_square"].get<double>() - 0.9) < 1e-12);
    }

    void withoutTwoAllelesThereIsNothingToTest() {
        for (const char* counts : {"5,0,0,0,0,0", "0,0,0,0,0,0"}) {
            const auto text = run({"hardy-weinberg", "--observed", counts});
            QCOMPARE(text.exitCode, 0);
            QVERIFY(text.output.contains("nothing to test"));
            const json test = equilibriumOf(counts);
            QVERIFY(test.is_object() && test["p_value"].is_null());
        }
    }

    void otherNumbersOfCountsAreRefusedInOneLine_data() {
        QTest::addColumn<QString>("counts");
        for (const char* counts : {"1", "1,2", "1,2,3,4", "1,2,3,4,5", "1,2,3,4,5,6,7", "1,2,3,4,5,6,7,8,9"})
            QTest::newRow(counts) << QString::fromLatin1(counts);
    }
    void otherNumbersOfCountsAreRefusedInOneLine() {
        QFETCH(const QString, counts);
        const auto result = run({"hardy-weinberg", "--observed", counts});
        QVERIFY2(result.isRefusal("six for three (AA, AB, AC, BB, BC, CC)"), result.errors.constData());
        QVERIFY(result.errors.contains("it has " + QByteArray::number(counts.count(',') + 1)));
    }
};

GENOTYPE_TEST(HardyWeinbergCommandTest)
#include "hardy_weinberg_command_test.moc"
