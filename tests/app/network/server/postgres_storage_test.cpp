// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage_checks.h"

#include "class_room.h"
#include "database_server.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;
using namespace storage_checks;
using tests::Pupil;

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
    void postgresqlKeepsPoolAndVotes();
    void postgresqlKeepsHowAClassIsMonitoredAndPaced();
    void postgresqlKeepsWhatClassesShare();
    void postgresqlLeavesOutWhatIsDamaged();
    void aServerThatIsGoneIsSaid();
    void playGoesOnWithoutTheServer();
    void playGoesOnWhileTheServerHangs();
};

void PostgresStorageTest::initTestCase() {
    m_server = std::make_unique<tests::DatabaseServer>();
    QVERIFY2(m_server->isRunning(), qPrintable(m_server->error()));
}

void PostgresStorageTest::postgresqlKeepsMembersAndTables() {
    checkStorage(m_server->url());
}

void PostgresStorageTest::postgresqlKeepsPoolAndVotes() {
    checkPolls(m_server->url());
}

void PostgresStorageTest::postgresqlKeepsHowAClassIsMonitoredAndPaced() {
    checkMonitoring(m_server->url());
}

void PostgresStorageTest::postgresqlKeepsWhatClassesShare() {
    checkSharing(m_server->url());
}

void PostgresStorageTest::postgresqlLeavesOutWhatIsDamaged() {
    checkDamage(m_server->url());
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
        .firstSeed = 11,
    };
    auto host = std::make_unique<ClassHost>(options, opened(server.url(), QStringLiteral("playing")));
    QVERIFY(tests::restores(*host) && host->listen(QHostAddress::LocalHost, 0));
    const quint16 port = host->port();
    const QUrl url(QStringLiteral("ws://127.0.0.1:%1").arg(port));
    Pupil pupil;
    Pupil late;
    QCOMPARE(tests::opensTable(*host, {.game = "genome-wars", .seats = 3, .length = 2, .bot = {}}), 1);
    QVERIFY(pupil.comes(url) && late.comes(url) && pupil.sitsDown(1, 0));
    QCOMPARE(pupil.asks(messages::StartTable{1}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn(); }));
    QStringList lines;
    QObject::connect(host.get(), &ClassHost::happened, host.get(),
                     [&lines](const QString& line) { lines << line; });
    const auto says = [&lines](const char* words) { return lines.filter(QLatin1String(words)).size(); };
    server.stop();
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string());
    for (int i = 0; i < 2; ++i)
        QCOMPARE(late.asks(messages::Sit{1, 2}), std::string("not-saved"));
    QCOMPARE(says("the database refuses: games go on, nothing else is saved"), qsizetype{1});
    QCOMPARE(says("the database answers again"), qsizetype{0});
    const int step = pupil.board()->step;
    server.start();
    QVERIFY2(server.isRunning(), qPrintable(server.error()));
    QCOMPARE(late.asks(messages::Sit{1, 2}), std::string());
    QCOMPARE(says("the database answers again"), qsizetype{1});
    host.reset();
    host = std::make_unique<ClassHost>(options, opened(server.url(), QStringLiteral("playing")));
    QVERIFY(tests::restores(*host) && host->listen(QHostAddress::LocalHost, port));
    QVERIFY(host->tables().at(1)->step() >= step);
    QCOMPARE(host->tables().at(1)->shown().seats[2].member, late.welcome().member);
}

/// It is stopped in the middle, as by a full disk or a machine that sleeps: connections stand, and nothing
/// answers. What was answered with `done` is there afterwards, and so is what gets its answer late.
void PostgresStorageTest::playGoesOnWhileTheServerHangs() {
    tests::DatabaseServer& server = *m_server;
    const QTemporaryDir folder;
    const ClassHost::Options options{
        .dataFolder = folder.path(),
        .teacherKey = tests::teacherKey,
        .pace = {.patience = std::chrono::hours(1), .bots = BotPace::Instant},
        .storagePatience = std::chrono::milliseconds(500),
        .firstSeed = 11,
    };
    const QString name = QStringLiteral("hanging");
    auto host = std::make_unique<ClassHost>(options, opened(server.url(), name));
    QVERIFY(tests::restores(*host) && host->listen(QHostAddress::LocalHost, 0));
    const QUrl url(QStringLiteral("ws://127.0.0.1:%1").arg(host->port()));
    Pupil pupil;
    Pupil other;
    QCOMPARE(tests::opensTable(*host, {.game = "genotype", .seats = 3, .length = 0, .bot = {}}), 1);
    QVERIFY(pupil.comes(url) && other.comes(url) && pupil.sitsDown(1, 0));
    QCOMPARE(pupil.asks(messages::StartTable{1}), std::string());
    const auto acts = [&] {
        return Pupil::waitsFor([&] { return pupil.isMyTurn(); }) &&
               pupil.plays(pupil.board()->legal.front()).empty();
    };
    QVERIFY(acts());
    server.halt();
    QSignalSpy answers(&other, &ClassClient::done);
    QVERIFY(other.request(messages::Sit{1, 2}) >= 0);
    for (int i = 0; i < 5; ++i)
        QVERIFY(acts());
    QCOMPARE(pupil.asks(messages::RaiseHand{.raised = true}), std::string("database-silent"));
    QVERIFY(acts());
    QVERIFY(answers.isEmpty());
    server.goOn();
    QVERIFY(Pupil::waitsFor([&] { return !answers.isEmpty(); }));
    QCOMPARE(pupil.asks(messages::RaiseHand{.raised = true}), std::string());
    // The other one sits there now, in place of a bot.
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn() || other.isMyTurn(); }));
    Pupil& next = pupil.isMyTurn() ? pupil : other;
    QVERIFY(next.plays(next.board()->legal.front()).empty());
    const int step = pupil.board()->step;
    host.reset();
    const auto contents = opened(server.url(), name)->load();
    QCOMPARE(contents->tables.front().seats,
             (std::vector<int>{pupil.welcome().member, 0, other.welcome().member}));
    QVERIFY(contents->monitor.pupils.front().isRaised);
    host = std::make_unique<ClassHost>(options, opened(server.url(), name));
    QVERIFY(tests::restores(*host));
    QVERIFY(host->tables().at(1)->step() >= step);
}

GENOTYPE_TEST(PostgresStorageTest, long)
#include "postgres_storage_test.moc"
