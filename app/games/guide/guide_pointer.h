// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/pointer.h"

namespace app {

/// Dims the board but for what the guide speaks of, and leads from the guide's bubble to it.
class GuidePointer : public Pointer {
    Q_OBJECT
public:
    explicit GuidePointer(QWidget* board);

    /// Where the bubble stands on the board; a null rectangle: nowhere.
    void setBubble(const QRect& bubble);
    /// Whether the targets are lit; otherwise they lie over the dimmed board and shine by themselves.
    void setLit(bool lit);
    /// What can be seen of the targets, on the board.
    QList<QRect> places() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect m_bubble;
    bool m_lit = true;
};

} // namespace app
