// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/flusher.h"
#include "app/network/discovery/address_limit.h"
#include "change_queue.h"
#include "class_follow.h"
#include "class_polls.h"
#include "class_storage.h"
#include "host_connection.h"
#include "host_door.h"
#include "host_entrance.h"
#include "host_table.h"
#include "shared_pools.h"

#include <QtCore/QPointer>
#include <QtNetwork/QHostAddress>

#include <deque>
#include <map>
#include <memory>

namespace app {

/// The host of a class: listens, knows who has joined, runs the tables, and tells everybody what they may
/// know. The protocol is in app/protocol/README.md.
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
        /// Members at once; a further one is turned away, except a teacher.
        int mostConnections = 120;
        HostEntrance::Limits entrance{};
        /// New members of one computer: a class or two at once, behind one address, then one every 20
        /// seconds.
        join::Flow joins{.atOnce = 60, .perSecond = 0.05};
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

    /// Port 0: any free one. The door, which must be ready and outlive the host, encrypts and admits
    /// clients that know its code or have a token. Without a door nothing is encrypted, and every client is
    /// admitted.
    bool listen(const QHostAddress& address, quint16 port, HostDoor* door = nullptr);
    quint16 port() const;
    /// Clients at the door that have not been admitted.
    int visitors() const { return m_entrance ? m_entrance->visitors() : 0; }
    /// Questions for what happened in a game that wait for an answer.
    int questionsWaiting() const { return static_cast<int>(m_questions.size()); }
    /// That clients have not read yet, of all together.
    qint64 bytesWaiting() const;
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
    /// Pauses or resumes all tables.
    void setPaused(bool paused);
    bool isPaused() const { return m_paused; }
    /// Closes the member's connection and makes the token worthless; the seat becomes free.
    Failure removeMember(int number);
    /// Says whether the member is somebody else than the others of the same installation.
    Failure confirmMember(int number, bool confirmed);
    /// Gives a pupil a free seat, also one of a game in which the pupil has sat elsewhere: then everybody at
    /// the table gets a message.
    Failure movePupil(const messages::MovePupil& move);

    /// Somebody who has joined and was not removed.
    struct Presence {
        int number = 0;
        std::string nickname;
        messages::Role role = messages::Role::Pupil;
        bool isHere = false;
        /// The first member of the same installation; the own number if there is none, or if the teacher has
        /// confirmed this member.
        int person = 0;
        bool isConfirmed = false;
        /// 0: at none.
        int table = 0;
    };
    /// In the order in which they joined.
    std::vector<Presence> members() const;
    int memberCount() const;
    /// By number; removed members are among them.
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

    void receive(QWebSocket* socket, WireWatch* wire);
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
    Answer perform(HostConnection& from, Id id, const messages::MovePupil& move);
    Answer perform(HostConnection& from, Id id, const messages::ConfirmMember& wanted);
    Answer perform(HostConnection& from, Id id, const messages::Proof& proof);
    /// All others are about the pool and the votes, or about following and leading the class.
    template <typename Message> Answer perform(HostConnection& from, Id id, const Message& message);
    void respond(HostConnection& to, Id id, const Answer& answer, bool isEntry);
    /// A question that takes long to answer.
    struct Question {
        QPointer<HostConnection> from;
        Id id;
        messages::AskHistory asked;
    };
    /// Answers the next one, so that all else is dealt with between two.
    void answerQuestion();
    /// At whose table somebody sits or which one is watched; null: none.
    HostTable* tableSeenBy(const HostConnection& viewer) const;

    using Decision = desk::Decision;
    Decision invite(const QPointer<HostConnection>& to, Id id, const messages::Hello& hello);
    Decision sit(int member, const messages::Sit& wanted);
    Decision stand(int member);
    Decision open(const TableRules& rules);
    Decision start(int number);
    Decision close(int number);
    Decision remove(int member);
    Decision move(const messages::MovePupil& move);
    void moveTo(const messages::MovePupil& move, bool isTold);
    Decision confirm(const messages::ConfirmMember& wanted);
    /// Who has seen the cards of a seat sits in no other of the same game, nor does one person in two: the
    /// seat that a member gets who wants this one, or any.
    struct Place {
        std::optional<messages::Failed> fault{};
        core::Seat seat = core::noSeat;
    };
    Place placeFor(int member, const HostTable& table, core::Seat wanted) const;
    /// In a seat that was written.
    void seat(int member, HostTable& table, core::Seat seat);
    /// Seats pupils who are connected at new tables, spread evenly in the order in which they joined, and
    /// opens these on their screens.
    Decision layTables(const messages::LayTables& wanted);
    struct LaidTable;
    /// Takes over tables that were written, with the members who sit there.
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
    /// Whether so many members are here that only a teacher finds room.
    bool isCrowded() const;
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
    void countPresent();
    /// To the other classes, what this one shares, if that has changed.
    void publishSums();
    /// To pupils and teachers, what has changed in how the class is followed and led, likewise.
    void tellFollow();
    /// Says to all tables whether pupils' screens are covered.
    void coverTables();
    /// `isHere`: whether the member is connected; only pupils are followed.
    void meet(const Member& member, bool isHere);
    /// Emits `changed` likewise.
    void noteChange();
    /// What is known of the storage; says so in a line when that changes.
    struct Storage {
        bool isSilent = false;
        bool isRefusing = false;
        /// Another connection to it failed.
        bool isOutOfReach = false;

        bool isGone() const { return isSilent || isRefusing || isOutOfReach; }
    };
    void noteStorage(const Storage& now, const QString& reason);
    /// To everyone who sits at the table or watches it: what `messageFor` makes for the viewer's seat.
    void tell(const HostTable& table,
              const std::function<messages::HostMessage(core::Seat viewer)>& messageFor);
    messages::Tables tablesShown() const;

    const Options m_options;
    /// For what decisions write, alone: it is the queue's.
    ClassStorage& m_storage;
    ChangeQueue m_changes;
    /// Clients that are about to become members, and the messages they have sent since.
    std::map<HostConnection*, std::vector<messages::FromClient>> m_entering;
    std::deque<Question> m_questions;
    QTimer m_nextQuestion;
    GameLibrary m_library;
    /// A table does not wait until the disk has another one's game.
    disk::Flusher m_flusher;
    std::unique_ptr<HostEntrance> m_entrance;
    join::AddressLimit m_joins;
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
    Storage m_storageState;
    bool m_paused = false;
    std::uint64_t m_seeds = 0;
};

} // namespace app
