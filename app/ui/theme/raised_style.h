// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style.h"

namespace app {

/// The style with room around the buttons that cast a shadow: a layout places, and a person clicks, the
/// button without its shadow.
class RaisedStyle : public Style {
    Q_OBJECT
public:
    QRect subElementRect(SubElement part, const QStyleOption* option,
                         const QWidget* widget = nullptr) const override;
};

/// The height of the room below a button.
int roomBelow(const QWidget* button);

} // namespace app
