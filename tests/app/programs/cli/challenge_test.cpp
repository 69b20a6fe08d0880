// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using tests::run;

namespace {

const QString example = QStringLiteral(GENOTYPE_SOURCE_DIR "/lessons/challenges/peas_for_two.toml");

nlohmann::json asked(const QStringList& parents) {
    QStringList arguments{"challenge", example, "--json"};
    for (const QString& one : parents)
        arguments << "--parents" << one;
    return nlohmann::json::parse(run(arguments).output.toStdString());
}

} // namespace

class ChallengeCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Plays the example: changes nothing, then what its own answer says is best.
    void gradesAChoiceOfParents() {
        const auto first = asked({"Rr x Rr"});
        QCOMPARE(first["chosen"]["percent"].get<int>(), 0);
        QCOMPARE(first["chosen"]["tiles"].get<int>(), 0);
        QStringList best;
        for (const auto& [letter, parents] : first["best"]["parents"].items())
            best << QString::fromStdString(parents.get<std::string>());
        const auto second = asked(best);
        QCOMPARE(second["chosen"]["percent"].get<int>(), 100);
        QVERIFY(second["chosen"]["tiles"].get<int>() <= second["tiles"].get<int>());
        QVERIFY(second["chosen"]["dice"].get<double>() > first["present"]["dice"].get<double>());
        QVERIFY(second["needs"].size() > 2);
    }

    void saysItInLinesToo() {
        const auto told = run({"challenge", example});
        QCOMPARE(told.exitCode, 0);
        QVERIFY(told.output.startsWith("“Two plants, two gene tiles”: Find the best parents"));
        QVERIFY(told.output.contains("\nbest "));
        QVERIFY(told.output.contains(" 100 %\n"));
    }

    void refusesParentsThatTheTilesCannotMake() {
        const auto result = run({"challenge", example, "--parents", "RR x RR", "--parents", "FF x ff"});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.errors.contains("tiles"), qPrintable(result.errors));
    }

    void takesAnyCrossSign_data() {
        QTest::addColumn<QString>("parents");
        for (const char* text : {"RR × Rr", "RR×Rr", "RRxRr", "RR X Rr", "RR ✕ Rr", "Rr x RR"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void takesAnyCrossSign() {
        QFETCH(QString, parents);
        const auto written = asked({"RR x Rr"})["chosen"];
        const auto chosen = asked({parents})["chosen"];
        QVERIFY(!chosen.is_null());
        QVERIFY(chosen["tiles"] == written["tiles"]);
        QVERIFY(chosen["dice"] == written["dice"]);
    }

    void saysWhatIsNoCross_data() {
        QTest::addColumn<QString>("parents");
        for (const char* text : {"RR", "RR + Rr", "RR x Rr x rr", "x Rr", "RR x Qq", "RR x Ff"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void saysWhatIsNoCross() {
        QFETCH(QString, parents);
        const auto result = run({"challenge", example, "--parents", parents});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.errors.contains(
                     QStringLiteral("“%1” does not name two parents of one trait").arg(parents).toUtf8()),
                 qPrintable(result.errors));
    }

    void namesFileAndLineOfEachFault() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("bad.toml");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("format = 1\ntiles = 9\n");
        file.close();
        const auto result = run({"challenge", path});
        QCOMPARE(result.exitCode, 1);
        QVERIFY(result.output.contains("bad.toml:2: “tiles” must be a whole number from 1 to 4."));
        const auto told = nlohmann::json::parse(run({"challenge", path, "--json"}).output.toStdString());
        QVERIFY(told["faults"].size() >= 2);
        QCOMPARE(run({"challenge", folder.filePath("none.toml")}).exitCode, 2);
    }
};

GENOTYPE_TEST(ChallengeCommandTest)
#include "challenge_test.moc"
