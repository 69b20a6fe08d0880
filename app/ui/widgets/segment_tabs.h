// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"

#include <QtWidgets/QPushButton>

namespace app {

/// One of a few things to choose, as a segment of a row.
class SegmentTab : public QPushButton, public PaintsWords {
    Q_OBJECT
public:
    explicit SegmentTab(QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// The ground on which such segments lie, in as many rows as they need.
class SegmentTabs : public QWidget {
    Q_OBJECT
public:
    explicit SegmentTabs(QWidget* parent);

    void add(SegmentTab* tab);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace app
