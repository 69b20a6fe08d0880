// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcome_numbers.h"

#include "app/text/phrases.h"
#include "app/theme/theme.h"
#include "class_numbers.h"

#include <QtCore/QLocale>

#include <array>
#include <numeric>

namespace app {

QColor toneColour(const lessons::Tone& tone) {
    const Theme& theme = Theme::current();
    const QColor full = tone.trait ? theme.trait(*tone.trait).fill : theme.colour(Role::Sage);
    return mixed(full, theme.colour(Role::Panel), tone.weight);
}

QColor toneTint(const lessons::Tone& tone) {
    const Theme& theme = Theme::current();
    return tone.trait
               ? mixed(theme.trait(*tone.trait).fill, theme.colour(Role::Panel), 0.08 + 0.16 * tone.weight)
               : theme.colour(Role::SageTint);
}

QString countText(std::int64_t count) {
    return QLocale().toString(qlonglong(count));
}

std::vector<OutcomeNumbers> outcomeNumbers(const lessons::Experiment& experiment,
                                           const std::vector<std::int64_t>& counts,
                                           const std::vector<int>& prediction) {
    const std::int64_t all = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    const double n = double(all);
    const double parts = std::accumulate(prediction.begin(), prediction.end(), 0.0);
    std::vector<OutcomeNumbers> numbers;
    for (std::size_t i = 0; i < experiment.outcomes.size(); ++i) {
        const lessons::Outcome& outcome = experiment.outcomes[i];
        OutcomeNumbers one{text(outcome.name), QString::fromStdString(outcome.letters), outcome.tone};
        one.observed = counts[i];
        one.expected = n * outcome.chance;
        one.range = lessons::binomialRange(all, outcome.chance);
        if (prediction.size() == experiment.outcomes.size() && parts > 0)
            one.predicted = n * prediction[i] / parts;
        numbers.push_back(one);
    }
    return numbers;
}

std::vector<OutcomeNumbers> outcomeNumbers(const lessons::PooledSample& sample) {
    // As on the board: XX darkest, then Xx, then xx.
    constexpr std::array weights{1.0, 0.6, 0.3};
    std::vector<OutcomeNumbers> numbers;
    for (const ClassNumbers& one : classNumbers(sample)) {
        const bool mutation = one.area == genotype::PoolArea::DeNovo;
        const QString name = poolAreaText(sample.trait(), one.area);
        OutcomeNumbers made{name,
                            mutation ? QString() : name,
                            {sample.trait(), mutation ? 1.0 : weights[static_cast<std::size_t>(one.area)]}};
        made.observed = one.observed;
        made.expected = one.expected;
        made.range = one.range;
        made.hatched = mutation;
        numbers.push_back(made);
    }
    return numbers;
}

} // namespace app
