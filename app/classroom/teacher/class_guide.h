// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"

namespace app {

/// How a class collects one sample without a network, as long as nobody has given counts.
class ClassGuide : public Panel {
    Q_OBJECT
public:
    explicit ClassGuide(QWidget* parent);
};

} // namespace app
