// SPDX-License-Identifier: GPL-3.0-or-later
#include "done_topic.h"
#include "lessons/problems/problem.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using app::Progress;

/// The file of all pupils: what is in it is there again, whatever it says and whatever the disk does.
class ProgressTest : public QObject {
    Q_OBJECT
private slots:
    void isThereAgainTheNextTime() {
        QTemporaryDir folder;
        {
            Progress progress(folder.path());
            progress.setCurrent(QStringLiteral("Ada"));
            progress.setTopic(QStringLiteral("dominance"), done(3));
            QVERIFY(progress.isWritten());
        }
        const Progress again(folder.path());
        QCOMPARE(again.current(), QStringLiteral("Ada"));
        QVERIFY(again.topic(QStringLiteral("dominance")) == done(3));
        QCOMPARE(again.share(QStringLiteral("dominance")), 0.5);
        QCOMPARE(again.share(QStringLiteral("linkage")), 0.0);
    }

    void makesTheFolderThatIsNotThereYet() {
        QTemporaryDir home;
        const QString folder = home.filePath(QStringLiteral("share/genotype"));
        Progress progress(folder);
        progress.setTopic(QStringLiteral("dominance"), done(1));
        QVERIFY(progress.isWritten());
        QVERIFY(Progress(folder).topic(QStringLiteral("dominance")) == done(1));
    }

    void readsWhatVersion01Saved() {
        QTemporaryDir folder;
        QFile file(QDir(folder.path()).filePath(QStringLiteral("lessons.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": 1, "current": "Ada", "pupils": {"Ada": {
                    "dominance": {"steps": 15, "practice": 3, "answers": {"long ago": 2, "missed": 1, "passed": 0},
                                  "first": {"missed": 3, "passed": 0}},
                    "linkage": {"steps": 1, "practice": 2}}}})");
        file.close();
        Progress progress(folder.path());
        QVERIFY(progress.damagedFile().isEmpty());
        const Progress::Topic topic = progress.topic(QStringLiteral("dominance"));
        QCOMPARE(topic.stepsDone, 15);
        QCOMPARE(topic.attempts.value(QStringLiteral("missed")), (lessons::Attempts{{0, {3, 1}, 0}}));
        QCOMPARE(topic.attempts.value(QStringLiteral("passed")), (lessons::Attempts{{0, {0}, 0}}));
        QVERIFY(!topic.attempts.contains(QStringLiteral("long ago"))); // nobody knows its first answer
        QCOMPARE(progress.practice(QStringLiteral("look-share")).inARow, lessons::Mastery::needed);
        QCOMPARE(progress.practice(QStringLiteral("linkage")).inARow, 0);
        // And it stays so in a file of today.
        progress.setTopic(QStringLiteral("gametes"), done(1));
        const Progress again(folder.path());
        QVERIFY(again.topic(QStringLiteral("dominance")) == topic);
        QCOMPARE(again.practice(QStringLiteral("look-share")).inARow, lessons::Mastery::needed);
    }

    void keepsFieldsOfALaterVersion() {
        QTemporaryDir folder;
        const QString path = QDir(folder.path()).filePath(QStringLiteral("lessons.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": 1, "badges": [1, 2]})");
        file.close();
        Progress(folder.path()).setTopic(QStringLiteral("dominance"), done(1));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("badges"));
    }

    void keepsADamagedFileAside() {
        QTemporaryDir folder;
        const QString path = QDir(folder.path()).filePath(QStringLiteral("lessons.json"));
        for (const char* content : {"{ not json", "[]", "{\"format\": 99}"}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
            file.close();
            Progress progress(folder.path());
            QFile aside(progress.damagedFile());
            QVERIFY(aside.open(QIODevice::ReadOnly));
            QCOMPARE(aside.readAll(), QByteArray(content));
            progress.setTopic(QStringLiteral("dominance"), done(1));
            QVERIFY(progress.isWritten());
        }
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("lessons.damaged*")}).size(), 3);
    }

    void countsThatAreImpossibleAreNotTaken() {
        QTemporaryDir folder;
        QFile file(QDir(folder.path()).filePath(QStringLiteral("lessons.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": 1, "pupils": {"": {"dominance": {"rolls": {
                    "negative": {"counts": [3, -1]}, "words": {"counts": ["a", 1]},
                    "shrinks": {"counts": [2, 1], "way": [[3, 1], [2, 1]]}}}}}})");
        file.close();
        const auto rolls = Progress(folder.path()).topic(QStringLiteral("dominance")).rolls;
        QCOMPARE(rolls.size(), 1);
        QVERIFY(rolls.value(QStringLiteral("shrinks")).way.empty());
    }

    void ideasThatNobodyCanHaveChosenAreLeftOut() {
        QTemporaryDir folder;
        QFile file(QDir(folder.path()).filePath(QStringLiteral("lessons.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"format": 1, "current": "Ada", "practice": {"Ada": {"linkage": {"in a row": 1, "missed": 2,
                    "ideas": {"blending": [3, 2], "magic": [2, 2], "wrong-whole": [1, 5], "one-parent": [-1, -1],
                              "add-chances": "no", "chance-repays": [2000000000, 2000000000]}}}}})");
        file.close();
        const Progress progress(folder.path());
        QCOMPARE(progress.practice(QStringLiteral("linkage")).signs,
                 (std::vector<lessons::Sign>{{"blending", 3, 2}}));
    }

    void saysWhenTheDiskRefuses() {
        QTemporaryDir folder;
        // A file is in the way of the folder.
        QFile obstacle(folder.filePath(QStringLiteral("data")));
        QVERIFY(obstacle.open(QIODevice::WriteOnly));
        Progress progress(obstacle.fileName());
        progress.setTopic(QStringLiteral("dominance"), done(1));
        QVERIFY(!progress.isWritten());
        QCOMPARE(progress.share(QStringLiteral("dominance")), 0.25);
    }

    void whatTheDiskRefusedIsWrittenWithTheNextThingThatIsDone() {
        QTemporaryDir folder;
        Progress progress(folder.path());
        progress.setTopic(QStringLiteral("gametes"), done(1));
        {
            const obstacles::FullDisk full(0);
            progress.setTopic(QStringLiteral("dominance"), done(1));
            QVERIFY(!progress.isWritten());
        }
        progress.setTopic(QStringLiteral("linkage"), done(1));
        QVERIFY(progress.isWritten());
        QVERIFY(Progress(folder.path()).topic(QStringLiteral("dominance")) == done(1));
    }
};

GENOTYPE_TEST(ProgressTest)
#include "progress_test.moc"
