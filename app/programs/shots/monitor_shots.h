// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

namespace app {

class Dashboard;
class ShotCatalogue;

/// What a pupil of a class sees from any page: a covered screen, the card of the class, a lesson that the
/// class goes through together.
void registerMonitorShots(ShotCatalogue& catalogue);

/// Fills a teacher's dashboard with a class at work.
void fillDashboard(Dashboard& dashboard);

} // namespace app
