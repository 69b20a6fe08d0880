// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/brushwork.h"
#if __has_include("app/ui/theme/elevation.h")
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/elevation.h"
#endif

#include <QtCore/QMarginsF>
#include <QtWidgets/QPushButton>

namespace app {

enum class CardHeight { Sunk, Rests, Acts };

/// The ground of a card.
inline void paintCardGround(QPainter& painter, const QRectF& rect, qreal radius, CardHeight height) {
#if __has_include("app/ui/theme/elevation.h")
    paintElevation(painter, rect, radius,
                   height == CardHeight::Sunk    ? Elevation::Sunk
                   : height == CardHeight::Rests ? Elevation::Rests
                                                 : Elevation::Acts);
#else
    setInk(painter, linePen(Role::Line), height == CardHeight::Sunk ? Role::Resting : Role::Panel);
    painter.drawRoundedRect(rect, radius, radius);
#endif
}

/// The room for its shadow.
inline QMarginsF cardMargins() {
#if __has_include("app/ui/theme/elevation.h")
    return elevationMargins(Elevation::Acts);
#else
    const qreal room = Theme::current().px(4);
    return {room, room, room, room};
#endif
}

inline void makePrimary(QPushButton* button) {
#if __has_include("app/ui/theme/elevation.h")
    setButtonKind(button, ButtonKind::Primary);
#else
    button->setDefault(true);
#endif
}

inline void makeTextButton(QPushButton* button) {
#if __has_include("app/ui/theme/elevation.h")
    setButtonKind(button, ButtonKind::Text);
#else
    button->setFlat(true);
#endif
}

} // namespace app
