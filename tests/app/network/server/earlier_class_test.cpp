// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/earlier_class.h"

#include "app/network/server/class_archive.h"
#include "app/network/server/hosted_class.h"
#include "app/network/server/sql_connection.h"
#include "app/network/server/sql_storage.h"
#include "host_process.h"
#include "hosted.h"
#include "places.h"
#include "test_registry.h"
#include "tests/app/base/files/damages.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>

using namespace app;

namespace {

const QString earlierId = QStringLiteral("9c88443cd8b3dd1502e23e205d52997fbf2b5363");

/// A folder as a version before 0.2.0 has left it after a lesson of three pupils.
class EarlierFolder {
public:
    EarlierFolder() {
        QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/app/network/server/earlier/class-7.sql"));
        bool isMade = file.open(QIODevice::ReadOnly);
        const QStringList statements = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        isMade = isMade && !statements.isEmpty();
        for (const QString& statement : statements)
            isMade = isMade && execute(statement);
        if (!isMade)
            qFatal("no class of version 7");
        damages::put(m_folder.filePath("class-name"), earlierId.toLatin1());
    }

    QString path() const { return m_folder.path(); }
    QString database() const { return m_folder.filePath("class.sqlite"); }
    bool execute(const QString& statement) {
        SqlConnection connection(database());
        return connection.attempt([&] { return connection.run(statement); });
    }
    std::optional<ClassArchive> read() { return ClassArchive::read(path(), {}, &trouble, &details); }

    ClassArchive::Trouble trouble{};
    QString details;

private:
    QTemporaryDir m_folder;
};

} // namespace

class EarlierClassTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itsReportSaysWhatPupilsHaveSent();
    void itIsReportedWithoutTheFileThatNamesIt();
    void hostingItIsRefusedInASentenceAndChangesNothing();
    void aChangedValueIsLeftOutOfItsReport();
    void itIsErasedWithoutTheOthers();
    void anOlderOneIsNotRead();
};

/// Clover first took the blended colour, after a hint the right one; Daisy the right one at once; Fern, who
/// did no step, a parent's. Daisy tried a problem too.
void EarlierClassTest::itsReportSaysWhatPupilsHaveSent() {
    EarlierFolder folder;
    const auto kept = folder.read();
    QVERIFY2(kept, qPrintable(folder.details));
    QVERIFY(kept->contents.damage.empty());
    QCOMPARE(kept->contents.members.size(), std::size_t{4});
    const auto records = kept->records();
    QCOMPARE(records.size(), std::size_t{3});
    const char* const names[]{"Clover", "Daisy", "Fern"};
    const unsigned steps[]{0b11, 0b1111, 0};
    const std::vector<int> choices[]{{1, 0}, {0}, {2}};
    for (std::size_t i = 0; i < records.size(); ++i) {
        QCOMPARE(records[i].name, std::string(names[i]));
        QCOMPARE(records[i].lessons.size(), std::size_t{1});
        const lessons::LessonRecord& lesson = records[i].lessons.front();
        QCOMPARE(lesson.lesson, std::string("dominance"));
        QCOMPARE(lesson.stepsDone, steps[i]);
        QCOMPARE(lesson.questions.size(), std::size_t{1});
        QCOMPARE(lesson.questions.front().question, std::string("dominance-f1"));
        QCOMPARE(lesson.questions.front().attempts.size(), std::size_t{1});
        const auto& given = lesson.questions.front().attempts.front().answers;
        QVERIFY(std::ranges::equal(given, choices[i]));
        QCOMPARE(records[i].practice.size(), std::size_t{i == 1 ? 1U : 0U});
    }
    QCOMPARE(records[1].practice.front().kind, std::string("look-share"));
    QCOMPARE(records[1].practice.front().missed, 1);
}

void EarlierClassTest::itIsReportedWithoutTheFileThatNamesIt() {
    EarlierFolder folder;
    QVERIFY(QFile::remove(folder.path() + "/class-name"));
    const auto kept = folder.read();
    QVERIFY2(kept, qPrintable(folder.details));
    QCOMPARE(kept->id, earlierId.toStdString());
    QCOMPARE(kept->records().size(), std::size_t{3});
}

void EarlierClassTest::hostingItIsRefusedInASentenceAndChangesNothing() {
    EarlierFolder folder;
    QVERIFY(folder.read());
    const QByteArray before = damages::bytesOf(folder.database());
    HostedClass hosted;
    QSignalSpy failed(&hosted, &HostedClass::failed);
    HostedClass::Settings settings;
    settings.folder = folder.path();
    settings.isPlain = true;
    settings.port = 0;
    QVERIFY(!tests::opens(hosted, settings));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().value<HostedClass::Trouble>() == HostedClass::Trouble::Earlier);
    QCOMPARE(damages::bytesOf(folder.database()), before);
    const QByteArray said =
        tests::HostProcess::complaint({"--plain", "--data-dir", folder.path(), "--port", "0"});
    QVERIFY2(said.contains("an earlier version of the program kept this class"), said.constData());
    QCOMPARE(damages::bytesOf(folder.database()), before);
    QVERIFY(folder.read());
}

void EarlierClassTest::aChangedValueIsLeftOutOfItsReport() {
    EarlierFolder folder;
    QVERIFY(folder.execute(
        QStringLiteral("UPDATE class_answers SET choice = 2 WHERE member = 3 AND number = 1")));
    const auto kept = folder.read();
    QVERIFY(kept && kept->contents.damage == (RecordDamage{{RecordKind::Answer, 1}}));
    QCOMPARE(kept->contents.monitor.answers.size(), std::size_t{4});
}

void EarlierClassTest::itIsErasedWithoutTheOthers() {
    EarlierFolder folder;
    QVERIFY(folder.execute(QStringLiteral("INSERT INTO class_steps (host, member, lesson, done) "
                                          "VALUES ('next door', 1, 'dominance', 1)")));
    QString error;
    QVERIFY(earlier_class::erase(folder.database(), earlierId));
    const auto left = earlier_class::read(folder.database(), earlierId, &error);
    QVERIFY(left && left->members.empty() && left->monitor == StoredMonitoring{});
    const auto other = earlier_class::read(folder.database(), QStringLiteral("next door"), &error);
    QVERIFY(other && other->monitor.steps.size() == 1);
}

void EarlierClassTest::anOlderOneIsNotRead() {
    EarlierFolder folder;
    QVERIFY(folder.execute(QStringLiteral("UPDATE schema_version SET version = 6")));
    QVERIFY(!folder.read());
    QVERIFY(folder.trouble == ClassArchive::Trouble::Contents && folder.details.contains("older"));
}

GENOTYPE_TEST(EarlierClassTest)
#include "earlier_class_test.moc"
