// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json/json.h"
#include "lessons/pool/class_sample.h"

#include <QtCore/QString>

#include <map>

namespace app {

/// What is on the Class page: the counts of the groups, and what the teacher has chosen and typed.
struct ClassState {
    lessons::ClassSample sample;
    int experiment = 0; ///< the experiment on the page; 0: none has been chosen
    /// Names of groups, by number, if the teacher has given them any.
    std::map<int, QString> names;
    /// Which group a pupil's progress file became, by the seed of that pupil, so that a file that is read
    /// again replaces its counts.
    std::map<std::uint32_t, int> pupils;

    bool operator==(const ClassState&) const = default;
};

inline constexpr qsizetype longestGroupName = 40; ///< in characters

/// `kept` with the fields of the state; its other fields stay.
json::Json over(json::Json kept, const ClassState& state);
/// Invalid entries are ignored.
ClassState classStateIn(const json::Json& kept);

} // namespace app
