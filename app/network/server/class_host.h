// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_router.h"
#include "host_entrance.h"
#include "storage_health.h"

#include <QtNetwork/QHostAddress>

#include <map>
#include <memory>

namespace app {

/// The host of a class: listens, and joins the parts that know who is there (ConnectedClients, Admission,
/// MemberDesk), run the tables (ClassTables, TableDesk, SeatDesk), count and vote (PollService), follow and
/// lead (MonitorService); ClassRouter brings messages to them. The protocol is in app/protocol/README.md.
class ClassHost : public QObject {
    Q_OBJECT
public:
    struct Options {
        /// Where games are saved, in the subfolder of a game library.
        QString dataFolder;
        /// What makes a client the teacher's; nobody's if it is empty.
        std::string teacherKey;
        HostTable::Pace pace{};
        ConnectionLimits limits{};
        /// The database that other classes keep theirs in too, and what it knows this one by; the counts of
        /// classes can be added up then. No database: they cannot.
        SharedPools::Place shared{};
        /// What people call this class.
        std::string className{};
        /// Members at once; a further one is turned away, except a teacher.
        int mostConnections = 120;
        HostEntrance::Limits entrance{};
        /// New members of one computer: a class or two at once, behind one address, then one every 20
        /// seconds.
        join::Flow joins{.atOnce = 60, .perSecond = 0.05};
        /// How long a change waits for a storage that does not answer before it is refused.
        std::chrono::milliseconds storagePatience{5'000};
        /// How long the storage may take to read all that a class has saved.
        std::chrono::milliseconds loadingPatience{60'000};
        /// Fixed seeds, from this one on, for tests; none: drawn.
        std::optional<std::uint64_t> firstSeed{};
    };

    ClassHost(const Options& options, std::unique_ptr<ClassStorage> storage, QObject* parent = nullptr);
    ~ClassHost() override;

    /// Puts members and tables where they were at the last start, and says later whether the storage could be
    /// read; `error` says why not. A table whose game cannot be read is left out, and named in `lost`.
    /// `restored` must not destroy the host.
    void restore(const std::function<void(bool isRead)>& restored);
    const QStringList& lost() const { return m_lost; }

    /// Port 0: any free one. The authenticator, which must be ready and outlive the host, encrypts and admits
    /// clients that know its code or have a token. Without one nothing is encrypted, and every client is
    /// admitted.
    bool listen(const QHostAddress& address, quint16 port, Authenticator* authenticator = nullptr);
    quint16 port() const;
    /// Clients at the door that have not been admitted.
    int pendingConnections() const { return m_entrance ? m_entrance->pending() : 0; }
    /// Questions for what happened in a game that wait for an answer.
    int questionsWaiting() const { return m_questions.waiting(); }
    /// That clients have not read yet, of all together.
    qint64 bytesWaiting() const { return m_clients.bytesWaiting(); }
    /// About the last failure of `restore` or `listen`, for a log.
    const QString& error() const { return m_error; }

    /// Opens a table with which the class begins, and says whether it is saved, maybe before this returns and
    /// not any more when the host is gone. All else that a person wants comes over a connection, the
    /// teacher's own window included.
    void openTable(const TableRules& rules, const ChangeQueue::Settle& settle);
    const std::map<int, std::unique_ptr<HostTable>>& tables() const { return m_tables.all(); }
    bool isPaused() const { return m_tables.isPaused(); }
    /// Whether the storage has not answered for longer than a change waits.
    bool isStorageSilent() const { return m_changes.isSilent(); }

    /// Saves the last changes of the class and says whether all is saved, at the latest when the storage has
    /// been silent for as long as a change waits; maybe before this returns. `ended` must not destroy the
    /// host. Without it, the host saves what it can within a second when it is destroyed.
    void end(const std::function<void(bool isSaved)>& ended);

    using Presence = MemberDesk::Presence;
    /// Those who have joined and were not removed, in the order in which they joined.
    std::vector<Presence> members() const { return m_memberDesk.present(); }
    int memberCount() const { return static_cast<int>(members().size()); }
    /// By number; removed members are among them.
    std::vector<Member> everybody() const;
    /// Where pupils are and what they have answered.
    const ClassMonitor& monitor() const { return m_monitor.desk(); }

signals:
    /// A line for the host's own window or output: who came, what began, what ended.
    void happened(const QString& what);
    /// As `isStorageSilent`.
    void storageSilenceChanged(bool isSilent);
    /// The connection of a client has ended.
    void clientGone();
    /// `members`, `tables` or `isPaused` show something else. Changes within a moment are one signal.
    void changed();

private:
    void connectParts();
    void restore(const ClassStorage::Contents& contents);
    void receive(QWebSocket* socket, WireWatch* wire);
    void forget(HostConnection* connection);
    /// The game has been saved by now. If the host is killed before the pool has, the sample lacks one roll.
    void takeDice(int table, const std::vector<lessons::Roll>& dice);
    /// Counts the members who are present, for votes and raised hands.
    void countPresent();
    std::uint64_t nextSeed();

    const Options m_options;
    std::uint64_t m_seeds = 0;
    /// For what decisions write, alone: it is the queue's.
    ClassStorage& m_storage;
    Members m_members;
    ConnectedClients m_clients;
    ClassTables m_tables;
    TableDesk m_tableDesk;
    SeatDesk m_seatDesk;
    MemberDesk m_memberDesk;
    PollService m_polls;
    MonitorService m_monitor;
    Admission m_admission;
    SlowQuestions m_questions;
    StorageHealth m_health;
    // What it carries out is about the parts before it.
    ChangeQueue m_changes;
    ClassRouter m_router;
    std::unique_ptr<HostEntrance> m_entrance;
    Authenticator* m_authenticator = nullptr;
    QTimer m_tablesToTell;
    QTimer m_changeToNote;
    QStringList m_lost;
    QString m_error;
    bool m_isEnding = false;
};

} // namespace app
