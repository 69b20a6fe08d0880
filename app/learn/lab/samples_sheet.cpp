// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples_sheet.h"

#include "app/charts/histogram_strip.h"
#include "app/charts/running_strip.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "lab_view.h"

#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

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

SamplesSheet::SamplesSheet(LabView& view, const std::function<QWidget*(QWidget* parent)>& makeMaker,
                           QWidget* parent)
    : Panel(parent), m_view(view), m_row(new QHBoxLayout(this)) {
    setMargins(m_row, 12, 14);
    if (makeMaker)
        m_row->addWidget(m_maker = makeMaker(this), 3);
    m_row->addWidget(m_runningPart = makeRunning(), 2);
    m_row->addWidget(m_repeatedPart = makeRepeated(), 2);
}

QWidget* SamplesSheet::makeRunning() {
    auto* running = new QWidget(this);
    auto* rows = new QVBoxLayout(running);
    setMargins(rows, 0, 6);
    m_follow = new QComboBox(running);
    m_follow->setObjectName(QStringLiteral("followed"));
    keepTranslated(m_follow, [this] { speech::setLabel(m_follow, tr("Outcome to follow")); });
    m_follow->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_follow->setMinimumContentsLength(12);
    connect(m_follow, &QComboBox::activated, this, [this](int row) {
        m_view.followed = std::size_t(std::max(0, row));
        m_view.histogram = {};
        emit chosen();
    });
    rows->addWidget(m_follow);
    m_running = new RunningStrip(running);
    rows->addWidget(m_running, 1);
    return running;
}

QWidget* SamplesSheet::makeRepeated() {
    auto* repeated = new QWidget(this);
    auto* rows = new QVBoxLayout(repeated);
    setMargins(rows, 0, 6);
    auto* line = new QHBoxLayout;
    keepStyled(line, [line] { line->setSpacing(Theme::current().px(6)); });
    m_kind = new QComboBox(repeated);
    m_kind->setObjectName(QStringLiteral("repeatedKind"));
    keepTranslated(m_kind, [this] { speech::setLabel(m_kind, tr("Statistic shown")); });
    m_kind->addItems({tr("gap (χ²)"), tr("count")});
    m_kind->setCurrentIndex(m_view.statistic ? 0 : 1);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_kind, &QComboBox::activated, this, [this](int row) {
        m_view.statistic = row == 0;
        m_view.histogram = {};
        emit chosen();
    });
    line->addWidget(m_kind, 1);
    m_repeat = button([] { return tr("Repeat 1000 times"); }, repeated);
    m_repeat->setObjectName(QStringLiteral("repeat"));
    connect(m_repeat, &QPushButton::clicked, this, &SamplesSheet::repeatRequested);
    line->addWidget(m_repeat);
    rows->addLayout(line);
    m_strip = new HistogramStrip(repeated);
    rows->addWidget(m_strip, 1);
    return repeated;
}

void SamplesSheet::setReading(const LabReading& reading) {
    refreshFollowed(reading);
    // If the sample is drawn here, room for its strip is kept even before the first roll.
    const bool known = m_maker || !reading.running.empty();
    m_runningPart->setVisible(known);
    if (known)
        refreshRunning(reading);
    refreshRepeated(reading);
}

void SamplesSheet::refreshFollowed(const LabReading& reading) {
    QStringList names;
    for (const OutcomeNumbers& outcome : reading.numbers)
        names << tr("Follow: %1").arg(followedName(outcome));
    QStringList before;
    for (int i = 0; i < m_follow->count(); ++i)
        before << m_follow->itemText(i);
    m_view.followed = std::min(m_view.followed, std::size_t(std::max<qsizetype>(1, names.size()) - 1));
    const QSignalBlocker quiet(m_follow);
    if (names != before) {
        m_follow->clear();
        m_follow->addItems(names);
    }
    m_follow->setCurrentIndex(int(m_view.followed));
    m_follow->setToolTip(m_follow->currentText());
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
    m_repeatedPart->setVisible(!reading.chances.empty());
    setVisible(m_maker || !m_runningPart->isHidden() || !m_repeatedPart->isHidden());
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

void SamplesSheet::takeMaker() {
    m_row->insertWidget(0, m_maker, 3);
}

void SamplesSheet::fold(bool narrow) {
    m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace app
