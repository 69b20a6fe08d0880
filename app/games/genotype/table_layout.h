// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QRect>

#include <array>

namespace app {

/// Where the parts of the table are, in its own coordinates.
struct TableLayout {
    QSize size;
    std::array<QRect, 4> benches;
    QRect shops;
    QRect garden;
    /// Brother Johann's panel, in a solo game.
    QRect johann;
};

/// Everything on one screen: benches beside shops, with a margin at their sides, and the garden below, from
/// edge to edge.
TableLayout wholeTable(QSize room, int margin, bool solo);
/// For large type in a small window: benches in one or two rows, then the shops, then the garden, each as
/// high as it needs to be; the table scrolls.
TableLayout foldedTable(int wide, bool solo);

} // namespace app
