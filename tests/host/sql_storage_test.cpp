// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage_checks.h"

#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;
using namespace storage_checks;

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
    for (const char* const statement :
         {"DROP TABLE class_steps", "DROP TABLE class_sums", "DROP TABLE class_sittings",
          "ALTER TABLE members DROP COLUMN installation", "ALTER TABLE members DROP COLUMN confirmed",
          "ALTER TABLE class_pupils DROP COLUMN seen", "ALTER TABLE class_pools DROP COLUMN together",
          "UPDATE schema_version SET version = 3"})
        QVERIFY2(execute(file, QLatin1String(statement)), statement);
    const std::vector<StoredSteps> steps{{.member = 1, .lesson = "square", .done = 7}};
    QVERIFY(opened(file)->load()->follow.steps == steps);
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
