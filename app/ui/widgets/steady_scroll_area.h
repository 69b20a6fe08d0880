// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QScrollArea>

namespace app {

/// A scroll area that always stops resizing. QScrollArea handles a resize of its widget by resizing it again;
/// if the widget then asks for yet another size, this recursion never ends and the stack overflows.
class SteadyScrollArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int m_depth = 0;
};

} // namespace app
