// SPDX-License-Identifier: GPL-3.0-or-later
#include "harvest_sheet.h"

#include "app/charts/histogram_strip.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/segment_row.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace app {

using namespace page_parts;
using genotype::Harvest;
using genotype::OtherHarvests;

namespace {

double traitsIn(const Harvest& one) {
    return one.traits;
}

double leadIn(const Harvest& one) {
    return one.lead;
}

using Part = double (*)(const Harvest&);

double meanOf(const std::vector<Harvest>& harvests, Part part) {
    double sum = 0;
    for (const Harvest& one : harvests)
        sum += part(one);
    return sum / static_cast<double>(harvests.size());
}

/// Classes of a whole-numbered width, at most two dozen of them, that hold all harvests and the real one.
lessons::Histogram histogramOf(const OtherHarvests& found, Part part) {
    double low = std::floor(part(found.real));
    double high = low;
    for (const Harvest& one : found.others) {
        low = std::min(low, std::floor(part(one)));
        high = std::max(high, std::floor(part(one)));
    }
    lessons::Histogram histogram;
    histogram.low = low;
    histogram.width = std::ceil((high - low + 1) / 24);
    histogram.counts.assign(static_cast<std::size_t>((high - low) / histogram.width) + 1, 0);
    for (const Harvest& one : found.others)
        ++histogram.counts[static_cast<std::size_t>((part(one) - low) / histogram.width)];
    return histogram;
}

QString decimals(double value) {
    return QLocale().toString(value, 'f', 1);
}

QString signedDecimals(double value) {
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + decimals(std::abs(value));
}

QStringList endsOf(const lessons::Histogram& histogram) {
    const double high = histogram.low + histogram.width * static_cast<double>(histogram.counts.size()) - 1;
    return {QLocale().toString(histogram.low, 'f', 0), QLocale().toString(high, 'f', 0)};
}

} // namespace

HarvestSheet::HarvestSheet(HarvestRoll roll, QWidget* parent)
    : QWidget(parent), m_roll(std::move(roll)), m_told(wrappingLabel({}, this)),
      m_traits(new HistogramStrip(this)), m_leads(new HistogramStrip(this)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 8);
    rows->addWidget(
        wrappingLabel([] { return tr("A thousand other harvests"); }, this, TextRole::PanelTitle));
    rows->addWidget(
        wrappingLabel(tr("The dice of round %1, thrown again a thousand times: the same parents, the same "
                         "gardens. From there on, a Novice plays in every seat.")
                          .arg(m_roll.round),
                      this, TextRole::Body, Role::SoftInk));
    QList<SegmentRow::Choice> choices;
    for (int seat = 0; seat < m_roll.names.size(); ++seat)
        choices.append({seat, m_roll.names[seat]});
    m_seats = new SegmentRow(tr("Player"), choices, m_roll.seat, this);
    m_seats->setObjectName(QStringLiteral("harvestSeat"));
    rows->addWidget(m_seats, 0, Qt::AlignLeft);
    m_told->setObjectName(QStringLiteral("harvestTold"));
    for (HistogramStrip* strip : {m_traits, m_leads}) {
        keepStyled(strip, [strip] { strip->setMinimumHeight(Theme::current().px(120)); });
        strip->hide();
    }
    rows->addWidget(m_traits);
    rows->addWidget(m_leads);
    rows->addWidget(m_told);
    connect(m_seats, &SegmentRow::chosen, this, [this](int seat) {
        m_roll.seat = static_cast<genotype::Seat>(seat);
        ask();
    });
}

void HarvestSheet::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_traits->isHidden())
        ask();
}

void HarvestSheet::ask() {
    m_told->setText(tr("Throwing the dice …"));
    m_thinker.think(
        [this, roll = m_roll](const std::stop_token& stop) -> BotThinker::Answer {
            auto found = genotype::otherHarvests(roll.record, roll.action, roll.seat, throws, 1, stop);
            return [this, found = std::move(found)] { refresh(found); };
        },
        [this](const std::exception_ptr&) {
            m_told->setText(tr("This could not be worked out: the computer ran out of memory."));
        });
}

void HarvestSheet::refresh(const OtherHarvests& found) {
    const QString name = m_roll.names.value(m_roll.seat);
    const auto traits = histogramOf(found, traitsIn);
    m_traits->setHistogram(tr("Traits that %1 would have validated in this phase").arg(name), traits,
                           found.real.traits + 0.5, endsOf(traits));
    const auto leads = histogramOf(found, leadIn);
    m_leads->setHistogram(tr("Lead of %1 at the end of the game").arg(name), leads, found.real.lead,
                          endsOf(leads));
    m_traits->show();
    m_leads->show();
    const double fewer = 100 * genotype::rankOf(found.others, found.real.traits, traitsIn);
    m_told->setText(
        tr("Traits: %1 on average with other dice, %2 with the real dice played on in the same way, %3 in "
           "the "
           "real game. Of 100 other throws, %4 brought fewer than the real game (equal ones count half).")
            .arg(decimals(meanOf(found.others, traitsIn)), decimals(meanOf(found.replayed, traitsIn)),
                 QString::number(found.real.traits), QLocale().toString(fewer, 'f', 0)) +
        QLatin1Char(' ') +
        tr("Lead at the end: %1 on average with other dice, %2 with the real dice, %3 in the real game.")
            .arg(signedDecimals(meanOf(found.others, leadIn)), signedDecimals(meanOf(found.replayed, leadIn)),
                 signedDecimals(found.real.lead)));
    emit shown();
}

void openHarvests(QWidget* anchor, const HarvestRoll& roll) {
    Popover::openSheet(anchor, new HarvestSheet(roll),
                       [] { return HarvestSheet::tr("A thousand other harvests"); }, {520, 0});
}

HarvestButton::HarvestButton(QWidget* parent) : QPushButton(parent) {
    setObjectName(QStringLiteral("throwAgain"));
    setEnabled(false);
    connect(this, &QPushButton::clicked, this, [this] {
        if (m_roll)
            openHarvests(this, *m_roll);
    });
    retranslate();
}

void HarvestButton::setRoll(const std::optional<HarvestRoll>& roll) {
    m_roll = roll;
    setEnabled(roll.has_value());
}

void HarvestButton::retranslate() {
    setText(tr("Throw again"));
    speech::setName(this, text());
    speech::setDescription(this, tr("Throws the dice of this round again, a thousand times."));
    setToolTip(accessibleDescription());
}

void HarvestButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QPushButton::changeEvent(event);
}

} // namespace app
