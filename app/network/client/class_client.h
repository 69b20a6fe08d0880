// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/discovery/client_handshake.h"
#include "app/protocol/class_messages.h"
#include "class_requests.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtCore/QUrl>

#include <map>
#include <memory>

class QWebSocket;

namespace app {

/// How a member recognises an encrypted host. With neither field, no host is trusted.
struct ClassDoor {
    /// The three words that were typed; needed the first time.
    std::optional<join::JoinCode> code{};
    /// `ClassClient::fingerprint()` of an earlier time, or empty. Enough for a member who has a token.
    QByteArray fingerprint{};
    /// The name under which the person has chosen the class; empty if an address was typed. A host with
    /// another name is not believed.
    std::string className{};
};

/// One member of a class: the connection to the host, and what the host has said last. The window and
/// programs without a window use the same one. The protocol is in app/protocol/README.md.
class ClassClient : public QObject {
    Q_OBJECT
public:
    enum class State {
        Out,      ///< not connected, and not trying to be
        Entering, ///< connecting, or waiting for the welcome
        In,       ///< welcome
        Waiting,  ///< the connection broke; it is tried again
    };
    explicit ClassClient(QObject* parent = nullptr);
    ~ClassClient() override;

    /// Connects ("wss://…", or "ws://…" where nothing is secret), makes sure that it is the host that is
    /// meant, and says hello. With a token the member of an earlier welcome comes back, to the same seat. At
    /// an address or with a code that is new, an earlier welcome is forgotten.
    void enter(const QUrl& url, const messages::Hello& hello, const ClassDoor& door = {});
    /// Ends the connection for good.
    void leave();
    /// Whether a connection that breaks is tried again with the token, from the start true.
    void setPersistent(bool persistent) { m_isPersistent = persistent; }
    /// Whether a host that has said that it ends is waited for like one that was lost, from the start true.
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
    const messages::Tables& tables() const { return m_tables; }
    /// What the own seat, or a spectator, can see now; none when neither sits at a game.
    const std::optional<messages::Board>& board() const { return m_board; }
    /// The table and seat of this member, as the tables show it; 0 and noSeat without one.
    std::pair<int, core::Seat> place() const;

    /// Sends a request and returns its number, with which `done` or `failed` answers. Not sent, and −1, if
    /// nobody is listening.
    int request(const messages::ClientMessage& message);
    /// Sends a request, and says what has become of it, once: maybe before this returns, and when the
    /// connection ends at the latest; not any more when the context is gone.
    void perform(const messages::ClientMessage& message, const QObject* context,
                 const ClassRequests::Settle& settle);
    /// Takes an action on the present board.
    int act(const std::string& action);

    /// The pools of the class by experiment, without those that are closed and empty.
    const std::map<int, messages::PoolShown>& pools() const { return m_pools; }
    /// For a teacher, by experiment: the sums of the classes that count it together.
    const std::map<int, messages::AllClasses>& allClasses() const { return m_allClasses; }
    /// The vote that is on the screens.
    const std::optional<messages::VoteShown>& vote() const { return m_vote; }
    /// Gives counts to the class under the next number, which is returned. They are sent again after a break
    /// of the connection until the host has answered: then `contributed` or `notContributed` comes.
    int contribute(messages::Contribute given);
    /// What this member has in the pool of an experiment, one contribution after the other; empty if not all
    /// of it is known, because some was given at another computer or taken out by the teacher.
    std::vector<messages::Contribute> given(int experiment) const;
    /// The same of all experiments, to be remembered together with the token, and given back before `enter`.
    const std::vector<messages::Contribute>& allGiven() const { return m_given; }
    void setGiven(std::vector<messages::Contribute> given) { m_given = std::move(given); }

    /// How the class is led, as the host has said since the last welcome; pupils and teachers hear it.
    const std::optional<messages::PacingShown>& pacing() const { return m_pacing; }
    /// A teacher's: what is known of each pupil, by member, and how the class has answered.
    const std::map<int, messages::PupilShown>& pupils() const { return m_pupils; }
    const std::vector<messages::Tally>& tallies() const { return m_tallies; }

signals:
    void stateChanged();
    void tablesChanged();
    void boardChanged(const messages::Board& board);
    void historyCame(int id, const messages::History& history);
    void undoAsked(const messages::UndoAsked& asked);
    void pupilMoved(const messages::PupilMoved& moved);
    void gameOver(const messages::Over& over);
    void poolChanged(int experiment);
    void contributionsCame(int id, const messages::Contributions& contributions);
    void voteChanged();
    void contributed(int number);
    void notContributed(int number, const messages::Failed& failure);
    void pacingChanged();
    /// Something that the teacher has sent, once for each number.
    void assignmentArrived(const messages::Assignment& assignment);
    void pupilChanged(int member);
    void talliesChanged();
    void answersCame(int id, const messages::Answers& answers);
    void done(int id);
    /// −1: not an answer to a request.
    void failed(int id, const messages::Failed& failure);
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
    void receive(std::optional<int> id, const messages::HostMessage& message);
    void admit(const messages::Welcome& welcome);
    void onFailure(int id, const messages::Failed& failure);
    void onPool(const messages::PoolShown& pool);
    void onVote(const messages::VoteShown& vote);
    /// Before a welcome is taken over.
    void forgetPolls(const messages::Welcome& welcome);
    void onAssignment(const messages::Assignment& assignment);
    void onPupil(const messages::PupilShown& pupil);
    void onTally(const messages::Tally& tally);
    void forgetMonitoring(const messages::Welcome& welcome);
    void sendContributions();
    /// If this request has carried a contribution.
    void settleRequest(int id, const std::optional<messages::Failed>& failure);
    void settle(int number, const std::optional<messages::Failed>& failure);
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
    bool m_isPersistent = true;
    bool m_waitsForClosedHost = true;
    messages::Welcome m_welcome;
    messages::Tables m_tables;
    std::optional<messages::Board> m_board;
    std::map<int, messages::PoolShown> m_pools;
    std::map<int, messages::AllClasses> m_allClasses;
    std::optional<messages::VoteShown> m_vote;
    int m_lastNumber = 0;
    /// Contributions without an answer, by number, and the requests that carry them.
    std::map<int, messages::Contribute> m_unanswered;
    std::map<int, int> m_numberOf;
    /// What the host has taken and nothing has replaced, as far as it is known.
    std::vector<messages::Contribute> m_given;
    std::optional<messages::PacingShown> m_pacing;
    std::map<int, messages::PupilShown> m_pupils;
    std::vector<messages::Tally> m_tallies;
    /// The number of the last assignment.
    int m_lastAssignment = 0;
    ClassRequests m_requests;
    QTimer m_retry;
    std::chrono::milliseconds m_pause{};
    /// Of the host's goodbye.
    std::optional<messages::Reason> m_goodbye;
};

} // namespace app
