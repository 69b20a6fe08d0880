// SPDX-License-Identifier: GPL-3.0-or-later
#include "steady_scroll_area.h"

#include <QtCore/QScopedValueRollback>

namespace app {

bool SteadyScrollArea::eventFilter(QObject* watched, QEvent* event) {
    // Two or three are usual: without scroll bars, with one, with both.
    constexpr int enough = 8;
    const QScopedValueRollback<int> deeper(m_depth, m_depth + 1);
    return m_depth > enough ? QAbstractScrollArea::eventFilter(watched, event)
                            : QScrollArea::eventFilter(watched, event);
}

} // namespace app
