// SPDX-License-Identifier: GPL-3.0-or-later
#include "steady_scroll_area.h"

#include <QtCore/QEvent>
#include <QtCore/QScopedValueRollback>

namespace app {

bool SteadyScrollArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched != widget() || event->type() != QEvent::Resize)
        return QScrollArea::eventFilter(watched, event);
    // Two or three are usual: without scroll bars, with one, with both.
    constexpr int enough = 8;
    const QScopedValueRollback<int> deeper(m_depth, m_depth + 1);
    return m_depth <= enough && QScrollArea::eventFilter(watched, event);
}

} // namespace app
