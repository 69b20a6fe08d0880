// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "engine/genotype/model/catalogue.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using tests::run;

class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesAWrongCommandLineInOneLine_data() {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"", "dance", "--dance", "serve now", "serve --port 1", "replay", "replay a b",
              "replay /no/such/file", "replay /", "dance --help", "selfplay --players 2 --games 1 --seed 1",
              "cross --parents Rr rr --offspring 10 --seed -1", "arena --levels random,random --games 0",
              "arena --levels random,random --json=7", "arena --levels random,random --games 1 --games 1"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void refusesAWrongCommandLineInOneLine() {
        QFETCH(const QString, line);
        const auto result = run(line.split(' ', Qt::SkipEmptyParts));
        QVERIFY2(result.isRefusal(), result.errors.constData());
    }

    void anUnknownSubcommandIsAnsweredWithAllThatThereAre() {
        QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/app/programs/cli/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray refusal = run({QStringLiteral("dance")}).errors;
        int documented = 0;
        for (const QByteArray& line : file.readAll().split('\n'))
            if (line.startsWith("## ")) {
                ++documented;
                QVERIFY2(QByteArray(refusal).replace('\n', ',').contains(' ' + line.mid(3) + ','),
                         line.constData());
            }
        QVERIFY(documented >= 13);
    }

    void refusesAFileThatIsNoRecord_data() {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QByteArray>("message");
        const QByteArray header = "genotype-record 1\ncatalogue " +
                                  QByteArray::number(genotype::catalogueVersion) +
                                  "\nplayers 2\nrounds 5\nseed 1\nfirst 1\n"
                                  "seat 1 person colour 0 \"A\"\nseat 2 person colour 1 \"B\"\n\n";
        QTest::newRow("empty") << QByteArray() << QByteArray(":1: ");
        QTest::newRow("binary") << QByteArray(5000, '\0') << QByteArray(":1: ");
        QTest::newRow("other catalogue")
            << QByteArray("genotype-record 1\ncatalogue 99\n") << QByteArray(":2: ");
        QTest::newRow("illegal") << header + "1 seat-1 pass\n" << QByteArray(":10: ");
        QTest::newRow("cut off") << header + "1 seat-1 se" << QByteArray(":10: ");
        QTest::newRow("too large") << QByteArray(3 << 20, '\n') << QByteArray("too large");
    }

    void refusesAFileThatIsNoRecord() {
        QFETCH(const QByteArray, contents);
        QFETCH(const QByteArray, message);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("game.genotype")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(contents);
        file.close();
        const auto result = run({QStringLiteral("replay"), file.fileName()});
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.output, QByteArray());
        QCOMPARE(result.errors.count('\n'), 1);
        QVERIFY2(result.errors.contains(message), result.errors.constData());
    }

    void helpsOnRequest() {
        for (const QStringList& arguments :
             {QStringList{QStringLiteral("--help")},
              QStringList{QStringLiteral("arena"), QStringLiteral("--help")},
              QStringList{QStringLiteral("replay"), QStringLiteral("-h")},
              QStringList{QStringLiteral("cross"), QStringLiteral("--help")},
              QStringList{QStringLiteral("gof"), QStringLiteral("--help")},
              QStringList{QStringLiteral("serve"), QStringLiteral("--help")}}) {
            const auto result = run(arguments);
            QCOMPARE(result.exitCode, 0);
            QVERIFY(result.output.contains("genotype-cli"));
            QCOMPARE(result.errors, QByteArray());
        }
    }

    void endsQuietlyWhenNobodyReads() {
        // The reader ends at once without reading, while the writer is still playing.
        QProcess writer;
        QProcess reader;
        writer.setStandardOutputProcess(&reader);
        writer.start(QStringLiteral(GENOTYPE_CLI), {"arena", "--levels", "random,random,random,random,random",
                                                    "--games", "1000", "--seed", "1"});
        reader.start(QStringLiteral(GENOTYPE_CLI), {"--help"});
        QVERIFY(reader.waitForFinished(tests::patience));
        QVERIFY(writer.waitForFinished(tests::patience));
        QCOMPARE(writer.exitStatus(), QProcess::NormalExit);
        QCOMPARE(writer.exitCode(), 0);
        QCOMPARE(writer.readAllStandardError(), QByteArray());
    }

    void saysWhenTheOutputCannotBeWritten() {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("this system has no /dev/full");
        QProcess program;
        program.setStandardOutputFile(QStringLiteral("/dev/full"));
        program.start(QStringLiteral(GENOTYPE_CLI), {"gof", "--observed", "3,1", "--ratio", "3:1"});
        QVERIFY(program.waitForFinished(tests::patience));
        QCOMPARE(program.exitCode(), 2);
        QCOMPARE(program.readAllStandardError().count('\n'), 1);
    }
};

GENOTYPE_TEST(CommandLineTest)
#include "command_line_test.moc"
