// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_chart.h"

#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "sample_words.h"

namespace app {

namespace {

/// In pixels at scale 1; higher bars would show nothing more.
constexpr int highestChart = 320;

} // namespace

DiceChart::DiceChart(const lessons::PooledSample& sample, QWidget* parent)
    : OutcomeChart(parent), m_sample(sample) {
    keepStyled(this, [this] { setMaximumHeight(Theme::current().px(highestChart)); });
    keepTranslated(this, [this] { setNumbers(outcomeNumbers(m_sample)); });
}

void DiceChart::describe() {
    speech::setName(
        this, tr("Chart of rolled and expected dice, %1, n = %2")
                  .arg(text(genotype::words::name(m_sample.trait())), QString::number(m_sample.size())));
    speech::setDescription(this, spokenNumbers(m_sample));
    setToolTip(spokenNumbers(m_sample).replace(QStringLiteral("; "), QStringLiteral("\n")));
}

QSize DiceChart::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(300), theme.px(210)};
}

QSize DiceChart::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(210), theme.px(170)};
}

} // namespace app
