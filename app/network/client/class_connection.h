// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/discovery/client_handshake.h"
#include "app/protocol/class_messages.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtCore/QUrl>

#include <memory>

class QWebSocket;

namespace app {

/// How a member recognises an encrypted host. With neither field, no host is trusted.
struct ClassDoor {
    /// The three words that were typed; needed the first time.
    std::optional<join::JoinCode> code{};
    /// `ClassConnection::fingerprint()` of an earlier time, or empty. Enough for a member who has a token.
    QByteArray fingerprint{};
    /// The name under which the person has chosen the class; empty if an address was typed. A host with
    /// another name is not believed.
    std::string className{};
};

/// The connection of one member to the host of a class: finds out whether it is the right host, says hello,
/// and comes back with the token after a break. Knows nothing of what is said in the class.
class ClassConnection : public QObject {
    Q_OBJECT
public:
    enum class State {
        Out,      ///< not connected, and not trying to be
        Entering, ///< connecting, or waiting for the welcome
        In,       ///< welcome
        Waiting,  ///< the connection broke; it is tried again
    };
    explicit ClassConnection(QObject* parent = nullptr);
    ~ClassConnection() override;

    /// Connects ("wss://…", or "ws://…" where nothing is secret), makes sure that it is the host that is
    /// meant, and says hello. With a token the member of an earlier welcome comes back, to the same seat. At
    /// an address or with a code that is new, an earlier welcome is forgotten.
    void enter(const QUrl& url, const messages::Hello& hello, const ClassDoor& door = {});
    /// Ends the connection for good.
    void leave();
    /// Whether to wait for a host that has closed the class, as for a lost one; true from the start.
    void setWaitsForClosedHost(bool waits) { m_waitsForClosedHost = waits; }

    /// SHA-256 of the certificate of the host that admitted this client: to be remembered together with the
    /// token. Empty without encryption.
    const QByteArray& fingerprint() const { return m_known; }
    /// After `wrong-code` and `wait`: seconds until the host looks at a code from this computer again. After
    /// `too-many-joins`: until one more may join.
    int wait() const { return m_wait; }
    /// By which the host knows members of the same installation as one person. By default one that nobody
    /// else has.
    void setInstallation(const std::string& installation) { m_installation = installation; }
    static std::string newInstallation();
    /// For tests: what the hashes of the code cost.
    void setHashCost(const commitment::HashCost& cost) { m_cost = cost; }

    State state() const { return m_state; }
    /// The last welcome; its member is 0 before there was one.
    const messages::Welcome& welcome() const { return m_welcome; }
    /// Whether it was sent: not if nobody is listening.
    bool send(const messages::FromClient& message);

    // What has been received means to the connection:
    /// the member is in;
    void admit(const messages::Welcome& welcome);
    /// something was refused: at the door, the same hello would be refused again, so the connection ends;
    void refuse(const messages::Failed& failure);
    /// the host is about to close the connection.
    void noteGoodbye(const messages::Reason& why) { m_goodbye = why; }

signals:
    void stateChanged();
    /// A message of a host that is believed to be the right one. `id`: of the request that it answers.
    void received(const std::optional<int>& id, const messages::HostMessage& message);
    /// What is under way is not answered any more.
    void broken();
    /// The connection has ended for good: because of the host's goodbye or its refusal, or because of what
    /// this client has found out (the last section of `messages::ErrorCode`).
    void ended(const messages::Reason& why);

private:
    void open();
    void closeSocket();
    void presentItself();
    void sayHello();
    std::string token() const;
    void endHandshake();
    /// What a host that has not proved itself may say; all else ends the connection.
    void onAtDoor(const messages::HostMessage& message);
    void onHostVerified(bool isOurHost);
    void read(const QString& text);
    void lose();
    void end(messages::Reason why);
    void setState(State state);

    std::unique_ptr<QWebSocket> m_socket;
    QUrl m_url;
    messages::Hello m_hello;
    std::string m_installation;
    std::optional<join::JoinCode> m_code;
    std::string m_className;
    /// Of the host that is meant; empty until it is known.
    QByteArray m_known;
    /// While the host at the other end has to prove itself.
    std::unique_ptr<join::ClientHandshake> m_handshake;
    bool m_hasAnswered = false;
    commitment::HashCost m_cost = commitment::slowCost;
    int m_wait = 0;
    State m_state = State::Out;
    /// Whether the host has admitted this client since the last `enter`.
    bool m_wasIn = false;
    bool m_waitsForClosedHost = true;
    messages::Welcome m_welcome;
    QTimer m_retry;
    std::chrono::milliseconds m_pause{};
    /// Of the host's goodbye.
    std::optional<messages::Reason> m_goodbye;
};

} // namespace app
