// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "app/games/board/game_end.h"
#include "best_plant.h"
#include "end_numbers.h"
#include "engine/genotype/words/words.h"
#include "garden_pedigree.h"
#include "lessons/rolls.h"
#include "luck_reporter.h"

#include <vector>

class QBoxLayout;
class QGridLayout;

namespace app {

class EndBeds;
class LuckCard;
class PuzzleMaker;
class TurningCards;

/// One sentence: who won, with how many points, and by which tie-break if there was one. Names and scores by
/// seat.
QString winnerWords(const QStringList& names, const std::vector<genotype::Score>& scores);

/// What made the difference between the winner and whoever came next: "Research goals made the difference: 15
/// points to 0 against Alina." Empty if nobody won alone, or the points were level. Names and scores by seat.
QString differenceWords(const QStringList& names, const std::vector<genotype::Score>& scores);

/// The end of a game of Genotype: who won and why, what the beds carry, how much of it was luck and which
/// moments decided; behind one button all numbers, the game's dice among them.
class GenotypeEnd : public GameEnd {
    Q_OBJECT
public:
    using GameEnd::GameEnd;

    /// Reads what there is to show; in mid-game, the score so far.
    void setGame(const GameDocument& document);

    /// One sentence: who won, with how many points, and by which tie-break if there was one.
    QString winnerSentence() const override;
    LuckReporter& luck() { return *m_luck; }
    /// What makes puzzles of choices of the game; it must outlive this. Without one, none are offered.
    void setPuzzles(PuzzleMaker* maker) { m_puzzles = maker; }

protected:
    bool hasGame() const override { return !m_lines.empty(); }
    QString title() const override { return winnerSentence(); }
    void addHead(QVBoxLayout& rows, QWidget* page) override;
    void addParts(QVBoxLayout& rows, QWidget* page) override;
    void addProof(QVBoxLayout& rows, QWidget* proof) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// By points and then by completed plants.
    std::vector<genotype::Seat> order() const;
    std::vector<genotype::Score> scores() const;
    QWidget* buildBeds(QWidget* parent);
    QWidget* buildBestPlant(QWidget* parent);
    QWidget* buildReasons(QWidget* parent);
    QWidget* buildSeatChoice(QWidget* parent);
    QWidget* buildFoot(QWidget* parent);
    EndNumbers* makeNumbers(QWidget* parent);
    /// Shows all numbers, or the page as it was first.
    void showNumbers(bool shown);
    void showSeat(genotype::Seat seat);
    /// With the names of the players in the language of now.
    Gardens gardens() const;
    /// Puts side by side what there is room for.
    void arrange();

    std::vector<EndLine> m_lines; ///< by seat
    std::function<QStringList()> m_names;
    /// Persons at this computer.
    QList<genotype::Seat> m_persons;
    std::vector<std::optional<HarvestedPlant>> m_bestPlants; ///< by seat
    std::string_view m_lesson;
    bool m_finished = false;
    lessons::RollTally m_tally;
    Gardens m_gardens;
    genotype::Seat m_shownFirst = 0;
    QWidget* m_first = nullptr;      ///< what is shown at first
    EndNumbers* m_numbers = nullptr; ///< all numbers
    QBoxLayout* m_top = nullptr;     ///< beds and best plant
    QBoxLayout* m_foot = nullptr;
    QBoxLayout* m_reasons = nullptr; ///< luck and turning points
    LuckCard* m_luckCard = nullptr;
    TurningCards* m_turning = nullptr;
    /// Outlives the panels that show it, which are new for every game.
    LuckReporter* m_luck = new LuckReporter(this);
    PuzzleMaker* m_puzzles = nullptr;
};

} // namespace app
