// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage_checks.h"

#include "app/network/server/class_records.h"
#include "app/network/server/database_check.h"
#include "app/network/server/record_codecs.h"
#include "test_registry.h"
#include "tests/app/base/files/damages.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <array>

using namespace app;
using namespace storage_checks;

namespace {

/// What a class is read as from a file that may be damaged; or what is told instead.
struct Reading {
    std::optional<ClassStorage::Contents> contents;
    RecordDamage damage;
    QString told;

    static Reading of(const QString& file) {
        Reading reading;
        const DatabaseCheck check = DatabaseCheck::of(file);
        if (check.state != DatabaseCheck::State::Good) {
            reading.told = QStringLiteral("damaged: ") + check.details;
            return reading;
        }
        const auto storage = SqlStorage::open(file, hostOfTest, &reading.told);
        if (!storage)
            return reading;
        const auto mended = storage->mend();
        reading.contents = mended ? storage->load() : std::nullopt;
        if (mended)
            reading.damage = *mended;
        if (!reading.contents)
            reading.told = storage->error();
        return reading;
    }

    static inline const QString hostOfTest = QStringLiteral("0123456789abcdef0123456789abcdef");
};

} // namespace

class SqlStorageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sqliteKeepsMembersAndTables();
    void sqliteKeepsPoolAndVotes();
    void sqliteKeepsHowAClassIsMonitoredAndPaced();
    void sqliteKeepsWhatClassesShare();
    void tablesAreSavedTogetherOrNotAtAll();
    void aChangedValueIsLeftOutAndCounted();
    void aChangedByteOfTheFileIsTold();
    void nobodyGetsTheNumberOfADamagedMember();
    void nobodyGetsTheInstallationOfADamagedOne();
    void aCorrectedNicknameIsTheSameMembers();
    void poolAndVotesAreKeptWithoutAStorage();
    void whatIsFollowedIsKeptWithoutAStorage();
    void whatIsSharedIsKeptWithoutAStorage();
    void aRecordThatIsNotUnderstoodIsLeftOut();
    void otherVersionsAreLeftAlone();
    void whatIsNoDatabaseIsRefused();
    void aFolderThatIsMissingIsSaid();
};

void SqlStorageTest::sqliteKeepsMembersAndTables() {
    const QTemporaryDir folder;
    checkStorage(folder.filePath("class.sqlite"));
}

void SqlStorageTest::sqliteKeepsPoolAndVotes() {
    const QTemporaryDir folder;
    checkPolls(folder.filePath("class.sqlite"));
}

void SqlStorageTest::sqliteKeepsHowAClassIsMonitoredAndPaced() {
    const QTemporaryDir folder;
    checkMonitoring(folder.filePath("class.sqlite"));
}

void SqlStorageTest::sqliteKeepsWhatClassesShare() {
    const QTemporaryDir folder;
    checkSharing(folder.filePath("class.sqlite"));
}

/// A layout moves pupils from table to table: half of one would leave somebody at two of them, or at none.
void SqlStorageTest::tablesAreSavedTogetherOrNotAtAll() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    const auto storage = opened(file);
    StoredTable left = waiting;
    left.seats = {0, 0, 0, 0};
    StoredTable entered = waiting;
    entered.number = 9;
    QVERIFY(storage->save(std::vector{waiting}));
    QVERIFY(execute(file, QStringLiteral("CREATE TRIGGER full BEFORE INSERT ON class_records "
                                         "WHEN NEW.id = '9' BEGIN SELECT RAISE(ABORT, 'full'); END")));
    QVERIFY(!storage->save({left, entered}));
    QVERIFY(storage->error().contains("full"));
    QCOMPARE(storage->load()->tables, std::vector{waiting});
    QVERIFY(execute(file, QStringLiteral("DROP TRIGGER full")));
    QVERIFY(storage->save({left, entered}));
    QCOMPARE(storage->load()->tables, (std::vector{left, entered}));
}

void SqlStorageTest::aChangedValueIsLeftOutAndCounted() {
    const QTemporaryDir folder;
    checkDamage(folder.filePath("class.sqlite"));
}

