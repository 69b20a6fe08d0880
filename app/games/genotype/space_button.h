// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board_button.h"

#include <QtCore/QList>

namespace app {

/// A marker on a space, or one waiting in the 2nd Shift.
struct ShownMarker {
    /// Index into the theme's seat colours.
    int colour = 0;
    /// The first letter of the owner's name, so that colour is not the only sign.
    QString letter;
    QString name;
    bool operator==(const ShownMarker&) const = default;
};

/// An action space: a ring for the marker, the space's name, a short description, and its cost in coins.
class SpaceButton : public BoardButton {
    Q_OBJECT
public:
    SpaceButton(genotype::Space space, QWidget* parent);

    /// `title` and `subtitle` as shown (the subtitle may be empty); `price` in coins, 0 for none.
    void setFace(const QString& title, const QString& subtitle, int price);
    void setMarkers(const QList<ShownMarker>& markers);
    /// The marker that a click would place: it waits in the sun where it would help.
    void setOwn(const ShownMarker& own);
    /// `arriving`: the last marker is still in flight and not painted here.
    void setArriving(bool arriving);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QRectF markerRect() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    QString m_title;
    QString m_subtitle;
    int m_price = 0;
    QList<ShownMarker> m_markers;
    ShownMarker m_own;
    bool m_arriving = false;
};

} // namespace app
