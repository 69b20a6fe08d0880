// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <QtCore/QString>

#include <map>
#include <vector>

namespace app {

/// How much a pupil needs the teacher, the most first.
enum class Need { Hand, Stuck, Working, Done, Away };

/// A pupil as a line of the dashboard.
struct PupilRow {
    int member = 0;
    Need need = Need::Working;
    QString nickname;
    /// "Test crosses", "Table 2".
    QString where;
    /// The current step and the finished ones, as in PupilShown; None outside a lesson.
    messages::LessonPart step = messages::LessonPart::None;
    int done = 0;
    /// The same for a screen reader.
    QString steps;
    /// "7, 5 right"; empty before the first answer.
    QString answers;
    /// What the teacher should know: "needs help", "away for 3 min".
    QString state;

    bool operator==(const PupilRow&) const = default;
};

/// All pupils, by need and then by nickname. `now`: seconds since 1970, by the clock of the host.
std::vector<PupilRow> pupilRows(const std::map<int, messages::PupilShown>& pupils,
                                const messages::Tables& tables, std::int64_t now);
/// "28 here, 1 needs help, 2 seem to be stuck, 3 done".
QString summaryOf(const std::vector<PupilRow>& rows);

} // namespace app
