// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/progress.h"
#include "app/learn/session/pupil_file.h"
#include "lessons/problems/problem.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using app::Progress;

namespace {

Progress::Topic done(int steps) {
    Progress::Topic topic;
    topic.stepsDone = steps;
    topic.predictions.insert(QStringLiteral("Tt × Tt"), {3, 1});
    topic.attempts.insert(QStringLiteral("question"), {{0, {2}, 1}});
    return topic;
}

} // namespace

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

    void makesTheFolderThatIsNotThereYet() {
        QTemporaryDir home;
        const QString folder = home.filePath(QStringLiteral("share/genotype"));
        Progress progress(folder);
        progress.setTopic(QStringLiteral("dominance"), done(1));
        QVERIFY(progress.isWritten());
        QVERIFY(Progress(folder).topic(QStringLiteral("dominance")) == done(1));
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

GENOTYPE_TEST(ProgressTest)
#include "progress_test.moc"
