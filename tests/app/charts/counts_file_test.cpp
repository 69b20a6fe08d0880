// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/counts_file.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;

/// Tables that another program wrote.
class CountsFileTest : public QObject {
    Q_OBJECT
private slots:
    void countsAndObservationsAreCounted() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("peas.csv"));
        const lessons::CategoryTable flowers{{"purple", "white"}, {705, 224}};
        for (const char* text : {"purple;705\nwhite;224\n", "flower\tcount\npurple\t705\nwhite\t224",
                                 "purple,white\n705,224\n"}) {
            table::writeTo(path, text);
            const CountsFile file = readCountsFile(path);
            QVERIFY2(file.problem.isEmpty(), qPrintable(file.problem));
            QVERIFY2(file.table == flowers, text);
        }
        table::writeTo(path, "purple\npurple\nwhite\n");
        QVERIFY(readCountsFile(path).table == (lessons::CategoryTable{{"purple", "white"}, {2, 1}}));
    }

    void whatIsNoTableIsSaidInOneSentence() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("peas.csv"));
        for (const QByteArray& text :
             {QByteArray(), QByteArray("a;-5\nb;3\n"), QByteArray("a\0b", 3), QByteArray("a;\"5\n"),
              QByteArray(qsizetype(lessons::maxCsvBytes) + 1, 'a')}) {
            table::writeTo(path, text);
            const CountsFile file = readCountsFile(path);
            QVERIFY(!file.problem.isEmpty());
            QVERIFY(!file.problem.contains(QLatin1Char('\n')));
            QVERIFY(file.table.names.empty());
        }
    }

    void howLargeATableMayBeIsSaid() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("peas.csv"));
        QByteArray text("purple;705\nwhite;224\n");
        text.append(QByteArray(qsizetype(lessons::maxCsvBytes) - text.size(), '\n'));
        table::writeTo(path, text);
        QVERIFY(readCountsFile(path).problem.isEmpty());
        table::writeTo(path, text + '\n');
        const QString problem = readCountsFile(path).problem;
        QVERIFY2(problem.contains(QStringLiteral("8 MB")), qPrintable(problem));
    }

    void aFileThatIsNotThereIsNamed() {
        QVERIFY(
            readCountsFile(QStringLiteral("/nowhere/peas.csv")).problem.contains(QStringLiteral("peas.csv")));
        // A folder is not a file.
        QTemporaryDir folder;
        QVERIFY(!readCountsFile(folder.path()).problem.isEmpty());
    }
};

GENOTYPE_TEST(CountsFileTest)
#include "counts_file_test.moc"
