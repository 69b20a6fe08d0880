// SPDX-License-Identifier: GPL-3.0-or-later
#include "present_moments.h"

#include <algorithm>

namespace app {

void PresentMoments::list(const Presentation& shown, bool canRoll) {
    m_all.clear();
    if (!shown.question.isEmpty())
        m_all.push_back({Step::Predict});
    if (canRoll)
        m_all.push_back({Step::Roll});
    if (!shown.outcomes.empty())
        m_all.push_back({Step::Compare});
    for (int i = 0; i < shown.explanation.size(); ++i)
        m_all.push_back({Step::Explain, i});
    if (m_all.empty())
        m_all.push_back({Step::Explain});
    m_now = std::min(m_now, m_all.size() - 1);
}

} // namespace app
