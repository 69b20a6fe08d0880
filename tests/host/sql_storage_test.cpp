// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/sql_storage.h"

#include "host/class_room.h"
#include "host/database_server.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>
#include <QtSql/QSqlQuery>
#include <QtTest/QSignalSpy>
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

constexpr int testCrossId = 25; // Ff × ff
const StoredPool paused{
    .experiment = testCrossId, .stage = messages::PoolStage::Paused, .isHidden = true, .isTogether = true};
const StoredContribution counted{.id = 3,
                                 .member = 1,
                                 .time = 5'000'000'000,
                                 .given = {.number = 7,
                                           .experiment = testCrossId,
                                           .counts = {1'000'000'000, 0},
                                           .source = messages::PoolSource::Hand,
                                           .group = 40,
                                           .replaces = 6,
                                           .parents = "Ff × ff",
                                           .rule = "it's; \"--"}};
const StoredVote rolled{
    .number = 1,
    .asked = {.question = "Grün, gelb?", .options = {"grün, 3 in 4", "gelb"}, .experiment = testCrossId},
    .stage = messages::VoteStage::Rolled,
    .result = {121, 39}};

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

/// What every database must do with pool and votes. `place` has none.
void checkPolls(const QString& place) {
    auto storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    QVERIFY(storage->load()->polls == StoredPolls{});
    StoredPool open = paused;
    open.stage = messages::PoolStage::Open;
    StoredContribution earlier = counted;
    earlier.id = 2;
    earlier.given.number = 6;
    StoredContribution removed = counted;
    removed.id = 4;
    removed.member = 2;
    StoredContribution elsewhere = removed;
    elsewhere.id = 5;
    elsewhere.given.experiment = 26;
    QVERIFY(storage->polls().save(open) && storage->polls().save(paused));
    QVERIFY(storage->polls().add(earlier, 0) && storage->polls().add(counted, earlier.id) &&
            storage->polls().add(removed, 0));
    QVERIFY(storage->polls().removeContribution(removed.id));
    QVERIFY(storage->polls().add(elsewhere, 0) && storage->polls().removeContributions(26));
    StoredVote asked = rolled;
    asked.stage = messages::VoteStage::First;
    asked.result.clear();
    QVERIFY(storage->polls().save(asked) && storage->polls().save(Ballot{1, 1, 2, 2}) &&
            storage->polls().save(Ballot{1, 1, 2, 1}) && storage->polls().save(Ballot{1, 2, 2, 2}) &&
            storage->polls().save(rolled));
    // Another host over the same database has a class of its own.
    auto other = opened(place, QStringLiteral("next door"));
    QVERIFY2(other, qPrintable(failure));
    QVERIFY(other->load()->polls == StoredPolls{});
    QVERIFY(other->polls().save(open) && other->polls().add(counted, 0) &&
            other->polls().removeContributions(testCrossId));
    other.reset();
    storage.reset();

    storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    const StoredPolls kept{.pools = {paused},
                           .contributions = {counted},
                           .lastNumbers = {{1, 7}, {2, 7}},
                           .vote = rolled,
                           .ballots = {{1, 1, 2, 1}, {1, 2, 2, 2}}};
    QVERIFY(storage->load()->polls == kept);
    // The next vote begins without ballots.
    StoredVote next = asked;
    next.number = 2;
    QVERIFY(storage->polls().save(next));
    QVERIFY(storage->load()->polls.vote == next && storage->load()->polls.ballots.empty());
}

/// What every database must do with what classes share, and with a class that is erased.
void checkSharing(const QString& place) {
    const PoolSum here{.experiment = testCrossId,
                       .className = "it's; \"--",
                       .contributors = 5,
                       .tables = 2,
                       .counts = {1'000'000'000'000, 0}};
    PoolSum there = here;
    there.className = "Raum größer";
    PoolSum other = there;
    other.experiment = 26;
    // In a database that has other classes too.
    const auto storage = opened(place, QStringLiteral("library"));
    const auto nextDoor = opened(place, QStringLiteral("gym"));
    QVERIFY2(storage && nextDoor, qPrintable(failure));
    QVERIFY(storage->sumsOfOthers() == std::vector<PoolSum>{});
    QVERIFY(storage->saveSums({here}) && nextDoor->saveSums({other, there}));
    QVERIFY(storage->sumsOfOthers() == (std::vector{there, other}));
    QVERIFY(nextDoor->sumsOfOthers() == std::vector{here});
    // In place of what was there.
    QVERIFY(nextDoor->saveSums({other}) && storage->sumsOfOthers() == std::vector{other});
    QVERIFY(storage->save(clover) && nextDoor->save(clover) && nextDoor->save(waiting) &&
            nextDoor->polls().save(paused) && nextDoor->polls().add(counted, 0) &&
            nextDoor->polls().save(rolled) && nextDoor->polls().save(Ballot{1, 1, 2, 2}) &&
            nextDoor->follow().save(StoredPupil{.member = 1}) &&
            nextDoor->follow().save(StoredSteps{.member = 1, .lesson = "square", .done = 1}) &&
            nextDoor->follow().add({StoredAnswer{.member = 1, .given = {.number = 1}}}) &&
            nextDoor->follow().save(StoredLead{.pace = {.lesson = "square"}}) &&
            nextDoor->follow().save(StoredErrand{.number = 1, .sent = {.target = "lab"}}));
    QVERIFY(nextDoor->erase());
    const auto left = nextDoor->load();
    QVERIFY(left && left->members.empty() && left->tables.empty() && left->polls == StoredPolls{} &&
            left->follow == StoredFollow{});
    QVERIFY(storage->sumsOfOthers() == std::vector<PoolSum>{});
    // The class beside it is untouched.
    QCOMPARE(storage->load()->members, std::vector<Member>{clover});
    QVERIFY(nextDoor->sumsOfOthers() == std::vector{here});
}

/// What every database must do with what a teacher follows and leads. `place` has none of it.
void checkFollow(const QString& place) {
    auto storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    QVERIFY(storage->load()->follow == StoredFollow{});
    const StoredPupil first{.member = 1,
                            .where = {.page = "lab", .lesson = "", .step = {}, .done = 0},
                            .isRaised = true,
                            .since = 5'000'000'000};
    StoredPupil moved = first;
    moved.where = {
        .page = "lessons", .lesson = "it's; \"--", .step = messages::LessonPart::Compare, .done = 7};
    moved.isRaised = false;
    const StoredAnswer question{.member = 1,
                                .time = 5'000'000'001,
                                .given = {.number = 1,
                                          .lesson = "größer",
                                          .question = "first",
                                          .form = 2,
                                          .choice = 3,
                                          .right = false,
                                          .first = true,
                                          .hints = 1,
                                          .misconception = "dominant-frequent"}};
    const StoredAnswer problem{.member = 1,
                               .time = 5'000'000'001,
                               .given = {.number = 2,
                                         .lesson = "square",
                                         .choice = 1,
                                         .right = true,
                                         .problem = "look-share",
                                         .seed = std::int64_t{1} << 53}};
    const StoredLead lead{.blank = {.dark = true, .words = "Schaut nach vorn"},
                          .pace = {.lesson = "square", .step = messages::LessonPart::Roll}};
    const auto errand = [](int number) {
        return StoredErrand{.number = number,
                            .time = 5'000'000'000 + number,
                            .sent = {.kind = messages::ErrandKind::Practice,
                                     .target = "square",
                                     .step = messages::LessonPart::Explain,
                                     .seed = 7,
                                     .table = 60,
                                     .to = {1, 2}}};
    };
    FollowStorage& follow = storage->follow();
    const StoredSteps begun{.member = 1, .lesson = "it's; \"--", .done = 3};
    const StoredSteps done{.member = 1, .lesson = "größer", .done = 15};
    QVERIFY(follow.save(first) && follow.save(moved));
    QVERIFY(follow.save(StoredSteps{.member = 1, .lesson = done.lesson, .done = 1}) && follow.save(done) &&
            follow.save(begun));
    // Numbers that are there were committed, and not acknowledged.
    QVERIFY(follow.add({problem}) && follow.add({question, problem}));
    QVERIFY(follow.save(StoredLead{}) && follow.save(lead));
    for (int number = 1; number <= mostErrands + 1; ++number)
        QVERIFY(follow.save(errand(number)));
    // Another host over the same database has a class of its own.
    auto other = opened(place, QStringLiteral("next door"));
    QVERIFY2(other, qPrintable(failure));
    QVERIFY(other->load()->follow == StoredFollow{});
    QVERIFY(other->follow().save(first) && other->follow().save(StoredLead{}) &&
            other->follow().save(StoredSteps{.member = 1, .lesson = done.lesson, .done = 2}) &&
            other->follow().save(errand(100)));
    other.reset();
    storage.reset();

    storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    StoredFollow kept{.pupils = {moved},
                      .steps = {done, begun},
                      .answers = {question, problem},
                      .lead = lead,
                      .errands = {}};
    for (int number = 2; number <= mostErrands + 1; ++number)
        kept.errands.push_back(errand(number));
    QVERIFY(storage->load()->follow == kept);
}

/// What every database must do. `place` is new.
void checkStorage(const QString& place) {
    auto storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    QVERIFY(storage->load() && storage->load()->members.empty() && storage->load()->tables.empty());
    // A number can be there that was committed while the connection broke, so that nobody has heard of it.
    Member unheard = clover;
    unheard.tokenHash = QByteArray(64, 'c');
    QVERIFY(storage->save(unheard));
    QVERIFY(storage->save(clover) && storage->save(violet) && storage->save(waiting));
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
    QVERIFY(storage->removeMember(violet.number));
    QCOMPARE(storage->load()->tables.front().seats, (std::vector<int>{0, 0, 0, 0}));
    QVERIFY(storage->removeTable(begun.number));
    QVERIFY(storage->load()->tables.empty());
    Member gone = violet;
    gone.tokenHash.clear();
    QCOMPARE(storage->load()->members, (std::vector<Member>{clover, gone}));
}

} // namespace

class SqlStorageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sqliteKeepsMembersAndTables();
    void sqliteKeepsPoolAndVotes();
    void sqliteKeepsHowAClassIsFollowedAndLed();
    void sqliteKeepsWhatClassesShare();
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

/// As the first hosts have left it.
void SqlStorageTest::sqliteKeepsWhatClassesShare() {
    const QTemporaryDir folder;
    checkSharing(folder.filePath("class.sqlite"));
}

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
          "ALTER TABLE class_pools DROP COLUMN together", "UPDATE schema_version SET version = 2"})
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
         {"DROP TABLE class_steps", "DROP TABLE class_sums", "ALTER TABLE class_pools DROP COLUMN together",
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
    void postgresqlKeepsHowAClassIsFollowedAndLed();
    void postgresqlKeepsWhatClassesShare();
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

void PostgresStorageTest::postgresqlKeepsHowAClassIsFollowedAndLed() {
    checkFollow(m_server->url());
}

void PostgresStorageTest::postgresqlKeepsWhatClassesShare() {
    checkSharing(m_server->url());
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
    };
    const QString name = QStringLiteral("hanging");
    auto host = std::make_unique<ClassHost>(options, opened(server.url(), name));
    QVERIFY(host->restore() && host->listen(QHostAddress::LocalHost, 0));
    const QUrl url(QStringLiteral("ws://127.0.0.1:%1").arg(host->port()));
    Pupil pupil;
    Pupil other;
    QVERIFY(host->openTable({.game = "genotype", .seats = 3, .length = 0, .bot = {}}));
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
    QCOMPARE(pupil.asks(messages::RaiseHand{.raised = true}), std::string("not-saved"));
    QVERIFY(acts());
    QVERIFY(answers.isEmpty());
    server.goOn();
    QVERIFY(Pupil::waitsFor([&] { return !answers.isEmpty(); }));
    QCOMPARE(pupil.asks(messages::RaiseHand{.raised = true}), std::string());
    QVERIFY(acts());
    const int step = pupil.board()->step;
    host.reset();
    const auto contents = opened(server.url(), name)->load();
    QCOMPARE(contents->tables.front().seats,
             (std::vector<int>{pupil.welcome().member, 0, other.welcome().member}));
    QVERIFY(contents->follow.pupils.front().isRaised);
    host = std::make_unique<ClassHost>(options, opened(server.url(), name));
    QVERIFY(host->restore());
    QVERIFY(host->tables().at(1)->step() >= step);
}

GENOTYPE_TEST(PostgresStorageTest, slow)

#include "sql_storage_test.moc"
