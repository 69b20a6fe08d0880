// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/documents/saved_games.h"
#include "app/games/board/game_table.h"
#include "app/settings/app_context.h"
#include "app/ui/widgets/notice_bar.h"

#include <QtWidgets/QWidget>

#include <map>

class QStackedWidget;

namespace app {

class BeginPage;
class BoxPage;
class GameKeeper;
class MemberPage;

/// The Play page: the start of a game, the board, the end of the game and replays, for the chosen game. It
/// knows no particular game, only tables.
class PlayPage : public QWidget, public Presents {
    Q_OBJECT
public:
    explicit PlayPage(AppContext& context, QWidget* parent = nullptr);
    ~PlayPage() override;

    enum class View { NewGame, Board, End, Replay, Box, Class };
    View view() const;
    void setView(View view);

    /// Whether the page shows a game that is not over, here or at a table of a class.
    bool isPlaying() const;

    /// The table of the current game, played or about to begin.
    GameTable& table() const { return *m_table; }
    /// The table of a game, made on first use; null if there is no game with that id.
    GameTable* tableOf(const QString& id);
    /// Makes that game the current one.
    void choose(const QString& id);

    /// The current game's name in the ledger of dice; see GameTable::ledgerId.
    std::string ledgerId() const;

    /// The game on the board, its result or the replay, as everybody may see it.
    Presentation presentation() const override;

    /// Saves the game on the board in this file from now on; see GameKeeper::saveTo.
    bool saveElsewhere(const QString& path);
    /// Whether the window may close. If a game would be lost, asks; the answer then closes the window.
    bool mayClose();

signals:

public slots:
    /// Deals a new game and saves it in the library; if that fails, says so and plays anyway. Asks first if
    /// the game on the board would be lost; so do `open` and `leave`.
    void start(const games::AnyRecord& header);
    /// The same, with a way back to the lesson from which the game comes, an id of lessons/topics.
    void startFromLesson(const games::AnyRecord& header, const QString& topic);
    /// Resumes a saved game, or shows it if it is already on the board.
    void open(const QString& path);
    void replayFile(const QString& path);
    void replayCurrent(std::size_t moment);
    /// Makes that game the current one and shows it: its board if it is being played, else where it begins.
    void showGame(const QString& id);
    /// Begins the first game's guided game, or goes on with it.
    void learn();
    /// Shows the page where games begin.
    void newGame();
    /// Shows the page for a game with the real box.
    void showBox();
    /// Shows the page where a pupil joins a class and plays at its tables.
    void showClass();
    /// The same, and takes the seat again that this computer had in its class.
    void comeBackToClass();
    /// The same, and sits down at one of its tables.
    void sitAt(int table);
    /// Closes the game on the board, which stays saved, and offers to resume it on the start page.
    void leave();

protected:
    /// What is shown takes the keys.
    void focusInEvent(QFocusEvent*) override { shownIn(view())->setFocus(); }
    void showEvent(QShowEvent* event) override;

private:
    GameTable* add(const QString& id);
    void deal(const games::AnyRecord& header, const QList<NoticeWay>& ways);
    /// If the file's game is on a board of this window, shows it and returns true.
    bool showOpen(const QString& path);
    void goOn(const QString& path, Journal::Lock lock);
    /// The ways out for a game that could not be resumed.
    QList<NoticeWay> waysFor(SaveProblem problem, const QString& path);
    void connectTable(GameTable& table);
    void tellProblem(const QString& words);
    /// Closes other games and returns the table of the record's game.
    GameTable& take(const games::AnyRecord& record);
    void showReplay(GameTable& table, const games::AnyRecord& record, std::size_t moment, core::Seat viewer);
    /// The stack with the tables' pages for a view.
    QStackedWidget* stackOf(View view) const;
    /// Where the focus goes in a view.
    QWidget* shownIn(View view) const;
    void pauseBots();
    void tableChanged(GameTable& table, const Change& change);
    /// Looks again for a game to resume; the sheet offers it as soon as it is known.
    void offerResume();
    void showResumable();

    AppContext& m_context;
    GameLibrary m_library;
    SavedGames m_saved;
    /// The game that each sheet offers to resume.
    std::map<GameTable*, std::optional<SavedGame>> m_offers;
    std::map<QString, GameTable*> m_tables;
    GameTable* m_table = nullptr;
    /// The table whose replay is shown.
    GameTable* m_replayed = nullptr;
    QStackedWidget* m_stack;
    BeginPage* m_begin;
    QStackedWidget* m_boards;
    QStackedWidget* m_ends;
    QStackedWidget* m_replays;
    /// Made when it is first shown.
    BoxPage* m_box = nullptr;
    /// Likewise.
    MemberPage* m_class = nullptr;
    NoticeBar* m_notice;
    GameKeeper* m_keeper;
    /// The last problem that a table reported; empty when it is over.
    QString m_problem;
    View m_beforeReplay = View::NewGame;
    /// The person has agreed to close the window although a game is unsaved.
    bool m_givenUp = false;
};

} // namespace app
