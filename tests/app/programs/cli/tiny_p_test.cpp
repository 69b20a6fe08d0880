// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest/QTest>

#include <cmath>

using nlohmann::json;
using tests::run;

namespace {

json tinyPOf(const QStringList& command) {
    const auto result = run(command + QStringList{"--json"});
    return json::parse(result.output.toStdString(), nullptr, false);
}

} // namespace

/// A p-value that no double can hold is a bound, and only an impossible count has a p of 0.
class TinyPTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsTooSmallIsBelowABound_data() {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QStringList>("keys");
        // Heads 10,000 times: 2 in 2 to the 10,000, which is 1e-3010.
        QTest::newRow("goodness of fit")
            << QStringList{"gof", "--observed", "10000,0", "--ratio", "1:1"} << QStringList{"p", "p_exact"};
        QTest::newRow("Hardy-Weinberg") << QStringList{"hardy-weinberg", "--observed", "10000,0,10000"}
                                        << QStringList{"p_value", "p_exact"};
    }
    void whatIsTooSmallIsBelowABound() {
        QFETCH(const QStringList, command);
        QFETCH(const QStringList, keys);
        const auto text = run(command);
        QCOMPARE(text.exitCode, 0);
        QCOMPARE(text.output.count("p below 1e-300"), 2);
        QVERIFY(!text.output.contains("p 0"));
        const json object = tinyPOf(command);
        QVERIFY(object.is_object());
        for (const QString& key : keys) {
            QCOMPARE(object[key.toStdString()].get<double>(), 1e-300);
            QVERIFY(object[key.toStdString() + "_is_bound"].get<bool>());
        }
    }

    void onlyWhatIsImpossibleIsZero() {
        const QStringList command{"gof", "--observed", "5,1", "--ratio", "1:0"};
        QVERIFY(run(command).output.contains("p 0"));
        const json object = tinyPOf(command);
        QVERIFY(object.is_object());
        QCOMPARE(object["p"].get<double>(), 0.0);
        QVERIFY(!object.contains("p_is_bound"));
    }

    void whatADoubleHoldsIsNoBound() {
        // Heads 900 times: 2 in 2 to the 900.
        const json object = tinyPOf({"gof", "--observed", "900,0", "--ratio", "1:1"});
        QVERIFY(object.is_object());
        const double chance = std::ldexp(1.0, -899);
        QVERIFY(std::abs(object["p_exact"].get<double>() / chance - 1) < 1e-6);
        QVERIFY(!object.contains("p_exact_is_bound"));
    }
};

GENOTYPE_TEST(TinyPTest)
#include "tiny_p_test.moc"
