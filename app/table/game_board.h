// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/table_bots.h"
#include "app/widgets/lesson_link.h"
#include "app/widgets/motion_layer.h"
#include "curtain.h"
#include "glow_button.h"
#include "viewer.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace app {

class GameLog;
class LastEvents;
class Popover;
class PromptBar;
namespace speech {
class Announcer;
}

/// What the prompt of a board says now.
struct BoardPrompt {
    QString words;
    /// Whose marker stands before the words.
    core::Seat seat = core::noSeat;
    /// The label of the button that continues; empty when there is nothing to continue.
    QString proceed = {};
    /// Said in second place while nothing is pointed at.
    QString hint = {};
};

/// The shell of a game's board, the same for every game: prompt, log, curtain, popovers, motion, undo and
/// redo, keys and focus, and the refresh after a change. It shows and passes on; the game supplies its
/// picture as a subclass (of BoardOf, which knows its types): what can be pointed at, what glows, what a
/// click means.
///
/// After a change the board is refreshed once, when the viewer knows who looks at the screen. Whatever else a
/// picture needs is to be read from the document in `refreshPicture`, so that nothing depends on who was
/// connected to the document first.
class GameBoard : public QWidget {
    Q_OBJECT
public:
    /// `bots` may be null (a replay: nothing can be done); everything must live longer than the board.
    GameBoard(TableDocument& document, Viewer& viewer, TableBots* bots, QWidget* parent,
              Curtain::Hides hides = Curtain::Hides::Garden);
    ~GameBoard() override;

    /// Everything that can be pointed at and is on the screen, in reading order; and what glows of it.
    QList<GlowButton*> buttons() const;
    QList<GlowButton*> glowing() const;
    QPushButton* proceedButton() const;
    QString prompt() const { return currentPrompt().words; }
    GameLog* log() const { return m_log; }
    void setLogVisible(bool visible);
    /// The last announcements made here, which can be heard again; the newest at the end.
    QStringList toldEvents() const;
    Popover* popover() const;
    void refresh() { refreshAfter(nullptr); }

signals:
    /// The board is to be shown as it was after this many actions.
    void momentRequested(std::size_t actions);
    /// A lesson is to be opened: an id of lessons/topics.
    void lessonRequested(const QString& topic);
    /// The game on the board is to be closed.
    void leaveRequested();

protected:
    // ---- What a game supplies

    /// Everything that could be pointed at, in reading order; what is hidden now may be among it.
    virtual QList<GlowButton*> pointable() const = 0;
    /// Shows the observation of `viewer().eyes()`, and sets what glows. `change`: what has just happened,
    /// which ends a half-made choice; null if only the look, the language or such a choice has changed.
    virtual void refreshPicture(const Change* change) = 0;
    virtual BoardPrompt currentPrompt() const = 0;
    /// Something that can be pointed at was clicked, glowing or not.
    virtual void press(GlowButton& button) = 0;
    /// The prompt's button was clicked.
    virtual void proceed() = 0;

    // ---- What it may supply

    /// A choice of several clicks has begun; undo takes that back first.
    virtual bool isHalfMade() const { return false; }
    /// Lets go of the last of these clicks.
    virtual void takeBack() {}
    /// The bots wait until the reader continues: there is something to look at.
    virtual bool holdsBots() const { return false; }
    /// How the board came to look as it does now. Asked after the refresh, when motion is wanted at all.
    virtual QList<Flight> flightsAfter(const Change&) const { return {}; }
    /// The board shows what has changed.
    virtual void refreshed(const Change&) {}
    virtual Explanation explain(const GlowButton& button) const { return button.explanation(); }
    /// The lesson about a widget of the board, an id of lessons/topics; empty when there is none.
    virtual std::string_view lessonAt(const QWidget*) const { return {}; }
    /// How many things that others did the prompt offers to show; 0: none.
    virtual int news() const { return 0; }
    virtual void showNews();
    /// Advice can be asked for now; is being thought about; is asked for.
    virtual bool isHintable() const { return false; }
    virtual bool isThinking() const { return false; }
    virtual void askForHint() {}
    /// The reader wants the next thing that happens by itself to happen.
    virtual void advance();
    /// What the reading keys speak: whose turn it is (T), the viewer's own things (P), what was rolled or can
    /// be taken (D), coins and scores (C).
    enum class Reading { Turn, Own, Pool, Scores };
    /// A sentence or a name each; empty where the game has nothing of the kind.
    virtual QStringList readOut(Reading what) const;
    /// Each with a full stop, for a voice that pauses there.
    static QStringList ended(QStringList sentences);
    /// Fonts and sizes that are not asked of the theme when painting.
    virtual void applyTheme() {}
    /// Fits the parts to the size of the board.
    virtual void arrange() {}
    /// Where the log slides over the board.
    virtual QRect logPlace() const;

