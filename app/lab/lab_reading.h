#pragma once

#include "app/lessons/outcome_chart.h"
#include "lessons/goodness_of_fit.h"

#include <QtCore/QString>

#include <vector>

namespace app {

class LabSession;

/// What the Lab shows of its present source: counts, what they are held against, and the test.
struct LabReading {
    QString title;    ///< "RrGg × RrGg"
    QString source;   ///< "a simulated cross"; follows "n = 320, "
    QString citation; ///< where they were published; empty for others
    QString against;  ///< "9 : 3 : 3 : 1", or what else is promised
    std::vector<OutcomeNumbers> numbers;
    lessons::TestResult test;

    std::int64_t size() const;
};

/// Counts against fixed chances. `names` and `colours` one a category.
struct LabCategory {
    QString name;
    QString letters;
    QColor colour;
    double chance = 0;
    std::int64_t count = 0;
};
std::vector<OutcomeNumbers> outcomeNumbers(const std::vector<LabCategory>& categories);

/// The simulated cross.
LabReading readingOf(const LabSession& session, bool byGenotype);

/// The table of a reading as CSV: a line of names, then a line a category; numbers as numbers.
QString readingTable(const LabReading& reading);

} // namespace app
