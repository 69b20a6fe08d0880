// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/monitor_storage.h"

#include <algorithm>

namespace tests {

/// Keeps what a database would of how a class is monitored and paced, and can be gone for a while.
class MonitorInMemory : public app::MonitorStorage {
public:
    bool isGone = false;
    /// What a database would load.
    app::StoredMonitoring kept;
    /// How often something was kept.
    int writes = 0;

    bool save(const app::StoredPupil& pupil) override {
        return keep([&] {
            std::erase_if(kept.pupils, [&](const auto& one) { return one.member == pupil.member; });
            kept.pupils.push_back(pupil);
            kept.pupils.back().where.idle = false;
        });
    }
    bool save(const app::StoredSteps& steps) override {
        return keep([&] {
            std::erase_if(kept.steps, [&](const auto& one) {
                return one.member == steps.member && one.lesson == steps.lesson;
            });
            kept.steps.push_back(steps);
        });
    }
    bool add(const std::vector<app::StoredAnswer>& answers) override {
        return keep([&] { kept.answers.insert(kept.answers.end(), answers.begin(), answers.end()); });
    }
    bool save(const app::StoredPacing& pacing) override {
        return keep([&] { kept.pacing = pacing; });
    }
    bool save(const app::StoredAssignment& assignment) override {
        return keep([&] { kept.assignments.push_back(assignment); });
    }

private:
    template <typename Work> bool keep(Work work) {
        if (isGone)
            return false;
        work();
        ++writes;
        return true;
    }
};

} // namespace tests