/// Whatever byte it is: the class is what it was, or a sentence says that it is not.
void SqlStorageTest::aChangedByteOfTheFileIsTold() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    {
        const auto storage = SqlStorage::open(file, Reading::hostOfTest, &failure);
        QVERIFY2(storage && fill(*storage), qPrintable(failure));
    }
    const QByteArray whole = damages::bytesOf(file);
    const Reading before = Reading::of(file);
    QVERIFY(before.contents && before.damage.empty());
    const QString changed = folder.filePath("changed.sqlite");
    constexpr std::array bits{0x01, 0x20, 0x55, 0x80};
    int step = 0;
    int told = 0;
    for (qsizetype byte = 0; byte < whole.size(); ++byte) {
        // Most of a page is empty; what is written is tried at every few bytes.
        if (whole[byte] == 0 || ++step % 9 != 0)
            continue;
        QByteArray bytes = whole;
        bytes[byte] = char(bytes[byte] ^ bits[static_cast<std::size_t>(step) % bits.size()]);
        for (const char* end : {"", "-wal", "-shm"})
            QFile::remove(changed + QLatin1String(end));
        damages::put(changed, bytes);
        const Reading after = Reading::of(changed);
        const QByteArray what = "byte " + QByteArray::number(byte);
        if (!after.contents) {
            QVERIFY2(!after.told.isEmpty(), what);
            ++told;
        } else if (!after.damage.empty()) {
            ++told;
        } else {
            QVERIFY2(isSame(*after.contents, *before.contents), what);
        }
    }
    QVERIFY(told > 50);
}

/// The next pupil would have that pupil's answers.
void SqlStorageTest::nobodyGetsTheNumberOfADamagedMember() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    const auto storage = opened(file);
    Member second = clover;
    second.number = 2;
    second.nickname = "Daisy";
    StoredTable table = waiting;
    table.seats = {2, 1, 0, 0};
    QVERIFY(storage->save(clover) && storage->save(second) && storage->save(std::vector{table}));
    QVERIFY(storage->monitor().add({StoredAnswer{.member = 2, .given = {.number = 1, .lesson = "square"}}}));
    QVERIFY(execute(
        file,
        QStringLiteral(
            "UPDATE class_records SET content = replace(content, 'Daisy', 'Daisi') WHERE kind = 'member'")));
    QVERIFY(storage->mend() == (RecordDamage{{RecordKind::Member, 1}}));
    const auto contents = storage->load();
    QVERIFY(contents && contents->members.size() == 2);
    QCOMPARE(contents->members[0], clover);
    QCOMPARE(contents->members[1].number, 2);
    QVERIFY(contents->members[1].isRemoved());
    QCOMPARE(contents->tables.front().seats, (std::vector{0, 1, 0, 0}));
    QCOMPARE(contents->monitor.answers.size(), std::size_t{1});
}

/// Members of a program that the class doesn't know yet would count as the same person as others.
void SqlStorageTest::nobodyGetsTheInstallationOfADamagedOne() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    const auto storage = opened(file);
    QVERIFY(fill(*storage));
    QVERIFY(
        execute(file, QStringLiteral("UPDATE class_records SET content = '{}' WHERE kind = 'installation'")));
    QVERIFY(storage->mend() == (RecordDamage{{RecordKind::Installation, 1}}));
    const auto contents = storage->load();
    QVERIFY(contents && contents->installations.empty());
    QCOMPARE(contents->members.front().installation, firstComputer.number);
    Members members;
    for (const Member& member : contents->members)
        members.add(member);
    const Newcomer next = members.invite(messages::Role::Pupil, "another program");
    QVERIFY(next.installation && next.member.installation == next.installation->number);
    members.add(next);
    QCOMPARE(members.personOf(next.member.number), next.member.number);
}

/// A member is a number: the work and the key in reports stay, and so do others of that nickname.
void SqlStorageTest::aCorrectedNicknameIsTheSameMembers() {
    const QTemporaryDir folder;
    const auto storage = opened(folder.filePath("class.sqlite"));
    Member namesake = clover;
    namesake.number = 2;
    QVERIFY(storage->save(clover) && storage->save(namesake));
    QVERIFY(storage->monitor().add({StoredAnswer{
        .member = 1,
        .given = {.number = 1, .lesson = "dominance", .question = "dominance-f1", .first = true}}}));
    const auto reported = [&storage] {
        const auto contents = storage->load();
        return learningRecords("class", contents->members, contents->monitor.answers,
                               contents->monitor.steps);
    };
    const auto before = reported();
    Member corrected = clover;
    corrected.nickname = "Clover the first";
    QVERIFY(storage->save(corrected));
    const auto after = reported();
    QCOMPARE(after.size(), std::size_t{2});
    QCOMPARE(after[0].name, corrected.nickname);
    QCOMPARE(after[0].key, before[0].key);
    QVERIFY(after[0].lessons == before[0].lessons && !after[0].lessons.empty());
    QVERIFY(after[1] == before[1]);
}

