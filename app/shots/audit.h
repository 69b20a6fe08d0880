// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

class QWidget;

namespace app {

/// One thing that a person would stumble over in a window.
struct Finding {
    enum class Kind {
        ClippedText,   ///< needs more room than it has
        Overlap,       ///< two widgets lie on each other
        LowContrast,   ///< words under 4.5:1
        NoName,        ///< can be reached or clicked, and a screen reader does not know what it is
        OutsideParent, ///< reaches over the edge of what holds it
    };

    Kind kind;
    /// The way to the widget, from the root.
    QString where;
    QString what;

    /// One line for a report.
    QString text() const;
};

/// Whether the picture of the window is looked at for the grounds of texts, or the palette is believed.
enum class Grounds { FromPicture, FromPalette };

/// Looks at every visible widget in `root`, which must be shown and laid out. Standard widgets are measured
/// by their style; widgets that paint words themselves report them as PaintsWords. A widget that has the
/// property mayOverlap or mayElide is excused from that finding.
QList<Finding> audit(QWidget* root, Grounds grounds = Grounds::FromPicture);

} // namespace app
