// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QScrollArea>

namespace app {

/// A scroll area that comes to rest. Qt's own resizes its widget within the event of its last resize; if the
/// height that the widget asks for depends on its size, that never ends, and the stack overflows.
class SteadyScrollArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int m_depth = 0;
};

} // namespace app
