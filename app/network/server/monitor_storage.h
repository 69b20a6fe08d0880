// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/monitor_messages.h"

#include <vector>

namespace app {

/// Where a pupil was when the program last said so, and whether the hand is raised.
struct StoredPupil {
    int member = 0;
    /// `idle` is not kept: only a program that runs can say it.
    messages::Whereabouts where;
    bool isRaised = false;
    /// Seconds since the beginning of 1970 (UTC), by the clock of the host: since when the pupil is there.
    std::int64_t since = 0;
    /// Until when the pupil was here, as the host last saw it.
    std::int64_t seen = 0;

    bool operator==(const StoredPupil&) const = default;
};

/// The steps of a lesson that a pupil has ever done.
struct StoredSteps {
    int member = 0;
    std::string lesson;
    /// As Whereabouts::done.
    int done = 0;

    bool operator==(const StoredSteps&) const = default;
};

/// An answer, with all that a report needs.
struct StoredAnswer {
    int member = 0;
    /// When it came, as above.
    std::int64_t time = 0;
    messages::GivenAnswer given;

    bool operator==(const StoredAnswer&) const = default;
};

/// Whether screens are covered, and what the class goes through together.
struct StoredPacing {
    messages::BlankScreens blank;
    messages::PaceLesson pace;

    bool operator==(const StoredPacing&) const = default;
};

/// So many of the things that teachers have sent are kept, for latecomers.
inline constexpr int mostAssignments = 20;

/// What a teacher has sent.
struct StoredAssignment {
    /// From 1.
    int number = 0;
    std::int64_t time = 0;
    messages::SendAssignment sent;

    bool operator==(const StoredAssignment&) const = default;
};

struct StoredMonitoring {
    std::vector<StoredPupil> pupils;
    /// By member and lesson.
    std::vector<StoredSteps> steps;
    /// In the order in which they came.
    std::vector<StoredAnswer> answers;
    StoredPacing pacing;
    /// The last ones, by number.
    std::vector<StoredAssignment> assignments;

    bool operator==(const StoredMonitoring&) const = default;
};

/// Where what a teacher follows is between two starts. What was answered with true is there after the process
/// was killed; otherwise nothing has changed.
class MonitorStorage {
public:
    virtual ~MonitorStorage() = default;

    /// Replaces the record of this member.
    virtual bool save(const StoredPupil& pupil) = 0;
    /// Replaces the steps of this member in this lesson.
    virtual bool save(const StoredSteps& steps) = 0;
    /// Adds all or none, and replaces answers with the same member and number.
    virtual bool add(const std::vector<StoredAnswer>& answers) = 0;
    virtual bool save(const StoredPacing& pacing) = 0;
    /// In place of the one with that number; of the earlier ones, only `mostAssignments` stay.
    virtual bool save(const StoredAssignment& assignment) = 0;
};

} // namespace app
