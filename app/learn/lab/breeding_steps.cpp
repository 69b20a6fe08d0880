// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_steps.h"

#include <utility>

namespace app {

void BreedingSteps::add(Step step, State before, State after) {
    m_done.resize(m_position);
    m_done.push_back({step, std::move(before), std::move(after)});
    ++m_position;
}

void BreedingSteps::clear() {
    m_done.clear();
    m_position = 0;
}

} // namespace app
