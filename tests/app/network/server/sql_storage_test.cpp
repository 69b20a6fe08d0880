// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage_checks.h"

#include "app/network/server/database_check.h"
#include "test_registry.h"
#include "tests/app/base/files/damages.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtSql/QSqlQuery>
#include <QtTest/QTest>

#include <array>

using namespace app;
using namespace storage_checks;

namespace {

/// As a host left its tables before their rows had checksums.
void dropChecksums(const QString& file) {
    for (const SqlTable* const table : sql_tables::all())
        QVERIFY2(execute(file, QStringLiteral("ALTER TABLE %1 DROP COLUMN checksum").arg(table->name)),
                 table->name);
    QVERIFY(execute(file, QStringLiteral("DROP TABLE class_damaged")));
    QVERIFY(execute(file, QStringLiteral("UPDATE schema_version SET version = 6")));
}

/// What a class is read as from a file that may be damaged; or what is told instead.
struct Reading {
    std::optional<ClassStorage::Contents> contents;
    RowDamage damage;
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
    void sqliteKeepsHowAClassIsFollowedAndLed();
    void sqliteKeepsWhatClassesShare();
    void tablesAreSavedTogetherOrNotAtAll();
    void aDatabaseOfTheFirstVersionIsBroughtUpToDate();
    void aDatabaseOfTheSecondVersionIsBroughtUpToDate();
    void aDatabaseOfTheThirdVersionIsBroughtUpToDate();
    void rowsOfAnEarlierVersionGetTheirChecksums();
    void aChangedValueIsLeftOutAndCounted();
    void aChangedByteOfTheFileIsTold();
    void nobodyGetsTheNumberOfADamagedMember();
    void aLaterVersionIsLeftAlone();
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

void SqlStorageTest::sqliteKeepsHowAClassIsFollowedAndLed() {
    const QTemporaryDir folder;
    checkFollow(folder.filePath("class.sqlite"));
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
    QVERIFY(execute(file, QStringLiteral("CREATE TRIGGER full BEFORE INSERT ON class_tables "
                                         "WHEN NEW.number = 9 BEGIN SELECT RAISE(ABORT, 'full'); END")));
    QVERIFY(!storage->save({left, entered}));
    QVERIFY(storage->error().contains("full"));
    QCOMPARE(storage->load()->tables, std::vector{waiting});
    QVERIFY(execute(file, QStringLiteral("DROP TRIGGER full")));
    QVERIFY(storage->save({left, entered}));
    QCOMPARE(storage->load()->tables, (std::vector{left, entered}));
}

/// As the first hosts have left it.
void SqlStorageTest::aDatabaseOfTheFirstVersionIsBroughtUpToDate() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    for (const char* const statement :
         {"CREATE TABLE schema_version (version INTEGER NOT NULL)", "INSERT INTO schema_version VALUES (1)",
          "CREATE TABLE members (host TEXT NOT NULL, number INTEGER NOT NULL, nickname TEXT NOT NULL, "
          "role TEXT NOT NULL, token_hash TEXT NOT NULL, PRIMARY KEY (host, number))",
          "CREATE TABLE class_tables (host TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL, "
          "seats INTEGER NOT NULL, length INTEGER NOT NULL, bot TEXT NOT NULL, clock INTEGER NOT NULL, "
          "file TEXT NOT NULL, PRIMARY KEY (host, number))",
          "CREATE TABLE class_seats (host TEXT NOT NULL, table_number INTEGER NOT NULL, "
          "seat INTEGER NOT NULL, member INTEGER NOT NULL, PRIMARY KEY (host, table_number, seat))",
          "INSERT INTO members VALUES ('here', 1, 'Clover', 'pupil', "
          "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')"})
        QVERIFY2(execute(file, QLatin1String(statement)), statement);
    auto storage = opened(file);
    QVERIFY2(storage, qPrintable(failure));
    QCOMPARE(storage->load()->members, std::vector<Member>{clover});
    storage.reset();
    checkPolls(file);
    checkFollow(file);
    QCOMPARE(opened(file)->load()->members, std::vector<Member>{clover});
}

/// As a host with pool and votes has left it.
void SqlStorageTest::aDatabaseOfTheSecondVersionIsBroughtUpToDate() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    QVERIFY(opened(file)->save(clover) && opened(file)->polls().save(rolled));
    dropChecksums(file);
    for (const char* const statement :
         {"DROP TABLE class_pupils", "DROP TABLE class_answers", "DROP TABLE class_leads",
          "DROP TABLE class_errands", "DROP TABLE class_steps", "DROP TABLE class_sums",
          "DROP TABLE class_sittings", "ALTER TABLE members DROP COLUMN installation",
          "ALTER TABLE members DROP COLUMN confirmed", "ALTER TABLE class_pools DROP COLUMN together",
          "UPDATE schema_version SET version = 2"})
        QVERIFY2(execute(file, QLatin1String(statement)), statement);
    checkFollow(file);
    QCOMPARE(opened(file)->load()->members, std::vector<Member>{clover});
    QVERIFY(opened(file)->load()->polls.vote == rolled);
}

