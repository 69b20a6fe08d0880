// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/reports/learning_record.h"
#include "members.h"
#include "monitor_storage.h"

namespace app {

/// What the pupils of a class on the network have sent, as reports need it; removed pupils are among
/// them if they have done anything. In the order in which they joined.
///
/// `classId`: so that a pupil's key is the same from report to report. `answers`:
/// in the order in which they came.
///
/// An answer to a form whose first answer the class has not got, since it was given before the pupil joined,
/// is left out: nobody can say any more what the first one was. A practice problem counts once, as in the
/// tallies.
std::vector<lessons::LearningRecord> learningRecords(const std::string& classId,
                                                     const std::vector<Member>& members,
                                                     const std::vector<StoredAnswer>& answers,
                                                     const std::vector<StoredSteps>& steps);

} // namespace app
