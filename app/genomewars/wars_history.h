// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/gene_pool.h"
#include "wars_document.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <array>

namespace app {

/// How the teams stood when all that a turn brought had happened; turn 0: before the first roll.
struct WarsMoment {
    int turn = 0;
    std::array<int, genomewars::maxTeams> populations{};
    /// Each living genome as often as it has individuals.
    genomewars::GenePool pool;
    genomewars::Environment environment = genomewars::Environment::SurfaceWater;
};

/// One moment a turn, from the first gene pool on; empty while genomes are chosen.
QList<WarsMoment> warsHistory(const WarsDocument& document);

/// A turn's number as a point in time, with what happened, as CSV: turn, environment, populations,
/// frequencies.
QString warsTable(const QList<WarsMoment>& history, const QStringList& teams);

} // namespace app
