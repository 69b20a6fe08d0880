// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcome_numbers.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QLocale>

#include <array>
#include <numeric>

namespace app {

QColor toneColour(const lessons::Tone& tone) {
    if (tone.flowers)
        return colourOf(shapes::flowerColour(*tone.flowers));
    const Theme& theme = Theme::current();
    if (tone.bred) {
        const shapes::FormColours form = shapes::formColours(tone.bred->organism, tone.bred->form);
        return mixed(colourOf(shapes::mixed(form.one, form.other, 0.6)), theme.colour(Role::Panel),
                     tone.weight);
    }
    if (tone.team)
        return mixed(theme.seat(*tone.team).fill, theme.colour(Role::Panel), tone.weight);
    const QColor full = tone.trait ? theme.trait(*tone.trait).fill : theme.colour(Role::Sage);
    return mixed(full, theme.colour(Role::Panel), tone.weight);
}

QColor toneLine(const lessons::Tone& tone) {
    return tone.bred ? colourOf(shapes::formColours(tone.bred->organism, tone.bred->form).line)
                     : toneColour({tone.trait, 1});
}

QColor toneTint(const lessons::Tone& tone) {
    const Theme& theme = Theme::current();
    if (tone.team)
        return mixed(theme.seat(*tone.team).fill, theme.colour(Role::Panel), 0.2);
    if (!tone.trait && tone.flowers)
        return mixed(toneColour(tone), theme.colour(Role::Panel), 0.24);
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
    // As on the board: XX is the darkest, then Xx, then xx.
    constexpr std::array weights{1.0, 0.6, 0.3};
    const auto observed = sample.observed();
    const auto expected = sample.expected();
    const auto covariance = sample.covariance();
    std::vector<OutcomeNumbers> numbers;
    for (std::size_t i = 0; i < lessons::categoryCount; ++i) {
        const auto area = static_cast<genotype::PoolArea>(i);
        const bool mutation = area == genotype::PoolArea::DeNovo;
        if (mutation && sample.rule() == lessons::RollRule::RerolledUntilNumeral && observed[i] == 0)
            continue;
        const QString name = poolAreaText(sample.trait(), area);
        OutcomeNumbers made{name, mutation ? QString() : name, {sample.trait(), mutation ? 1.0 : weights[i]}};
        made.observed = observed[i];
        made.expected = expected[i];
        made.range = lessons::countRange(expected[i], covariance[i][i], sample.size());
        made.hatched = mutation;
        numbers.push_back(made);
    }
    return numbers;
}

QString localRatio(const lessons::Experiment& experiment) {
    return QString::fromStdString(experiment.ratioText()).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

} // namespace app
