// SPDX-License-Identifier: GPL-3.0-or-later
// How the parts of the Lab stand in a window of any width.
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/page_shell.h"
#include "breeding_bench.h"
#include "lab_header.h"
#include "lab_page.h"
#include "samples_sheet.h"

#include <QtWidgets/QVBoxLayout>

namespace app {

void LabPage::fold() {
    const Theme& theme = Theme::current();
    m_header->fold(width() - 2 * theme.px(12));
    if (m_breedingBench) {
        m_breedingBench->fold(width());
        return;
    }
    const bool narrow = m_shell->fold(width());
    // With the source's panel at the side, there is less room for the rest.
    const bool tight = width() < theme.px(760) || (!narrow && width() < theme.px(1100));
    // Where the chart is below the square, rolling stands at the side and the chart above: a pupil who rolls
    // sees it grow.
    const bool beside = tight && !narrow && m_samples->maker();
    m_pair->setDirection(!tight   ? QBoxLayout::LeftToRight
                         : beside ? QBoxLayout::BottomToTop
                                  : QBoxLayout::TopToBottom);
    placeMaker(beside);
    m_samples->fold(width() < theme.px(820) || (!narrow && !beside && width() < theme.px(1100)));
}

void LabPage::placeMaker(bool atSide) {
    QWidget* const maker = m_samples->maker();
    if (!maker || atSide == (m_side == maker->parentWidget()))
        return;
    // Whoever is typing in it goes on.
    QWidget* const focus = window()->focusWidget();
    auto* inside = static_cast<QVBoxLayout*>(m_side->layout());
    if (atSide) {
        inside->insertWidget(inside->count() - 1, maker); // before the stretch
    } else {
        inside->removeWidget(maker);
        m_samples->takeMaker();
    }
    if (focus && maker->isAncestorOf(focus))
        focus->setFocus(Qt::OtherFocusReason);
}

void LabPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

} // namespace app
