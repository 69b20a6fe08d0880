// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_client.h"
#include "app/settings/app_context.h"
#include "engine/games/any_record.h"
#include "member_store.h"

#include <QtWidgets/QWidget>

class QStackedWidget;

namespace app {

namespace join {
class Surroundings;
}
class JoinPage;
class LobbyPage;
class TablePage;

/// A pupil in a class: joins it, sits down at a table, plays there, and comes back to the same seat after
/// whatever has happened. It passes on what the host says to the page that shows it.
class MemberPage : public QWidget {
    Q_OBJECT
public:
    /// `surroundings`: the network in which the host is looked for; null: the real one.
    explicit MemberPage(AppContext& context, join::Surroundings* surroundings = nullptr,
                        QWidget* parent = nullptr);
    ~MemberPage() override;

    /// Knocks at a host's door: with the words of the class or, with a token, as an earlier member.
    void enterClass(const QUrl& host, const ClassDoor& door = {}, const QString& token = {});
    /// Goes back to the class that this computer remembers; does nothing if it is at a class's door or in
    /// one, or remembers none.
    void comeBack();
    ClassClient& client() { return m_client; }
    /// Sits down at a table, as a click in the lobby does.
    void sit(int table);
    JoinPage& joining() { return *m_joining; }
    LobbyPage& lobby() { return *m_lobby; }
    /// Null as long as no game is on the screen.
    TablePage* table() const { return m_table; }
    /// The name of the game on the screen in the ledger of dice; empty if there is none.
    std::string ledgerId() const;

signals:
    /// The pupil wants to leave the page.
    void left();
    /// Play on from a record, at this computer alone.
    void startRequested(const games::AnyRecord& record);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// Comes back as who this computer was in that class, or else as somebody new.
    void connectTo(const QUrl& host, const join::JoinCode& code, const QString& className);
    void connectJoining();
    void connectLobby();
    void connectClient();
    /// False if it could not be saved.
    bool remember();
    void leaveForOwnClass();
    void onState();
    void onEnd(const messages::Reason& why);
    void onTables();
    void onBoard(const messages::Board& board);
    void onFailure(int id, const messages::Failed& failure);
    void onDone(int id);
    /// The host says what cannot be.
    void misunderstand();
    /// False if this program does not have the game.
    bool openTable(const messages::Board& board);
    void closeTable();
    void leaveTable();
    void showPart(QWidget* part);
    bool holdsFocus() const;

    AppContext& m_context;
    MemberStore m_store;
    ClassClient m_client;
    QUrl m_host;
    /// The words that are tried by themselves if the host does not know this computer.
    std::optional<join::JoinCode> m_typed;
    /// Under which the class was chosen.
    std::string m_className;
    /// Whether the pupil is at a door with words that were typed.
    bool m_isByWords = false;
    QStackedWidget* m_stack;
    JoinPage* m_joining;
    LobbyPage* m_lobby;
    TablePage* m_table = nullptr;
    std::string m_game;
    /// The table that is only watched; 0: none.
    int m_watched = 0;
    /// The request to get up that has not been answered; until then, boards are of the past. Negative: none.
    int m_standing = -1;
};

} // namespace app
