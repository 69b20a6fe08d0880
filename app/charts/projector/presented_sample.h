// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/sampling/generator.h"
#include "presentation.h"

namespace app {

/// The sample that grows on the projector.
class PresentedSample {
public:
    PresentedSample(const Presentation& shown, std::uint64_t seed);

    bool canRoll() const { return !m_shown.rolled.empty(); }
    /// Samples that are replaced have no share that settles.
    bool hasShare() const {
        return !m_shown.outcomes.empty() && m_shown.anew == 0 && (canRoll() || m_shown.way.size() > 1);
    }
    /// Rolls `n` more, or another whole sample.
    void roll(std::int64_t n);
    std::int64_t size() const { return m_sample.size(); }
    const std::vector<std::int64_t>& counts() const { return m_sample.counts(); }
    /// The outcomes with what is counted and expected now.
    std::vector<OutcomeNumbers> numbers() const;
    const std::vector<lessons::RunningPoint>& way() const { return m_sample.series(); }
    /// "If 3 : 1 holds, …"; empty without an expectation.
    QString sentence() const;

private:
    const Presentation& m_shown;
    lessons::Generator m_generator;
    lessons::GrowingSample m_sample;
};

} // namespace app
