// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/documents/game_document.h"
#include "app/games/genotype/own_puzzles.h"
#include "app/settings/app_context.h"
#include "challenge_shelf.h"
#include "engine/games/any_record.h"
#include "puzzle_boxes.h"
#include "puzzle_words.h"

#include <QtWidgets/QWidget>

#include <functional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace app {

class BoardView;
class ChallengePanel;
class OwnPuzzleList;
class PuzzleExcerpt;
class PuzzleFoot;
class PuzzlePanel;
class SegmentRow;
class Viewer;

/// Puzzles: the part of a board that a choice is about, a few ways to go on, and what each leads to. Those
/// that were missed come back soon, the others later; one's own are listed. And a teacher's challenges.
///
/// Keys: the digits pick an answer, Enter checks it, B shows the whole board and back.
class PuzzlePage : public QWidget, public Presents {
    Q_OBJECT
public:
    explicit PuzzlePage(AppContext& context, QWidget* parent = nullptr);
    ~PuzzlePage() override;

    enum class View { Practice, Own, Challenges };
    void setView(View view);
    View view() const;

    /// Replaces the clock, for tests and pictures.
    void setToday(std::function<QDate()> today);
    /// Looks again at what is due and at the own puzzles; called whenever the page is shown. A puzzle that is
    /// being looked at stays.
    void refresh();
    /// The puzzle that is asked; null if nothing is due or new.
    const genotype::Puzzle* current() const { return m_current ? &*m_current : nullptr; }
    bool isAnswered() const { return m_answered; }
    /// Asks the puzzle with this id, due or not. Does nothing if there is none.
    void ask(const QString& id);
    /// Picks an option of `current` or, one more, "It hardly matters"; it can be changed until it is checked.
    void pick(int option);
    /// Answers with one of them.
    void answer(int option);
    /// Asks the next one that is due or new.
    void askNext();

    /// The board of the puzzle that is asked, with its choices; after the answer, with what was best.
    Presentation presentation() const override;

    PuzzlePanel* panel() const { return m_panel; }
    BoardView* board() const { return m_board; }
    ChallengePanel* challenges() const { return m_challenges; }
    /// What it says about how many are due, new and solved.
    QString standing() const;

signals:
    /// Play on from a record.
    void gameRequested(const games::AnyRecord& record);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addKeys();
    void show(genotype::Puzzle puzzle);
    void showQuestion();
    /// Puts the moment of the puzzle or challenge on the board.
    void showBoard();
    void showStanding();
    void showOwn();
    void showNothing();
    void arrange();
    /// Scrolls what the choices are about into sight, when the board has its size.
    void revealSoon();
    void reveal();
    void playOn();
    /// Asks another puzzle that is due or new, and leaves this one as it is.
    void skip();
    void checkPicked();
    /// When the puzzle that was answered comes back.
    QString comesBackWords();
    /// Whether the board stands beside what is asked, in a window of this width.
    bool needsBoard() const;
    QString originOf(const QString& id);
    puzzle_words::PuzzleAnswer answerOf(int option) const;

    PuzzleBoxes m_boxes;
    OwnPuzzles m_own;
    ChallengeShelf m_shelf;
    std::function<QDate()> m_today;
    std::optional<genotype::Puzzle> m_current;
    bool m_answered = false;
    int m_picked = -1;
    /// Puzzles that were skipped since the page was opened; they come last.
    QStringList m_skipped;
    bool m_unsaved = false;
    bool m_unremoved = false;
    bool m_isScrolled = false; ///< the board, by a person

    GameDocument* m_document;
    Viewer* m_viewer;
    BoardView* m_board;
    PuzzlePanel* m_panel;
    PuzzleExcerpt* m_excerpt;
    PuzzleFoot* m_foot;
    OwnPuzzleList* m_list;
    ChallengePanel* m_challenges;
    QLabel* m_title = nullptr;
    QLabel* m_standing = nullptr;
    QLabel* m_problem = nullptr;
    QLabel* m_nothing = nullptr;
    SegmentRow* m_views = nullptr;
    QPushButton* m_whole = nullptr;
    QBoxLayout* m_columns = nullptr;
    QBoxLayout* m_both = nullptr; ///< what is asked, and the excerpt
    QScrollArea* m_side = nullptr;
    QStackedWidget* m_stack = nullptr;
};

} // namespace app
