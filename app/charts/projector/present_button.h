// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPushButton;
class QWidget;

namespace app {

/// "Present": shows the page to the class, as F11 does. Whoever makes it connects it.
QPushButton* presentButton(QWidget* parent);

} // namespace app