/// The records of a class in a file, and a part of the storage over them.
template <typename Part> struct Alone {
    QTemporaryDir folder;
    SqlConnection database{folder.filePath("class.sqlite")};
    RecordTable table{database, QStringLiteral("here")};
    Part part{table};

    bool isReady() { return database.connect() && table.prepare(); }
    int count(RecordKind kind) {
        int found = 0;
        return table.read(kind, [&found](const StoredRecord&) { ++found; }) ? found : -1;
    }
};

void SqlStorageTest::poolAndVotesAreKeptWithoutAStorage() {
    Alone<PollRecords> polls;
    QVERIFY(polls.isReady() && polls.part.save(paused) && polls.part.add(counted, 0) &&
            polls.part.save(rolled) && polls.part.save(Ballot{1, 1, 1, 2}));
    QCOMPARE(polls.count(RecordKind::Contribution), 1);
    QVERIFY(polls.part.removeContributions(testCrossId + 1));
    QCOMPARE(polls.count(RecordKind::Contribution), 1);
    QVERIFY(polls.part.removeContributions(testCrossId));
    QCOMPARE(polls.count(RecordKind::Contribution), 0);
    // It says what was given last, also if that was taken out.
    QCOMPARE(polls.count(RecordKind::LastNumber), 1);
}

void SqlStorageTest::whatIsFollowedIsKeptWithoutAStorage() {
    Alone<MonitorRecords> follow;
    QVERIFY(follow.isReady());
    const StoredPupil here{
        .member = 1,
        .where = {.page = "lab", .lesson = {}, .step = {}, .done = 0, .idle = true, .covered = true}};
    QVERIFY(follow.part.save(here));
    QVERIFY(follow.table.read(RecordKind::Place, [&](const StoredRecord& record) {
        const auto kept = records::valueIn<StoredPupil>(record);
        // Only a program that runs can say the others.
        QVERIFY(kept && kept->where.page == "lab" && !kept->where.idle && !kept->where.covered);
    }));
    for (int number = 1; number <= mostAssignments + 3; ++number)
        QVERIFY(follow.part.save(StoredAssignment{.number = number, .sent = {.target = "lab"}}));
    QCOMPARE(follow.count(RecordKind::Assignment), mostAssignments);
}

void SqlStorageTest::whatIsSharedIsKeptWithoutAStorage() {
    Alone<SharedSums> sums;
    QVERIFY(sums.isReady() && sums.part.save({{.experiment = testCrossId, .className = "8b"}}));
    QVERIFY(sums.part.ofOthers() == std::vector<PoolSum>{});
    QVERIFY(sums.part.save({}));
    QCOMPARE(sums.count(RecordKind::Sum), 0);
}

/// Its checksum is right: a program with a fault has written it.
void SqlStorageTest::aRecordThatIsNotUnderstoodIsLeftOut() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    const auto storage = opened(file);
    QVERIFY(storage->save(clover));
    SqlConnection database(file);
    RecordTable table(database, QStringLiteral("here"));
    const StoredRecord other{RecordKind::Member, "2", R"({"number":2,"nickname":"Daisy","size":3})"};
    const StoredRecord noJson{RecordKind::Vote, "1", "{"};
    QVERIFY(database.connect() && table.put(other) && table.put(noJson));
    const auto contents = storage->load();
    QVERIFY(contents && contents->damage == (RecordDamage{{RecordKind::Member, 1}, {RecordKind::Vote, 1}}));
    QCOMPARE(contents->members, std::vector<Member>{clover});
}

void SqlStorageTest::otherVersionsAreLeftAlone() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    QVERIFY(opened(file)->save(clover));
    const auto setVersion = [&file](int version) {
        return execute(file, QStringLiteral("UPDATE schema_version SET version = %1").arg(version));
    };
    QVERIFY(setVersion(RecordTable::version + 1));
    QVERIFY(!opened(file) && failure.contains("later version") && !SqlStorage::isEarlier(file));
    QVERIFY(setVersion(RecordTable::version - 1));
    QVERIFY(!opened(file) && failure.contains("earlier version") && SqlStorage::isEarlier(file));
    QVERIFY(setVersion(RecordTable::version));
    QCOMPARE(opened(file)->load()->members.size(), std::size_t{1});
}

void SqlStorageTest::whatIsNoDatabaseIsRefused() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("class.sqlite"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    QVERIFY(!opened(file.fileName()));
    QVERIFY(!failure.isEmpty());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray(5000, 'x'));
}

void SqlStorageTest::aFolderThatIsMissingIsSaid() {
    QVERIFY(!opened(QStringLiteral("/no/such/folder/class.sqlite")));
    QVERIFY(!failure.isEmpty());
}

GENOTYPE_TEST(SqlStorageTest)
#include "sql_storage_test.moc"
