// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/shapes/scenery.h"

#include <QtCore/QSize>
#include <QtCore/QString>

#include <functional>

class QPixmap;

namespace app {

/// Morning; night in the dark theme.
shapes::Daylight daylightOfTheme();

/// Paints scenery once for each size, theme and resolution. The name stands for what `draw` returns: other
/// scenery, other name.
QPixmap sceneryPixmap(const QString& name, QSize size, qreal devicePixelRatio,
                      const std::function<shapes::Shape(const shapes::Box&, shapes::Daylight)>& draw);

} // namespace app
