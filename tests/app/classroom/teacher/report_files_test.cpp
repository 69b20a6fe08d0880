// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/disk.h"
#include "app/classroom/teacher/report_files.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"
#include "tests/app/support/texts.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

namespace {

const QString dominance = QStringLiteral("dominance");

PupilFile pupil(const QString& name, std::uint32_t seed, int steps, const lessons::Attempts& attempts = {}) {
    PupilFile file{name, seed, {}, {}};
    file.topics[dominance].stepsDone = steps;
    file.topics[dominance].attempts.insert(QStringLiteral("dominance-f1"), attempts);
    return file;
}

QStringList namesOf(const ReportFiles& files) {
    QStringList names;
    for (const ReportFiles::Pupil& one : files.pupils())
        names << one.name;
    return names;
}

} // namespace

class ReportFilesTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyPupilOfAFolderIsRead() {
        put("c.json", pupil(QStringLiteral("Cleo"), 3, 1));
        put("a.json", pupil(QStringLiteral("Ada"), 1, 15));
        put("b.json", pupil(QStringLiteral("ben"), 2, 3));
        put("notes.txt", pupil(QStringLiteral("Dora"), 4, 3));
        ReportFiles files;
        const QSignalSpy changed(&files, &ReportFiles::changed);
        QVERIFY(files.addFolder(m_folder->path()).contains(QLatin1String("3 progress files")));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(namesOf(files), (QStringList{"Ada", "ben", "Cleo"}));
        QVERIFY(!files.hasNamesakes());
        QVERIFY(!files.hasMerged());
        const auto records = files.records();
        QCOMPARE(records.front().name, std::string("Ada"));
        QCOMPARE(records.front().lessons.front().lesson, std::string("dominance"));
        QCOMPARE(records.front().lessons.front().stepsDone, 15u);
    }

    void filesOfOnePupilArePutTogetherTheOlderFirst() {
        put("new.json", pupil(QStringLiteral("Ada L."), 1, 6, {{0, {0}, 0}}));
        put("old.json", pupil(QStringLiteral("Ada"), 1, 1, {{0, {1}, 0}}));
        age("old.json", 3);
        ReportFiles files;
        const QString told = files.add({path("new.json"), path("old.json")});
        QVERIFY2(told.contains(QLatin1String("2 progress files")), qPrintable(told));
        QCOMPARE(namesOf(files), QStringList{"Ada L."});
        const auto topic = files.pupils().front().file.topics.value(dominance);
        QCOMPARE(topic.stepsDone, 7);
        QCOMPARE(topic.attempts.value(QStringLiteral("dominance-f1")),
                 (lessons::Attempts{{0, {1}, 0}, {0, {0}, 0}}));
        QVERIFY(files.hasMerged());
    }

    void theSameFileAgainChangesNothing() {
        put("a.json", pupil(QStringLiteral("Ada"), 1, 15, {{0, {1}, 0}}));
        ReportFiles files;
        files.addFolder(m_folder->path());
        const auto before = files.records();
        QVERIFY(files.addFolder(m_folder->path()).contains(QLatin1String("1 of them contained nothing new")));
        QVERIFY(files.records() == before);
        QVERIFY(!files.hasMerged());
    }

    void aDamagedFileIsNamedAndCostsNoOther() {
        put("a.json", pupil(QStringLiteral("Ada"), 1, 15));
        write("cut.json", pupil(QStringLiteral("Ben"), 2, 15).content().left(100));
        write("other.json", "{}");
        write("large.json", QByteArray(PupilFile::largest + 1, ' '));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder.json")));
        ReportFiles files;
        const QString told = files.addFolder(m_folder->path());
        QVERIFY2(told.contains(QLatin1String("cut.json, large.json, other.json")), qPrintable(told));
        QCOMPARE(namesOf(files), QStringList{"Ada"});
        QVERIFY(files.add({path("gone.json")}).contains(QLatin1String("gone.json")));
        QVERIFY(ReportFiles().add({}).contains(QLatin1String("no progress file")));
    }

    void namesakesAreTwoPupilsUntilATeacherJoinsThem() {
        put("1.json", pupil(QStringLiteral("Ada"), 1, 1));
        put("2.json", pupil(QStringLiteral("ada"), 2, 2));
        put("3.json", pupil(QStringLiteral("Ben"), 3, 2));
        ReportFiles files;
        files.addFolder(m_folder->path());
        QVERIFY(files.hasNamesakes());
        QCOMPARE(namesOf(files), (QStringList{"Ada", "ada (2)", "Ben"}));
        const auto keys = files.records();
        QVERIFY(keys[0].key != keys[1].key);
        files.joinNamesakes(true);
        QCOMPARE(namesOf(files), (QStringList{"Ada", "Ben"}));
        QCOMPARE(files.records().front().lessons.front().stepsDone, 3u);
        QVERIFY(files.hasMerged());
        files.joinNamesakes(false);
        QCOMPARE(files.pupils().size(), std::size_t{3});
    }

    void pupilsWithoutANameAreNeverJoined() {
        put("1.json", pupil({}, 1, 1));
        put("2.json", pupil({}, 2, 2));
        ReportFiles files;
        files.addFolder(m_folder->path());
        QVERIFY(!files.hasNamesakes());
        files.joinNamesakes(true);
        QCOMPARE(namesOf(files), (QStringList{"without a name", "without a name (2)"}));
    }

    void noTwoPupilsAreShownUnderOneName() {
        put("1.json", pupil(QStringLiteral("Ada (2)"), 1, 1));
        put("2.json", pupil(QStringLiteral("Ada"), 2, 2));
        put("3.json", pupil(QStringLiteral("Ada"), 3, 2));
        ReportFiles files;
        files.addFolder(m_folder->path());
        QCOMPARE(namesOf(files), (QStringList{"Ada", "Ada (2)", "Ada (3)"}));
    }

    void aJoinedFileIsGivenBackAndCanBeAddedByThePupil() {
        QTemporaryDir home;
        Progress atHome(home.path());
        atHome.setCurrent(QStringLiteral("Ada / 8b"));
        Progress::Topic topic;
        topic.stepsDone = 1;
        atHome.setTopic(dominance, topic);
        write("home.json", atHome.file());
        put("school.json", pupil(QStringLiteral("Ada / 8b"), atHome.seed(), 14));
        put("ben.json", pupil(QStringLiteral("Ben"), 7, 14));
        ReportFiles files;
        files.addFolder(m_folder->path());
        const QTemporaryDir back;
        bool failed = true;
        QVERIFY(files.saveMerged(back.path(), failed).contains(QLatin1String("1 files")));
        QVERIFY(!failed);
        const QStringList saved = QDir(back.path()).entryList(QDir::Files);
        QCOMPARE(saved.size(), 1);
        QFile file(QDir(back.path()).filePath(saved.front()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(atHome.addFile(file.readAll()));
        QCOMPARE(atHome.names(), QStringList{QStringLiteral("Ada / 8b")});
        QCOMPARE(atHome.topic(dominance).stepsDone, 15);
    }

    void aDiskThatRefusesTheJoinedFileIsTold() {
        put("1.json", pupil(QStringLiteral("Ada"), 1, 1));
        put("2.json", pupil(QStringLiteral("Ada"), 1, 2));
        ReportFiles files;
        files.addFolder(m_folder->path());
        const obstacles::FullDisk full(0);
        bool failed = false;
        QVERIFY_SAYS(files.saveMerged(m_folder->path(), failed), "ExportFile.fileNotSaved");
        QVERIFY(failed);
    }

    void whatWasReadIsForgotten() {
        put("a.json", pupil(QStringLiteral("Ada"), 1, 15));
        ReportFiles files;
        files.addFolder(m_folder->path());
        files.forget();
        QVERIFY(files.records().empty());
    }

    void predictionsRollsAndPracticeAreInTheRecord() {
        PupilFile file = pupil(QStringLiteral("Ada"), 1, 15);
        file.topics[dominance].predictions.insert(QStringLiteral("Tt × Tt"), {3, 1});
        file.topics[dominance].rolls.insert(QStringLiteral("Tt × tt"),
                                            {QStringLiteral("Mendel"), {5, 6}, {}});
        file.practice.insert(QStringLiteral("linkage"), {3, 1, {{"blending", 2, 1}}});
        const lessons::LearningRecord record = file.record(QStringLiteral("A"), QStringLiteral("k"));
        QCOMPARE(record.name, std::string("A"));
        QCOMPARE(record.key, std::string("k"));
        QCOMPARE(record.lessons.front().experiments,
                 (std::vector<lessons::ExperimentRecord>{{"Tt × Tt", {3, 1}, {}, ""},
                                                         {"Tt × tt", {}, {5, 6}, "Mendel"}}));
        QCOMPARE(record.practice,
                 (std::vector<lessons::PracticeRecord>{{"linkage", 3, 1, {{"blending", 2, 1}}}}));
    }

private:
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& content) const {
        QVERIFY(disk::replace(path(name), content.toStdString()));
    }
    void put(const char* name, const PupilFile& file) const { write(name, file.content()); }
    void age(const char* name, int days) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(
            file.setFileTime(QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(ReportFilesTest)
#include "report_files_test.moc"
