// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_client.h"
#include "app/network/server/class_host.h"
#include "app/network/server/sql_storage.h"
#include "hosted.h"
#include "tests/patience.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWebSockets/QWebSocket>

namespace tests {

inline const std::string teacherKey = "the teacher's key";

/// For hashes that are slow for everybody else.
constexpr commitment::HashCost cheap{16, 1, 1};

enum class Entrance { Open, WithCode };

class Pupil;

/// A host in this process, in a folder of its own, on the loopback device.
class ClassRoom {
public:
    explicit ClassRoom(const std::function<void(app::ClassHost::Options&)>& change = {},
                       Entrance entrance = Entrance::Open)
        : m_entrance(entrance) {
        m_options.dataFolder = m_folder.path();
        m_options.teacherKey = teacherKey;
        m_options.pace = {.patience = std::chrono::milliseconds(0), .bots = app::BotPace::Instant};
        m_options.firstSeed = 11;
        // A busy machine is no reason to turn anybody away; tests of these limits set their own.
        constexpr std::chrono::milliseconds never{10 * patience};
        m_options.entrance.silence = never;
        m_options.limits.ping = never;
        m_options.limits.entry = never;
        m_options.storagePatience = never;
        if (change)
            change(m_options);
        start(0);
    }
    /// Ends the host and starts another one in the same folder, at the same port.
    void restart(const std::function<void()>& meanwhile = {}) {
        const quint16 port = m_host->port();
        ends(*m_host);
        m_host.reset();
        if (meanwhile)
            meanwhile();
        start(port);
    }
    /// The same; whether these clients have come back to the new host.
    bool restartFor(const std::vector<Pupil*>& clients);
    app::Authenticator& door() { return *m_door; }
    /// What the teacher shows.
    app::join::JoinCode code() const {
        return app::join::typedCode(m_door->words().toStdString()).code.value_or(app::join::JoinCode(0));
    }
    app::ClassHost& host() { return *m_host; }
    app::HostTable& table(int number) { return *m_host->tables().at(number); }
    QUrl url() const {
        return QUrl(QStringLiteral("%1://127.0.0.1:%2")
                        .arg(QLatin1String(m_door ? "wss" : "ws"))
                        .arg(m_host->port()));
    }
    /// A table of a game; its number.
    int open(std::string_view game, int seats, int length = 0, const std::string& bot = {}, int clock = 0) {
        return opensTable(*m_host, {std::string(game), seats, length, bot, clock});
    }

private:
    void start(quint16 port) {
        QString error;
        auto storage =
            app::SqlStorage::open(m_folder.filePath("class.sqlite"), QStringLiteral("here"), &error);
        if (!storage)
            qFatal("no storage: %s", qPrintable(error));
        if (m_entrance == Entrance::WithCode) {
            m_door = std::make_unique<app::Authenticator>(m_folder.path(), QStringLiteral("8b"), cheap);
            m_door->prepare();
            if (!QTest::qWaitFor([this] { return m_door->isReady(); }, patience))
                qFatal("no code");
        }
        m_host = std::make_unique<app::ClassHost>(m_options, std::move(storage));
        if (!restores(*m_host) || !m_host->listen(QHostAddress::LocalHost, port, m_door.get()))
            qFatal("no host: %s", qPrintable(m_host->error()));
    }

    const Entrance m_entrance;
    QTemporaryDir m_folder;
    app::ClassHost::Options m_options;
    std::unique_ptr<app::Authenticator> m_door;
    std::unique_ptr<app::ClassHost> m_host;
};

/// A client that waits for what it asks for.
class Pupil : public app::ClassClient {
public:
    Pupil() {
        connection().setHashCost(cheap);
        connect(this, &ClassClient::done, this, [this](int id) { m_answers[id] = messages::Failed{}; });
        connect(this, &ClassClient::failed, this,
                [this](int id, const messages::Failed& failure) { m_answers[id] = failure; });
        connect(this, &ClassClient::historyCame, this, [this](int id, const messages::History& history) {
            m_answers[id] = messages::Failed{};
            m_history = history;
        });
        connect(this, &ClassClient::contributionsCame, this,
                [this](int id, const messages::Contributions& contributions) {
                    m_answers[id] = messages::Failed{};
                    m_contributions = contributions;
                });
        connect(this, &ClassClient::gameOver, this,
                [this](const messages::Over& over) { m_record = over.record; });
        connect(this, &ClassClient::undoAsked, this,
                [this](const messages::UndoAsked& asked) { m_asked = asked; });
        connect(this, &ClassClient::ended, this,
                [this](const messages::Reason& why) { m_end = QString::fromStdString(why.word()); });
        connect(this, &ClassClient::stateChanged, this,
                [this] { m_entries += state() == State::In ? 1 : 0; });
        connect(this, &ClassClient::boardChanged, this,
                [this](const messages::Board& board) { m_boards.push_back(board); });
    }

