// SPDX-License-Identifier: GPL-3.0-or-later
// How the parts of the Lab stand in a window of any width.
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/page_shell.h"
#include "breeding_bench.h"
#include "lab_header.h"
#include "lab_page.h"

#include <QtWidgets/QVBoxLayout>

namespace app {

void LabPage::fold() {
    const Theme& theme = Theme::current();
    constexpr qreal lowPage = 480; // in pixels at scale 1
    m_header->fold(width() - 2 * theme.px(pageMargin), height() < theme.px(lowPage));
    if (m_breedingBench) {
        m_breedingBench->fold(width());
        return;
    }
    const bool narrow = m_shell->fold(width());
    // With the source's panel at the side, there is less room for the rest.
    const bool tight = width() < theme.px(760) || (!narrow && width() < theme.px(1100));
    // The chart comes first where one is below the other: a pupil who rolls sees it grow.
    m_pair->setDirection(tight ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
}

void LabPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

} // namespace app
