// SPDX-License-Identifier: GPL-3.0-or-later
#include "presented_sample.h"

#include "app/charts/test_words.h"
#include "lessons/sampling/multinomial.h"

namespace app {

PresentedSample::PresentedSample(const Presentation& shown, std::uint64_t seed)
    : m_shown(shown), m_generator(seed), m_sample(std::vector<std::int64_t>(shown.outcomes.size())) {
    m_sample.append(shown.way);
}

void PresentedSample::roll(std::int64_t n) {
    if (!canRoll())
        return;
    if (m_shown.anew > 0) {
        m_sample = lessons::GrowingSample(std::vector<std::int64_t>(m_shown.outcomes.size()));
        n = m_shown.anew;
    }
    m_sample.grow(
        n, [this](std::int64_t step) { return lessons::sampleCounts(m_generator, step, m_shown.rolled); });
}

std::vector<OutcomeNumbers> PresentedSample::numbers() const {
    auto numbers = m_shown.outcomes;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        numbers[i].observed = m_sample.counts()[i];
        numbers[i].expected = i < m_shown.chances.size() ? double(size()) * m_shown.chances[i] : -1;
    }
    return numbers;
}

QString PresentedSample::sentence() const {
    if (m_shown.chances.empty())
        return {};
    return fitSentence(lessons::goodnessOfFit(m_sample.counts(), m_shown.chances), m_shown.ratio);
}

} // namespace app
