// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/saved_games.h"
#include "app/settings/app_context.h"
#include "app/table/game_table.h"
#include "app/widgets/notice_bar.h"

#include <QtWidgets/QWidget>

#include <map>

class QStackedWidget;

namespace app {

class BeginPage;
class GameKeeper;

/// The Play page: where a game begins, the board, the end of the game, and replays, of whichever game is
/// chosen. It knows no game, only tables.
class PlayPage : public QWidget {
    Q_OBJECT
public:
    explicit PlayPage(AppContext& context, QWidget* parent = nullptr);
    ~PlayPage() override;

    enum class View { NewGame, Board, End, Replay };
    View view() const;
    void setView(View view);

    /// The game that is played or begun now.
    GameTable& table() const { return *m_table; }
    /// The table of a game, made on first use; null if there is none of that id.
    GameTable* tableOf(const QString& id);
    /// Makes that game the one that is played or begun here.
    void choose(const QString& id);

    /// What the game that is played is called in the ledger of dice; see GameTable::ledgerId.
    std::string ledgerId() const;

    /// Saves the game on the board in this file from now on; see GameKeeper::saveTo.
    bool saveElsewhere(const QString& path);
    /// Whether the window may close. If a game would be lost, this asks, and the answer closes the window.
    bool mayClose();

signals:
    /// A lesson is to be opened: an id of lessons/topics.
    void lessonRequested(const QString& topic);

public slots:
    /// Deals a new game and keeps it in the library; if that fails, says so and plays anyway. Asks first when
    /// the game on the board would be lost; so do `open` and `leave`.
    void start(const games::AnyRecord& header);
    /// The same, with a way back to the lesson that the game comes from, an id of lessons/topics.
    void startFromLesson(const games::AnyRecord& header, const QString& topic);
    /// Resumes a saved game, or shows it if it is already on the board.
    void open(const QString& path);
    void replayFile(const QString& path);
    void replayCurrent(std::size_t moment);
    /// Back to the page where games begin.
    void newGame();
    /// Closes the game on the board, which stays saved, and offers it on the start page.
    void leave();

private:
    GameTable* add(const QString& id);
    void deal(const games::AnyRecord& header, const QList<NoticeWay>& ways);
    /// True if the file is that of a game on a board of this window, which is then shown.
    bool showOpen(const QString& path);
    void goOn(const QString& path, Journal::Lock lock);
    /// The ways out for a game that could not be resumed.
    QList<NoticeWay> waysFor(SaveProblem problem, const QString& path);
    void connectTable(GameTable& table);
    void tellProblem(const QString& words);
    /// The table of the record's game, and no other game open.
    GameTable& take(const games::AnyRecord& record);
    void showReplay(GameTable& table, const games::AnyRecord& record, std::size_t moment, core::Seat viewer);
    /// The pages of the tables that are shown in each view.
    QStackedWidget* stackOf(View view) const;
    void pauseBots();
    void tableChanged(GameTable& table, const Change& change);
    /// Looks again for a game to resume; the sheet gets it as soon as it is known.
    void offerResume();
    void showResumable();

    AppContext& m_context;
    GameLibrary m_library;
    SavedGames m_saved;
    /// What each sheet offers.
    std::map<GameTable*, std::optional<SavedGame>> m_offers;
    std::map<QString, GameTable*> m_tables;
    GameTable* m_table = nullptr;
    /// Whose replay is shown.
    GameTable* m_replayed = nullptr;
    QStackedWidget* m_stack;
    BeginPage* m_begin;
    QStackedWidget* m_boards;
    QStackedWidget* m_ends;
    QStackedWidget* m_replays;
    NoticeBar* m_notice;
    GameKeeper* m_keeper;
    /// What a table said last of something that may come to an end.
    QString m_problem;
    View m_beforeReplay = View::NewGame;
    /// The window may close although a game is in no file.
    bool m_givenUp = false;
};

} // namespace app
