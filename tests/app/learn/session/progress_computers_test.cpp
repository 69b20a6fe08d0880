// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/pupil_file.h"
#include "done_topic.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using app::Progress;

/// A pupil's work on two computers, and its way from one to the other.
class ProgressComputersTest : public QObject {
    Q_OBJECT
private slots:
    void canBeTakenToAnotherComputerAndBack() {
        QTemporaryDir school;
        QTemporaryDir home;
        Progress atSchool(school.path());
        atSchool.setCurrent(QStringLiteral("Ada"));
        atSchool.setTopic(QStringLiteral("dominance"), done(3));
        atSchool.setPractice(QStringLiteral("linkage"), {2, 1});
        Progress atHome(home.path());
        QVERIFY(atHome.addFile(atSchool.file()));
        QCOMPARE(atHome.current(), QStringLiteral("Ada"));
        QCOMPARE(atHome.seed(), atSchool.seed());
        QVERIFY(atHome.topic(QStringLiteral("dominance")) == done(3));
        QVERIFY((atHome.practice(QStringLiteral("linkage")) == Progress::Practice{2, 1}));
        // At home she goes on, and brings it back.
        Progress::Topic more = done(15);
        more.attempts[QStringLiteral("next")] = {{0, {1}, 0}};
        atHome.setTopic(QStringLiteral("dominance"), more);
        atHome.setPractice(QStringLiteral("linkage"), {3, 1});
        QVERIFY(atSchool.addFile(atHome.file()));
        QVERIFY(atSchool.addFile(atHome.file()));
        QCOMPARE(atSchool.names(), QStringList{QStringLiteral("Ada")});
        QVERIFY(Progress(school.path()).topic(QStringLiteral("dominance")) == more);
        QVERIFY((Progress(school.path()).practice(QStringLiteral("linkage")) == Progress::Practice{3, 1}));
    }

    void whatPracticeShowedOfIdeasIsTakenAlong() {
        QTemporaryDir school;
        QTemporaryDir home;
        Progress atSchool(school.path());
        atSchool.setCurrent(QStringLiteral("Ada"));
        const QString kind = QStringLiteral("linkage");
        atSchool.setPractice(kind, {0, 2, {{"always-independent", 4, 2}, {"ratio-for-all", 3, 1}}});
        Progress atHome(home.path());
        QVERIFY(atHome.addFile(atSchool.file()));
        QVERIFY(atHome.practice(kind) == atSchool.practice(kind));
        atHome.setPractice(kind, {1, 2, {{"always-independent", 6, 2}, {"wrong-whole", 1, 0}}});
        QVERIFY(atSchool.addFile(atHome.file()));
        const std::vector<lessons::Sign> both{
            {"always-independent", 6, 2}, {"ratio-for-all", 3, 1}, {"wrong-whole", 1, 0}};
        QCOMPARE(Progress(school.path()).practice(kind).signs, both);
    }

    void aNamesakeGetsANumber() {
        QTemporaryDir school;
        QTemporaryDir home;
        Progress here(school.path());
        here.setCurrent(QStringLiteral("Ada"));
        here.setTopic(QStringLiteral("dominance"), done(3));
        Progress other(home.path());
        other.setCurrent(QStringLiteral("Ada"));
        other.setTopic(QStringLiteral("linkage"), done(1));
        QVERIFY(here.addFile(other.file()));
        QCOMPARE(here.names(), (QStringList{QStringLiteral("Ada"), QStringLiteral("Ada (2)")}));
        QCOMPARE(here.current(), QStringLiteral("Ada (2)"));
        QVERIFY(here.topic(QStringLiteral("dominance")) == Progress::Topic());
        QVERIFY(here.addFile(other.file()));
        QCOMPARE(here.names().size(), 2);
    }

    void whatTwoComputersKnowIsJoinedAndStaysSo() {
        QTemporaryDir school;
        QTemporaryDir home;
        const QString id = QStringLiteral("dominance");
        const QString question = QStringLiteral("question");
        const QString cross = QStringLiteral("Tt × Tt");
        Progress atSchool(school.path());
        atSchool.setCurrent(QStringLiteral("Ada"));
        atSchool.setTopic(id, done(1));
        Progress atHome(home.path());
        QVERIFY(atHome.addFile(atSchool.file()));
        // She goes on in both places.
        Progress::Topic topic = atSchool.topic(id);
        topic.stepsDone |= 2;
        topic.attempts[question].push_back({1, {0}, 0});
        topic.rolls.insert(cross, {{}, {150, 50}, {}});
        atSchool.setTopic(id, topic);
        topic = atHome.topic(id);
        topic.stepsDone |= 4;
        topic.attempts[question].push_back({1, {1}, 0});
        topic.predictions[cross] = {1, 1};
        topic.rolls.insert(cross, {{}, {30, 10}, {}});
        topic.rolls.insert(QStringLiteral("Tt × tt"), {{}, {5, 6}, {}});
        atHome.setTopic(id, topic);
        const QByteArray school1 = atSchool.file();
        const QByteArray home1 = atHome.file();
        QVERIFY(atSchool.addFile(home1));
        QVERIFY(atHome.addFile(school1));
        for (const Progress* place : {&atSchool, &atHome}) {
            const Progress::Topic both = place->topic(id);
            QCOMPARE(both.stepsDone, 7);
            QCOMPARE(both.attempts.value(question).size(), std::size_t{3});
            // More plants tell more; the prediction that was made for them stays with them.
            QCOMPARE(both.rolls.value(cross).counts, (std::vector<std::int64_t>{150, 50}));
            QCOMPARE(both.predictions.value(cross), (std::vector<int>{3, 1}));
            QCOMPARE(both.rolls.size(), 2);
        }
        // However often the sticks go back and forth.
        const QByteArray settled = atSchool.file();
        for (const QByteArray& file : {home1, atHome.file(), school1, settled})
            QVERIFY(atSchool.addFile(file));
        QCOMPARE(atSchool.file(), settled);
        QCOMPARE(Progress(school.path()).file(), settled);
    }

