// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messages/class_messages.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtCore/QUrl>

#include <functional>
#include <memory>

class QSslCertificate;
class QWebSocket;

namespace app {

/// One member of a class: the connection to the host, and what the host has said last. The window and
/// programs without a window use the same one. The protocol is in app/messages/README.md.
class ClassClient : public QObject {
    Q_OBJECT
public:
    enum class State {
        Out,      ///< not connected, and not trying to be
        Entering, ///< connecting, or waiting for the welcome
        In,       ///< welcome
        Waiting,  ///< the connection broke; it is tried again
    };
    /// Whether this is the certificate of the host that is meant. Without one, no encrypted connection is
    /// trusted.
    using Judge = std::function<bool(const QSslCertificate&)>;

    explicit ClassClient(Judge judge = {}, QObject* parent = nullptr);
    ~ClassClient() override;

    /// Connects ("wss://…", or "ws://…" where nothing is secret) and says hello. With a token the member of
    /// an earlier welcome comes back, to the same seat.
    void enter(const QUrl& url, const messages::Hello& hello);
    /// Ends the connection for good.
    void leave();
    /// Whether a connection that breaks is tried again with the token, from the start true.
    void setPersistent(bool persistent) { m_isPersistent = persistent; }

    State state() const { return m_state; }
    /// The last welcome; its member is 0 before there was one.
    const messages::Welcome& welcome() const { return m_welcome; }
    const messages::Tables& tables() const { return m_tables; }
    /// What the own seat, or whoever watches, can see now; none when neither sits at a game.
    const std::optional<messages::Board>& board() const { return m_board; }
    /// The table and seat of this member, as the tables show it; 0 and noSeat without one.
    std::pair<int, core::Seat> place() const;

    /// Sends a request and returns its number, with which `done` or `failed` answers. Not sent, and −1, if
    /// nobody is listening.
    int request(const messages::ClientMessage& message);
    /// Takes an action on the present board.
    int act(const std::string& action);

signals:
    void stateChanged();
    void tablesChanged();
    void boardChanged(const messages::Board& board);
    void historyCame(int id, const messages::History& history);
    void undoAsked(const messages::UndoAsked& asked);
    void gameOver(const messages::Over& over);
    void done(int id);
    /// −1: not an answer to a request.
    void failed(int id, const messages::Failed& failure);
    /// The connection has ended for good. `code`: that of the host's goodbye, `untrusted` for a certificate
    /// that was not accepted, `no-answer` if there is no host, `not-a-message` if it does not speak the
    /// protocol, or empty after `leave`.
    void ended(const QString& code);

private:
    void open();
    void closeSocket();
    void sayHello();
    void read(const QString& text);
    void receive(std::optional<int> id, const messages::HostMessage& message);
    void lose();
    void end(const QString& code);
    void setState(State state);

    Judge m_judge;
    std::unique_ptr<QWebSocket> m_socket;
    QUrl m_url;
    messages::Hello m_hello;
    State m_state = State::Out;
    bool m_isPersistent = true;
    messages::Welcome m_welcome;
    messages::Tables m_tables;
    std::optional<messages::Board> m_board;
    int m_nextId = 1;
    QTimer m_retry;
    std::chrono::milliseconds m_pause{};
    /// Of the host's goodbye.
    QString m_goodbye;
};

} // namespace app
