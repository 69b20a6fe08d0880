// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPushButton;
class QWidget;

namespace app {

/// "Present": shows the page to the class, as F11 does. The caller connects its signal.
QPushButton* presentButton(QWidget* parent);

} // namespace app
