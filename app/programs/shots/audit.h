// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

class QWidget;

namespace app {

/// One fault in a window that a person would notice.
struct Finding {
    enum class Kind {
        ClippedText,   ///< needs more room than it has
        Overlap,       ///< two widgets overlap
        LowContrast,   ///< words under 4.5:1
        NoName,        ///< can be reached or clicked, but has no name for a screen reader
        OutsideParent, ///< extends beyond its parent's edge
    };

    Kind kind;
    /// The path to the widget, from the root.
    QString where;
    QString what;

    /// One line for a report.
    QString text() const;
};

/// Whether the background of texts is read from a picture of the window or taken from the palette.
enum class Grounds { FromPicture, FromPalette };

/// Checks every visible widget in `root`, which must be shown and laid out. Standard widgets are measured by
/// their style; widgets that paint words themselves report them as PaintsWords. A widget with the property
/// mayOverlap or mayElide is exempt from that finding.
QList<Finding> audit(QWidget* root, Grounds grounds = Grounds::FromPicture);

} // namespace app
