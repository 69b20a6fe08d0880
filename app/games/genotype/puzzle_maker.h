// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bot_thinker.h"
#include "engine/genotype/puzzles/puzzle_finder.h"
#include "own_puzzles.h"

#include <QtCore/QTimer>

#include <atomic>
#include <chrono>
#include <deque>
#include <map>
#include <memory>

namespace app {

/// How much a puzzle may cost the computer.
struct PuzzleLimits {
    genotype::PuzzleEffort effort{.compared = 24};
    /// The time that one puzzle may take; a puzzle that is still unclear then is not kept.
    std::chrono::milliseconds longest{110'000};
};

/// Makes puzzles of choices that cost somebody points, on another thread and one after the other, and saves
/// them. Each takes at most two minutes, on a slow computer with fewer worlds, and can be stopped.
class PuzzleMaker : public QObject {
    Q_OBJECT
public:
    explicit PuzzleMaker(const QString& folder, QObject* parent = nullptr, const PuzzleLimits& limits = {});
    ~PuzzleMaker() override;

    enum class State {
        Nothing, ///< not asked for
        Waiting, ///< another one is being made
        Working, ///< being measured
        Kept,    ///< saved
        Unclear, ///< no other choice is surely better
        Stopped, ///< stopped before it was clear
        Unsaved, ///< it could not be written
        Failed   ///< the computer ran out of memory
    };
    static bool isUnderWay(State state) { return state == State::Waiting || state == State::Working; }
    /// The game that is spoken of from now on. Forgets what was under way in another one.
    void setGame(const genotype::Record& record);
    State state(std::size_t step) const;
    /// Makes a puzzle of the choice after `step` actions, against which `best` was found.
    void make(std::size_t step, const genotype::Action& best);
    /// Stops what is under way for this step, or does nothing.
    void stop(std::size_t step);
    /// Of the puzzle that is being measured: how much of its worlds or of its time is over, whichever is
    /// more.
    int percent() const;

signals:
    void changed(std::size_t step);
    /// While a puzzle is being measured, several times a second.
    void progressed(std::size_t step, int percent);

private:
    struct Wanted {
        std::size_t step = 0;
        genotype::Action best;
    };
    /// What the other thread tells.
    struct Pace {
        std::atomic<int> percent{0};
    };
    genotype::PuzzleEffort limited(const std::shared_ptr<Pace>& pace) const;
    void work();
    void end(std::size_t step, State state);
    void change(std::size_t step, State state);

    OwnPuzzles m_own;
    genotype::Record m_record;
    const PuzzleLimits m_limits;
    std::map<std::size_t, State> m_states;
    std::deque<Wanted> m_wanted;
    std::shared_ptr<Pace> m_pace;
    std::size_t m_step = 0;
    QTimer m_clock;
    /// Declared last, so that its thread is joined first.
    BotThinker m_thinker;
};

} // namespace app
