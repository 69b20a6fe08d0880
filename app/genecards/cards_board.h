// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/table_bots.h"
#include "app/table/viewer.h"
#include "cards_buttons.h"
#include "cards_document.h"

#include <QtWidgets/QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace app {

class Curtain;
class GameLog;
class HandOverView;
class HandView;
class MotionLayer;
class PromptBar;
class StrandView;

/// The board of Gene Expression: the order of expression, the players, draw pile and discards, what has
/// happened, and the viewer's hand. It paints an observation and asks the document; the rules say what glows.
class CardsBoard : public QWidget {
    Q_OBJECT
public:
    /// Document, viewer and bots must live longer; `bots` may be null (a replay).
    CardsBoard(CardsDocument& document, Viewer& viewer, TableBots* bots, QWidget* parent = nullptr);

    /// Everything that would do something if it were clicked now, apart from the prompt's buttons.
    QList<CardsButton*> glowing() const;
    QPushButton* proceedButton() const;
    HandView* hand() const { return m_hand; }
    const QList<PlayerButton*>& players() const { return m_players; }
    QString prompt() const;
    void setLogVisible(bool visible);

signals:
    void momentWanted(std::size_t actions);
    void lessonWanted(const QString& topic);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using Action = genecards::Action;
    using Seat = core::Seat;

    void build();
    void applyTheme();
    void refresh();
    void refreshPlayers(const genecards::Observation& seen);
    void refreshHand(const genecards::Observation& seen);
    void refreshPrompt(const genecards::Observation& seen);
    void refreshStory();
    void follow(const Change& change);
    void animate();
    void keepFocus();
    void arrangePlayers();
    void placeCurtain();
    void arrange();
    bool isViewersTurn() const { return m_bots && m_viewer.isToChoose(); }
    /// Legal now, and to be done at this screen.
    bool offers(const Action& action) const;
    void clickCard(CardButton* button);
    void clickPlayer(Seat seat);
    void take(const Action& action);
    void proceed();
    /// The single action that goes on: keep, pass, deal.
    std::optional<Action> proceedAction() const;
    /// A hand is over and the bots wait until it was looked at.
    bool isHandToBeSeen() const;
    /// Why the action cannot be taken, or what it would do.
    QString explain(const Action& action, bool& refusal) const;
    QList<CardsButton*> buttons() const;

    CardsDocument& m_document;
    Viewer& m_viewer;
    TableBots* m_bots;
    /// Named first for a Substitution.
    Seat m_picked = core::noSeat;
    /// The last hand whose end was looked at.
    int m_handSeen = 0;

    QScrollArea* m_scroll;
    QWidget* m_table;
    StrandView* m_strand;
    QWidget* m_middle;
    QGridLayout* m_seats;
    QList<PlayerButton*> m_players;
    /// Players side by side.
    int m_across = 0;
    PileButton* m_pile;
    CardButton* m_top;
    QLabel* m_pileWords;
    QLabel* m_topWords;
    QLabel* m_handWords;
    QLabel* m_story;
    PromptBar* m_prompt;
    QStackedWidget* m_stack;
    HandView* m_hand;
    HandOverView* m_handOver;
    Curtain* m_curtain;
    GameLog* m_log;
    MotionLayer* m_motion;
};

} // namespace app
