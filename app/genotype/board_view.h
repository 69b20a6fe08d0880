// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/table_bots.h"
#include "app/genotype/dice_rolls.h"
#include "app/widgets/lesson_link.h"
#include "play_controller.h"

#include <QtCore/QPointer>
#include <QtCore/QSet>
#include <QtWidgets/QWidget>

class QScrollArea;

namespace app {

class BoardButton;
class Curtain;
class GameLog;
class GardenPanel;
class HintAdviser;
class JohannPanel;
class JohannStory;
class MotionLayer;
class Popover;
class PromptBar;
class RatioStrip;
class ShopsPanel;
class TopBar;
class TraitBench;
struct ShownMarker;

/// The whole board on one screen. It shows an observation and passes on what is pointed at; it decides
/// nothing.
class BoardView : public QWidget {
    Q_OBJECT
public:
    /// `bots` may be null (replay); everything must live longer than the view.
    BoardView(PlayController& controller, TableBots* bots, QWidget* parent = nullptr);
    ~BoardView() override;

    /// In a replay nothing can be done and the dice are counted up to the moment shown.
    void setReplay(bool replay);
    /// Everything that can be pointed at and is on the screen, in reading order.
    QList<BoardButton*> buttons() const;
    /// Those of them that glow.
    QList<BoardButton*> glowing() const;
    QWidget* proceedButton() const;
    /// Shows a seat's garden; noSeat: the viewer's again.
    void showGarden(genotype::Seat seat);
    GameLog* log() const { return m_log; }
    void setLogVisible(bool visible);
    Popover* popover() const;
    JohannStory* story() const { return m_story; }

    /// What Brother Johann did since the last click, card by card; false if he did nothing.
    bool tellJohann(BotPace pace);

    /// A hint: a move with sentences that say why, to be made or not.
    void showAdvice(const genotype::Action& action, const QStringList& reasons);

    /// What the last step caused, as the person at the screen may know it; empty before the first. Whatever
    /// moves or tells reads this, never the document's own events.
    std::vector<genotype::Event> lastEvents() const;

    void refresh();

signals:
    /// Everything was shown anew. Once for every click and every bot's move.
    void refreshed();
    /// The board is to be shown as it was after this many actions.
    void momentWanted(std::size_t actions);
    /// A lesson is to be opened: an id of lessons/topics.
    void lessonWanted(const QString& topic);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QList<ShownMarker> seatMarkers() const;
    void wire(BoardButton* button);
    void offer(QWidget* anchor, const QList<genotype::Action>& actions, const QStringList& labels);
    void attend(const Target& target);
    QString restingHint() const;
    void showNews();
    void showDice(RatioStrip* strip);
    /// The lesson about a widget of the board; empty when there is none.
    std::string_view topicAt(const QWidget* place) const;
    void hold(Popover* popover);
    bool isHintable() const;
    void refreshHint();
    void showChange(const Change& change);
    void showRolls();
    void animate(const Change& change);
    void closeStory();
    void arrange();
    void moveFocus(int key);
    void keepFocus();
    void applyTheme();

    PlayController& m_controller;
    DiceRolls m_rolls;
    TableBots* m_bots;
    bool m_replay = false;
    genotype::Seat m_garden = genotype::noSeat;
    /// Whose garden is on the screen.
    genotype::Seat m_shown = genotype::noSeat;
    TopBar* m_top;
    PromptBar* m_prompt;
    /// Benches, shops and garden; scrolls only when large type does not fit the window.
    QScrollArea* m_scroll;
    QWidget* m_table;
    OpenLesson m_openLesson;
    QList<TraitBench*> m_benches;
    ShopsPanel* m_shops;
    GardenPanel* m_gardenPanel;
    JohannPanel* m_johann;
    GameLog* m_log;
    JohannStory* m_story;
    Curtain* m_curtain;
    MotionLayer* m_motion;
    HintAdviser* m_adviser;
    QPointer<QWidget> m_popover;
    QSet<BoardButton*> m_wired;
    /// Steps up to which the viewer has followed the game.
    std::size_t m_ownSteps = 0;
};

} // namespace app
