// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/advised_board.h"
#include "app/games/genotype/dice_rolls.h"
#include "board_choices.h"
#include "board_sounds.h"
#include "engine/genotype/bots/words_hint.h"

namespace app {

class BoardButton;
class GardenPanel;
class JohannLine;
class JohannPanel;
class JohannStory;
struct JohannMoment;
struct MotionStage;
class RatioStrip;
class RoundUpPanel;
class ScoreTrack;
class ShopsPanel;
class TopBar;
class TraitBench;
struct ShownMarker;

/// Genotype's whole board on one screen: the seats, four benches, shops and monastery, a garden and, in a
/// solo game, Brother Johann's garden.
class BoardView : public AdvisedBoard<genotype::Game> {
    Q_OBJECT
public:
    BoardView(GenotypeGame& document, Viewer& viewer, TableBots* bots, QWidget* parent = nullptr);

    /// The sentences of a replay: see genotype::words::narration.
    static std::vector<core::Phrase> narrate(const std::vector<Event>& seen, const genotype::State& state,
                                             const std::vector<std::string>& names);

    const BoardChoices& choices() const { return m_choices; }
    /// The prompt's button for the way that the action belongs to, if it must be pressed first; else null.
    QPushButton* optionFor(const genotype::Action& action) const;
    /// Scrolls what these actions are done with into sight, the first of them if there is no room for all.
    void reveal(const std::vector<genotype::Action>& actions);
    using GameBoard::reveal;
    /// Shows a seat's garden; noSeat or the same seat again: back to the viewer's.
    void showGarden(genotype::Seat seat);
    JohannStory* story() const { return m_story; }
    JohannLine* johannLine() const { return m_line; }
    /// Shows Brother Johann's last turn card by card; false if he has not had one.
    bool showJohann(BotPace pace);
    /// Whether each round is looked back on before the next one; not while somebody leads through the game.
    void setRoundUps(bool wanted) { m_roundUps = wanted; }
    RoundUpPanel* roundUp() const { return m_roundUp; }

protected:
    QList<GlowButton*> pointable() const override;
    void refreshPicture(const Change* change) override;
    BoardPrompt currentPrompt() const override;
    void press(GlowButton& button) override;
    void proceed() override;
    void chooseOption(int index) override;
    bool isHalfMade() const override { return m_choices.isHalfMade(); }
    void takeBack() override { m_choices.forget(); }
    bool holdsBots() const override;
    QList<Flight> flightsAfter(const Change& change) const override;
    std::optional<Sound> soundOf(const genotype::Event& event) const override { return app::soundOf(event); }
    void refreshed(const Change& change) override;
    Explanation explain(const GlowButton& button) const override;
    QWidgetList informative() const override;
    ThingWords cardAt(QWidget& widget, const QPoint& at) const override;
    QString consequence(const genotype::Action& action) const override;
    void preview(const genotype::Action* action) override;
    void pointedAt(const GlowButton* button) override;
    QStringList readOut(Reading what) const override;
    std::string_view lessonAt(const QWidget* place) const override;
    std::string_view ruleAt(const QWidget* place) const override;
    int news() const override;
    void showNews() override;
    QWidgetList hintPlaces(const genotype::Action& action) const override;
    QString hintLabel(const genotype::Action& action) const override { return m_choices.label(action); }
    void advance() override;
    void arrange() override;
    QRect logPlace() const override;

    /// What the context menu of a place offers besides its lesson.
    QList<MenuEntry> menuEntries(QWidget* place);
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
    QList<PromptOption> options() const;
    /// Chooses a way to use dice, or leaves it if it is the chosen one, and goes on to what it can be used
    /// on.
    void choose(const DieWay& way);
    /// A card was clicked that opens these ways.
    void openWays(QWidget& card, const std::vector<DieWay>& ways);
    void closeStory();
    bool showRound(const Change& change);
    void closeRound();
    MotionStage stage() const;
    /// The seat that has just acted, if it is not the viewer's; noSeat otherwise.
    Seat watched() const;
    void refreshLine(const Change* change);
    void foldJohann(bool folded);
    /// The last step in which Brother Johann had a turn, counted from 1; 0 if there is none.
    std::size_t johannsStep() const;
    /// His cards in this step, counted from 1.
    QList<JohannMoment> momentsIn(std::size_t step) const;
    QString passedOver() const;
    bool isFolded() const;
    bool hasRoomForScores() const;

    BoardChoices m_choices;
    DiceRolls m_rolls;
    /// Whether Brother Johann's turns are shown card by card.
    bool m_unfolds = false;
    /// The seat whose garden the reader asked for; noSeat: the viewer's.
    Seat m_garden = core::noSeat;
    /// The seat whose garden is on the screen.
    Seat m_shown = core::noSeat;
    TopBar* m_top;
    ScoreTrack* m_scores;
    QList<TraitBench*> m_benches;
    ShopsPanel* m_shops;
    GardenPanel* m_gardenPanel;
    JohannLine* m_line;
    JohannPanel* m_johann;
    JohannStory* m_story;
    RoundUpPanel* m_roundUp;
    bool m_roundUps = false;
};

} // namespace app
