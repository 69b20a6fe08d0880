// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/poll_messages.h"
#include "class_state.h"
#include "group_bars.h"

#include <QtCore/QString>

/// What is said of the counts that a class on the network has given.
namespace app::pool_reading {

/// The Class page reads a sample of groups; here all of the pool is one.
ClassState wholeOf(const messages::PoolShown& pool);

/// Whether the contributions are so many that a single one says nothing about a person.
bool areMany(const messages::PoolShown& pool);
/// Who has given counts, and whether they are too few for the sum to be shown.
QString contributors(const messages::PoolShown& pool);
/// "from 7 pupils and the dice of 2 tables"; empty if nobody has given anything.
QString source(const messages::PoolShown& pool);

/// The sums of several classes as if they were one pool; blank if there are none.
messages::PoolShown sumOf(const messages::AllClasses& classes);
/// A bar for each class.
std::vector<GroupBars::Group> barsOf(const messages::AllClasses& classes);
/// "3 classes: …" with who has counted in all of them.
QString source(const messages::AllClasses& classes);

/// "Lab", "Lesson", … as a table names them.
QString nameOf(messages::PoolSource source);

/// Groups × outcomes as CSV, with the sum and what is expected below. Pupils without a group are in a row of
/// their own.
QString table(const messages::PoolShown& pool);
/// Classes × outcomes likewise.
QString table(const messages::AllClasses& classes);
/// The single contributions as CSV, without names.
QString table(int experiment, const std::vector<messages::ContributionShown>& contributions);

} // namespace app::pool_reading
