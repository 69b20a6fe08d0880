// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/genotype/luck_reporter.h"
#include "app/ui/widgets/panel.h"
#include "engine/games/any_record.h"

class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace app {

class FactTable;
class PuzzleMaker;
class SegmentRow;
namespace speech {
class Announcer;
}

/// "Luck and skill" of a finished game: for one player at a time, the real result beside the one with average
/// luck, what each round changed and why, and the turning points. Starts the work when it is shown, and stops
/// it when it is hidden.
class LuckPanel : public Panel {
    Q_OBJECT
public:
    /// `reporter` has the game and must outlive this. `names` says them by seat; `seat` is shown first. With
    /// a `maker`, which must outlive this too, choices that cost something can be kept as puzzles.
    LuckPanel(LuckReporter& reporter, std::function<QStringList()> names, genotype::Seat seat,
              QWidget* parent = nullptr, PuzzleMaker* maker = nullptr);

signals:
    /// Show the board as it was after this many actions.
    void momentRequested(std::size_t actions);
    /// Play on from a record.
    void startRequested(const games::AnyRecord& record);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();
    void sayWorking();
    QString nameOf(int seat) const { return m_names().value(seat); }
    QString againstSentence() const;
    QString luckSentence() const;
    QString resultSentence() const;
    void addResult(QVBoxLayout& rows, QWidget* parent) const;
    QWidget* makeChart(QWidget* parent) const;
    void fillTable(FactTable& table) const;
    QWidget* makeTable(QWidget* parent) const;
    /// Points by source, round by round.
    QWidget* makePoints(QWidget* parent) const;
    void addTurningPoints(QVBoxLayout& rows, QWidget* parent);
    void addHarvests(QVBoxLayout& rows, QWidget* parent);
    QWidget* makeTurningPoint(const genotype::TurningPoint& point, QWidget* parent);
    const genotype::AftermathReport& report() const { return *m_reporter.report(); }
    /// "Deal", "Round 1" … of the rows that the report has.
    QList<std::pair<QString, genotype::LuckAccount>> accounts() const;

    LuckReporter& m_reporter;
    PuzzleMaker* m_maker;
    speech::Announcer* m_announcer;
    std::function<QStringList()> m_names;
    genotype::Seat m_seat;
    SegmentRow* m_seats = nullptr;
    QLabel* m_working;
    QProgressBar* m_progress;
    QWidget* m_results = nullptr;
};

} // namespace app
