// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/bot_thinker.h"
#include "engine/genotype/puzzles/puzzle_finder.h"
#include "own_puzzles.h"

#include <deque>
#include <map>

namespace app {

/// Makes puzzles of choices that cost somebody points, on another thread and one after the other, and saves
/// them.
class PuzzleMaker : public QObject {
    Q_OBJECT
public:
    explicit PuzzleMaker(const QString& folder, QObject* parent = nullptr);

    enum class State {
        Nothing, ///< not asked for
        Working, ///< being measured, or waiting for that
        Kept,    ///< saved
        Unclear, ///< no other choice is clearly better
        Unsaved, ///< it could not be written
        Failed   ///< the computer ran out of memory
    };
    /// The game that is spoken of from now on. Forgets what was under way in another one.
    void setGame(const genotype::Record& record);
    State state(std::size_t step) const;
    /// Makes a puzzle of the choice after `step` actions, against which `best` was found.
    void make(std::size_t step, const genotype::Action& best);

    /// Less is faster.
    void setEffort(const genotype::PuzzleEffort& effort) { m_effort = effort; }

signals:
    void changed(std::size_t step);

private:
    struct Wanted {
        std::size_t step = 0;
        genotype::Action best;
    };
    void work();
    void end(std::size_t step, State state);

    OwnPuzzles m_own;
    genotype::Record m_record;
    genotype::PuzzleEffort m_effort{.verified = 1000};
    std::map<std::size_t, State> m_states;
    std::deque<Wanted> m_wanted;
    /// Declared last, so that its thread is joined first.
    BotThinker m_thinker;
};

} // namespace app
