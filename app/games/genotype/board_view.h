// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_board.h"
#include "app/games/board/hints_of.h"
#include "app/games/genotype/dice_rolls.h"
#include "board_choices.h"
#include "board_clicks.h"
#include "board_drag.h"
#include "board_plan.h"
#include "board_sounds.h"
#include "engine/genotype/bots/words_hint.h"
#include "genotype_words.h"
#include "johann_turns.h"
#include "round_ups.h"
#include "tile_preview.h"
#include "trait_benches.h"

namespace app {

class GardenPanel;
class JohannLine;
class JohannPanel;
class JohannStory;
struct MotionStage;
class ScoreTrack;
class ShopsPanel;
class TopBar;

/// Genotype's whole board on one screen: the seats, four benches, shops and monastery, a garden and, in a
/// solo game, Brother Johann's garden. Its parts say where these are (BoardPlan), what a click does
/// (BoardClicks) and what there is to say of them (GenotypeWords).
class BoardView : public GameBoard, public BoardContent {
    Q_OBJECT
public:
    using Game = genotype::Game;
    using Action = genotype::Action;
    using Observation = genotype::Observation;

    BoardView(GenotypeGame& document, Viewer& viewer, TableBots* bots, QWidget* parent = nullptr);

    /// The sentences of a replay: see genotype::words::narration.
    static std::vector<core::Phrase> narrate(const std::vector<genotype::Event>& seen,
                                             const genotype::State& state,
                                             const std::vector<std::string>& names);

    /// Scrolls what these actions are done with into sight, the first of them if there is no room for all.
    void reveal(const std::vector<Action>& actions);
    /// Shows a seat's garden; noSeat or the same seat again: back to the viewer's.
    void showGarden(genotype::Seat seat);
    /// Whether each round is looked back on before the next one; not while somebody leads through the game.
    void setRoundUps(bool wanted) { m_rounds.setWanted(wanted); }

    // ---- Parts

    const BoardChoices& choices() const { return m_choices; }
    const BoardClicks& clicks() const { return m_clicks; }
    const GenotypeWords& words() const { return m_words; }
    HintsOf<genotype::Game>& hints() { return m_hints; }
    JohannTurns& johann() { return m_johann; }
    const MovesOf<genotype::Game>& moves() const { return m_moves; }

protected:
    QList<GlowButton*> pointable() const override;
    void refreshPicture(const Change* change) override;
    BoardPrompt currentPrompt() const override;
    QStringList proceedLabels() const override;
    void press(GlowButton& button) override;
    void proceed() override { m_clicks.proceed(); }
    void chooseOption(int index) override { m_clicks.chooseOption(index); }
    bool isHalfMade() const override { return m_choices.isHalfMade(); }
    void takeBack() override { m_choices.forget(); }
    QWidgetList secrets() const override;
    bool holdsBots() const override { return m_rounds.isOpen(); }
    QList<Flight> flightsAfter(const Change& change) const override;
    std::optional<Sound> soundAfter(const Change&) const override { return m_moves.lastSound(soundOf); }
    void refreshed(const Change& change) override;
    int news() const override;
    bool showNews() override;
    bool advance() override;
    bool escape() override;
    void arrange() override { m_plan.arrange(); }
    QRect logPlace() const override { return m_plan.logPlace(); }

    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    using Seat = core::Seat;

    void connectParts();
    void refreshGarden(const Observation& seen, const QList<ShownMarker>& markers);
    void refreshGlow();
    bool isAtHome() const;
    void showDice(RatioStrip* strip);
    /// What a hint on this action points at.
    QWidgetList hintPlaces(const Action& action) const;
    MotionStage stage() const;
    /// The seat that has just acted, if it is not the viewer's; noSeat otherwise.
    Seat watched() const;
    /// Takes the focus back from a part that has disappeared.
    void leave(bool focused);

    GenotypeGame& m_document;
    MovesOf<genotype::Game> m_moves;
    HintsOf<genotype::Game> m_hints;
    BoardChoices m_choices;
    DiceRolls m_rolls;
    /// The seat whose garden the reader asked for; noSeat: the viewer's.
    Seat m_garden = core::noSeat;
    /// The seat whose garden is on the screen.
    Seat m_shown = core::noSeat;
    TopBar* m_top;
    ScoreTrack* m_scores;
    ShopsPanel* m_shops;
    GardenPanel* m_gardenPanel;
    JohannLine* m_line;
    JohannPanel* m_johannPanel;
    JohannStory* m_story;
    RoundUpPanel* m_roundUp;
    TraitBenches m_benches;
    JohannTurns m_johann;
    RoundUps m_rounds;
    TilePreview m_preview;
    BoardClicks m_clicks;
    BoardDrag m_drag;
    GenotypeWords m_words;
    BoardPlan m_plan;
};

} // namespace app
