// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "presentation.h"

#include <cstddef>
#include <vector>

namespace app {

/// The moments that a presenter's remote goes through, one after the other, and which of them is shown. There
/// is at least one.
class PresentMoments {
public:
    enum class Step { Predict, Roll, Compare, Explain };

    /// Those of a presentation, in the place of the former ones; the same place as before, as far as there is
    /// one. `canRoll`: something can be rolled.
    void list(const Presentation& shown, bool canRoll);

    Step step() const { return m_all[m_now].step; }
    /// Of the explanation, when it is explained.
    int paragraph() const { return m_all[m_now].paragraph; }
    bool isFirst() const { return m_now == 0; }
    bool isLast() const { return m_now + 1 == m_all.size(); }
    /// Precondition: !isLast().
    Step next() const { return m_all[m_now + 1].step; }
    /// Precondition: !isLast().
    void forward() { ++m_now; }
    /// Precondition: !isFirst().
    void back() { --m_now; }

private:
    struct Moment {
        Step step;
        int paragraph = 0;
    };

    std::vector<Moment> m_all{{Step::Explain}};
    std::size_t m_now = 0;
};

} // namespace app
