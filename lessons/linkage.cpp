// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/linkage.h"

#include <boost/math/distributions/chi_squared.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

/// x ln y, with 0 ln 0 = 0.
double xLogY(double x, double y) {
    return x == 0 ? 0 : x * std::log(y);
}

/// Where `isInside` changes from true at `inside` to false at `outside`, by halving.
template <class Predicate> double edge(double inside, double outside, Predicate isInside) {
    for (int i = 0; i < 200 && inside != outside; ++i) {
        const double middle = (inside + outside) / 2;
        if (middle == inside || middle == outside)
            break;
        (isInside(middle) ? inside : outside) = middle;
    }
    return inside;
}

double decimalLog(double naturalLog) {
    return naturalLog / std::log(10.0);
}

/// The likelihood of an F2 in θ.
class Intercross {
public:
    Intercross(const std::array<std::int64_t, 4>& counts, Phase phase) : m_phase(phase) {
        for (std::size_t i = 0; i < counts.size(); ++i)
            m_counts[i] = static_cast<double>(counts[i]);
        m_size = std::accumulate(m_counts.begin(), m_counts.end(), 0.0);
    }

    double theta(double fraction) const {
        return m_phase == Phase::Coupling ? (1 - fraction) * (1 - fraction) : fraction * fraction;
    }
    double logLikelihood(double fraction) const {
        const double t = theta(fraction);
        return xLogY(m_counts[0], 2 + t) + xLogY(m_counts[1] + m_counts[2], 1 - t) + xLogY(m_counts[3], t);
    }
    /// The positive root of nθ² − (a − 2b − 2c − d)θ − 2d = 0, as a fraction within 0…0.5.
    double likeliest() const {
        const double linear = m_counts[0] - 2 * (m_counts[1] + m_counts[2]) - m_counts[3];
        const double root = std::sqrt(linear * linear + 8 * m_size * m_counts[3]);
        // Of two ways to write the root the one that does not cancel.
        const double t = linear > 0      ? (linear + root) / (2 * m_size)
                         : root > linear ? 4 * m_counts[3] / (root - linear)
                                         : 0;
        const double bounded = std::clamp(t, 0.0, 1.0);
        const double fraction = m_phase == Phase::Coupling ? 1 - std::sqrt(bounded) : std::sqrt(bounded);
        return std::clamp(fraction, 0.0, 0.5);
    }
    /// Var θ = 2θ(1 − θ)(2 + θ)/(n(1 + 2θ)), and dθ/dr = ∓2√θ.
    double standardError(double fraction) const {
        const double t = theta(fraction);
        return std::sqrt((1 - t) * (2 + t) / (2 * m_size * (1 + 2 * t)));
    }

private:
    std::array<double, 4> m_counts{};
    double m_size = 0;
    Phase m_phase;
};

void requireConfidence(double confidence) {
    if (!(confidence > 0 && confidence < 1))
        throw std::invalid_argument("a confidence lies between 0 and 1");
}

void requireFraction(double fraction) {
    if (!(fraction >= 0 && fraction <= 0.5))
        throw std::invalid_argument("a recombination fraction is outside 0 to 0.5");
}

} // namespace

RecombinationEstimate recombinationFromTestCross(std::int64_t recombinants, std::int64_t offspring,
                                                 double confidence) {
    if (offspring <= 0 || recombinants < 0 || recombinants > offspring)
        throw std::invalid_argument("there must be offspring, and the recombinants among them");
    const auto n = static_cast<double>(offspring);
    const auto k = static_cast<double>(recombinants);
    const Interval wilson = wilsonInterval(recombinants, offspring, confidence);
    RecombinationEstimate estimate;
    estimate.fraction = std::min(0.5, k / n);
    estimate.standardError = std::sqrt(estimate.fraction * (1 - estimate.fraction) / n);
    estimate.interval = {std::min(0.5, wilson.low), std::min(0.5, wilson.high)};
    estimate.lod = std::max(0.0, decimalLog(xLogY(k, estimate.fraction) +
                                            xLogY(n - k, 1 - estimate.fraction) + n * std::log(2.0)));
    return estimate;
}

RecombinationEstimate recombinationFromIntercross(const std::array<std::int64_t, 4>& counts, Phase phase,
                                                  double confidence) {
    requireConfidence(confidence);
    if (std::any_of(counts.begin(), counts.end(), [](auto count) { return count < 0; }) ||
        std::all_of(counts.begin(), counts.end(), [](auto count) { return count == 0; }))
        throw std::invalid_argument("there must be offspring, and no count may be negative");
    const Intercross likelihood(counts, phase);
    RecombinationEstimate estimate;
    estimate.fraction = likelihood.likeliest();
    estimate.standardError = likelihood.standardError(estimate.fraction);
    const double best = likelihood.logLikelihood(estimate.fraction);
    const boost::math::chi_squared_distribution<double> chiSquare(1);
    const double drop = boost::math::quantile(chiSquare, confidence) / 2;
    const auto isInside = [&](double fraction) { return likelihood.logLikelihood(fraction) >= best - drop; };
    estimate.interval = {isInside(0) ? 0 : edge(estimate.fraction, 0, isInside),
                         isInside(0.5) ? 0.5 : edge(estimate.fraction, 0.5, isInside)};
    estimate.lod = std::max(0.0, decimalLog(best - likelihood.logLikelihood(0.5)));
    return estimate;
}

double haldaneCentimorgans(double fraction) {
    requireFraction(fraction);
    return -50 * std::log1p(-2 * fraction);
}

double kosambiCentimorgans(double fraction) {
    requireFraction(fraction);
    return 50 * std::atanh(2 * fraction);
}

double fractionAtHaldane(double centimorgans) {
    if (!(centimorgans >= 0))
        throw std::invalid_argument("a map distance is not negative");
    return -std::expm1(-centimorgans / 50) / 2;
}

double fractionAcross(double before, double after) {
    requireFraction(before);
    requireFraction(after);
    return before + after - 2 * before * after;
}

} // namespace lessons
