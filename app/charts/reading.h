// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/growing_sample.h"
#include "outcome_numbers.h"

#include <QtCore/QStringList>

#include <vector>

namespace app {

/// What is shown of a source: counts, what they are compared with, and the test.
struct LabReading {
    QString title;    ///< "RrGg × RrGg"
    QString source;   ///< "a simulated cross"; follows "n = 320, "
    QString citation; ///< where they were published; empty for others
    QString against;  ///< "9 : 3 : 3 : 1", or the name of another prediction
    std::vector<OutcomeNumbers> numbers;
    /// Of the outcomes, if they were the same for all offspring; else empty.
    std::vector<double> chances;
    /// How the counts grew, where that is known; thinned.
    std::vector<lessons::RunningPoint> running;
    lessons::TestResult test;
    /// In place of numbers: what is still missing, for the reader.
    QString problem;

    std::int64_t size() const;
};

/// Counts from elsewhere against a ratio: one name, one count and one part a category. `parts` need not be
/// whole; if they do not fit the names, the reading has a problem and no test.
LabReading readingOf(const QStringList& names, const std::vector<std::int64_t>& counts,
                     const std::vector<double>& parts);

/// The dice of one trait under one rule.
LabReading readingOf(const lessons::PooledSample& sample);

/// Reads "9 : 3 : 3 : 1" or "1 2 1" as lessons::readRatio does; empty if it is not a ratio within its limits.
std::vector<double> ratioIn(const QString& text);
/// "9 : 3 : 3 : 1".
QString ratioText(const std::vector<double>& parts);

/// The table of a reading as CSV: a line of names, then a line a category; numbers as numbers.
QString readingTable(const LabReading& reading);

} // namespace app
