#pragma once

#include "app/document/bot_driver.h"
#include "app/document/dice_rolls.h"
#include "app/document/game_document.h"
#include "app/document/game_library.h"
#include "app/shell/app_context.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace app {

class BoardView;
class EndPage;
class LedgerKeeper;
class NewGamePage;
class PlayController;
class ReplayView;

/// The Play page: where a game begins, the board, the end of the game, and replays.
class PlayPage : public QWidget {
    Q_OBJECT
public:
    explicit PlayPage(AppContext& context, QWidget* parent = nullptr);
    ~PlayPage() override;

    enum class View { NewGame, Board, End, Replay };
    View view() const;
    void setView(View view);

    GameDocument& document() { return *m_document; }
    PlayController& controller() { return *m_controller; }
    BotDriver& bots() { return *m_bots; }
    const LedgerKeeper& ledger() const { return *m_ledger; }
    BoardView* board() const { return m_board; }
    ReplayView* replay() const { return m_replay; }

signals:
    /// A lesson is to be opened: an id of lessons/topics.
    void lessonRequested(const QString& topic);

public slots:
    /// Deals a new game and keeps it in the library; if it cannot be kept, says so and plays all the same.
    void start(const genotype::Record& header);
    /// Goes on with a saved game.
    void open(const QString& path);
    void replayFile(const QString& path);
    void replayCurrent(std::size_t moment);
    /// Back to the page where games begin; the game on the board stays saved.
    void newGame();

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow(const Change& change);
    void notify(const QString& message);
    void offerResume();

    AppContext& m_context;
    GameLibrary m_library;
    GameDocument* m_document;
    PlayController* m_controller;
    DiceRolls* m_rolls;
    LedgerKeeper* m_ledger;
    BotDriver* m_bots;
    QStackedWidget* m_stack;
    NewGamePage* m_newGame;
    BoardView* m_board;
    EndPage* m_end;
    ReplayView* m_replay;
    QWidget* m_notice;
    QLabel* m_noticeText;
    QPushButton* m_noticeClose;
    View m_beforeReplay = View::NewGame;
};

} // namespace app
