// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/table_bots.h"
#include "app/documents/viewer.h"
#include "app/ui/sound/sounds.h"
#include "app/ui/widgets/lesson_link.h"
#include "app/ui/widgets/motion_layer.h"
#include "explanation_card.h"
#include "glow_button.h"
#include "handover_screen.h"
#include "prompt_option.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

#include <optional>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace app {

class BoardExplainer;
class GameLog;
class LastEvents;
class OnlyChoices;
class Popover;
class PromptBar;
class SoundCaption;
namespace speech {
class Announcer;
}

/// What a board's prompt says.
struct BoardPrompt {
    QString words;
    /// The seat whose marker is shown before the words.
    core::Seat seat = core::noSeat;
    /// The label of the button that continues the game; empty if there is nothing to continue.
    QString proceed = {};
    /// Shown after the words while nothing is pointed at.
    QString hint = {};
    /// Ways to use what is on the board that have buttons of their own.
    QList<PromptOption> options = {};
};

/// The shell of a board, the same for every game: prompt, log, handover screen, popovers, motion, undo and
/// redo, keys and focus, and the refresh after a change. The game's own part is a subclass (of BoardOf, which
/// knows its types): what can be pointed at, what glows, what a click means.
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
    QString prompt() const { return shownPrompt().words; }
    GameLog* log() const { return m_log; }
    /// Null in a replay.
    OnlyChoices* onlyChoices() const { return m_only; }
    void setLogVisible(bool visible);
    /// What the prompt of a replay says in place of whose turn comes next.
    void setReplayWords(const QString& words);
    QString replayWords() const { return m_replayWords; }
    /// Stops the game: nothing can be done at this board, and the prompt says these words. Empty: it goes on.
    void setStopped(const QString& words);
    /// Whether log and news lead to a replay (momentRequested), from the start true.
    void setReplayable(bool replayable);
    /// What the card beside a thing says that is being pointed at, held down or asked about; null while there
    /// is none.
    const ThingWords* shownCard() const;
    /// The last announcements, which can be read again; the newest at the end.
    QStringList toldEvents() const;
    Popover* popover() const;
    void refresh() { refreshAfter(nullptr); }
    /// Shows a strip between the prompt and the table, as wide as the table and as high as it needs to be at
    /// this width. The board becomes its parent.
    void setStrip(QWidget* strip);
    /// Scrolls a part of the table into sight.
    void reveal(QWidget* part);
    /// Makes room for a strip whose height has changed, or that was shown or hidden.
    void fitStrip() { place(); }

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
    /// The parts are in their places, which may be new ones.
    void placed();

