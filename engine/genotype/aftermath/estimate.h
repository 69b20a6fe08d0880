// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace genotype {

/// A measured number: the mean of independent samples, and its standard error. Exact numbers have the
/// error 0.
struct Estimate {
    double mean = 0;
    double error = 0;

    /// Half the width of the 95 % interval (normal approximation: there are always dozens of samples).
    double halfWidth() const { return 1.959964 * error; }
    /// Whether the interval leaves zero out. If not, the number cannot be distinguished from chance.
    bool isDistinguishable() const { return mean > halfWidth() || mean < -halfWidth(); }
    bool operator==(const Estimate&) const = default;
};

using Samples = std::vector<double>;

/// Mean and standard error (sample variance with n − 1). Precondition: at least two samples.
Estimate estimateOf(const Samples& samples);

/// The sum of figures measured independently of each other.
Estimate sumOf(const Estimate& one, const Estimate& other);

} // namespace genotype
