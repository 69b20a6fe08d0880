// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"

namespace app {

/// The line above the board by which a pupil who plays without the guide can call it back.
class GuideRecall : public Panel {
    Q_OBJECT
public:
    explicit GuideRecall(QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void clicked();
};

} // namespace app
