// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "breeding_prediction.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// What was done on a breeding bench, step by step, to be undone without limit. Choices, model and
/// predictions are not steps: a pupil who has changed their mind changes them.
class BreedingSteps {
public:
    enum class Step : std::uint8_t { Cross, Keep, Discard, Label };
    /// What a step can change. The bench follows from what was done on it.
    struct State {
        std::vector<std::string> actions;
        std::vector<std::size_t> parents;
        std::optional<std::size_t> shown;
    };
    struct Done {
        Step step;
        State before;
        State after;
        /// Those that went with an individual when the step was taken back.
        std::vector<BreedingPrediction> gone = {};
    };

    bool canUndo() const { return m_position > 0; }
    bool canRedo() const { return m_position < m_done.size(); }
    /// The step that undo would take back. Precondition: canUndo().
    Step last() const { return m_done[m_position - 1].step; }

    /// Forgets the steps that were taken back.
    void add(Step step, State before, State after);
    /// Takes the last step back, and returns it. Precondition: canUndo().
    Done& undo() { return m_done[--m_position]; }
    /// Does it again, and returns it. Precondition: canRedo().
    const Done& redo() { return m_done[m_position++]; }
    void clear();

private:
    std::vector<Done> m_done;
    std::size_t m_position = 0; ///< how many of them are done
};

} // namespace app
