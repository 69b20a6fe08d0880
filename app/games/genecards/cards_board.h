// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_board.h"
#include "app/games/board/hints_of.h"
#include "cards_buttons.h"
#include "cards_document.h"
#include "cards_sounds.h"
#include "engine/genecards/bots/words_hint.h"

class QBoxLayout;
class QGridLayout;
class QLabel;
class QStackedWidget;

namespace app {

class FitsCard;
class HandOverView;
class HandView;
class StrandView;

/// The board of Gene Expression: what has happened, the players, the order of expression with draw pile and
/// discards, and the viewer's hand with what fits now.
class CardsBoard : public GameBoard, public BoardContent, public BoardWords {
    Q_OBJECT
public:
    using Game = genecards::Game;
    using Action = genecards::Action;
    using Observation = genecards::Observation;

    CardsBoard(CardsGame& document, Viewer& viewer, TableBots* bots, QWidget* parent = nullptr);

    HandView* hand() const { return m_hand; }
    const QList<PlayerButton*>& players() const { return m_players; }

protected:
    QList<GlowButton*> pointable() const override;
    void refreshPicture(const Change* change) override;
    BoardPrompt currentPrompt() const override;
    QStringList proceedLabels() const override;
    void press(GlowButton& button) override;
    void proceed() override;
    bool isHalfMade() const override { return m_picked != core::noSeat; }
    void takeBack() override { m_picked = core::noSeat; }
    QWidgetList secrets() const override;
    bool holdsBots() const override { return isHandToBeSeen(); }
    QList<Flight> flightsAfter(const Change& change) const override;
    std::optional<Sound> soundAfter(const Change&) const override { return m_moves.lastSound(soundOf); }
    QStringList readOut(Reading what) const override;
    std::string_view ruleAt(const QWidget* place) const override;
    std::string_view lessonAt(const QWidget* place) const override;
    void arrange() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Seat = core::Seat;

    void build();
    QWidgetList hintPlaces(const Action& action) const;
    QString hintLabel(const Action& action) const;
    QString fromWords() const;
    void refreshPiles(const Observation& seen);
    void refreshPlayers(const Observation& seen);
    void refreshHand(const Observation& seen);
    void refreshStory();
    bool isSwappable(Seat seat) const;
    void arrangePlayers();
    void pressPlayer(Seat seat);
    bool mayDo(const Action& action) const { return m_moves.offers(action) && !isHandToBeSeen(); }
    /// The single action that continues the game: keep, pass, deal.
    std::optional<Action> proceedAction() const;
    /// Whether a hand is over and the bots wait until the person has looked at it.
    bool isHandToBeSeen() const;
    QString promptWords() const;
    /// Why the action cannot be taken, or what it would do.
    Explanation explanationOf(const Action& action) const;

    CardsGame& m_document;
    MovesOf<genecards::Game> m_moves;
    HintsOf<genecards::Game> m_hints;
    /// The player named first for a Substitution.
    Seat m_picked = core::noSeat;
    /// The last hand whose end the person has looked at.
    int m_handSeen = 0;

    QBoxLayout* m_head;
    QGridLayout* m_seats;
    QList<PlayerButton*> m_players;
    /// How many players are side by side.
    int m_across = 0;
    QLabel* m_story;
    StrandView* m_strand;
    PileButton* m_pile;
    CardButton* m_top;
    QWidget* m_handHead;
    QLabel* m_handWords;
    QLabel* m_handNote;
    QStackedWidget* m_stack;
    QBoxLayout* m_own;
    HandView* m_hand;
    FitsCard* m_fits;
    HandOverView* m_handOver;
};

} // namespace app
