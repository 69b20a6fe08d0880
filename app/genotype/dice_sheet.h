// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/rolls.h"

#include <QtWidgets/QScrollArea>

namespace app {

class DiceDetail;

/// The dice of one trait with counts and test in sight, for a sheet over the board: it scrolls where the
/// window is too low for all of it.
class DiceSheet : public QScrollArea {
    Q_OBJECT
public:
    DiceSheet(const lessons::PooledSample& sample, const lessons::PooledSample& omari,
              QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    DiceDetail* m_detail;
};

} // namespace app
