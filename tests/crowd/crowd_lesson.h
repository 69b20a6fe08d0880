// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_client.h"
#include "engine/core/random.h"
#include "promise.h"

#include <QtCore/QElapsedTimer>

namespace tests {

/// What the teacher of a crowd does beside the tables: opens the pools, and takes one vote after the other
/// through its stages. Decides from what the host shows, so that it does not matter when the host was killed.
class CrowdLesson : public QObject {
    Q_OBJECT
public:
    struct Plan {
        /// Between two steps.
        std::chrono::milliseconds pause{};
        /// Prints what the host shows. Pools are then paused now and then, and some rounds end before all
        /// have voted.
        bool tells = false;
        std::uint64_t seed = 1;
    };

    CrowdLesson(app::ClassClient& teacher, const Plan& plan);

    struct Step {
        messages::ClientMessage message;
        Promises promises;
    };
    /// No value: nothing is due.
    std::optional<Step> next();

private:
    std::optional<Step> nextForPools();
    std::optional<Step> nextForVote();
    Step goTo(messages::VoteStage stage) const;
    void sayPool(int experiment) const;
    void sayVote() const;
    void sayPupil(int member) const;

    app::ClassClient& m_teacher;
    const Plan m_plan;
    core::Random m_chance;
    QElapsedTimer m_sinceStep;
};

} // namespace tests
