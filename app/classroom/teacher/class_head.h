// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;
class QGridLayout;
class QWidget;

namespace app {

/// Puts the head of a page on as few lines as `width` has room for: the title with the page's parts, the
/// field with room for its longest entry, and the buttons. Of two lines the field has the second.
void arrangeHead(QGridLayout& head, QWidget& title, QComboBox& field, QWidget& buttons, int width);

} // namespace app
