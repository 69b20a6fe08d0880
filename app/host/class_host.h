// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/flusher.h"
#include "change_queue.h"
#include "class_follow.h"
#include "class_polls.h"
#include "class_storage.h"
#include "host_connection.h"
#include "host_door.h"
#include "host_table.h"
#include "shared_pools.h"

#include <QtCore/QPointer>
#include <QtNetwork/QHostAddress>

#include <map>
#include <memory>

class QWebSocketServer;

namespace app {

/// The host of a class: listens, knows who has joined, runs the tables, and tells everybody what they may
/// know. The protocol is in app/messages/README.md.
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
        /// What the others see this class by.
        std::string className{};
        /// Clients at once; a further one is turned away.
        int mostConnections = 120;
        /// How long a change waits for a storage that does not answer before it is refused.
        std::chrono::milliseconds storagePatience{5'000};
        /// Fixed seeds, from this one on, for tests; none: drawn.
        std::optional<std::uint64_t> firstSeed{};
    };

    ClassHost(const Options& options, std::unique_ptr<ClassStorage> storage, QObject* parent = nullptr);
    ~ClassHost() override;

    /// Puts members and tables where they were at the last start. False if the storage cannot be read. A
    /// table whose game cannot be read is left out, and named in `lost`.
    bool restore();
    const QStringList& lost() const { return m_lost; }

    /// Port 0: any free one. The door, which must be ready and outlive the host, encrypts and lets in those
    /// who know its code or have a token. Without one nothing is encrypted, and whoever comes is let in.
    bool listen(const QHostAddress& address, quint16 port, HostDoor* door = nullptr);
    quint16 port() const;
    /// About the last failure of `restore` or `listen`, for a log.
    const QString& error() const { return m_error; }

    /// The number of a new table, which is saved; no value if there are too many, if it cannot be saved, or
    /// if there is no such game.
    std::optional<int> openTable(const TableRules& rules);
    const std::map<int, std::unique_ptr<HostTable>>& tables() const { return m_tables; }

    // What a teacher does at the host's own window. No value: it was done, and is saved. As `openTable`, they
    // wait for the storage, which is a file on this computer there.
    using Failure = std::optional<messages::Failed>;
    /// Begins a game; free seats go to bots.
    Failure startTable(int number);
    /// The game stays among the saved ones.
    Failure closeTable(int number);
    /// Holds all tables, or lets them go on.
    void setPaused(bool paused);
    bool isPaused() const { return m_paused; }
    /// Closes the member's connection and makes the token worthless; the seat becomes free.
    Failure removeMember(int number);

    /// Somebody who has joined and was not removed.
    struct Presence {
        int number = 0;
        std::string nickname;
        messages::Role role = messages::Role::Pupil;
        bool isHere = false;
        /// 0: at none.
        int table = 0;
    };
    /// In the order in which they joined.
    std::vector<Presence> members() const;
    int memberCount() const;
    /// By number; those who were removed are among them.
    std::vector<Member> everybody() const;
    /// Where pupils are and what they have answered.
    const ClassFollow& follow() const { return m_follow; }

signals:
    /// A line for the host's own window or output: who came, what began, what ended.
    void happened(const QString& what);
    /// The connection of a client has ended.
    void clientGone();
    /// `members`, `tables` or `isPaused` show something else. Changes within a moment are one signal.
    void changed();

private:
    using Id = std::optional<int>;

    void welcomeConnections();
    void dismiss(HostConnection* connection);
    void dispatch(HostConnection& from, const messages::FromClient& message);
    /// Carries out one kind of message. An answer that is not a failure is `done`, unless `isAnswered`.
    struct Answer {
        std::optional<messages::Failed> failure{};
        bool isAnswered = false;
        /// What changes the class is answered when it is written; only play does not wait for the storage.
        ChangeQueue::Decide change{};
    };
    Answer perform(HostConnection& from, Id id, const messages::Hello& hello);
    Answer perform(HostConnection& from, Id id, const messages::Sit& sit);
    Answer perform(HostConnection& from, Id id, const messages::Stand& stand);
    Answer perform(HostConnection& from, Id id, const messages::Watch& watch);
    Answer perform(HostConnection& from, Id id, const messages::Act& act);
    Answer perform(HostConnection& from, Id id, const messages::WhyNot& question);
    Answer perform(HostConnection& from, Id id, const messages::AskHistory& question);
    Answer perform(HostConnection& from, Id id, const messages::Undo& undo);
    Answer perform(HostConnection& from, Id id, const messages::OpenTable& open);
    Answer perform(HostConnection& from, Id id, const messages::StartTable& start);
    Answer perform(HostConnection& from, Id id, const messages::CloseTable& close);
    Answer perform(HostConnection& from, Id id, const messages::Pause& pause);
    Answer perform(HostConnection& from, Id id, const messages::LayTables& lay);
    Answer perform(HostConnection& from, Id id, const messages::Proof& proof);
    /// All others are about the pool and the votes, or about following and leading the class.
    template <typename Message> Answer perform(HostConnection& from, Id id, const Message& message);
    void respond(HostConnection& to, Id id, const Answer& answer, bool isEntry);

