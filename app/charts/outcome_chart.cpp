// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcome_chart.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "bars_view.h"
#include "chart_legend.h"
#include "sample_words.h"

#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

OutcomeChart::OutcomeChart(QWidget* parent)
    : QWidget(parent), m_throttle(
                           [this] {
                               speech::setRole(this, QAccessible::Graphic);
                               if (m_view)
                                   m_view->refresh();
                           },
                           this) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    keepStyled(layout, [layout] { layout->setSpacing(Theme::current().px(space::hair)); });
    m_legend = new ChartLegend(this);
    m_legend->hide();
    layout->addWidget(m_legend);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

OutcomeChart::~OutcomeChart() {
    // The view reads m_numbers, so it must go first.
    delete m_view;
}

void OutcomeChart::setNumbers(const std::vector<OutcomeNumbers>& numbers) {
    const bool sameBars =
        std::ranges::equal(numbers, m_numbers, [](const OutcomeNumbers& one, const OutcomeNumbers& other) {
            return one.name == other.name && one.tone == other.tone && one.hatched == other.hatched;
        });
    m_numbers = numbers;
    describe();
    refreshLegend();
    if (sameBars)
        m_throttle.ask();
    else
        renew();
}

void OutcomeChart::describe() {
    std::int64_t all = 0;
    QStringList lines;
    for (const OutcomeNumbers& one : m_numbers) {
        all += one.observed;
        lines << (one.isExpected() ? tr("%1: counted %2, expected %3")
                                         .arg(one.name, countText(one.observed), decimal(one.expected))
                                   : tr("%1: counted %2").arg(one.name, countText(one.observed)));
    }
    speech::setName(this, tr("Chart of counts against expectation, n = %1").arg(countText(all)));
    speech::setDescription(this, lines.join(QStringLiteral("; ")));
    setToolTip(lines.join(QLatin1Char('\n')));
}

void OutcomeChart::refreshLegend() {
    using Mark = LegendEntry::Mark;
    QList<LegendEntry> entries;
    if (!m_numbers.empty())
        entries << LegendEntry{Mark::Bar, tr("counted")};
    if (std::ranges::any_of(m_numbers, &OutcomeNumbers::isExpected))
        entries << LegendEntry{Mark::Dashes, tr("expected")} << LegendEntry{Mark::Band, tr("95 % range")};
    if (std::ranges::any_of(m_numbers, [](const OutcomeNumbers& one) { return one.predicted >= 0; }))
        entries << LegendEntry{Mark::Flag, tr("your prediction")};
    m_legend->setEntries(entries);
    m_legend->setFixedHeight(m_legend->heightAt(width()));
    m_legend->setVisible(!entries.isEmpty());
}

void OutcomeChart::renew() {
    if (m_view)
        make();
}

void OutcomeChart::make() {
    delete m_view;
    m_view = new BarsView(m_numbers, this);
    m_view->setBeforePainting([this] { m_throttle.now(); });
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_view, 1);
}

QSize OutcomeChart::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(380), theme.px(250)};
}

QSize OutcomeChart::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(220), theme.px(180)};
}

void OutcomeChart::showEvent(QShowEvent* event) {
    if (!m_view)
        make();
    QWidget::showEvent(event);
}

void OutcomeChart::resizeEvent(QResizeEvent* event) {
    m_legend->setFixedHeight(m_legend->heightAt(width()));
    QWidget::resizeEvent(event);
}

} // namespace app
