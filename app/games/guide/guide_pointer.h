// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/pointer.h"

namespace app {

/// Outlines what the guide speaks of.
class GuidePointer : public Pointer {
    Q_OBJECT
public:
    explicit GuidePointer(QWidget* board);
};

} // namespace app