/// As a host has left it that knew the steps of the latest lesson only.
void SqlStorageTest::aDatabaseOfTheThirdVersionIsBroughtUpToDate() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    const auto in = [](const char* lesson, int member, int done) {
        return StoredPupil{.member = member, .where = {.page = "lessons", .lesson = lesson, .done = done}};
    };
    {
        const auto storage = opened(file);
        QVERIFY(storage->follow().save(in("square", 1, 7)) && storage->follow().save(in("square", 2, 0)) &&
                storage->follow().save(in("", 3, 0)));
    }
    dropChecksums(file);
    for (const char* const statement :
         {"DROP TABLE class_steps", "DROP TABLE class_sums", "DROP TABLE class_sittings",
          "ALTER TABLE members DROP COLUMN installation", "ALTER TABLE members DROP COLUMN confirmed",
          "ALTER TABLE class_pupils DROP COLUMN seen", "ALTER TABLE class_pools DROP COLUMN together",
          "UPDATE schema_version SET version = 3"})
        QVERIFY2(execute(file, QLatin1String(statement)), statement);
    const std::vector<StoredSteps> steps{{.member = 1, .lesson = "square", .done = 7}};
    QVERIFY(opened(file)->load()->follow.steps == steps);
}

/// They may be changed by an earlier version until a host of this version opens the class.
void SqlStorageTest::rowsOfAnEarlierVersionGetTheirChecksums() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    QVERIFY(fill(*opened(file)));
    dropChecksums(file);
    auto storage = opened(file);
    QVERIFY2(storage, qPrintable(failure));
    QVERIFY(execute(file, QStringLiteral("UPDATE members SET nickname = 'Daisy'")));
    auto contents = storage->load();
    QVERIFY(contents && contents->damage.empty());
    QCOMPARE(contents->members.front().nickname, std::string("Daisy"));
    QVERIFY(storage->mend() == RowDamage{});
    for (const SqlTable* const table : sql_tables::all()) {
        SqlConnection connection(file);
        int rows = 0;
        QVERIFY(connection.connect() &&
                connection.read(
                    QStringLiteral("SELECT count(*) FROM %1 WHERE length(checksum) = 16").arg(table->name),
                    {}, [&](const QSqlQuery& row) { rows = row.value(0).toInt(); }));
        QVERIFY2(rows == 1, table->name);
    }
    QVERIFY(execute(file, QStringLiteral("UPDATE members SET nickname = 'Poppy'")));
    QVERIFY(storage->mend() == (RowDamage{{RowKind::Member, 1}}));
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
        if (whole[byte] == 0 || ++step % 11 != 0)
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
    QVERIFY(storage->follow().add({StoredAnswer{.member = 2, .given = {.number = 1, .lesson = "square"}}}));
    QVERIFY(execute(file, QStringLiteral("UPDATE members SET nickname = 'Daisi' WHERE number = 2")));
    QVERIFY(storage->mend() == (RowDamage{{RowKind::Member, 1}}));
    const auto contents = storage->load();
    QVERIFY(contents && contents->members.size() == 2);
    QCOMPARE(contents->members[0], clover);
    QCOMPARE(contents->members[1].number, 2);
    QVERIFY(contents->members[1].isRemoved());
    QCOMPARE(contents->tables.front().seats, (std::vector{0, 1, 0, 0}));
    QCOMPARE(contents->follow.answers.size(), std::size_t{1});
}

void SqlStorageTest::aLaterVersionIsLeftAlone() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("class.sqlite");
    QVERIFY(opened(file)->save(clover));
    QVERIFY(execute(file,
                    QStringLiteral("UPDATE schema_version SET version = %1").arg(SqlStorage::version() + 1)));
    QVERIFY(!opened(file));
    QVERIFY(failure.contains("later version"));
    QVERIFY(
        execute(file, QStringLiteral("UPDATE schema_version SET version = %1").arg(SqlStorage::version())));
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
