// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/present_parts.h"

#include <array>

namespace app {

class QrPicture;

/// How to join a class, for the last row: where in the program, the three words as large as they fit, and the
/// address, in letters and as a QR code.
class PresentDoor : public PresentPart {
    Q_OBJECT
public:
    struct Door {
        QString className; ///< as a search finds it; empty: it has none of its own
        QString words;
        QString address; ///< empty on no network
    };
    PresentDoor(const Door& door, QWidget* parent);

    qreal smallestType() const override;

protected:
    void paint(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The lines, from top to bottom.
    struct Line {
        QString text;
        qreal most; ///< of the type
        bool isBold;
        qreal room; ///< of the width
    };
    std::array<Line, 4> lines() const;
    qreal sizeOf(const Line& line) const;
    int squareSide() const;

    const Door m_door;
    QrPicture* m_square;
};

} // namespace app
