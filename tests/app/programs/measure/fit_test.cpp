// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using tests::measure;

namespace {

QByteArray fitted(const QStringList& options) {
    const auto result = measure(QStringList{"fit", "--bot", "novice"} + options);
    return result.exitCode == 0 ? result.output : QByteArray();
}

QString contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A file of weights without its comments, numbers and widths.
QString form(QString text) {
    text.remove(QRegularExpression("^#.*\\n", QRegularExpression::MultilineOption));
    text.replace(QRegularExpression(":( +-?\\d+){5}$", QRegularExpression::MultilineOption), ": weights");
    return text;
}

/// The rows of features.
QStringList weightsIn(const QByteArray& text) {
    return QString::fromUtf8(text).split('\n').filter(QRegularExpression("^\\w+:( +-?\\d+){5}$"));
}

} // namespace

class FitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheSameFileWithAnyNumberOfThreads() {
        for (const char* weights : {"evaluation", "round"}) {
            const QByteArray one =
                fitted({"--weights", weights, "--games", "9", "--seed", "3", "--threads", "1"});
            QVERIFY(!one.isEmpty());
            QCOMPARE(fitted({"--weights", weights, "--games", "9", "--seed", "3", "--threads", "4"}), one);
            const QByteArray other = fitted({"--weights", weights, "--games", "9", "--seed", "4"});
            QVERIFY(weightsIn(other) != weightsIn(one));
        }
    }

    void writesFilesOfTheFormOfThoseCompiledIn_data() {
        QTest::addColumn<QString>("weights");
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("rows");
        QTest::newRow("evaluation") << "evaluation"
                                    << "evaluation.weights" << 60;
        QTest::newRow("round") << "round"
                               << "round.weights" << 180;
    }

    void writesFilesOfTheFormOfThoseCompiledIn() {
        QFETCH(const QString, weights);
        QFETCH(const QString, file);
        QFETCH(const int, rows);
        const QByteArray text = fitted({"--weights", weights, "--games", "4", "--seed", "1"});
        QCOMPARE(weightsIn(text).size(), rows);
        QCOMPARE(form(QString::fromUtf8(text)),
                 form(contents(GENOTYPE_SOURCE_DIR "/engine/genotype/bots/weights/" + file)));
        for (const QByteArray& line : text.split('\n'))
            QVERIFY2(QString::fromUtf8(line).size() <= 110, line.constData());
    }

    void saysWhichRunMadeTheFile() {
        const QByteArray text = fitted({"--weights", "evaluation", "--games", "4", "--seed", "11"});
        QString comment = QString::fromUtf8(text).replace("\n# ", " ");
        QVERIFY2(
            comment.contains("genotype-measure fit --weights evaluation --bot novice --games 4 --seed 11"),
            text.constData());
        QVERIFY(comment.contains("R squared"));
    }

    void writesTheFileThatIsNamed() {
        QTemporaryDir folder;
        const QString path = folder.filePath("new.weights");
        QCOMPARE(fitted({"--weights", "evaluation", "--games", "2", "--seed", "1", "--out", path}),
                 QByteArray());
        QVERIFY(contents(path) ==
                QString::fromUtf8(fitted({"--weights", "evaluation", "--games", "2", "--seed", "1"})));
        const auto refused = measure({"fit", "--weights", "evaluation", "--bot", "novice", "--games", "1",
                                      "--out", folder.filePath("no/such/folder")});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.errors.contains("cannot be written"));
    }
};

GENOTYPE_TEST(FitTest)
#include "fit_test.moc"
