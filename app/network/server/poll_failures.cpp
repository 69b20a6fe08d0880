// SPDX-License-Identifier: GPL-3.0-or-later
#include "poll_failures.h"

#include "lessons/pool/pool_code.h"
#include "lessons/pool/pool_experiment.h"

#include <numeric>

namespace app {

std::optional<messages::Failed> faultOfCounts(int experiment, const std::vector<std::int64_t>& counts) {
    const lessons::PoolExperiment* const known = lessons::findPoolExperiment(experiment);
    if (!known)
        return noSuchExperiment;
    if (counts.size() != known->outcomes)
        return messages::Failed{messages::ErrorCode::WrongCounts,
                                "this experiment has another number of outcomes", 0};
    // Each count is in its range, so the sum is too.
    const std::int64_t size = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    if (size < 1 || size > lessons::mostPoolPlants)
        return messages::Failed{messages::ErrorCode::WrongCounts, "there are no plants, or too many", 0};
    return {};
}

} // namespace app
