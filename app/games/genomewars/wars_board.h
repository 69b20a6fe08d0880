// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_board.h"
#include "app/games/board/hints_of.h"
#include "engine/genomewars/bots/words_hint.h"
#include "wars_chart.h"
#include "wars_document.h"
#include "wars_sounds.h"

class QBoxLayout;
class QLabel;
class QStackedWidget;

namespace app {

class AlleleChip;
class DiceTray;
class FixedLines;
class GenomeBuilder;
class RollTables;
class SceneView;
class SegmentRow;
class TeamRow;

/// Genome Wars on one screen, for a class to watch: the environment with its bacteria and, below it, one of
/// three views, the populations, the allele frequencies or what the last roll did in words; every team with
/// its genome, both tables of rolls with the rows that applied, and the dice.
class WarsBoard : public GameBoard, public BoardContent, public BoardWords {
    Q_OBJECT
public:
    using Game = genomewars::Game;
    using Action = genomewars::Action;

    WarsBoard(WarsGame& document, Viewer& viewer, TableBots* bots, QWidget* parent = nullptr);

    GenomeBuilder* builder() const { return m_builder; }

protected:
    QList<GlowButton*> pointable() const override;
    void refreshPicture(const Change* change) override;
    BoardPrompt currentPrompt() const override;
    QStringList proceedLabels() const override;
    void press(GlowButton& button) override;
    void proceed() override;
    bool isHalfMade() const override;
    void takeBack() override;
    QWidgetList secrets() const override;
    bool holdsBots() const override { return m_isResultHeld; }
    bool advance() override;
    std::optional<Sound> soundAfter(const Change&) const override { return m_moves.lastSound(soundOf); }
    QStringList readOut(Reading what) const override;
    std::string_view ruleAt(const QWidget* place) const override;
    std::string_view lessonAt(const QWidget* place) const override;
    void applyTheme() override;
    void arrange() override;
    QRect logPlace() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using State = genomewars::State;

    void buildHead();
    QWidgetList hintPlaces(const Action& action) const;
    QWidget* buildEvolution(QWidget* parent);
    QWidget* buildSide(QWidget* parent);
    void refreshHead(const State& seen);
    void refreshEvolution(const State& seen);
    void refreshTeams(const State& seen);
    void refreshRoll(const State& seen, bool tumble);
    /// The visible events of the last turn's roll; empty before the first roll.
    std::vector<genomewars::Event> lastRoll() const;
    /// What a mutation does, and what it changes in the current environment.
    QString mutationWords(const Action& mutation) const;
    /// The legal mutations of an allele of the acting team.
    QList<Action> mutationsFrom(genomewars::Allele allele) const;
    void roll();
    /// Whether a change ends a person's turn, and bots would go on at once, so that nobody could read what
    /// the roll did.
    bool endsInResult(const Change& change) const;
    /// Below the scene if there is one column, so that both are in sight; below the tables otherwise.
    void placeDice(bool belowScene);
    QString resultWords() const;
    /// What the card with the dice says beside them.
    QString diceWords(const State& seen) const;
    /// Ends the look at the result: the bots go on.
    void goOn();
    QList<WarsTeamName> teams() const;

    WarsGame& m_document;
    MovesOf<genomewars::Game> m_moves;
    bool m_isResultHeld = false;
    HintsOf<genomewars::Game> m_hints;
    FixedLines* m_where;
    QBoxLayout* m_columns;
    QBoxLayout* m_scenes = nullptr;
    QBoxLayout* m_sides = nullptr;
    QStackedWidget* m_left;
    GenomeBuilder* m_builder;
    SceneView* m_scene;
    DiceTray* m_dice;
    WarsChart* m_populations;
    WarsChart* m_frequencies;
    SegmentRow* m_views;
    QStackedWidget* m_pages;
    QList<TeamRow*> m_teams;
    RollTables* m_tables;
    QLabel* m_story;
    QScrollArea* m_storyScroll;
};

} // namespace app
