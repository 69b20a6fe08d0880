// SPDX-License-Identifier: GPL-3.0-or-later
#include "progress_merge.h"

#include <algorithm>
#include <numeric>

namespace app {

namespace {

/// The text that holds the other one, else the first and below it the second.
QString bothTexts(const QString& first, const QString& second) {
    if (first.contains(second))
        return first;
    if (second.contains(first))
        return second;
    return first + QStringLiteral("\n\n") + second;
}

/// Whether these counts tell more of what the pupil did.
bool isFuller(const Progress::Rolls& one, const Progress::Rolls& than) {
    const auto weight = [](const Progress::Rolls& rolls) {
        const auto plants = std::accumulate(rolls.counts.begin(), rolls.counts.end(), std::int64_t{0});
        return std::pair(plants > 0 && rolls.source.isEmpty(), plants);
    };
    return weight(one) > weight(than);
}

} // namespace

Progress::Practice furthest(const Progress::Practice& here, const Progress::Practice& there) {
    Progress::Practice both{std::max(here.inARow, there.inARow), std::max(here.missed, there.missed),
                            here.signs};
    for (const lessons::Sign& sign : there.signs) {
        const auto known = std::ranges::find(both.signs, sign.misconception, &lessons::Sign::misconception);
        if (known == both.signs.end())
            both.signs.push_back(sign);
        else if (known->offered < sign.offered)
            *known = sign;
    }
    return both;
}

Progress::Topic over(const Progress::Topic& here, const Progress::Topic& there) {
    Progress::Topic both = here;
    both.stepsDone |= there.stepsDone;
    const auto add = [](auto& mine, const auto& theirs) {
        for (auto it = theirs.begin(); it != theirs.end(); ++it)
            if (!mine.contains(it.key()))
                mine.insert(it.key(), it.value());
    };
    add(both.predictions, there.predictions);
    for (auto it = there.attempts.begin(); it != there.attempts.end(); ++it)
        both.attempts.insert(it.key(), lessons::merged(it.value(), here.attempts.value(it.key())));
    add(both.rolls, there.rolls);
    if (both.report == ReportWords{})
        both.report = there.report;
    return both;
}

Progress::Topic fullest(const Progress::Topic& here, const Progress::Topic& there) {
    Progress::Topic both = here;
    both.stepsDone |= there.stepsDone;
    for (auto it = there.attempts.begin(); it != there.attempts.end(); ++it)
        both.attempts.insert(it.key(), lessons::merged(here.attempts.value(it.key()), it.value()));
    for (auto it = there.predictions.begin(); it != there.predictions.end(); ++it)
        if (!both.predictions.contains(it.key()))
            both.predictions.insert(it.key(), it.value());
    for (auto it = there.rolls.begin(); it != there.rolls.end(); ++it) {
        if (!isFuller(it.value(), both.rolls.value(it.key())))
            continue;
        both.rolls.insert(it.key(), it.value());
        if (there.predictions.contains(it.key()))
            both.predictions.insert(it.key(), there.predictions.value(it.key()));
    }
    if (both.settings.isEmpty())
        both.settings = there.settings;
    if (both.report.pupil.isEmpty())
        both.report.pupil = there.report.pupil;
    both.report.prediction = bothTexts(here.report.prediction, there.report.prediction);
    both.report.explanation = bothTexts(here.report.explanation, there.report.explanation);
    return both;
}

} // namespace app
