// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPushButton;
class QWidget;

namespace app {

/// "Present": shows the page to the class, as F11 does. Whoever makes it connects it; like the other parts of
/// a page, it is made anew when theme or language change.
QPushButton* presentButton(QWidget* parent);

} // namespace app
