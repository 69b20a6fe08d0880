// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/genotype/dice_rolls.h"
#include "app/table/board_of.h"
#include "board_choices.h"

namespace app {

class BoardButton;
class GardenPanel;
class HintAdviser;
class JohannPanel;
class JohannStory;
class RatioStrip;
class ShopsPanel;
class TopBar;
class TraitBench;
struct ShownMarker;

/// Genotype's whole board on one screen: the seats, four benches, shops and monastery, a garden and, in a
/// solo game, Brother Johann's garden.
class BoardView : public BoardOf<genotype::Game> {
    Q_OBJECT
public:
    BoardView(GameDocument& document, Viewer& viewer, TableBots* bots, QWidget* parent = nullptr);

    const BoardChoices& choices() const { return m_choices; }
    /// Shows a seat's garden; noSeat or the same seat again: back to the viewer's.
    void showGarden(genotype::Seat seat);
    JohannStory* story() const { return m_story; }
    /// Shows what Brother Johann has done since the last click, card by card; false if he did nothing.
    bool showJohann(BotPace pace);
    /// Shows a hint: a move with sentences that give the reasons.
    void showAdvice(const genotype::Action& action, const QStringList& reasons);

protected:
    QList<GlowButton*> pointable() const override;
    void refreshPicture(const Change* change) override;
    BoardPrompt currentPrompt() const override;
    void press(GlowButton& button) override;
    void proceed() override;
    bool isHalfMade() const override { return m_choices.setupSow() != genotype::noPlant; }
    void takeBack() override { m_choices.forget(); }
    QList<Flight> flightsAfter(const Change& change) const override;
    void refreshed(const Change& change) override;
    Explanation explain(const GlowButton& button) const override;
    QStringList readOut(Reading what) const override;
    std::string_view lessonAt(const QWidget* place) const override;
    int news() const override;
    void showNews() override;
    bool isHintable() const override;
    bool isThinking() const override;
    void askForHint() override;
    void advance() override;
    void arrange() override;
    QRect logPlace() const override;

    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    using Seat = core::Seat;

    void connectParts();
    /// The seat whose garden is shown if the reader has not asked for another one.
    Seat home(const genotype::State& state) const;
    void refreshBenches(const Observation& seen, const QList<ShownMarker>& markers);
    void refreshGarden(const Observation& seen, const QList<ShownMarker>& markers);
    void refreshGlow();
    void showRolls();
    void showDice(RatioStrip* strip);
    void closeStory();
    QString passedOver() const;
    bool isFolded() const;

    BoardChoices m_choices;
    DiceRolls m_rolls;
    /// The seat whose garden the reader asked for; noSeat: the viewer's.
    Seat m_garden = core::noSeat;
    /// The seat whose garden is on the screen.
    Seat m_shown = core::noSeat;
    TopBar* m_top;
    QList<TraitBench*> m_benches;
    ShopsPanel* m_shops;
    GardenPanel* m_gardenPanel;
    JohannPanel* m_johann;
    JohannStory* m_story;
    HintAdviser* m_adviser;
};

} // namespace app
