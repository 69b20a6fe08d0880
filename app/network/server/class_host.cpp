// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_host.h"

#include "app/documents/game_seed.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWebSockets/QWebSocket>

#include <algorithm>

namespace app {

namespace {

/// Changes within this time are sent to the clients as one.
constexpr std::chrono::milliseconds tablesPause{20};
/// Computers whose joins are counted one by one.
constexpr std::size_t mostJoining = 4096;
/// All computers together may join as they like: one alone shuts nobody out.
constexpr join::Flow anyJoins{.atOnce = 1e9, .perSecond = 1e9};
/// For all that a class has saved.
constexpr std::chrono::minutes loadingPatience{1};

} // namespace

ClassHost::ClassHost(const Options& options, std::unique_ptr<ClassStorage> storage, QObject* parent)
    : QObject(parent), m_options(options), m_storage(*storage),
      m_changes(std::move(storage), options.storagePatience), m_library(options.dataFolder),
      m_flusher(m_library.gamesFolder()),
      m_joins({.each = options.joins, .all = anyJoins, .mostRemembered = mostJoining}),
      m_polls(
          m_storage.polls(), [this] { return nextSeed(); },
          [this](int member) { return m_members.personOf(member); }),
      m_follow(m_storage.follow(), &QDateTime::currentSecsSinceEpoch),
      m_seeds(options.firstSeed.value_or(0)) {
    m_tablesToTell.setSingleShot(true);
    m_tablesToTell.setInterval(tablesPause);
    connect(&m_tablesToTell, &QTimer::timeout, this, [this] {
        const QString shown = HostConnection::textOf(tablesShown());
        // A connection that is too slow leaves the list.
        for (HostConnection* connection : std::vector(m_connections))
            if (connection->member() != 0)
                connection->sendText(shown);
    });
    m_pollsToTell.setSingleShot(true);
    m_pollsToTell.setInterval(tablesPause);
    connect(&m_pollsToTell, &QTimer::timeout, this, [this] {
        publishSums();
        const ClassPolls::Changes changes = m_polls.takeChanges();
        for (HostConnection* connection : std::vector(m_connections))
            if (connection->member() != 0)
                for (const messages::HostMessage& one :
                     m_polls.told(changes, {connection->member(), connection->role()}))
                    connection->send(one);
    });
    m_followToTell.setSingleShot(true);
    m_followToTell.setInterval(tablesPause);
    connect(&m_followToTell, &QTimer::timeout, this, [this] {
        const ClassFollow::Changes changes = m_follow.takeChanges();
        if (changes.isLead)
            coverTables();
        for (HostConnection* connection : std::vector(m_connections))
            if (connection->member() != 0)
                for (const messages::HostMessage& one :
                     m_follow.told(changes, {connection->member(), connection->role()}))
                    connection->send(one);
    });
    connect(&m_changes, &ChangeQueue::applied, this, [this] {
        tellPolls();
        tellFollow();
    });
    connect(&m_changes, &ChangeQueue::silenceChanged, this, [this](bool isSilent) {
        Storage now = m_storageState;
        now.isSilent = isSilent;
        noteStorage(now, {});
    });
    connect(&m_changes, &ChangeQueue::refusalChanged, this, [this](bool isRefused) {
        Storage now = m_storageState;
        now.isRefusing = isRefused;
        noteStorage(now, m_storage.error());
    });
    m_nextQuestion.setSingleShot(true);
    connect(&m_nextQuestion, &QTimer::timeout, this, &ClassHost::answerQuestion);
    m_changeToNote.setSingleShot(true);
    m_changeToNote.setInterval(tablesPause);
    connect(&m_changeToNote, &QTimer::timeout, this, &ClassHost::changed);
}

ClassHost::~ClassHost() {
    // A cover is for this lesson: the next class shall not begin in the dark. After a crash it is still
    // there.
    carryOut([this] { return m_follow.perform({}, messages::BlankScreens{}); });
    carryOut([this] { return m_follow.noteSeen(); });
    for (HostConnection* connection : std::vector(m_connections)) {
        connection->disconnect(this);
        connection->close(messages::ErrorCode::HostEnds, "the host has ended");
        delete connection;
    }
}

bool ClassHost::restore() {
    struct Loaded {
        std::optional<ClassStorage::Contents> contents;
        QString error;
    };
    const auto loaded = std::make_shared<Loaded>();
    const auto load = [loaded, &storage = m_storage] {
        loaded->contents = storage.load();
        loaded->error = storage.error();
        return loaded->contents.has_value();
    };
    if (!m_changes.read(load, loadingPatience)) {
        m_error = QStringLiteral("the database does not answer");
        return false;
    }
    const auto& contents = loaded->contents;
    if (!contents) {
        m_error = loaded->error;
        return false;
    }
    for (const Installation& installation : contents->installations)
        m_members.add(installation);
    for (const Member& member : contents->members)
        m_members.add(member);
    m_polls.restore(contents->polls);
    if (!m_options.shared.database.isEmpty()) {
        m_polls.setAddable(m_options.className);
        m_shared = std::make_unique<SharedPools>(m_options.shared);
        connect(m_shared.get(), &SharedPools::changed, this, [this] {
            m_polls.setOthers(m_shared->others());
            tellPolls();
        });
        connect(m_shared.get(), &SharedPools::reachChanged, this,
                [this](bool isReached, const QString& reason) {
                    Storage now = m_storageState;
                    now.isOutOfReach = !isReached;
                    // Whether the class itself can write there again is known at the next change.
                    now.isRefusing = now.isRefusing && !isReached;
                    noteStorage(now, reason);
                });
        // What was shared before may be out of date.
        m_published = m_polls.sums();
        m_shared->publish(m_published);
    }
    m_follow.restore(contents->follow);
    for (const Member& member : contents->members)
        meet(member, false);
    for (const StoredTable& stored : contents->tables) {
        const auto rules = completeRules(stored.rules);
        auto table = rules ? std::make_unique<HostTable>(stored.number, *rules, m_options.pace) : nullptr;
        const QString path = m_library.gamesFolder() + QLatin1Char('/') + stored.game;
        if (!table || (!stored.game.isEmpty() && !table->reopen(path))) {
            m_lost << (stored.game.isEmpty() ? QString::number(stored.number) : stored.game);
            continue;
        }
        for (std::size_t seat = 0; seat < stored.seats.size(); ++seat)
            if (const Member* member = m_members.find(stored.seats[seat]))
                table->take(static_cast<core::Seat>(seat), member->number, member->nickname);
        table->restoreSat(stored.sat);
        addTable(std::move(table));
    }
    if (const StoredClass about{m_options.className}; about != contents->about)
        m_changes.add([&storage = m_storage, about] {
            return Decision{.write = [&storage, about] { return storage.save(about); }};
        });
    return true;
}

bool ClassHost::listen(const QHostAddress& address, quint16 port, HostDoor* door) {
    m_door = door;
    m_entrance = std::make_unique<HostEntrance>(m_options.entrance,
                                                door ? std::optional(door->identity().tls()) : std::nullopt);
    connect(m_entrance.get(), &HostEntrance::came, this, &ClassHost::receive);
    if (m_entrance->listen(address, port))
        return true;
    m_error = m_entrance->errorString();
    return false;
}

quint16 ClassHost::port() const {
    return m_entrance ? m_entrance->serverPort() : quint16{0};
}

void ClassHost::receive(QWebSocket* socket, WireWatch* wire) {
    auto* const connection = new HostConnection(socket, wire, m_options.limits, this);
    m_connections.push_back(connection);
    connect(connection, &HostConnection::received, this,
            [this, connection](const messages::FromClient& message) { dispatch(*connection, message); });
    connect(connection, &HostConnection::closed, this, [this, connection] { dismiss(connection); });
    if (m_door)
        connection->challenge(HostDoor::challenge(), m_door->className());
}

qint64 ClassHost::bytesWaiting() const {
    qint64 all = 0;
    for (const HostConnection* one : m_connections)
        all += one->waiting();
    return all;
}

bool ClassHost::isCrowded() const {
    return std::ranges::count_if(m_connections, [](const HostConnection* one) {
               return one->member() != 0;
           }) >= m_options.mostConnections;
}

void ClassHost::dismiss(HostConnection* connection) {
    std::erase(m_connections, connection);
    m_entering.erase(connection);
    const int member = connection->member();
    connection->deleteLater();
    if (HostTable* const table = member != 0 ? tableOf(member) : nullptr)
        table->setPresent(member, false);
    if (const Member* const left = m_members.find(member)) {
        meet(*left, false);
        m_changes.add([this, member] { return m_follow.noteSeen(member); });
    }
    countPresent();
    noteChange();
    emit clientGone();
}

HostTable* ClassHost::tableOf(int member) const {
    for (const auto& [number, table] : m_tables)
        if (table->seatOf(member) != core::noSeat)
            return table.get();
    return nullptr;
}

HostConnection* ClassHost::connectionOf(int member) const {
    const auto found = std::ranges::find(m_connections, member, &HostConnection::member);
    return found == m_connections.end() ? nullptr : *found;
}

HostTable* ClassHost::table(int number) const {
    const auto found = m_tables.find(number);
    return found == m_tables.end() ? nullptr : found->second.get();
}

void ClassHost::addTable(std::unique_ptr<HostTable> added) {
    HostTable& table = *added;
    m_tables[table.number()] = std::move(added);
    table.setPaused(m_paused);
    table.setCovered(m_follow.lead().blank.dark);
    connect(&table, &HostTable::seatsChanged, this, &ClassHost::tellTables);
    connect(&table, &HostTable::boardChanged, this, [this, &table](const Change& change) {
        tell(table, [&](core::Seat viewer) { return table.board(viewer, change); });
        takeDice(table, change);
    });
    // Who comes back to the table is shown the game; who watches it would see a clock that is wrong.
    connect(&table, &HostTable::clockChanged, this, [this, &table] {
        for (HostConnection* connection : std::vector(m_connections))
            if (connection->watched() == table.number())
                showGame(*connection, table, core::noSeat);
    });
    connect(&table, &HostTable::undoAsked, this, [this, &table](const messages::UndoAsked& asked) {
        tell(table, [&](core::Seat) { return asked; });
    });
    connect(&table, &HostTable::finished, this, [this, &table] {
        const messages::HostMessage over = messages::Over{table.number(), table.record()};
        tell(table, [&](core::Seat) { return over; });
        emit happened(QStringLiteral("table %1: the game is over").arg(table.number()));
    });
}

/// The game has been saved by now. If the host is killed before the pool has, the sample lacks one roll.
void ClassHost::takeDice(const HostTable& table, const Change& change) {
    const std::vector<lessons::Roll> dice = table.diceOf(change);
    for (const int experiment : m_polls.poolsFor(dice))
        m_changes.add([this, experiment, number = table.number(),
                       dice] { return m_polls.takeDice(experiment, number, dice); },
                      [this, number = table.number()](const auto& failure) {
                          if (failure)
                              emit happened(QStringLiteral("table %1: its dice are not in the pool: %2")
                                                .arg(number)
                                                .arg(QString::fromStdString(failure->message)));
                      });
}

StoredTable ClassHost::stored(const HostTable& table) {
    StoredTable stored{.number = table.number(),
                       .rules = table.rules(),
                       .game = QFileInfo(table.path()).fileName(),
                       .seats = {},
                       .sat = table.sat()};
    for (const HostSeat& seat : table.seats())
        stored.seats.push_back(seat.member);
    return stored;
}

ClassHost::Decision ClassHost::save(StoredTable table, std::function<void()> apply) {
    return {.write = [&storage = m_storage, table = std::move(table)] { return storage.save({table}); },
            .apply = std::move(apply)};
}

std::uint64_t ClassHost::nextSeed() {
    return m_options.firstSeed ? m_seeds++ : drawnSeed();
}

void ClassHost::tellTables() {
    noteChange();
    if (!m_tablesToTell.isActive())
        m_tablesToTell.start();
}

void ClassHost::tellPolls() {
    if (!m_pollsToTell.isActive())
        m_pollsToTell.start();
}

void ClassHost::publishSums() {
    if (!m_shared)
        return;
    std::vector<PoolSum> sums = m_polls.sums();
    if (sums == m_published)
        return;
    m_published = std::move(sums);
    m_shared->publish(m_published);
}

void ClassHost::coverTables() {
    for (const auto& [number, one] : m_tables) {
        one->setCovered(m_follow.lead().blank.dark);
        // A clock that stands still is not shown as if it ran.
        if (one->rules().clock > 0 && one->stage() == messages::Stage::Playing)
            tell(*one, [&table = *one](core::Seat viewer) { return table.board(viewer); });
    }
}

void ClassHost::tellFollow() {
    if (!m_followToTell.isActive())
        m_followToTell.start();
}

void ClassHost::meet(const Member& member, bool isHere) {
    if (member.role != messages::Role::Pupil || member.isRemoved())
        return;
    m_follow.meet(member.number, member.nickname, isHere);
    tellFollow();
}

void ClassHost::countPresent() {
    std::set<int> persons;
    bool isAttended = false;
    for (const HostConnection* one : m_connections) {
        if (one->member() != 0 && one->role() == messages::Role::Pupil)
            persons.insert(m_members.personOf(one->member()));
        isAttended = isAttended || (one->member() != 0 && one->role() == messages::Role::Teacher);
    }
    m_polls.setPupils(static_cast<int>(persons.size()));
    tellPolls();
    m_follow.setAttended(isAttended);
    tellFollow();
}

void ClassHost::noteStorage(const Storage& now, const QString& reason) {
    const bool wasGone = std::exchange(m_storageState, now).isGone();
    if (wasGone == now.isGone())
        return;
    if (!now.isGone())
        emit happened(QStringLiteral("the database answers again"));
    else if (now.isSilent)
        emit happened(QStringLiteral("the database does not answer: games go on, nothing else is saved"));
    else
        emit happened(QStringLiteral("the database refuses: games go on, nothing else is saved (%1)")
                          .arg(reason.simplified()));
}

void ClassHost::noteChange() {
    if (!m_changeToNote.isActive())
        m_changeToNote.start();
}

void ClassHost::tell(const HostTable& table,
                     const std::function<messages::HostMessage(core::Seat viewer)>& messageFor) {
    for (HostConnection* connection : std::vector(m_connections)) {
        const core::Seat seat = table.seatOf(connection->member());
        if (seat != core::noSeat || connection->watched() == table.number())
            connection->send(messageFor(seat));
    }
}

messages::Tables ClassHost::tablesShown() const {
    messages::Tables shown{.paused = m_paused, .tables = {}};
    for (const auto& [number, table] : m_tables)
        shown.tables.push_back(table->shown());
    return shown;
}

} // namespace app
