// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/gene_pool.h"
#include "wars_document.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <array>

namespace app {

/// The state of the game at the end of a turn; turn 0: before the first roll.
struct WarsMoment {
    int turn = 0;
    std::array<int, genomewars::maxTeams> populations{};
    /// Each living genome counts once for each individual.
    genomewars::GenePool pool;
    genomewars::Environment environment = genomewars::Environment::SurfaceWater;
};

/// One moment for each turn, from the first gene pool on that the game remembers; empty while genomes are
/// being chosen.
QList<WarsMoment> warsHistory(const WarsGame& document);

/// The history as CSV, a line for each turn: turn, environment, populations, frequencies.
QString warsTable(const QList<WarsMoment>& history, const QStringList& teams);

} // namespace app
