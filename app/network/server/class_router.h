// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "admission.h"
#include "change_queue.h"
#include "connected_clients.h"
#include "member_desk.h"
#include "monitor_service.h"
#include "poll_service.h"
#include "seat_desk.h"
#include "slow_questions.h"
#include "table_desk.h"

#include <QtCore/QPointer>

#include <map>
#include <optional>
#include <vector>

class QWebSocket;

namespace app {

/// Brings each message of a client to the part of a host that it is for, and the answer back. Whatever
/// changes the class is answered when it is written; only play does not wait for the storage.
class ClassRouter : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Members& members;
        /// For what decisions write, alone.
        ClassStorage& storage;
        ConnectedClients& clients;
        Admission& admission;
        ClassTables& tables;
        TableDesk& tableDesk;
        SeatDesk& seatDesk;
        MemberDesk& memberDesk;
        PollService& polls;
        MonitorService& monitor;
        SlowQuestions& questions;
        ChangeQueue& changes;
    };
    explicit ClassRouter(const Parts& parts, QObject* parent = nullptr) : QObject(parent), m_parts(parts) {}

    /// Null: nothing is encrypted, and no client has to prove anything.
    void setAuthenticator(Authenticator* authenticator) { m_authenticator = authenticator; }
    void dispatch(HostConnection& from, const messages::FromClient& message);
    /// The connection has ended.
    void forget(HostConnection* connection) { m_entering.erase(connection); }

signals:
    void happened(const QString& what);
    /// A member is in; not before the welcome.
    void admitted(QWebSocket* socket);

private:
    using Id = std::optional<int>;
    using Decision = desk::Decision;
    /// An answer that is not a failure is `done`, unless `isAnswered`.
    struct Answer {
        std::optional<messages::Failed> failure{};
        bool isAnswered = false;
        ChangeQueue::Decide change{};
    };
    /// Carries out one kind of message.
    Answer perform(HostConnection& from, Id id, const messages::Hello& hello);
    Answer perform(HostConnection& from, Id id, const messages::Proof& proof);
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
    Answer perform(HostConnection& from, Id id, const messages::RemoveMember& wanted);
    /// All others are about the pool and the votes, or about monitoring and pacing the class.
    template <typename Message> Answer perform(HostConnection& from, Id id, const Message& message);
    static void respond(HostConnection& to, Id id, const Answer& answer, bool isEntry);

    Decision invite(const QPointer<HostConnection>& to, Id id, const messages::Hello& hello);
    void enter(HostConnection& from, Id id, const Member& member, const std::string& token);
    /// Says why; at the end of the connection, closes it.
    static Answer refuse(HostConnection& from, Id id, const Admission::Refused& refused);
    /// At whose table somebody sits or which one is watched; null: none.
    HostTable* tableSeenBy(const HostConnection& viewer) const;

    const Parts m_parts;
    Authenticator* m_authenticator = nullptr;
    /// Clients that are about to become members, and the messages they have sent since.
    std::map<HostConnection*, std::vector<messages::FromClient>> m_entering;
};

} // namespace app
