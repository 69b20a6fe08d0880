// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure_chooser.h"
#include "lessons/pedigree/exclusion.h"
#include "lessons/pedigree/published_families.h"

#include <QtCore/QStringList>

namespace app {

/// The family that the figure of pedigrees shows.
struct PedigreeCase {
    std::string id; ///< in the key of the experiment
    lessons::pedigree::Pedigree family;
    lessons::pedigree::Mode mode = lessons::pedigree::Mode::AutosomalRecessive;
    lessons::pedigree::Parents couple; ///< whose next child is asked about
    /// Null for a family from a seed.
    const lessons::pedigree::PublishedFamily* published = nullptr;
};

/// The published families; then "New family", from a seed.
extern const Chooser familyChooser;
/// The setting that keeps how many from seeds came before.
inline constexpr QLatin1String familyNumberSetting("number");

/// The family that the lesson's settings choose. Valid until the next call.
const PedigreeCase& pedigreeCaseOf(const FigureSettings& settings);

/// What becomes known once children have been rolled.
struct PedigreeFindings {
    /// For each of the main modes, why it is ruled out; nothing if it fits.
    std::vector<std::optional<lessons::pedigree::Exclusion>> exclusions;
    std::vector<bool> carriers; ///< for certain; empty in modes that are not recessive
    /// What the rest of the family says about the two parents, and about other modes that fit.
    QStringList evidence;
};
PedigreeFindings findingsOf(const PedigreeCase& one);

} // namespace app
