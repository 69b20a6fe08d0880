// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QStringList>

#include <cstdint>

namespace monkey {

/// The environment variable that names the folder of a monkey in its cage; not set in the keeper's process.
inline constexpr const char* cageVariable = "GENOTYPE_MONKEY_CAGE";

/// Runs the monkey in its own process, whose home is a temporary folder, and reports its last acts if that
/// process dies, hangs or finds a fault. `arguments`: those of the monkey. 0, or 1 after a fault.
int keep(const QString& program, const QStringList& arguments, std::uint64_t seed);

} // namespace monkey
