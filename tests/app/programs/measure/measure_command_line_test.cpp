// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/documented_commands.h"
#include "test_registry.h"

#include <QtTest/QTest>

using tests::measure;

class MeasureCommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesAWrongCommandLineInOneLine_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"",
                                 "dance",
                                 "--dance",
                                 "cross --parents Rr rr",
                                 "fit",
                                 "fit --weights all",
                                 "fit --weights round --games 0",
                                 "fit --weights round --games 1 --bot nobody",
                                 "selfplay",
                                 "selfplay --players 4",
                                 "selfplay --players 4 --games 1",
                                 "selfplay --players 1 --games 1 --seed 1",
                                 "selfplay --players 6 --games 1 --seed 1",
                                 "selfplay --players x --games 1 --seed 1",
                                 "selfplay --players 2.5 --games 1 --seed 1",
                                 "selfplay --players 02 --games 1 --seed 1",
                                 "selfplay --players 2 --games 0 --seed 1",
                                 "selfplay --players 2 --games -1 --seed 1",
                                 "selfplay --players 2 --games 1e3 --seed 1",
                                 "selfplay --players 2 --games 100000001 --seed 1",
                                 "selfplay --players 2 --games 99999999999999999999 --seed 1",
                                 "selfplay --players 2 --games 1 --seed -1",
                                 "selfplay --players 2 --games 1 --seed 1x",
                                 "selfplay --players 2 --games 1 --seed 0x10",
                                 "selfplay --players 2 --games 1 --seed 18446744073709551616",
                                 "selfplay --players 2 --games 1 --seed=",
                                 "selfplay --players 2 --games 1 --seed 1 --rounds 0",
                                 "selfplay --players 2 --games 1 --seed 1 --rounds 6",
                                 "selfplay --players 2 --games 1 --seed 1 --overlay pink",
                                 "selfplay --players 2 --games 1 --seed 1 --overlay flower-incomplete "
                                 "--overlay flower-codominance",
                                 "selfplay --players 2 --games 1 --seed 1 --bots grandmaster",
                                 "selfplay --players 2 --games 1 --seed 1 --bots simple,simple,simple",
                                 "selfplay --players 2 --games 1 --seed 1 --bots",
                                 "selfplay --players 2 --games 1 --seed 1 extra",
                                 "selfplay --players 2 --players 3 --games 1 --seed 1",
                                 "selfplay --players 2 --games 1 --seed 1 --json=7"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void refusesAWrongCommandLineInOneLine() {
        QFETCH(const QString, line);
        const auto result = measure(line.split(' ', Qt::SkipEmptyParts));
        QVERIFY2(result.isRefusal(), result.errors.constData());
    }

    void answersAsDocumented() {
        const auto found = tests::documentedCommands("app/programs/measure/README.md", GENOTYPE_MEASURE);
        QCOMPARE(found.fault, QByteArray());
        QVERIFY(found.examples >= 1);
    }

    void describesEachSubcommand() {
        QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/app/programs/measure/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        const QByteArray refusal = measure({"dance"}).errors.trimmed();
        const auto names = refusal.mid(refusal.lastIndexOf(": ") + 2).split(',');
        QVERIFY(names.size() >= 5);
        for (const QByteArray& name : names)
            QVERIFY2(text.contains("\n## " + name.trimmed() + '\n'), name.constData());
        QCOMPARE(text.count("\n## "), names.size());
    }
};

GENOTYPE_TEST(MeasureCommandLineTest)
#include "measure_command_line_test.moc"
