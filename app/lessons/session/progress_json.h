// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "progress.h"

#include <QtCore/QJsonObject>

namespace app {

/// A topic as it stands in the file. What is out of range becomes what is possible; what is not known is left
/// out.
Progress::Topic topicOf(const QJsonObject& object);
QJsonObject jsonOf(const Progress::Topic& topic);

/// What was done here, laid over what another window did: see Progress. Rolls without counts were taken back
/// here.
Progress::Topic over(const Progress::Topic& here, const Progress::Topic& there);

/// A way of counts as a list of lists, thinned to what a small chart shows.
QJsonArray jsonOf(const std::vector<lessons::RunningPoint>& way);
/// Points with as many categories as wanted that only grow; empty if they are anything else.
std::vector<lessons::RunningPoint> wayOf(const QJsonArray& array, std::size_t categories);
/// Whole numbers from 0 to what may be counted in all; empty if any is not.
std::vector<std::int64_t> countsOf(const QJsonArray& array);
QJsonArray jsonOf(const std::vector<std::int64_t>& counts);

} // namespace app
