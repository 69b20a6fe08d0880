// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/lab_report.h"
#include "app/export/worksheet.h"
#include "lessons/sampling/repeated_samples.h"

namespace app {

/// How the Lab shows what is counted. It outlives a change of language or look.
struct LabView {
    bool plants = false;    ///< instead of the Punnett square
    bool genotypes = false; ///< counted, instead of phenotypes
    bool testShown = false;
    /// How many offspring are rolled next.
    std::int64_t number = 320;

    /// The outcome whose share is drawn.
    std::size_t followed = 0;
    /// Samples are repeated for their gap χ², else for the count of what is followed.
    bool statistic = true;
    /// The samples of the last repetition; empty when they belong to something else.
    lessons::Histogram histogram;
    /// How large each of them is.
    std::int64_t repeated = 0;

    bool reportShown = false;
    ReportWords reportWords;
    bool worksheetsShown = false;
    WorksheetChoices worksheetChoices;

    /// Something else is counted now.
    void startOver() {
        followed = 0;
        histogram = {};
    }
};

} // namespace app
