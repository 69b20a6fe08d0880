// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QRect>

#include <array>

namespace app {

/// Where the parts of the table lie, in its own coordinates.
struct TableLayout {
    QSize size;
    std::array<QRect, 4> benches;
    QRect shops;
    QRect garden;
    /// Brother Johann's, in a solo game.
    QRect johann;
};

/// One screen: benches beside shops, the garden below.
TableLayout wholeTable(QSize room, bool solo);
/// Large type on a small window: benches in one or two rows, then the shops, then the garden, as high as they
/// need to be; the table scrolls.
TableLayout foldedTable(int wide, bool solo);

} // namespace app
