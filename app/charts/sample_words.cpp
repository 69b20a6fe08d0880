// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_words.h"

#include "app/base/text/phrases.h"
#include "outcome_numbers.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QStringList>

#include <cmath>

namespace app {

namespace {

struct ClassNumbersWords {
    Q_DECLARE_TR_FUNCTIONS(app::ClassNumbers)
};

QString say(const char* text) {
    return ClassNumbersWords::tr(text);
}

} // namespace

QString decimal(double value) {
    // Beside five digits, a tenth of a plant says nothing.
    constexpr double wholeFrom = 10'000;
    constexpr double nearlyWhole = 1e-9;
    const bool isWhole = std::abs(value) >= wholeFrom || std::abs(value - std::round(value)) < nearlyWhole;
    return QLocale().toString(value, 'f', isWhole ? 0 : 1);
}

QString rangeText(const lessons::Interval& range) {
    return say(QT_TRANSLATE_NOOP("app::ClassNumbers", "%1 to %2"))
        .arg(decimal(range.low), decimal(range.high));
}

QString parentsText(const lessons::PooledSample& sample) {
    QStringList groups;
    for (const auto& group : sample.groups())
        groups << ClassNumbersWords::tr("%1 × %2 (%Ln dice)", nullptr, static_cast<int>(group.size()))
                      .arg(genotypeText(sample.trait(), group.parents.left),
                           genotypeText(sample.trait(), group.parents.top));
    return groups.join(QStringLiteral(", "));
}

QString methodText(lessons::Method method) {
    switch (method) {
    case lessons::Method::EmptySample: return {};
    case lessons::Method::ChiSquare:
        return say(QT_TRANSLATE_NOOP("app::ClassNumbers", "Pearson's chi-square test"));
    case lessons::Method::ExactMultinomial:
        return say(QT_TRANSLATE_NOOP("app::ClassNumbers",
                                     "Exact multinomial test: every possible outcome is counted"));
    case lessons::Method::PooledChiSquare:
        return say(QT_TRANSLATE_NOOP("app::ClassNumbers",
                                     "Chi-square test for parents that changed during the game"));
    case lessons::Method::ExactConvolution:
        return say(QT_TRANSLATE_NOOP(
            "app::ClassNumbers",
            "Exact test for parents that changed during the game: every possible outcome is counted"));
    case lessons::Method::MonteCarlo:
        return say(QT_TRANSLATE_NOOP("app::ClassNumbers", "Test against simulated samples"));
    case lessons::Method::FisherExact:
        return say(QT_TRANSLATE_NOOP("app::ClassNumbers", "Fisher's exact test"));
    }
    return {};
}

QString pText(const lessons::TestResult& result) {
    constexpr double smallestWritten = 0.001;
    constexpr double readersLine = 0.05;
    constexpr int mostDecimals = 9;
    const QLocale locale;
    if (result.impossible)
        return QStringLiteral("= 0");
    if (result.pValue < smallestWritten)
        return QStringLiteral("< ") + locale.toString(smallestWritten, 'f', 3);
    int decimals = 3;
    const double fromLine = std::abs(result.pValue - readersLine);
    while (decimals < mostDecimals && fromLine > 0 && fromLine < 0.51 * std::pow(10, -decimals))
        ++decimals;
    return QStringLiteral("= ") + locale.toString(result.pValue, 'f', decimals);
}

QString figuresText(const lessons::TestResult& result) {
    const QString statistic =
        std::isfinite(result.statistic) ? QLocale().toString(result.statistic, 'f', 2) : QStringLiteral("∞");
    return say(QT_TRANSLATE_NOOP("app::ClassNumbers", "statistic %1, df %2, p %3"))
        .arg(statistic, QString::number(result.degreesOfFreedom), pText(result));
}

QString smallExpectedText(const lessons::PooledSample& sample, const lessons::TestResult& result) {
    if (result.smallExpected.empty())
        return {};
    QStringList names;
    for (const std::size_t index : result.smallExpected)
        names << poolAreaText(sample.trait(), static_cast<genotype::PoolArea>(index));
    const bool exact = result.method == lessons::Method::ExactMultinomial ||
                       result.method == lessons::Method::ExactConvolution;
    return (exact ? say(QT_TRANSLATE_NOOP("app::ClassNumbers",
                                          "Fewer than 5 expected: %1. The exact test is still valid."))
                  : say(QT_TRANSLATE_NOOP(
                        "app::ClassNumbers",
                        "Fewer than 5 expected: %1. The chi-square test is only approximate here.")))
        .arg(names.join(QStringLiteral(", ")));
}

QString spokenNumbers(const lessons::PooledSample& sample) {
    QStringList lines;
    for (const OutcomeNumbers& numbers : outcomeNumbers(sample))
        lines << say(QT_TRANSLATE_NOOP("app::ClassNumbers", "%1: rolled %2, expected %3, 95 % range %4"))
                     .arg(numbers.name, QString::number(numbers.observed), decimal(numbers.expected),
                          rangeText(numbers.range));
    return lines.join(QStringLiteral("; "));
}

} // namespace app
