// SPDX-License-Identifier: GPL-3.0-or-later
#include "done_topic.h"
#include "test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using app::Progress;

/// Whose work it is: names, and what is done without one.
class ProgressNamesTest : public QObject {
    Q_OBJECT
private slots:
    void keepsPupilsApart() {
        QTemporaryDir folder;
        Progress progress(folder.path());
        progress.setCurrent(QStringLiteral("Ada"));
        progress.setTopic(QStringLiteral("dominance"), done(15));
        progress.setCurrent(QStringLiteral("  Ben   B. "));
        QCOMPARE(progress.current(), QStringLiteral("Ben B."));
        QCOMPARE(progress.share(QStringLiteral("dominance")), 0.0);
        progress.setCurrent(QStringLiteral("Ada"));
        QCOMPARE(progress.share(QStringLiteral("dominance")), 1.0);
    }

    void aPupilKeepsHisSeedAndTheNextHasAnother() {
        QTemporaryDir folder;
        std::uint32_t ada = 0;
        {
            Progress progress(folder.path());
            progress.setCurrent(QStringLiteral("Ada"));
            ada = progress.seed();
            progress.setCurrent(QStringLiteral("Ben"));
            QVERIFY(progress.seed() != ada);
        }
        Progress again(folder.path());
        again.setCurrent(QStringLiteral("Ada"));
        QCOMPARE(again.seed(), ada);
    }

    void practiceBelongsToThePupilAndNotToALesson() {
        QTemporaryDir folder;
        {
            Progress progress(folder.path());
            progress.setCurrent(QStringLiteral("Ada"));
            progress.setPractice(QStringLiteral("linkage"), {2, 5});
            progress.setCurrent(QStringLiteral("Ben"));
            QCOMPARE(progress.practice(QStringLiteral("linkage")), Progress::Practice());
            progress.setPractice(QStringLiteral("linkage"), {1, 0});
            progress.erase();
        }
        Progress again(folder.path());
        again.setCurrent(QStringLiteral("Ada"));
        QCOMPARE(again.practice(QStringLiteral("linkage")), (Progress::Practice{2, 5}));
        again.setCurrent(QStringLiteral("Ben"));
        QCOMPARE(again.practice(QStringLiteral("linkage")), Progress::Practice());
    }

    void whatWasDoneWithoutANameGoesAlongWithIt() {
        QTemporaryDir folder;
        {
            Progress progress(folder.path());
            progress.setTopic(QStringLiteral("dominance"), done(3));
            progress.setPractice(QStringLiteral("cross"), {2, 1, {}});
            progress.setCurrent(QStringLiteral("Ada"));
            QCOMPARE(progress.unnamed(), Progress::Unnamed::Taken);
            QVERIFY(progress.topic(QStringLiteral("dominance")) == done(3));
            QVERIFY(!progress.isEmpty());
        }
        Progress again(folder.path());
        QCOMPARE(again.current(), QStringLiteral("Ada"));
        QVERIFY(again.topic(QStringLiteral("dominance")) == done(3));
        QCOMPARE(again.practice(QStringLiteral("cross")).inARow, 2);
        again.setCurrent(QString());
        QVERIFY(again.isEmpty());
    }

    void whatIsGivenBackIsNobodysAgain() {
        QTemporaryDir folder;
        {
            Progress progress(folder.path());
            progress.setCurrent(QStringLiteral("Ada"));
            progress.setTopic(QStringLiteral("dominance"), done(4));
            progress.setCurrent(QString());
            progress.setTopic(QStringLiteral("dominance"), done(3));
            progress.setCurrent(QStringLiteral("Ada"));
            QCOMPARE(progress.topic(QStringLiteral("dominance")).stepsDone, 7);
            progress.giveBackUnnamed();
            QVERIFY(progress.topic(QStringLiteral("dominance")) == done(4));
            QCOMPARE(progress.unnamed(), Progress::Unnamed::Waiting);
        }
        Progress again(folder.path());
        QVERIFY(again.topic(QStringLiteral("dominance")) == done(4));
        again.setCurrent(QString());
        QVERIFY(again.topic(QStringLiteral("dominance")) == done(3));
    }

    void workOfAnEarlierDayIsOfferedAndNotTaken() {
        QTemporaryDir folder;
        {
            Progress progress(folder.path());
            progress.setTopic(QStringLiteral("dominance"), done(3));
        }
        Progress progress(folder.path());
        progress.setCurrent(QStringLiteral("Ada"));
        QVERIFY(progress.isEmpty());
        QCOMPARE(progress.unnamed(), Progress::Unnamed::Waiting);
        progress.takeUnnamed();
        QCOMPARE(progress.unnamed(), Progress::Unnamed::Taken);
        QVERIFY(progress.topic(QStringLiteral("dominance")) == done(3));
        // Once more is done, nobody can tell what was whose.
        progress.setTopic(QStringLiteral("dominance"), done(7));
        QCOMPARE(progress.unnamed(), Progress::Unnamed::None);
    }

    void erasesOneNameAndNoOther() {
        QTemporaryDir folder;
        Progress progress(folder.path());
        for (const char* name : {"Ada", "Ben"}) {
            progress.setCurrent(QLatin1String(name));
            progress.setTopic(QStringLiteral("dominance"), done(1));
        }
        progress.erase();
        QCOMPARE(progress.names(), QStringList{QStringLiteral("Ada")});
        QFile file(QDir(folder.path()).filePath(QStringLiteral("lessons.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY(content.contains("Ada"));
        QVERIFY(!content.contains("Ben"));
    }

    void erasesOneNameFromEveryFileInTheFolder() {
        const QTemporaryDir folder;
        {
            Progress progress(folder.path());
            for (const char* name : {"Ada", "Ben"}) {
                progress.setCurrent(QLatin1String(name));
                progress.setTopic(QStringLiteral("dominance"), done(1));
            }
        }
        const auto filesWith = [&folder](const char* name) {
            QStringList found;
            for (const QString& each : QDir(folder.path()).entryList(QDir::Files)) {
                QFile file(folder.filePath(each));
                if (file.open(QIODevice::ReadOnly) && file.readAll().contains(name))
                    found << each;
            }
            return found;
        };
        QFile file(folder.filePath(QStringLiteral("lessons.json")));
        QVERIFY(file.open(QIODevice::Append) && file.write("?") > 0);
        file.close();
        Progress progress(folder.path());
        // The file, its copy, and the damaged file.
        QCOMPARE(filesWith("Ben").size(), 3);
        QCOMPARE(progress.current(), QStringLiteral("Ben"));
        progress.erase();
        QCOMPARE(filesWith("Ben"), QStringList());
        QVERIFY(!filesWith("Ada").isEmpty());
    }
};

GENOTYPE_TEST(ProgressNamesTest)
#include "progress_names_test.moc"