    using Decision = desk::Decision;
    Decision invite(const QPointer<HostConnection>& to, Id id, messages::Role role);
    Decision sit(int member, const messages::Sit& wanted);
    Decision stand(int member);
    Decision open(const TableRules& rules);
    Decision start(int number);
    Decision close(int number);
    Decision remove(int member);
    /// Seats pupils who are connected at new tables, spread evenly in the order in which they joined, and
    /// opens these on their screens.
    Decision layTables(const messages::LayTables& wanted);
    struct LaidTable;
    /// Takes over tables that were written, with those who sit there.
    void takeOver(std::vector<LaidTable>& laid);
    /// As HostTable::deal, with the next seed.
    std::shared_ptr<HostGame> deal(const HostTable& table);
    static QString fileOf(const HostGame& game);
    /// Waits until the storage has it.
    Failure carryOut(const ChangeQueue::Decide& decide);

    void enter(HostConnection& from, Id id, const Member& member, const std::string& token);
    /// The board of a game and, when it is over, its record.
    static void showGame(HostConnection& to, const HostTable& table, core::Seat viewer);
    /// Says why to somebody at the door, and closes.
    static Answer turnAway(HostConnection& from, Id id, const messages::Failed& why);
    HostTable* tableOf(int member) const;
    /// Pupils who are connected and in no game that goes on, of all or of these; by number.
    std::vector<int> freePupils(const std::vector<int>& among) const;
    /// Null if the member is not connected.
    HostConnection* connectionOf(int member) const;
    HostTable* table(int number) const;
    void addTable(std::unique_ptr<HostTable> table);
    void takeDice(const HostTable& table, const Change& change);
    static StoredTable stored(const HostTable& table);
    Decision save(StoredTable table, std::function<void()> apply);
    std::uint64_t nextSeed();
    /// To all, once the present event has been dealt with.
    void tellTables();
    /// To all, what has changed in the pool and the vote, once the present event has been dealt with.
    void tellPolls();
    void countPupils();
    /// To the other classes, what this one shares, if that has changed.
    void publishSums();
    /// To pupils and teachers, what has changed in how the class is followed and led, likewise.
    void tellFollow();
    /// `isHere`: whether the member is connected; only pupils are followed.
    void meet(const Member& member, bool isHere);
    /// Emits `changed` likewise.
    void noteChange();
    /// To everyone who sits at the table or watches it: what `messageFor` makes for the viewer's seat.
    void tell(const HostTable& table,
              const std::function<messages::HostMessage(core::Seat viewer)>& messageFor);
    messages::Tables tablesShown() const;

    const Options m_options;
    /// For what decisions write, alone: it is the queue's.
    ClassStorage& m_storage;
    ChangeQueue m_changes;
    /// Those who are about to become members, and what they have said since.
    std::map<HostConnection*, std::vector<messages::FromClient>> m_entering;
    GameLibrary m_library;
    /// A table does not wait until the disk has another one's game.
    disk::Flusher m_flusher;
    std::unique_ptr<QWebSocketServer> m_server;
    HostDoor* m_door = nullptr;
    std::vector<HostConnection*> m_connections;
    Members m_members;
    std::map<int, std::unique_ptr<HostTable>> m_tables;
    QTimer m_tablesToTell;
    ClassPolls m_polls;
    QTimer m_pollsToTell;
    /// Null if no other class can be there.
    std::unique_ptr<SharedPools> m_shared;
    std::vector<PoolSum> m_published;
    ClassFollow m_follow;
    QTimer m_followToTell;
    QTimer m_changeToNote;
    QStringList m_lost;
    QString m_error;
    bool m_paused = false;
    std::uint64_t m_seeds = 0;
};

} // namespace app
