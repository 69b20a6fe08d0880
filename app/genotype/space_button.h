// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board_button.h"

#include <QtCore/QList>

namespace app {

/// A marker standing on a space, or waiting in the 2nd Shift.
struct ShownMarker {
    /// Index into the theme's seat colours.
    int colour = 0;
    /// The owner's first letter, so that colour is not the only sign.
    QString letter;
    QString name;
    bool operator==(const ShownMarker&) const = default;
};

/// An action space: a ring for the marker, its name, a word on what it does, and the coins it costs.
class SpaceButton : public BoardButton {
    Q_OBJECT
public:
    SpaceButton(genotype::Space space, QWidget* parent);

    /// `title` and `subtitle` as shown (the subtitle may be empty); `price` in coins, 0 for none.
    void setFace(const QString& title, const QString& subtitle, int price);
    void setMarkers(const QList<ShownMarker>& markers);
    /// The last marker is still on its way and not painted here.
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
    bool m_arriving = false;
};

} // namespace app
