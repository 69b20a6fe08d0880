// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "places.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtCore/QTemporaryFile>
#include <QtTest/QTest>

using nlohmann::json;
using tests::run;

namespace {

json pooled(const QStringList& arguments) {
    const auto result = run(QStringList{QStringLiteral("pool"), QStringLiteral("--json")} + arguments);
    return json::parse(result.output.toStdString(), nullptr, false);
}

QString madeOf(const char* arguments) {
    const auto result = run(QStringLiteral("pool --encode %1").arg(QLatin1String(arguments)).split(' '));
    return result.exitCode == 0 ? QString::fromUtf8(result.output).trimmed() : QString();
}

} // namespace

/// The example of app/programs/cli/README.md is played by CrossAndGofTest.
class PoolCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCodeThatIsMadeIsReadBack() {
        const QString code = madeOf("--experiment 44 --group 7 --serial 0 --observed 181,58,63,18");
        QCOMPARE(code, QStringLiteral("0AF4-AE32-SG49"));
        const json one = pooled({code})["experiments"][0];
        QCOMPARE(one["experiment"].get<int>(), 44);
        QCOMPARE(one["groups"][0]["group"].get<int>(), 7);
        QCOMPARE(one["counts"] == json({181, 58, 63, 18}), true);
        QCOMPARE(one["df"].get<int>(), 3);
        QVERIFY(one["between_groups"].is_null());
    }

    void codesInGroupsOfFourMayBeSeveralWords() {
        QCOMPARE(pooled({"0af4", "ae32", "sg49"})["experiments"][0]["counts"] == json({181, 58, 63, 18}),
                 true);
    }

    /// Pearson's chi-squares 0 and 20 of the groups, 60/7 pooled; as in R.
    void comparesTheGroups() {
        const json one = pooled({madeOf("--experiment 17 --group 1 --observed 60,20"),
                                 madeOf("--experiment 17 --group 2 --observed 30,30")})["experiments"][0];
        QVERIFY(qAbs(one["between_groups"]["chi_square"].get<double>() - (20 - 60 / 7.0)) < 1e-9);
        QCOMPARE(one["between_groups"]["df"].get<int>(), 1);
    }

    void anExperimentOfOnesOwnTakesARatio() {
        const QString code = madeOf("--group 3 --observed 12,21,9");
        QVERIFY(!pooled({code})["experiments"][0].contains("p"));
        const json one = pooled({code, "--ratio", "1:2:1"})["experiments"][0];
        QCOMPARE(one["experiment"].get<int>(), 3);
        QCOMPARE(one["chances"] == json({0.25, 0.5, 0.25}), true);
        QVERIFY(one["p_exact"].get<double>() > 0.5);
    }

    void whatIsNoCodeIsNamedAndTheRestCounts() {
        const auto result =
            run({QStringLiteral("pool"), QStringLiteral("0AF4-AE32-SG49"), QStringLiteral("0AF4-AE32-SG48")});
        QCOMPARE(result.exitCode, 1);
        QVERIFY(result.output.contains("0AF4-AE32-SG48: A character is wrong"));
        QVERIFY(result.output.contains("group  7"));
    }

    void readsAFile() {
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write("# period 3\nGroup 7: 0AF4-AE32-SG49\n0AF4-AE32-SG49\n");
        file.close();
        const json result = pooled({"--file", file.fileName()});
        QCOMPARE(result["codes"][1]["is"].get<std::string>(), std::string("repeated"));
        QCOMPARE(result["experiments"][0]["groups"].size(), std::size_t{1});
    }

    void listsTheExperiments() {
        const json all = pooled({"--experiments"});
        QCOMPARE(all.size(), std::size_t{66});
        QCOMPARE(all[0]["experiment"].get<int>(), 2);
    }

    void refusesInOneLine_data() {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"pool", "pool --file /nowhere", "pool --encode", "pool --encode --observed 1",
              "pool --encode --observed 0,0", "pool --encode --observed 1,2 --group 41",
              "pool --encode --observed 1,2 --serial 8", "pool --encode --observed 1,2 --experiment 44",
              "pool --encode --observed 1,2 --experiment 79", "pool --encode --observed 2000000000,2",
              "pool 0000-AHAH-YGE0 --ratio 1:1:1:1:1"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void refusesInOneLine() {
        QFETCH(const QString, line);
        const auto result = run(line.split(' '));
        QVERIFY2(result.isRefusal(), result.errors.constData());
    }
};

#include "pool_test.moc"
GENOTYPE_TEST(PoolCommandTest)