    void onesOwnRollsAreNotReplacedByCountsFromElsewhere() {
        QTemporaryDir school;
        QTemporaryDir home;
        const QString cross = QStringLiteral("Tt × Tt");
        Progress atSchool(school.path());
        atSchool.setCurrent(QStringLiteral("Ada"));
        Progress::Topic topic = done(1);
        topic.rolls.insert(cross, {QStringLiteral("Mendel"), {787, 277}, {}});
        atSchool.setTopic(QStringLiteral("dominance"), topic);
        Progress atHome(home.path());
        QVERIFY(atHome.addFile(atSchool.file()));
        topic.rolls[cross] = {{}, {3, 1}, {}};
        atHome.setTopic(QStringLiteral("dominance"), topic);
        QVERIFY(atHome.addFile(atSchool.file()));
        QVERIFY(atSchool.addFile(atHome.file()));
        for (const Progress* place : {&atSchool, &atHome})
            QCOMPARE(place->topic(QStringLiteral("dominance")).rolls.value(cross).counts,
                     (std::vector<std::int64_t>{3, 1}));
    }

    void whoTypedOneNameOnTwoComputersCanJoinThem() {
        QTemporaryDir school;
        QTemporaryDir home;
        Progress here(school.path());
        here.setCurrent(QStringLiteral("Ada"));
        QVERIFY(here.namesake().isEmpty());
        here.setTopic(QStringLiteral("dominance"), done(3));
        Progress other(home.path());
        other.setCurrent(QStringLiteral("Ada"));
        other.setTopic(QStringLiteral("linkage"), done(1));
        other.setPractice(QStringLiteral("linkage"), {2, 1});
        QVERIFY(here.addFile(other.file()));
        QCOMPARE(here.namesake(), QStringLiteral("Ada"));
        const std::uint32_t seed = Progress(school.path()).seed();
        here.joinNamesake();
        const Progress again(school.path());
        for (const Progress* one : {static_cast<const Progress*>(&here), &again}) {
            QCOMPARE(one->current(), QStringLiteral("Ada"));
            QCOMPARE(one->names(), QStringList{QStringLiteral("Ada")});
            QVERIFY(one->topic(QStringLiteral("dominance")) == done(3));
            QVERIFY(one->topic(QStringLiteral("linkage")) == done(1));
            QCOMPARE(one->practice(QStringLiteral("linkage")).inARow, 2);
            QVERIFY(one->seed() != seed); // Ada's own, so that her answers keep their order
        }
        QVERIFY(here.namesake().isEmpty());
    }

    void whatTheDiskRefusesToJoinStaysUnderBothNames() {
        QTemporaryDir school;
        QTemporaryDir home;
        Progress here(school.path());
        here.setCurrent(QStringLiteral("Ada"));
        here.setTopic(QStringLiteral("dominance"), done(3));
        Progress other(home.path());
        other.setCurrent(QStringLiteral("Ada"));
        other.setTopic(QStringLiteral("linkage"), done(1));
        QVERIFY(here.addFile(other.file()));
        {
            const obstacles::FullDisk full(0);
            here.joinNamesake();
            QVERIFY(!here.isWritten());
        }
        QCOMPARE(here.names().size(), 2);
        QCOMPARE(Progress(school.path()).names().size(), 2);
    }

    void whatIsNoPupilsFileChangesNothing() {
        QTemporaryDir folder;
        Progress progress(folder.path());
        progress.setCurrent(QStringLiteral("Ada"));
        progress.setTopic(QStringLiteral("dominance"), done(3));
        const QByteArray good = progress.file();
        for (const QByteArray& bad : {QByteArray(), QByteArray("peas"), QByteArray("[]"), QByteArray("{}"),
                                      good.left(good.size() / 2), QByteArray(good).replace("Ada", ""),
                                      QByteArray(good).replace("progress\": 1", "progress\": 2"),
                                      QByteArray(app::PupilFile::largest + 1, ' ')}) {
            QVERIFY2(!progress.addFile(bad), bad.left(40).constData());
            QCOMPARE(progress.current(), QStringLiteral("Ada"));
            QVERIFY(progress.topic(QStringLiteral("dominance")) == done(3));
        }
    }
};

GENOTYPE_TEST(ProgressComputersTest)
#include "progress_computers_test.moc"
