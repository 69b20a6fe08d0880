// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/client/class_client.h"
#include "app/protocol/game_json.h"
#include "engine/games/any_record.h"
#include "poll_player.h"
#include "tries_again.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>
#include <cstdio>

using namespace app;

namespace {

/// A member who plays a game after another with random legal actions, drops the connection now and then and
/// comes back.
class Player : public QObject {
    Q_OBJECT
public:
    Player(const QUrl& url, std::vector<int> tables, int persons, std::uint64_t seed,
           const std::optional<join::JoinCode>& code)
        : m_url(url), m_tables(std::move(tables)), m_persons(persons), m_chance(seed) {
        connect(&m_client, &ClassClient::stateChanged, this, &Player::goOn);
        connect(&m_client, &ClassClient::tablesChanged, this, &Player::goOn);
        connect(&m_client, &ClassClient::boardChanged, this, &Player::play);
        connect(&m_client, &ClassClient::failed, this, &Player::onFailure);
        connect(&m_client, &ClassClient::gameOver, this, &Player::finish);
        connect(&m_client, &ClassClient::ended, this, [this](const messages::Reason& why) {
            if (!m_isDropping && !triesAgain(m_client, m_url, why))
                die("the connection has ended: " + why.word());
        });
        m_client.enter(m_url, {}, {.code = code, .fingerprint = {}});
    }

private:
    static void die(const std::string& why) {
        std::fprintf(stderr, "class_player: %s\n", why.c_str());
        std::fflush(stderr);
        std::_Exit(1);
    }

    const messages::TableShown* wantedTable() const {
        for (const auto& table : m_client.tables().tables)
            if (!m_tables.empty() && table.table == m_tables.front())
                return &table;
        return nullptr;
    }

    /// Sits down, and begins the game when all who are expected sit there.
    void goOn() {
        const messages::TableShown* const table = wantedTable();
        if (m_client.state() != ClassClient::State::In || !table)
            return;
        if (m_client.place().first == 0) {
            m_client.request(messages::Sit{.table = table->table});
            return;
        }
        const auto isPerson = [](const messages::SeatShown& seat) { return seat.member != 0; };
        if (table->stage == messages::Stage::Waiting &&
            m_client.place() == std::pair(table->table, core::Seat{0}) &&
            std::count_if(table->seats.begin(), table->seats.end(), isPerson) == m_persons)
            m_client.request(messages::StartTable{table->table});
    }

    template <typename G> void checkBoard(const messages::Board& board) {
        try {
            const auto seen = messages::readObservation<G>(board.observation);
            messages::readEvents<G>(board.events);
            if (seen.seat != m_client.place().second && m_client.place().first == board.table)
                die("the board of another seat");
        } catch (const messages::Malformed& error) {
            die(error.what());
        }
    }

    void play(const messages::Board& board) {
        games::Games::forEach([&]<typename G>() {
            if (G::id == board.game)
                checkBoard<G>(board);
            return G::id == board.game;
        });
        if (board.legal.empty())
            return;
        if (m_chance.below(25) == 0) {
            m_isDropping = true;
            m_client.leave();
            m_isDropping = false;
            m_client.enter(m_url, {});
            return;
        }
        m_client.act(board.legal[m_chance.below(static_cast<std::uint32_t>(board.legal.size()))]);
    }

    /// What may go wrong although everybody plays by the rules.
    static void onFailure(int, const messages::Failed& failure) {
        using messages::ErrorCode;
        for (const ErrorCode code : {ErrorCode::OtherStep, ErrorCode::NotYourTurn, ErrorCode::AlreadySeated,
                                     ErrorCode::AlreadyBegun, ErrorCode::TooOften})
            if (failure.code == code)
                return;
        die(failure.code.word() + ": " + failure.message);
    }

    void finish(const messages::Over& over) {
        if (m_tables.empty() || over.table != m_tables.front())
            return;
        const auto read = games::readAnyRecord(over.record);
        const auto* record = std::get_if<games::AnyRecord>(&read);
        if (!record || !record->type()->standing(*record).finished)
            die("the record is not of a finished game");
        std::printf("over %d %zu\n", over.table, std::hash<std::string>()(over.record));
        std::fflush(stdout);
        m_tables.erase(m_tables.begin());
        if (m_tables.empty())
            QCoreApplication::exit(0);
        else
            m_client.request(messages::Stand{});
    }

    const QUrl m_url;
    std::vector<int> m_tables;
    const int m_persons;
    core::Random m_chance;
    ClassClient m_client;
    bool m_isDropping = false;
};

} // namespace

/// `class_player URL TABLES PERSONS SEED [CODE]`: joins, plays at each of the tables ("1,2") when as many
/// persons sit there, and ends with 0 when the last game is over. `class_player URL poll
/// CONTRIBUTIONS SEED`: see PollPlayer.
int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const auto code = join::typedCode(words.value(5).toStdString()).code;
    if (words.size() != (code ? 6 : 5)) {
        std::fputs("usage: class_player URL TABLES PERSONS SEED [CODE]\n", stderr);
        return 2;
    }
    if (words[2] == QLatin1String("poll")) {
        const PollPlayer player(QUrl(words[1]), words[3].toInt(), words[4].toULongLong());
        return QCoreApplication::exec();
    }
    std::vector<int> tables;
    for (const QString& table : words[2].split(QLatin1Char(',')))
        tables.push_back(table.toInt());
    const Player player(QUrl(words[1]), tables, words[3].toInt(), words[4].toULongLong(), code);
    return QCoreApplication::exec();
}

#include "player.moc"
