// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/growing_sample.h"
#include "outcome_numbers.h"

#include <QtCore/QStringList>

#include <vector>

namespace app {

/// What the program shows of a source: counts, what they are compared with, and the test.
struct LabReading {
    QString title;    ///< "RrGg × RrGg"
    QString source;   ///< "a simulated cross"; follows "n = 320, "
    QString citation; ///< where the counts were published; empty if they were not
    QString against;  ///< "9 : 3 : 3 : 1", or the name of another prediction
    std::vector<OutcomeNumbers> numbers;
    /// The outcomes' probabilities, if they were the same for all offspring; else empty.
    std::vector<double> chances;
    /// How the counts grew, thinned out; empty if that is not known.
    std::vector<lessons::RunningPoint> running;
    lessons::TestResult test;
    /// What is still missing, for the reader; shown in place of numbers.
    QString problem;

    std::int64_t size() const;
};

/// Compares counts from elsewhere with a ratio: each category has a name, a count and a part. `parts` need
/// not be whole; if they do not fit the names, the reading has a problem and no test.
LabReading readingOf(const QStringList& names, const std::vector<std::int64_t>& counts,
                     const std::vector<double>& parts);

/// The dice of one trait under one rule.
LabReading readingOf(const lessons::PooledSample& sample);

/// Reads "9 : 3 : 3 : 1" or "1 2 1" as lessons::readRatio does; empty if it is not a ratio within its limits.
std::vector<double> ratioIn(const QString& text);
/// "9 : 3 : 3 : 1".
QString ratioText(const std::vector<double>& parts);

/// The table of a reading as CSV: a line of column names, then a line for each category, with numbers that a
/// spreadsheet reads as numbers.
QString readingTable(const LabReading& reading);

} // namespace app
