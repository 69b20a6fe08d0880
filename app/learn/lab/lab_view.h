// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/paper/lab_report.h"
#include "app/learn/paper/worksheet.h"
#include "lessons/sampling/repeated_samples.h"

namespace app {

/// How the Lab shows its counts. It survives a change of language or look.
struct LabView {
    bool plants = false;    ///< instead of the Punnett square
    bool genotypes = false; ///< counts genotypes instead of phenotypes
    bool testShown = false;
    /// How many offspring the next roll makes.
    std::int64_t number = 320;
    /// The same on the breeding bench.
    std::int64_t bred = 200;
    /// The part of the model panel that is shown there.
    int modelPart = 0;

    /// The outcome whose share is shown in the strips.
    std::size_t followed = 0;
    /// True: repeated samples show their gap χ²; false: the count of the outcome followed.
    bool statistic = true;
    /// The samples of the last repetition; emptied when they no longer belong to what is shown.
    lessons::Histogram histogram;
    /// The size of each repeated sample.
    std::int64_t repeated = 0;
    /// The chances of the outcomes in them.
    std::vector<double> repeatedChances{};

    bool reportShown = false;
    ReportWords reportWords;
    QList<FormerReport> formerReports;
    bool worksheetsShown = false;
    WorksheetChoices worksheetChoices;

    /// Call it when something else is counted.
    void startOver() {
        followed = 0;
        histogram = {};
    }
};

} // namespace app
