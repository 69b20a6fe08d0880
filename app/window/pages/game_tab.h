// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"

#include <QtWidgets/QAbstractButton>

namespace app {

/// One of a few games to choose, as a segment of a row.
class GameTab : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    explicit GameTab(QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// The ground on which such segments lie, in as many rows as they need.
class GameTabs : public QWidget {
    Q_OBJECT
public:
    explicit GameTabs(QWidget* parent);

    void add(GameTab* tab);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace app
