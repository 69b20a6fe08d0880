#include "lab_reading.h"

#include "app/text/phrases.h"
#include "lab_session.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(app::LabReading)
};

/// Quoted where a comma or a quotation mark would be read as something else.
QString field(QString text) {
    if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')))
        return text;
    return QStringLiteral("\"%1\"").arg(text.replace(QLatin1Char('"'), QStringLiteral("\"\"")));
}

/// A ratio of more parts is no longer read.
constexpr std::size_t mostParts = 9;

QString ratioOf(const lessons::Experiment& experiment) {
    return experiment.outcomes.size() > mostParts ? Words::tr("what the parents promise")
                                                  : QString::fromStdString(experiment.ratioText());
}

} // namespace

std::int64_t LabReading::size() const {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0},
                           [](std::int64_t sum, const OutcomeNumbers& one) { return sum + one.observed; });
}

std::vector<OutcomeNumbers> outcomeNumbers(const std::vector<LabCategory>& categories) {
    double n = 0;
    for (const LabCategory& one : categories)
        n += double(one.count);
    std::vector<OutcomeNumbers> numbers;
    for (const LabCategory& one : categories) {
        const double reach = 1.96 * std::sqrt(n * one.chance * (1 - one.chance));
        OutcomeNumbers made{one.name, one.letters, one.colour};
        made.observed = one.count;
        made.expected = n * one.chance;
        made.low = std::max(0.0, made.expected - reach);
        made.high = std::min(n, made.expected + reach);
        numbers.push_back(made);
    }
    return numbers;
}

LabReading readingOf(const LabSession& session, bool byGenotype) {
    const lessons::Experiment& experiment = session.experiment(byGenotype);
    const auto counts = session.counts(byGenotype);
    LabReading reading;
    reading.title = text(experiment.title);
    reading.source = Words::tr("a simulated cross");
    reading.against = ratioOf(experiment);
    reading.numbers = outcomeNumbers(experiment, counts, {});
    reading.test = lessons::goodnessOfFit(counts, experiment.chances());
    return reading;
}

QString readingTable(const LabReading& reading) {
    QString table = QStringList{field(Words::tr("Outcome")), field(Words::tr("Counted (offspring)")),
                                field(Words::tr("Expected (offspring)")),
                                field(Words::tr("95 % range from (offspring)")),
                                field(Words::tr("95 % range to (offspring)"))}
                        .join(QLatin1Char(',')) +
                    QLatin1Char('\n');
    for (const OutcomeNumbers& one : reading.numbers)
        table += QStringList{field(one.name), QString::number(one.observed),
                             QString::number(one.expected, 'g', 12), QString::number(one.low, 'g', 12),
                             QString::number(one.high, 'g', 12)}
                     .join(QLatin1Char(',')) +
                 QLatin1Char('\n');
    return table;
}

} // namespace app
