// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_connection.h"
#include "class_requests.h"
#include "member_monitoring.h"
#include "member_polls.h"
#include "member_tables.h"

namespace app {

/// One member of a class: joins the parts that connect it (ClassConnection), know what it has asked for
/// (ClassRequests), and hold what the host has said last of the tables (MemberTables), the pool and the votes
/// (MemberPolls), and how the class is led (MemberMonitoring). The window and programs without a window use
/// the same one. The protocol is in app/protocol/README.md.
class ClassClient : public QObject {
    Q_OBJECT
public:
    using State = ClassConnection::State;
    explicit ClassClient(QObject* parent = nullptr);
    ~ClassClient() override;

    // As ClassConnection.
    void enter(const QUrl& url, const messages::Hello& hello, const ClassDoor& door = {}) {
        m_connection.enter(url, hello, door);
    }
    void leave() { m_connection.leave(); }
    State state() const { return m_connection.state(); }
    /// The last welcome; its member is 0 before there was one.
    const messages::Welcome& welcome() const { return m_connection.welcome(); }
    ClassConnection& connection() { return m_connection; }
    const ClassConnection& connection() const { return m_connection; }

    // As MemberTables.
    const messages::Tables& tables() const { return m_tables.all(); }
    const std::optional<messages::Board>& board() const { return m_tables.board(); }
    std::pair<int, core::Seat> place() const { return m_tables.placeOf(welcome().member); }
    MemberPolls& polls() { return m_polls; }
    const MemberPolls& polls() const { return m_polls; }
    MemberMonitoring& monitoring() { return m_monitoring; }
    const MemberMonitoring& monitoring() const { return m_monitoring; }

    /// Sends a request and returns its number, with which `done` or `failed` answers. Not sent, and −1, if
    /// nobody is listening.
    int request(const messages::ClientMessage& message);
    /// Sends a request, and reports its outcome once: maybe before this returns, and when the
    /// connection ends at the latest; not any more when the context is gone.
    void perform(const messages::ClientMessage& message, const QObject* context,
                 const ClassRequests::Settle& settle);
    /// Takes an action on the present board.
    int act(const std::string& action);

signals:
    void stateChanged();
    void tablesChanged();
    void boardChanged(const messages::Board& board);
    void historyCame(int id, const messages::History& history);
    void undoAsked(const messages::UndoAsked& asked);
    void pupilMoved(const messages::PupilMoved& moved);
    void gameOver(const messages::Over& over);
    void contributionsCame(int id, const messages::Contributions& contributions);
    void answersCame(int id, const messages::Answers& answers);
    void done(int id);
    /// −1: not an answer to a request.
    void failed(int id, const messages::Failed& failure);
    /// As ClassConnection::ended.
    void ended(const messages::Reason& why);

private:
    void receive(const std::optional<int>& id, const messages::HostMessage& message);
    void admit(const messages::Welcome& welcome);
    void onFailure(int id, const messages::Failed& failure);

    ClassRequests m_requests;
    ClassConnection m_connection;
    MemberTables m_tables;
    MemberPolls m_polls{[this](const messages::ClientMessage& message) { return request(message); }};
    MemberMonitoring m_monitoring;
};

} // namespace app
