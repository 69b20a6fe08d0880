// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest/QTest>

using nlohmann::json;
using tests::run;

namespace {

json familyJson(const char* line) {
    const auto result = run(QStringLiteral("family --json %1").arg(QLatin1String(line)).split(' '));
    if (result.exitCode != 0 || result.output.count('\n') != 1)
        return {};
    return json::parse(result.output.toStdString(), nullptr, false);
}

} // namespace

class FamilyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lessThanHalfOfTheFamiliesOfFourAreThreeToOne() {
        const json result = familyJson("--ratio 3:1 --size 4");
        QCOMPARE(result["in_the_ratio"]["fraction"] == "27/64", true);
        QCOMPARE(result["none"]["fraction"] == "81/256", true);
        QCOMPARE(result["exactly"].size(), std::size_t{5});
        QCOMPARE(result["at_least"][0].get<double>(), 1.0);
        QCOMPARE(result["size_to_show_one"].get<int>(), 11);
        QCOMPARE(familyJson("--ratio 3 : 1 --size 4") == result, true);
    }

    void aClassAndANumberCanBeAskedFor() {
        const json result = familyJson("--ratio 9:3:3:1 --size 3 --class 1 --at-least 2");
        QCOMPARE(result["share"].get<double>(), 0.5625);
        QCOMPARE(result["asked"]["fraction"] == "1215/2048", true); // 3 × 81 × 7/4096 + 729/4096
        QCOMPARE(result["asked"]["at_least"].get<int>(), 2);
        QVERIFY(result["in_the_ratio"].is_null());
    }

    void wholeFamiliesHaveTheMultinomialChance() {
        const json result = familyJson("--ratio 1:2:1 --size 4 --observed 1,2,1");
        QCOMPARE(result["observed"]["fraction"] == "3/16", true);
        QCOMPARE(result["observed"]["chance"] == result["in_the_ratio"]["chance"], true);
    }

    void theLargestFamilyIsStillPrinted() {
        const auto text = run({"family", "--ratio", "3:1", "--size", "100"});
        QCOMPARE(text.exitCode, 0);
        QVERIFY(text.output.contains("likeliest: 25, with a chance of 0.0918\n"));
        QVERIFY(run({"family", "--ratio", "3:1", "--size", "3"}).output.contains("likeliest: 0 and 1, "));
    }

    void aClassThatNeverComesIsNoReasonToWait() {
        const json result = familyJson("--ratio 1:0 --size 4");
        QVERIFY(result["size_to_show_one"].is_null());
        QCOMPARE(result["none"]["fraction"] == "1", true);
    }

    void refusesInOneLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("option");
        const auto row = [](const char* line, const char* option) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(option);
        };
        row("family", "--ratio");
        row("family --ratio 3:1", "--size");
        row("family --size 4", "--ratio");
        row("family --ratio 3:1 --size 0", "--size");
        row("family --ratio 3:1 --size 101", "--size");
        row("family --ratio 3:1 --size -4", "--size");
        row("family --ratio 3:1 --size 4.5", "--size");
        row("family --ratio 3:1 --size 99999999999999999999", "--size");
        row("family --ratio 3 --size 4", "--ratio");
        row("family --ratio 0:0 --size 4", "--ratio");
        row("family --ratio 3:x --size 4", "--ratio");
        row("family --ratio 3:1 --size 4 --class 0", "--class");
        row("family --ratio 3:1 --size 4 --class 3", "--class");
        row("family --ratio 3:1 --size 4 --at-least 5", "--at-least");
        row("family --ratio 3:1 --size 4 --at-least -1", "--at-least");
        row("family --ratio 3:1 --size 4 --observed 3", "--observed");
        row("family --ratio 3:1 --size 4 --observed 3,2", "--observed");
        row("family --ratio 3:1 --size 4 --observed 5,-1", "--observed");
        row("family --ratio 3:1 --size 4 --observed 1000000000000,1000000000000", "--observed");
    }

    void refusesInOneLine() {
        QFETCH(const QString, line);
        QFETCH(const QString, option);
        const auto result = run(line.split(' '));
        QVERIFY2(result.isRefusal(option.toUtf8()), result.errors.constData());
    }
};

GENOTYPE_TEST(FamilyTest)
#include "family_test.moc"