protected:
    // ---- What a game supplies

    /// Everything that could be pointed at, in reading order, including what is hidden now.
    virtual QList<GlowButton*> pointable() const = 0;
    /// Shows the observation of `viewer().eyes()` and sets what glows. `change`: what has just happened,
    /// which ends a half-made choice unless it `leavesChoice`; null if only the look, the language or a
    /// half-made choice has changed.
    virtual void refreshPicture(const Change* change) = 0;
    virtual BoardPrompt currentPrompt() const = 0;
    /// Called when a button of `pointable` was clicked, glowing or not.
    virtual void press(GlowButton& button) = 0;
    /// Called when the prompt's button was clicked.
    virtual void proceed() = 0;
    /// Called when a button of the prompt's options was clicked; `index` in their list.
    virtual void chooseOption(int index) { Q_UNUSED(index) }

    // ---- What it may supply

    /// Whether a choice that takes several clicks has begun; undo takes that back first.
    virtual bool isHalfMade() const { return false; }
    /// Takes back the last of these clicks.
    virtual void takeBack() {}
    /// Whether a half-made choice of the viewer may outlive the change: only somebody else has acted, or the
    /// same game was opened again where it was, because a connection is back. What the choice consists of may
    /// be gone nevertheless: the game has to look.
    bool leavesChoice(const Change& change) const;
    /// Whether the bots have to wait because there is something to look at until the reader continues.
    virtual bool holdsBots() const { return false; }
    /// The motion that led to the current picture. Called after the refresh, unless motion is reduced.
    virtual QList<Flight> flightsAfter(const Change&) const { return {}; }
    /// What can be heard of the change; no value: nothing.
    virtual std::optional<Sound> soundAfter(const Change&) const { return {}; }
    /// Called when the board shows the change.
    virtual void refreshed(const Change&) {}
    /// What is explained besides the buttons: things that cannot be pressed.
    virtual QWidgetList informative() const { return {}; }
    /// What the card beside a widget says, at a place in it.
    virtual ThingWords cardAt(QWidget& widget, const QPoint& at) const;
    /// Called when the pointer or the focus has reached a button, and with null when it has left it.
    virtual void pointedAt(const GlowButton*) {}
    virtual Explanation explain(const GlowButton& button) const { return button.explanation(); }
    /// The lesson about a widget of the board, an id of lessons/topics; empty if there is none.
    virtual std::string_view lessonAt(const QWidget*) const { return {}; }
    /// The entry of the rules from A to Z about a widget of the board, an id of lessons/reference; empty if
    /// there is none.
    virtual std::string_view ruleAt(const QWidget*) const { return {}; }
    /// How many moves of others the prompt offers to show; 0: none.
    virtual int news() const { return 0; }
    virtual void showNews();
    /// Hints: whether one can be asked for now, whether one is being worked out, and the request for one.
    virtual bool isHintable() const { return false; }
    virtual bool isThinking() const { return false; }
    virtual void askForHint() {}
    /// Makes the next automatic move, such as a bot's, happen now.
    virtual void advance();
    /// What the reading keys say: whose turn it is (T), the viewer's own things (P), what was rolled or can
    /// be taken (D), coins and scores (C).
    enum class Reading { Turn, Own, Pool, Scores };
    /// A list of sentences or names; empty if the game has nothing of the kind.
    virtual QStringList readOut(Reading what) const;
    /// The sentences with a full stop each, so that the voice pauses there.
    static QStringList ended(QStringList sentences);
    /// Updates fonts and sizes that are not read from the theme when painting.
    virtual void applyTheme() {}
    /// Fits the parts to the size of the board.
    virtual void arrange() {}
    /// Where the log slides over the board.
    virtual QRect logPlace() const;

    // ---- What the shell offers to it

    /// Call once, at the end of the subclass's constructor.
    void begin();
    /// A column with prompt and table, to which a game can add parts of its own.
    QVBoxLayout* column();
    /// Sets the parts that the handover screen covers; they are children of `table()`.
    void coverByHandover(const QWidgetList& parts);
    TableDocument& tableDocument() const { return m_document; }
    Viewer& viewer() const { return m_viewer; }
    /// Null in a replay.
    TableBots* bots() const { return m_bots; }
    PromptBar* promptBar() const { return m_prompt; }
    /// The area that scrolls `table`, which contains the game's parts.
    QScrollArea* scroll() const { return m_scroll; }
    QWidget* table() const { return m_table; }
    /// Whether the viewer has to choose at this board now.
    bool isToChoose() const { return m_bots && m_viewer.isToChoose(); }
    /// "It is Anna's turn." while the handover is down, "Anna is playing." while another seat chooses, or
    /// that she waits for the reader of the guide, else "Anna: " and what she has to do.
    QString promptWith(const QString& whatToDo) const;
    /// Says something in the prompt until the pointer moves on.
    void say(const QString& words, bool refusal);
    void refreshPrompt();
    void refreshHint();
    /// Keeps the bots waiting while the popover is open, so that nothing changes while a person is reading;
    /// any other change closes it.
    void hold(Popover* popover);
    /// The number of steps when the viewer had last acted; 0 if never.
    std::size_t stepsFollowed() const;
    /// What the others have done since then, in sentences for `showNews`.
    QStringList newsSentences() const;
    void keepFocus();
    /// Takes the explanation card away; false if there is none.
    bool closeCard();
    /// Announces the sentences to a screen reader and adds them to the last events.
    void tell(const QStringList& sentences);
    /// The height of the last events at the lower edge of a board that does not use `column`; 0 if they are
    /// not shown.
    int eventsHeight() const;
    /// Null if there is none to be shown.
    QWidget* strip() const;
    /// The height of the strip on a board of this width that does not use `column`; 0 without one.
    int stripHeight(int wide) const;

    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The game's own prompt; in a replay, whose turn comes next; while the game is stopped, why.
    BoardPrompt shownPrompt() const;
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
    /// What the prompt adds while nothing is pointed at.
    QString restingHint() const;
    /// The widget that F1 is about: the one that the mouse or the keyboard last reached.
    const QWidget* lessonPlace() const;
    /// Opens the lesson about the place or, if there is none or a click there was refused, the rule.
    void lookUp();
    void moveFocus(int key);
    /// Explains what has the focus, or takes the card away.
    void explainFocus();
    /// Explains what cannot have the focus, such as the cells of a Punnett square: one after the other.
    void explainNext();
    struct Place {
        QWidget* widget = nullptr;
        QPoint at = {};
    };
    QList<Place> unfocusable() const;
    void place();
    void placeHandover();
    // In game_board_speech.cpp:
    void beginSpeech();
    void tellChange(const Change& change);
    void tellRefusal(GlowButton* button);
    void showEvents();
    void placeEvents();
    // In game_board_sound.cpp:
    /// Plays a sound and shows its caption, if sounds are on.
    void sound(Sound sound);
    void soundChange(const Change& change);

    TableDocument& m_document;
    Viewer& m_viewer;
    TableBots* m_bots;
    OnlyChoices* m_only = nullptr;
    PromptBar* m_prompt;
    QWidget* m_strip = nullptr;
    QString m_replayWords;
    QString m_stopWords;
    bool m_isReplayable = true;
    QScrollArea* m_scroll;
    QWidget* m_table;
    QVBoxLayout* m_column = nullptr;
    HandoverScreen::Hides m_hides;
    QWidgetList m_covered;
    // These cover everything else, so they are made last.
    HandoverScreen* m_handover = nullptr;
    GameLog* m_log = nullptr;
    MotionLayer* m_motion = nullptr;
    QPointer<Popover> m_popover;
    /// The popover that the bots wait for; to be compared only, because it may be gone.
    const void* m_pausedFor = nullptr;
    /// The widget that the pointer or the focus last reached.
    QPointer<QWidget> m_attended;
    /// The button on which a click was refused, until something else is pointed at.
    QPointer<QWidget> m_refused;
    BoardExplainer* m_explainer;
    /// How many times `explainNext` was called.
    int m_explained = 0;
    speech::Announcer* m_announcer = nullptr;
    LastEvents* m_events = nullptr;
    SoundCaption* m_caption = nullptr;
    bool m_eventsWanted = false;
    /// The prompt that was last announced.
    QString m_promptTold;
    /// The game, its steps and its viewer at the last refresh.
    struct Shown {
        std::uint64_t seed = 0;
        std::size_t steps = 0;
        core::Seat seat = core::noSeat;
    };
    Shown m_shown;
};

} // namespace app
