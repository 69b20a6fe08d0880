// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/table_bots.h"
#include "app/documents/viewer.h"
#include "board_announcements.h"
#include "board_area.h"
#include "board_content.h"
#include "board_prompter.h"
#include "game_news.h"
#include "handover_screen.h"
#include "held_popover.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <memory>

class QPushButton;

namespace app {

class BoardExplainer;
class BoardFocus;
class BoardPointing;
class BoardSound;
class GameLog;
class OnlyChoices;
class Popover;
class PromptBar;

/// The shell of a board, the same for every game, which joins its parts: where things are (BoardArea), what
/// the prompt says (BoardPrompter), what is pointed at (BoardPointing) and explained (BoardExplainer), where
/// the focus is (BoardFocus), what is told (BoardAnnouncements) and heard (BoardSound), and what others have
/// done (GameNews). A game's board inherits from this and
/// supplies a BoardContent and BoardWords.
///
/// After a change, the board is refreshed once, when it is clear who is looking at the screen.
/// `refreshPicture` reads everything that it needs from the document, so that nothing depends on the order of
/// connections to the document.
class GameBoard : public QWidget {
    Q_OBJECT
public:
    /// `bots` is null in a replay, where nothing can be done. All arguments must outlive the board.
    GameBoard(TableDocument& document, Viewer& viewer, TableBots* bots, QWidget* parent,
              HandoverScreen::Hides hides = HandoverScreen::Hides::Garden);
    ~GameBoard() override;

    /// Everything on the screen that can be pointed at, in reading order, and the part of it that glows.
    QList<GlowButton*> buttons() const;
    QList<GlowButton*> glowing() const;
    QPushButton* proceedButton() const;
    QString prompt() const { return m_prompter->words(); }
    GameLog* log() const { return m_log; }
    /// Null in a replay.
    OnlyChoices* onlyChoices() const { return m_only; }
    void setLogVisible(bool visible);
    /// Stops the game: nothing can be done at this board, and the prompt says these words. Empty: it goes on.
    void setStopped(const QString& words);
    /// Whether log and news lead to a replay (momentRequested), from the start true.
    void setReplayable(bool replayable);
    Popover* popover() const { return m_popover->popover(); }
    /// Whether the board shows a choice that is not complete and so in no file.
    bool hasHalfMadeChoice() const { return m_content->isHalfMade(); }
    void refresh() { refreshAfter(nullptr); }

    // ---- Parts

    BoardArea& area() const { return *m_area; }
    BoardPointing& pointing() const { return *m_pointing; }
    BoardPrompter& prompter() const { return *m_prompter; }
    BoardAnnouncements& announcements() const { return *m_announcements; }

signals:
    /// Show the board as it was after this many actions.
    void momentRequested(std::size_t actions);
    /// Close the game on the board.
    void leaveRequested();
    /// The game is over: show how it ended.
    void resultRequested();
    /// A click did nothing; `words` say which rule refuses it.
    void refused(const QString& words);
    /// Escape was pressed while there was nothing to close or to take back.
    void escaped();

protected:
    /// Call once, at the end of the constructor of a game's board, which owns content and words or is both
    /// itself. `hints` are null if the game gives none.
    void begin(BoardContent& content, BoardWords& words, BoardHints* hints = nullptr);
    Viewer& viewer() const { return m_viewer; }
    /// Null in a replay.
    TableBots* bots() const { return m_bots; }
    PromptBar& promptBar() const { return *m_prompt; }
    HeldPopover& held() const { return *m_popover; }
    /// What the others have done.
    const GameNews& gameNews() const { return m_news; }
    /// Moves the focus to something that can be done, unless it is there.
    void keepFocus() const;

    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectParts();
    void connectPrompt();
    void addShortcuts();
    void refreshAfter(const Change* change);
    void showChange(const Change& change);
    void takeBack();
    void openNews();

    TableDocument& m_document;
    Viewer& m_viewer;
    TableBots* m_bots;
    HandoverScreen::Hides m_hides;
    bool m_isReplayable = true;
    PromptBar* m_prompt;
    BoardContent* m_content = nullptr;
    BoardWords* m_words = nullptr;
    BoardHints* m_hints = nullptr;
    GameNews m_news;
    std::unique_ptr<HeldPopover> m_popover;
    std::unique_ptr<BoardArea> m_area;
    OnlyChoices* m_only = nullptr;
    // These cover everything else, so they are made last.
    HandoverScreen* m_handover = nullptr;
    GameLog* m_log = nullptr;
    MotionLayer* m_motion = nullptr;
    std::unique_ptr<BoardPrompter> m_prompter;
    std::unique_ptr<BoardFocus> m_focus;
    std::unique_ptr<BoardExplainer> m_explainer;
    std::unique_ptr<BoardPointing> m_pointing;
    std::unique_ptr<BoardAnnouncements> m_announcements;
    std::unique_ptr<BoardSound> m_sound;
};

} // namespace app
