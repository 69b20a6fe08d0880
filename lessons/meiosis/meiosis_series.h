// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/meiosis/meiosis.h"

namespace lessons {

/// One meiosis of a parent after the other, and the gametes of those that have been counted. The four
/// gametes of one meiosis are not independent of each other (there are always two of each allele), so no test
/// for independent draws fits these counts.
class MeiosisSeries {
public:
    /// Draws the first meiosis. The same seed gives the same series on every machine. Throws as
    /// `chromosomesOf` does.
    MeiosisSeries(Cross cross, Individual parent, std::uint64_t seed);

    const Cross& cross() const { return m_cross; }
    const Individual& parent() const { return m_parent; }
    const Meiosis& current() const { return m_current; }
    /// The number of the current one, from 1.
    std::int64_t number() const { return m_number; }

    /// Counts the gametes of the current meiosis, but only once.
    void countCurrent();
    /// Counts the current meiosis and draws another, `times` times.
    void draw(std::int64_t times = 1);

    /// How many meioses have been counted.
    std::int64_t counted() const { return m_number - (m_isCounted ? 0 : 1); }
    /// The kinds of gametes and the chances of each, as `gametesOf` lists them …
    const std::vector<Gamete>& kinds() const { return m_kinds; }
    /// … and how many of each have been counted: four a meiosis.
    const std::vector<std::int64_t>& counts() const { return m_counts; }

private:
    Cross m_cross;
    Individual m_parent;
    Generator m_generator;
    Meiosis m_current;
    std::int64_t m_number = 1;
    bool m_isCounted = false;
    std::vector<Gamete> m_kinds;
    std::vector<std::int64_t> m_counts;
};

} // namespace lessons
