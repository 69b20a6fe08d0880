// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest/QTest>

using nlohmann::json;
using tests::run;

class BreedCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSameSeedGivesTheSameOffspring() {
        const auto counts = [](const char* seed) {
            const auto result = run({"breed", "--mystery", "4KB-758", "--seed", seed, "--do", "cross,0,1,200",
                                     "--do", "keep 0 0", "--do", "cross,2,2,1000", "--json"});
            return json::parse(result.output.toStdString(), nullptr, false)["crosses"];
        };
        QCOMPARE(counts("7").size(), std::size_t{2});
        QCOMPARE(counts("7") == counts("7"), true);
        QCOMPARE(counts("7") == counts("8"), false);
    }

    void theAnswerIsGivenOnlyIfAskedFor() {
        const auto plain = run({"breed", "--mystery", "4KB-758", "--judge"});
        QVERIFY(!plain.output.contains("answer") && !plain.output.contains("AA"));
        const auto asked = run({"breed", "--mystery", "4KB-758", "--answer"});
        QVERIFY(asked.output.contains("answer: "));
    }

    void refusesInOneLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* line, const char* says) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(says);
        };
        row("breed", "--mystery");
        row("breed --mystery 4KB", "--mystery");
        row("breed --mystery 4KB-759", "--mystery");
        row("breed --mystery 4KB-75!", "--mystery");
        row("breed --mystery 4KB-758 --seed x", "--seed");
        row("breed --mystery 4KB-758 --do cross,0,7,200", "--do");
        row("breed --mystery 4KB-758 --do cross,0,1,0", "--do");
        row("breed --mystery 4KB-758 --do keep,0,0", "--do");
        row("breed --mystery 4KB-758 --do dance", "--do");
    }

    void refusesInOneLine() {
        QFETCH(const QString, line);
        QFETCH(const QString, says);
        const auto result = run(line.split(' '));
        QVERIFY2(result.isRefusal(says.toUtf8()), result.errors.constData());
    }
};

GENOTYPE_TEST(BreedCommandTest)
#include "breed_test.moc"
