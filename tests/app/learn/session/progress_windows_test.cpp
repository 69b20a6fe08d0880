// SPDX-License-Identifier: GPL-3.0-or-later
#include "done_topic.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using app::Progress;

/// Two windows of the program over one folder.
class ProgressWindowsTest : public QObject {
    Q_OBJECT
private slots:
    void twoWindowsKeepTheAnswersAndThePracticeOfBoth() {
        QTemporaryDir folder;
        Progress one(folder.path());
        Progress two(folder.path());
        const QString id = QStringLiteral("dominance");
        const QString question = QStringLiteral("question");
        const auto answer = [&](Progress& window, const lessons::Attempts& attempts) {
            Progress::Topic topic = window.topic(id);
            topic.attempts.insert(question, attempts);
            window.setTopic(id, topic);
        };
        answer(one, {{0, {1}, 0}});
        answer(two, {{0, {2}, 0}});
        answer(two, {{0, {1}, 0}, {0, {2}, 0}, {1, {0}, 0}});
        one.setPractice(QStringLiteral("linkage"), {1, 0});
        two.setPractice(QStringLiteral("test-cross"), {2, 0});
        const Progress both(folder.path());
        QCOMPARE(both.topic(id).attempts.value(question),
                 (lessons::Attempts{{0, {1}, 0}, {0, {2}, 0}, {1, {0}, 0}}));
        QCOMPARE(both.practice(QStringLiteral("linkage")).inARow, 1);
        QCOMPARE(both.practice(QStringLiteral("test-cross")).inARow, 2);
    }

    void twoWindowsOverOneFolderKeepWhatBothDid() {
        QTemporaryDir folder;
        Progress one(folder.path());
        Progress two(folder.path());
        one.setTopic(QStringLiteral("dominance"), done(1));
        Progress::Topic other = done(2);
        other.predictions = {{QStringLiteral("Tt × tt"), {1, 1}}};
        two.setTopic(QStringLiteral("dominance"), other);
        two.setTopic(QStringLiteral("linkage"), done(4));
        const Progress::Topic both = Progress(folder.path()).topic(QStringLiteral("dominance"));
        QCOMPARE(both.stepsDone, 3);
        QCOMPARE(both.predictions.size(), 2);
        // The first window learns of the second's progress with its own next change.
        one.setTopic(QStringLiteral("gametes"), done(1));
        QCOMPARE(one.topic(QStringLiteral("linkage")).stepsDone, 4);
        QCOMPARE(Progress(folder.path()).topic(QStringLiteral("linkage")).stepsDone, 4);
    }

    void whatOneWindowErasesTheOtherDoesNotBringBack() {
        QTemporaryDir folder;
        Progress one(folder.path());
        one.setCurrent(QStringLiteral("Ada"));
        one.setTopic(QStringLiteral("dominance"), done(1));
        Progress two(folder.path());
        QCOMPARE(two.current(), QStringLiteral("Ada"));
        one.erase();
        two.setCurrent(QStringLiteral("Ben"));
        two.setTopic(QStringLiteral("dominance"), done(1));
        QVERIFY(!Progress(folder.path()).names().contains(QStringLiteral("Ada")));
    }
};

GENOTYPE_TEST(ProgressWindowsTest)
#include "progress_windows_test.moc"
