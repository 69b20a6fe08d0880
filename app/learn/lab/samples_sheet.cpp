// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples_sheet.h"

#include "app/charts/histogram_strip.h"
#include "app/charts/running_strip.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "lab_view.h"

#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

#include <algorithm>
#include <cmath>

namespace app {

using namespace page_parts;

namespace {

constexpr std::int64_t repetitions = 1000;
constexpr std::size_t histogramClasses = 40;

/// The outcome's name, or its letters if the phenotype of several genes would be a long list of words.
QString followedName(const OutcomeNumbers& outcome) {
    constexpr qsizetype longest = 24;
    return outcome.name.size() > longest && !outcome.letters.isEmpty() ? outcome.letters : outcome.name;
}

} // namespace

SamplesSheet::SamplesSheet(LabView& view, bool isDrawnHere, QWidget* parent)
    : QWidget(parent), m_view(view), m_isDrawnHere(isDrawnHere) {
    Form form(this, Form::Way::Down, 0);
    m_parts = form.add(new QStackedWidget(this), 1);
    m_parts->addWidget(m_runningPart = new QWidget(m_parts));
    m_parts->addWidget(m_repeatedPart = new QWidget(m_parts));
    addRunning(Form(m_runningPart, Form::Way::Filled, space::small));
    addRepeated(Form(m_repeatedPart, Form::Way::Down, space::small));
}

void SamplesSheet::showPart(Part part) {
    m_parts->setCurrentWidget(part == Part::Followed ? m_runningPart : m_repeatedPart);
}

void SamplesSheet::addRunning(Form rows) {
    m_follow = rows.choice("followed", Label::heard([] { return tr("Outcome to follow"); }));
    keepShort(m_follow, 12);
    connect(m_follow, &QComboBox::activated, this, [this](int row) {
        m_view.followed = std::size_t(std::max(0, row));
        m_view.histogram = {};
        emit chosen();
    });
    m_running = rows.add(new RunningStrip(m_runningPart), 1);
}

void SamplesSheet::addRepeated(Form rows) {
    Form line = rows.part(Form::Way::Along, 6);
    m_kind = line.choice(
        "repeatedKind", Label::heard([] { return tr("Statistic shown"); }),
        [] {
            return QList<Form::Item>{{tr("gap (χ²)")}, {tr("count")}};
        },
        m_view.statistic ? 0 : 1);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    line.grow(m_kind);
    connect(m_kind, &QComboBox::activated, this, [this](int row) {
        m_view.statistic = row == 0;
        m_view.histogram = {};
        emit chosen();
    });
    m_repeat = line.button(
        "repeat", [] { return tr("Repeat 1000 times"); }, [this] { emit repeatRequested(); });
    m_strip = rows.add(new HistogramStrip(m_repeatedPart), 1);
}

void SamplesSheet::setReading(const LabReading& reading) {
    refreshFollowed(reading);
    m_canFollow = m_isDrawnHere || !reading.running.empty();
    if (m_canFollow)
        refreshRunning(reading);
    refreshRepeated(reading);
}

void SamplesSheet::refreshFollowed(const LabReading& reading) {
    QList<Form::Item> items;
    for (const OutcomeNumbers& outcome : reading.numbers)
        items << Form::Item{tr("Follow: %1").arg(followedName(outcome))};
    m_view.followed = std::min(m_view.followed, std::size_t(std::max<qsizetype>(1, items.size()) - 1));
    Form::fill(m_follow, items);
    m_follow->setCurrentIndex(int(m_view.followed));
    m_follow->setToolTip(m_follow->currentText());
    m_followedName = reading.numbers.empty() ? QString() : followedName(reading.numbers[m_view.followed]);
}

void SamplesSheet::refreshRunning(const LabReading& reading) {
    if (m_view.followed >= reading.numbers.size())
        return;
    const OutcomeNumbers& followed = reading.numbers[m_view.followed];
    const double expected = m_view.followed < reading.chances.size() ? reading.chances[m_view.followed]
                            : reading.size() > 0 ? followed.expected / double(reading.size())
                                                 : 0.0;
    m_running->setRunning(followedName(followed), reading.running, m_view.followed, expected);
}

void SamplesSheet::refreshRepeated(const LabReading& reading) {
    const std::int64_t n = reading.size();
    // If the parents changed, the outcomes have no single probabilities with which to repeat the sample.
    m_canRepeat = !reading.chances.empty();
    m_repeat->setEnabled(n > 0 && n <= lessons::maxOffspring);
    m_repeat->setToolTip(tr("Rolls 1000 samples as large as this one"));
    if (m_view.repeated != n || m_view.repeatedChances != reading.chances)
        m_view.histogram = {};
    const lessons::Histogram& histogram = m_view.histogram;
    const bool statistic = m_view.statistic && reading.test.degreesOfFreedom > 0;
    QStringList ends;
    std::optional<double> here;
    if (!histogram.counts.empty()) {
        const double top = histogram.low + histogram.width * double(histogram.counts.size());
        const QLocale locale;
        ends = statistic ? QStringList{locale.toString(histogram.low, 'f', 0), locale.toString(top, 'f', 1)}
                         : QStringList{countText(std::llround(histogram.low)), countText(std::llround(top))};
        here = statistic ? reading.test.statistic : double(reading.numbers[m_view.followed].observed);
    }
    m_strip->setHistogram(statistic ? tr("Gap χ² of 1000 samples") : tr("Count in 1000 samples"), histogram,
                          here, ends);
}

void SamplesSheet::repeat(const LabReading& reading, lessons::Generator& generator) {
    const std::int64_t n = reading.size();
    if (n == 0 || n > lessons::maxOffspring || m_view.followed >= reading.chances.size())
        return;
    const int df = reading.test.degreesOfFreedom;
    if (m_view.statistic && df > 0) {
        const auto values = lessons::repeatedStatistics(generator, repetitions, n, reading.chances);
        m_view.histogram = lessons::histogramOfStatistics(values, histogramClasses, df);
    } else {
        const double chance = reading.chances[m_view.followed];
        const auto values = lessons::repeatedCounts(generator, repetitions, n, chance);
        m_view.histogram = lessons::histogramOfCounts(values, histogramClasses, n, chance);
    }
    m_view.repeated = n;
    m_view.repeatedChances = reading.chances;
    refreshRepeated(reading);
}

} // namespace app
