// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest/QTest>

using nlohmann::json;
using tests::run;

namespace {

constexpr const char* flies = "map --genes v,s,B --observed "
                              "v++=734,+sB=665,vsB=74,+++=110,v+B=129,+s+=131,vs+=3,++B=4";

json mapJson(const QString& line) {
    const auto result = run((line + QStringLiteral(" --json")).split(' '));
    if (result.exitCode != 0 || result.output.count('\n') != 1)
        return {};
    return json::parse(result.output.toStdString(), nullptr, false);
}

} // namespace

class MapTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namedClassesMayComeInAnyOrderAndNotation() {
        const json known = mapJson(QLatin1String(flies));
        QCOMPARE(known["order"] == json({"v", "s", "B"}), true);
        const json other = mapJson(QStringLiteral("map --genes v,s,B --observed "
                                                  "VSb=110, vsb=3, +sB=665, vSb=734, vsB=74, v+B=129, "
                                                  "+s+=131, VSB=4"));
        QCOMPARE(other["intervals"] == known["intervals"], true);
        QCOMPARE(other["interference"] == known["interference"], true);
        const json published = mapJson(QStringLiteral("map --published vermilion-sable-bar"));
        QCOMPARE(published["intervals"] == known["intervals"], true);
    }

    void eightCountsAreInTheOrderOfTheLetters() {
        const json result = mapJson(QStringLiteral("map --observed 390,110,18,6,4,22,90,360"));
        QCOMPARE(result["observed"]["ABc"].get<int>(), 110);
        QCOMPARE(result["order"] == json({"B", "A", "C"}), true);
        QCOMPARE(result["counted_doubles"].get<int>(), 10);
        QCOMPARE(mapJson(QStringLiteral("map --observed 390, 110, 18, 6, 4, 22, 90, 360")) == result, true);
    }

    void symbolsOfSeveralLettersAreReadGeneByGene() {
        const json result =
            mapJson(QStringLiteral("map --genes v,cv,ct --observed "
                                   "v++=580,+cvct=592,vcv+=45,++ct=40,vcvct=89,+++=94,v+ct=3,+cv+=5"));
        QCOMPARE(result["order"] == json({"v", "ct", "cv"}), true);
        QCOMPARE(result["observed"]["+ cv ct"].get<int>(), 592);
        QCOMPARE(result["intervals"][0]["recombinants"].get<int>(), 191);
        QCOMPARE(result["intervals"][1]["recombinants"].get<int>(), 93);
    }

    void aDoubtIsNamedAndTheDistancesStay() {
        const json tie = mapJson(QStringLiteral("map --observed 45,5,0,0,0,0,5,45"));
        QCOMPARE(tie["doubt"] == "rarest-tie", true);
        QVERIFY(tie["order"].is_null());
        QCOMPARE(tie["pairs"].size(), std::size_t{3});
        const auto text = run({"map", "--observed", "45,5,0,0,0,0,5,45"});
        QCOMPARE(text.exitCode, 0);
        QVERIFY2(text.output.contains("equally rare") && text.output.contains("A - B"),
                 text.output.constData());
        QVERIFY(run({"map", "--observed", "0,0,0,0,0,0,0,0"}).output.endsWith("Nothing was counted.\n"));
    }

    void genesThatAreNotLinkedHaveNoEnd() {
        const json result = mapJson(QStringLiteral("map --observed 28,13,14,13,14,13,13,28"));
        QVERIFY(result.is_object());
        const auto text = run({"map", "--observed", "28,27,26,19,19,26,27,28"}).output;
        QVERIFY2(text.contains("infinite") && text.contains("do not show that"), text.constData());
    }

    /// R: prop.test(127, 231, correct = FALSE)
    void theIntervalBesideAShareHoldsIt() {
        const json result = mapJson(QStringLiteral("map --observed 34,36,38,15,17,30,36,25"));
        for (const json& pair : result["pairs"]) {
            const auto share = pair["fraction"].get<double>();
            QVERIFY(pair["interval"][0].get<double>() < share && share < pair["interval"][1].get<double>());
        }
        const json& wide = result["pairs"][1];
        QCOMPARE(wide["recombinants"].get<int>(), 127);
        QVERIFY(qAbs(wide["interval"][0].get<double>() - 0.485333214821) < 1e-9);
        QVERIFY(qAbs(wide["interval"][1].get<double>() - 0.612605199101) < 1e-9);
    }

    void refusesInOneLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* line, const char* says) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(says);
        };
        row("map", "--observed");
        row("map --observed 1,2,3", "it has 3");
        row("map --observed 1,2,3,4,5,6,7,8,9", "it has 9");
        row("map --observed 1,2,3,4,5,6,7,-8", "negative");
        row("map --observed -1,2,3,4,5,6,7,8", "negative");
        row("map --observed 1,2,3,4,5,6,7,x", "not a count");
        row("map --observed 1,2,3,4,5,6,7,99999999999999999999", "--observed");
        row("map --observed 1,2,3,4,5,6,7,1000000000001", "at most");
        row("map --observed ABC=1,ABC=2", "twice");
        row("map --observed +++=1,abc=2", "twice");
        row("map --observed ABC=1,5", "\"5\"");
        row("map --observed ABD=1", "ABD=1");
        row("map --observed AB=1", "AB=1");
        row("map --observed ABCC=1", "ABCC=1");
        row("map --observed =1", "--observed");
        row("map --observed ABC=", "not a count");
        row("map --observed ABC=1.5", "not a count");
        row("map --genes A,B --observed 1,2,3,4,5,6,7,8", "--genes");
        row("map --genes A,B,C,D --observed 1,2,3,4,5,6,7,8", "--genes");
        row("map --genes A,a,C --observed 1,2,3,4,5,6,7,8", "twice");
        row("map --genes A,,C --observed 1,2,3,4,5,6,7,8", "not a gene");
        row("map --genes A,+,C --observed 1,2,3,4,5,6,7,8", "not a gene");
        row("map --genes A,abcdefghijklm,C --observed 1,2,3,4,5,6,7,8", "not a gene");
        row("map --published sable", "vermilion-sable-bar");
        row("map --published vermilion-sable-bar --observed 1,2,3,4,5,6,7,8", "--published");
    }

    void refusesInOneLine() {
        QFETCH(const QString, line);
        QFETCH(const QString, says);
        const auto result = run(line.split(' '));
        QVERIFY2(result.isRefusal(says.toUtf8()), result.errors.constData());
    }
};

GENOTYPE_TEST(MapTest)
#include "map_test.moc"
