// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/export_facts.h"
#include "app/charts/reading.h"
#include "class_state.h"
#include "lessons/pool/heterogeneity.h"

#include <QtCore/QCoreApplication>

#include <optional>

namespace app {

/// What the Class page says of the experiment that it shows.
class ClassReading {
    Q_DECLARE_TR_FUNCTIONS(app::ClassReading)
public:
    /// "RrGg × RrGg", or "Own experiment, 3 outcomes".
    static QString title(int experiment);
    /// Title and outcomes, which tell two crosses with the same letters apart.
    static QString fullTitle(int experiment);
    /// The outcomes' names; those that a teacher has not named are numbered.
    static QStringList outcomes(const lessons::ClassSample& sample, int experiment);

    /// The pooled counts.
    static LabReading pooled(const ClassState& state);
    static std::optional<lessons::Heterogeneity> heterogeneity(const ClassState& state);
    /// How common it is that groups differ as much as these, in one sentence; never a verdict.
    static QString sentence(const lessons::Heterogeneity& groups);
    /// The same of several classes.
    static QString sentenceOnClasses(const lessons::Heterogeneity& classes);
    /// The figures behind it: "Groups: χ² = 5.30 (df 10); pooled: 0.83 (df 1); between groups: 4.47 (df 9)."
    static QString figures(const lessons::Heterogeneity& groups);

    /// Groups × outcomes as CSV, with the sum and what is expected below.
    static QString table(const ClassState& state);
    static ExportFacts facts(const ClassState& state);
};

} // namespace app
