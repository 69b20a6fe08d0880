// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/sql_storage.h"

#include "host/class_room.h"
#include "host/database_server.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>
#include <QtSql/QSqlQuery>
#include <QtTest/QTest>

using namespace app;
using tests::Pupil;

namespace {

const Member clover{
    .number = 1, .nickname = "Clover", .role = messages::Role::Pupil, .tokenHash = QByteArray(64, 'a')};
const Member violet{
    .number = 2, .nickname = "Veilchen ❀", .role = messages::Role::Teacher, .tokenHash = QByteArray(64, 'b')};
const StoredTable waiting{
    .number = 3,
    .rules = {.game = "gene-expression", .seats = 4, .length = 200, .bot = "monod", .clock = 30},
    .game = {},
    .seats = {0, 2, 0, 1}};

QString failure;

std::unique_ptr<SqlStorage> opened(const QString& place, const QString& host = QStringLiteral("here")) {
    failure.clear();
    return SqlStorage::open(place, host, &failure);
}

/// Executes a statement in an SQLite file as any other program would.
bool execute(const QString& file, const QString& statement) {
    const QString name = QStringLiteral("another program");
    bool isDone = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(file);
        isDone = database.open() && QSqlQuery(database).exec(statement);
    }
    QSqlDatabase::removeDatabase(name);
    return isDone;
}

/// What every database must do. `place` is new.
void checkStorage(const QString& place) {
    auto storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    QVERIFY(storage->load() && storage->load()->members.empty() && storage->load()->tables.empty());
    QVERIFY(storage->save(clover) && storage->save(violet) && storage->save(waiting));
    // Nobody has a number twice.
    QVERIFY(!storage->save(clover));
    QVERIFY(!storage->error().isEmpty());
    StoredTable begun = waiting;
    begun.game = QStringLiteral("game-5.genotype");
    begun.seats = {2, 0, 0, 0};
    QVERIFY(storage->save(begun));
    // Another host over the same database has a class of its own.
    auto other = opened(place, QStringLiteral("next door"));
    QVERIFY2(other, qPrintable(failure));
    QVERIFY(other->load()->members.empty());
    QVERIFY(other->save(clover) && other->removeTable(waiting.number));
    other.reset();
    storage.reset();

    storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    const auto contents = storage->load();
    QVERIFY(contents.has_value());
    QCOMPARE(contents->members, (std::vector<Member>{clover, violet}));
    QCOMPARE(contents->tables, std::vector<StoredTable>{begun});
    QVERIFY(storage->removeTable(begun.number));
    QVERIFY(storage->load()->tables.empty());
}

} // namespace

class SqlStorageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sqliteKeepsMembersAndTables();
    void aLaterVersionIsLeftAlone();
    void whatIsNoDatabaseIsRefused();
    void aFolderThatIsMissingIsSaid();
};

void SqlStorageTest::sqliteKeepsMembersAndTables() {
    const QTemporaryDir folder;
    checkStorage(folder.filePath("class.sqlite"));
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

/// The same against PostgreSQL, which this test starts itself.
class PostgresStorageTest : public QObject {
    Q_OBJECT
private:
    /// One for all, since it takes a while to make one.
    std::unique_ptr<tests::DatabaseServer> m_server;

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_server.reset(); }
    void postgresqlKeepsMembersAndTables();
    void aServerThatIsGoneIsSaid();
    void playGoesOnWithoutTheServer();
};

void PostgresStorageTest::initTestCase() {
    m_server = std::make_unique<tests::DatabaseServer>();
    QVERIFY2(m_server->isRunning(), qPrintable(m_server->error()));
}

void PostgresStorageTest::postgresqlKeepsMembersAndTables() {
    checkStorage(m_server->url());
}

void PostgresStorageTest::aServerThatIsGoneIsSaid() {
    tests::DatabaseServer& server = *m_server;
    auto storage = opened(server.url(), QStringLiteral("lasting"));
    QVERIFY2(storage, qPrintable(failure));
    server.stop();
    QVERIFY(!storage->save(clover));
    QVERIFY(!storage->error().isEmpty());
    QVERIFY(!opened(server.url()));
    server.start();
    QVERIFY2(server.isRunning(), qPrintable(server.error()));
    QVERIFY2(storage->save(clover), qPrintable(storage->error()));
    QCOMPARE(storage->load()->members, std::vector<Member>{clover});
}

/// What needs the database is refused and says so; what was acknowledged is there when it is back.
void PostgresStorageTest::playGoesOnWithoutTheServer() {
    tests::DatabaseServer& server = *m_server;
    const QTemporaryDir folder;
    const ClassHost::Options options{
        .dataFolder = folder.path(),
        .teacherKey = tests::teacherKey,
        .pace = {.patience = std::chrono::hours(1), .bots = BotPace::Instant},
    };
    auto host = std::make_unique<ClassHost>(options, opened(server.url(), QStringLiteral("playing")));
    QVERIFY(host->restore() && host->listen(QHostAddress::LocalHost, 0));
    const quint16 port = host->port();
    const QUrl url(QStringLiteral("ws://127.0.0.1:%1").arg(port));
    Pupil pupil;
    Pupil late;
    QVERIFY(host->openTable({.game = "genome-wars", .seats = 3, .length = 2, .bot = {}}));
    QVERIFY(pupil.comes(url) && late.comes(url) && pupil.sitsDown(1, 0));
    QCOMPARE(pupil.asks(messages::StartTable{1}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn(); }));
    server.stop();
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string());
    QCOMPARE(late.asks(messages::Sit{1, 2}), std::string("not-saved"));
    const int step = pupil.board()->step;
    server.start();
    QVERIFY2(server.isRunning(), qPrintable(server.error()));
    QCOMPARE(late.asks(messages::Sit{1, 2}), std::string());
    host.reset();
    host = std::make_unique<ClassHost>(options, opened(server.url(), QStringLiteral("playing")));
    QVERIFY(host->restore() && host->listen(QHostAddress::LocalHost, port));
    QVERIFY(host->tables().at(1)->step() >= step);
    QCOMPARE(host->tables().at(1)->shown().seats[2].member, late.welcome().member);
}

GENOTYPE_TEST(PostgresStorageTest, slow)

#include "sql_storage_test.moc"