    /// Whether the host admits this client.
    bool comes(const QUrl& url, messages::Role role = messages::Role::Pupil, const std::string& key = {},
               const std::string& token = {}, const app::ClassDoor& door = {}) {
        m_end = QStringLiteral("-");
        enter(url, {.role = role, .token = token, .key = key}, door);
        return QTest::qWaitFor([this] { return state() == State::In || m_end != QLatin1String("-"); },
                               patience) &&
               state() == State::In;
    }
    bool comesWith(const QUrl& url, const app::join::JoinCode& code) {
        return comes(url, messages::Role::Pupil, {}, {}, {.code = code, .fingerprint = {}});
    }
    bool comesAsTeacher(const QUrl& url) { return comes(url, messages::Role::Teacher, teacherKey); }
    /// The code of the answer: empty for `done`.
    std::string asks(const messages::ClientMessage& message) { return answerTo(request(message)); }
    std::string plays(const std::string& action) { return answerTo(act(action)); }
    bool sitsDown(int table, core::Seat seat = core::noSeat) {
        return asks(messages::Sit{table, seat}).empty();
    }

    const messages::Failed& lastFailure() const { return m_last; }
    const std::optional<messages::History>& history() const { return m_history; }
    const messages::Contributions& contributions() const { return m_contributions; }
    const std::optional<messages::UndoAsked>& asked() const { return m_asked; }
    const std::string& record() const { return m_record; }
    const QString& end() const { return m_end; }
    /// How often a host has admitted it.
    int entries() const { return m_entries; }
    const std::vector<messages::Board>& boards() const { return m_boards; }
    bool isMyTurn() const { return board() && !board()->legal.empty(); }

    /// Waits for a condition while the events go on.
    template <typename Condition> static bool waitsFor(Condition condition) {
        return QTest::qWaitFor(condition, patience);
    }

private:
    std::string answerTo(int id) {
        if (id < 0)
            return "not sent";
        if (!QTest::qWaitFor([this, id] { return m_answers.contains(id); }, patience))
            return "no answer";
        m_last = m_answers[id];
        return m_last.code.word();
    }

    std::map<int, messages::Failed> m_answers;
    messages::Failed m_last;
    std::optional<messages::History> m_history;
    messages::Contributions m_contributions;
    std::optional<messages::UndoAsked> m_asked;
    std::string m_record;
    std::vector<messages::Board> m_boards;
    QString m_end;
    int m_entries = 0;
};

inline bool ClassRoom::restartFor(const std::vector<Pupil*>& clients) {
    std::vector<int> entries;
    for (const Pupil* one : clients)
        entries.push_back(one->entries());
    restart();
    return Pupil::waitsFor([&] {
        for (std::size_t i = 0; i < clients.size(); ++i)
            if (clients[i]->entries() == entries[i] || clients[i]->state() != app::ClassClient::State::In)
                return false;
        return true;
    });
}

/// The pupil whose turn it is takes a random action, until the game is over.
inline bool playToTheEnd(const std::vector<Pupil*>& pupils, core::Random& chance) {
    const auto isOver = [&] { return !pupils.front()->record().empty(); };
    while (!isOver()) {
        Pupil* next = nullptr;
        if (!Pupil::waitsFor([&] {
                for (Pupil* one : pupils)
                    if (one->isMyTurn())
                        next = one;
                return next || isOver();
            }))
            return false;
        if (next) {
            const auto legal = next->board()->legal;
            const auto code = next->plays(legal[chance.below(static_cast<std::uint32_t>(legal.size()))]);
            if (!code.empty() && code != "other-step")
                return false;
        }
    }
    return true;
}

/// A client that sends any text a test gives it, and keeps every text as it came.
class RawClient {
public:
    explicit RawClient(const QUrl& url) {
        QObject::connect(&m_socket, &QWebSocket::textMessageReceived, &m_socket,
                         [this](const QString& text) { m_texts << text; });
        QObject::connect(&m_socket, &QWebSocket::disconnected, &m_socket, [this] { m_isClosed = true; });
        QObject::connect(&m_socket, &QWebSocket::sslErrors, &m_socket,
                         [this] { m_socket.ignoreSslErrors(); });
        m_socket.open(url);
        m_isOpen = QTest::qWaitFor([this] { return m_socket.isValid() || m_isClosed; }, patience);
    }
    bool isOpen() const { return m_isOpen; }
    bool isClosed() const { return m_isClosed; }
    QWebSocket& socket() { return m_socket; }
    void send(const QString& text) { m_socket.sendTextMessage(text); }
    const QStringList& texts() const { return m_texts; }
    /// Those that contain all of a word.
    QStringList texts(const QString& word) const { return m_texts.filter(word); }
    bool waitsFor(const QString& word) {
        return QTest::qWaitFor([this, &word] { return !m_texts.filter(word).isEmpty(); }, patience);
    }
    bool waitsForClose() {
        return QTest::qWaitFor([this] { return m_isClosed; }, patience);
    }

private:
    QWebSocket m_socket;
    QStringList m_texts;
    bool m_isOpen = false;
    bool m_isClosed = false;
};

} // namespace tests
