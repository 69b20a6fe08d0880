// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_host.h"

#include "app/documents/game_seed.h"

#include <QtWebSockets/QWebSocket>

#include <algorithm>
#include <set>
#include <utility>

namespace app {

namespace {

/// How long a host that is destroyed waits for its last changes.
constexpr std::chrono::seconds farewell{1};

/// Starts a timer unless it runs.
void startOnce(QTimer& timer) {
    if (!timer.isActive())
        timer.start();
}

} // namespace

ClassHost::ClassHost(const Options& options, std::unique_ptr<ClassStorage> storage, QObject* parent)
    : QObject(parent), m_options(options), m_seeds(options.firstSeed.value_or(0)), m_storage(*storage),
      m_tables({.dataFolder = options.dataFolder, .pace = options.pace}, m_clients,
               [this] { return nextSeed(); }),
      m_tableDesk(m_tables, m_members, m_clients, m_storage),
      m_seatDesk(m_tables, m_members, m_clients, m_storage),
      m_memberDesk(m_members, m_tables, m_clients, m_storage),
      m_polls(
          m_storage.polls(), [this] { return nextSeed(); },
          [this](int member) { return m_members.personOf(member); }, m_clients),
      m_monitor(m_storage.monitor(), m_clients),
      m_admission(
          {.teacherKey = options.teacherKey, .mostMembers = options.mostConnections, .joins = options.joins},
          m_members),
      m_changes(std::move(storage), options.storagePatience),
      m_router({m_members, m_storage, m_clients, m_admission, m_tables, m_tableDesk, m_seatDesk, m_memberDesk,
                m_polls, m_monitor, m_questions, m_changes}) {
    connectParts();
}

void ClassHost::connectParts() {
    for (QTimer* const timer : {&m_tablesToTell, &m_changeToNote}) {
        timer->setSingleShot(true);
        timer->setInterval(Audience::pause);
    }
    connect(&m_tablesToTell, &QTimer::timeout, this, [this] { m_clients.sendToAll(m_tables.shown()); });
    connect(&m_changeToNote, &QTimer::timeout, this, &ClassHost::changed);
    const auto noteChange = [this] { startOnce(m_changeToNote); };
    connect(&m_clients, &ConnectedClients::presenceChanged, this, [this, noteChange] {
        countPresent();
        noteChange();
    });
    connect(&m_tables, &ClassTables::changed, this, [this, noteChange] {
        noteChange();
        startOnce(m_tablesToTell);
    });
    connect(&m_tables, &ClassTables::rolled, this, &ClassHost::takeDice);
    const auto send = [this](const messages::SendAssignment& assignment) {
        m_changes.add([this, assignment] { return m_monitor.desk().perform({}, assignment); });
    };
    connect(&m_tableDesk, &TableDesk::sent, this, send);
    connect(&m_seatDesk, &SeatDesk::sent, this, send);
    connect(&m_memberDesk, &MemberDesk::removed, this, [this, noteChange](int member) {
        m_monitor.desk().forget(member);
        noteChange();
    });
    connect(&m_memberDesk, &MemberDesk::personsChanged, this, [this, noteChange] {
        m_polls.desk().noteChange();
        countPresent();
        noteChange();
    });
    connect(&m_monitor, &MonitorService::pacingChanged, this,
            [this] { m_tables.setCovered(m_monitor.desk().pacing().blank.dark); });
    connect(&m_changes, &ChangeQueue::silenceChanged, this, &ClassHost::storageSilenceChanged);
    connect(&m_polls, &PollService::reachChanged, &m_health, &StorageHealth::noteReach);
    connect(&m_changes, &ChangeQueue::silenceChanged, &m_health, &StorageHealth::noteSilence);
    connect(&m_changes, &ChangeQueue::refusalChanged, this,
            [this](bool isRefused) { m_health.noteRefusal(isRefused, m_storage.error()); });
    connect(&m_changes, &ChangeQueue::applied, this, [this] {
        m_polls.scheduleSending();
        m_monitor.scheduleSending();
    });
    connect(&m_tables, &ClassTables::happened, this, &ClassHost::happened);
    connect(&m_seatDesk, &SeatDesk::happened, this, &ClassHost::happened);
    connect(&m_memberDesk, &MemberDesk::happened, this, &ClassHost::happened);
    connect(&m_health, &StorageHealth::happened, this, &ClassHost::happened);
    connect(&m_router, &ClassRouter::happened, this, &ClassHost::happened);
    connect(&m_router, &ClassRouter::admitted, this,
            [this](QWebSocket* socket) { m_entrance->letIn(socket); });
}

ClassHost::~ClassHost() {
    if (!m_isEnding) {
        end([](bool) {});
        m_changes.finish(std::min<std::chrono::milliseconds>(farewell, m_options.storagePatience));
    }
    m_clients.end();
}

void ClassHost::end(const std::function<void(bool isSaved)>& ended) {
    m_isEnding = true;
    // Called once: by the last change, or because the storage does not answer to it or to one before it.
    const auto once = [ended, isOver = std::make_shared<bool>(false)](bool isSaved) {
        if (!std::exchange(*isOver, true))
            ended(isSaved);
    };
    const auto isCovered = std::make_shared<bool>(true);
    // A cover is for this lesson: the next class shall not begin in the dark. After a crash it is still
    // there.
    m_changes.add([this] { return m_monitor.desk().perform({}, messages::BlankScreens{}); },
                  [isCovered](const auto& failure) { *isCovered = failure.has_value(); });
    connect(&m_changes, &ChangeQueue::silenceChanged, this, [once](bool isSilent) {
        if (isSilent)
            once(false);
    });
    m_changes.add([this] { return m_monitor.desk().noteSeen(); },
                  [once, isCovered](const auto& failure) { once(!failure && !*isCovered); });
}

void ClassHost::restore(const std::function<void(bool isRead)>& restored) {
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
    m_changes.read(load, m_options.loadingPatience, [this, loaded, restored](bool isDone) {
        // What is late is still being written there.
        if (isDone)
            restore(*loaded->contents);
        else
            m_error = m_changes.isSilent() ? QStringLiteral("the database does not answer") : loaded->error;
        restored(isDone);
    });
}

void ClassHost::restore(const ClassStorage::Contents& contents) {
    for (const Installation& installation : contents.installations)
        m_members.add(installation);
    for (const Member& member : contents.members)
        m_members.add(member);
    m_polls.restore(contents.polls);
    if (!m_options.shared.database.isEmpty())
        m_polls.share(m_options.shared, m_options.className);
    m_monitor.desk().restore(contents.monitor);
    for (const Member& member : contents.members)
        m_monitor.meet(member, false);
    m_tables.setCovered(m_monitor.desk().pacing().blank.dark);
    for (const StoredTable& stored : contents.tables)
        if (!m_tables.restore(stored, m_members))
            m_lost << (stored.game.isEmpty() ? QString::number(stored.number) : stored.game);
    if (const StoredClass about{m_options.className}; about != contents.about)
        m_changes.add([&storage = m_storage, about] {
            return desk::Decision{.write = [&storage, about] { return storage.save(about); }};
        });
}

bool ClassHost::listen(const QHostAddress& address, quint16 port, Authenticator* authenticator) {
    m_authenticator = authenticator;
    m_router.setAuthenticator(authenticator);
    m_entrance = std::make_unique<HostEntrance>(
        m_options.entrance, authenticator ? std::optional(authenticator->identity().tls()) : std::nullopt);
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
    m_clients.add(connection);
    connect(
        connection, &HostConnection::received, &m_router,
        [this, connection](const messages::FromClient& message) { m_router.dispatch(*connection, message); });
    connect(connection, &HostConnection::closed, this, [this, connection] { forget(connection); });
    if (m_authenticator)
        connection->challenge(Authenticator::challenge(), m_authenticator->className());
}

void ClassHost::forget(HostConnection* connection) {
    m_router.forget(connection);
    const int member = connection->member();
    m_clients.remove(connection);
    m_tables.setPresent(member, false);
    if (const Member* const left = m_members.find(member)) {
        m_monitor.meet(*left, false);
        m_changes.add([this, member] { return m_monitor.desk().noteSeen(member); });
    }
    countPresent();
    startOnce(m_changeToNote);
    emit clientGone();
}

void ClassHost::countPresent() {
    std::set<int> persons;
    bool isAttended = false;
    for (const desk::Sender& one : m_clients.members()) {
        if (one.role == messages::Role::Pupil)
            persons.insert(m_members.personOf(one.member));
        isAttended = isAttended || one.role == messages::Role::Teacher;
    }
    m_polls.setPupils(static_cast<int>(persons.size()));
    m_monitor.setAttended(isAttended);
}

void ClassHost::takeDice(int table, const std::vector<lessons::Roll>& dice) {
    for (const int experiment : m_polls.desk().poolsFor(dice))
        m_changes.add(
            [this, experiment, table, dice] { return m_polls.desk().takeDice(experiment, table, dice); },
            [this, table](const std::optional<messages::Failed>& failure) {
                if (failure)
                    emit happened(QStringLiteral("table %1: its dice are not in the pool: %2")
                                      .arg(table)
                                      .arg(QString::fromStdString(failure->message)));
            });
}

std::uint64_t ClassHost::nextSeed() {
    return m_options.firstSeed ? m_seeds++ : drawnSeed();
}

void ClassHost::openTable(const TableRules& rules, const ChangeQueue::Settle& settle) {
    m_changes.add([this, rules] { return m_tableDesk.open(rules); }, settle);
}

std::vector<Member> ClassHost::everybody() const {
    std::vector<Member> all;
    for (const auto& [number, member] : m_members.all())
        all.push_back(member);
    return all;
}

} // namespace app
