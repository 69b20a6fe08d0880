// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading.h"

#include "app/base/text/csv_text.h"
#include "app/base/text/phrases.h"
#include "lessons/csv/csv.h"
#include "lessons/csv/ratio.h"
#include "sample_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(app::LabReading)
};

/// To four decimals: more would be noise in a table of counts.
double readable(double value) {
    constexpr double places = 1e4;
    return std::round(value * places) / places;
}

} // namespace

std::int64_t LabReading::size() const {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0},
                           [](std::int64_t sum, const OutcomeNumbers& one) { return sum + one.observed; });
}

LabReading readingOf(const QStringList& names, const std::vector<std::int64_t>& counts,
                     const std::vector<double>& parts) {
    LabReading reading;
    const std::int64_t n = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    const double all = std::accumulate(parts.begin(), parts.end(), 0.0);
    const bool fits = parts.size() == counts.size() && all > 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double shade = counts.size() > 1 ? double(i) / double(counts.size() - 1) : 0;
        OutcomeNumbers one{names.value(qsizetype(i)), {}, {{}, 1 - 0.6 * shade}};
        one.observed = counts[i];
        one.expected = -1;
        if (fits) {
            const double chance = parts[i] / all;
            reading.chances.push_back(chance);
            one.expected = double(n) * chance;
            one.range = lessons::binomialRange(n, chance);
        }
        reading.numbers.push_back(one);
    }
    if (!fits)
        reading.problem =
            Words::tr("The ratio needs one number for each of the %1 outcomes, for example %2.")
                .arg(counts.size())
                .arg(ratioText(std::vector<double>(std::max<std::size_t>(2, counts.size()), 1)));
    else
        reading.test = lessons::goodnessOfFit(counts, reading.chances);
    reading.against = ratioText(parts);
    return reading;
}

LabReading readingOf(const lessons::PooledSample& sample) {
    LabReading reading;
    reading.title = app::text(genotype::words::title(sample.trait()));
    reading.against = Words::tr("the prediction of the Punnett squares");
    reading.numbers = outcomeNumbers(sample);
    if (sample.groups().size() == 1) {
        const auto chances = lessons::probabilities(sample.groups()[0].parents, sample.rule());
        reading.chances.assign(chances.begin(), chances.begin() + std::ptrdiff_t(reading.numbers.size()));
    }
    reading.test = lessons::pooledTest(sample);
    return reading;
}

std::vector<double> ratioIn(const QString& text) {
    auto ratio = lessons::readRatio(text.toStdString());
    auto* const parts = std::get_if<std::vector<double>>(&ratio);
    return parts ? std::move(*parts) : std::vector<double>();
}

QString ratioText(const std::vector<double>& parts) {
    QStringList words;
    for (const double part : parts)
        words << QLocale().toString(part, 'g', 6);
    return words.join(QStringLiteral(" : "));
}

QString readingTable(const LabReading& reading) {
    const auto cell = [](const QString& text) { return lessons::CsvCell(text.toStdString()); };
    std::vector<std::vector<lessons::CsvCell>> rows{
        {cell(Words::tr("Outcome")), cell(Words::tr("Counted (offspring)")),
         cell(Words::tr("Expected (offspring)")), cell(Words::tr("95 % range from (offspring)")),
         cell(Words::tr("95 % range to (offspring)"))}};
    for (const OutcomeNumbers& one : reading.numbers)
        if (one.isExpected())
            rows.push_back({cell(one.name), one.observed, readable(one.expected), readable(one.range.low),
                            readable(one.range.high)});
        else
            rows.push_back({cell(one.name), one.observed});
    return csvText(rows);
}

} // namespace app