    // ---- What the shell offers to it

    /// To be called once, at the end of the game's constructor.
    void begin();
    /// A column of prompt and table, into which a game may put parts of its own.
    QVBoxLayout* column();
    /// What the curtain covers: children of `table()`.
    void coverByCurtain(const QWidgetList& parts);
    TableDocument& tableDocument() const { return m_document; }
    Viewer& viewer() const { return m_viewer; }
    /// Null in a replay.
    TableBots* bots() const { return m_bots; }
    PromptBar* promptBar() const { return m_prompt; }
    /// Scrolls `table`, which holds the game's parts.
    QScrollArea* scroll() const { return m_scroll; }
    QWidget* table() const { return m_table; }
    const OpenLesson& lessonOpener() const { return m_openLesson; }
    /// The viewer is to choose at this board now.
    bool isToChoose() const { return m_bots && m_viewer.isToChoose(); }
    /// "It is Anna's turn." behind a curtain, "Anna is playing." while another chooses, else "Anna: " and
    /// what she is to do.
    QString promptWith(const QString& whatToDo) const;
    /// Says something in the prompt until the pointer moves on.
    void say(const QString& words, bool refusal);
    void refreshPrompt();
    void refreshHint();
    /// Nobody moves the board under a popover that a person is reading; a change closes it.
    void hold(Popover* popover);
    /// How many steps there were when the viewer had last acted; 0 if never.
    std::size_t stepsFollowed() const;
    /// What the others did since then, a sentence each, as `showNews` lists it.
    QStringList newsSentences() const;
    void keepFocus();
    /// Says it to a screen reader, and keeps it among the last events.
    void tell(const QStringList& sentences);
    /// Of the lower edge of a board that is laid out without `column`: what the last events take, 0 if not
    /// shown.
    int eventsHeight() const;

    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refreshAfter(const Change* change);
    void showChange(const Change& change);
    void leaveGame();
    void connectPrompt();
    void addShortcuts();
    void wire();
    void undo();
    void pressed(GlowButton* button);
    void attend(GlowButton* button);
    void unattend();
    /// What F1 is about: what the mouse or the keyboard came to last.
    const QWidget* lessonPlace() const;
    void moveFocus(int key);
    void place();
    void placeCurtain();
    // The speech of the board: game_board_speech.cpp
    void beginSpeech();
    void tellChange(const Change& change);
    void tellRefusal(GlowButton* button);
    void showEvents();
    void placeEvents();

    TableDocument& m_document;
    Viewer& m_viewer;
    TableBots* m_bots;
    OpenLesson m_openLesson;
    PromptBar* m_prompt;
    QScrollArea* m_scroll;
    QWidget* m_table;
    QVBoxLayout* m_column = nullptr;
    Curtain::Hides m_hides;
    QWidgetList m_covered;
    // Over everything else, so made last.
    Curtain* m_curtain = nullptr;
    GameLog* m_log = nullptr;
    MotionLayer* m_motion = nullptr;
    QPointer<Popover> m_popover;
    /// What the pointer or the focus came to last.
    QPointer<QWidget> m_attended;
    speech::Announcer* m_announcer = nullptr;
    LastEvents* m_events = nullptr;
    bool m_eventsWanted = false;
    /// What was said last to be done.
    QString m_promptTold;
};

} // namespace app
