// SPDX-License-Identifier: GPL-3.0-or-later
#include "raised_style.h"

#include "button_kind.h"
#include "theme.h"
#include "tokens.h"

#include <QtWidgets/QStyleOption>

namespace app {

QRect RaisedStyle::subElementRect(SubElement part, const QStyleOption* option, const QWidget* widget) const {
    switch (part) {
    case SE_PushButtonContents:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton body(*button);
            body.rect = option->rect.adjusted(0, 0, 0, -roomBelow(widget));
            return Style::subElementRect(part, &body, widget);
        }
        break;
    case SE_PushButtonBevel:
    case SE_PushButtonLayoutItem: return option->rect.adjusted(0, 0, 0, -roomBelow(widget));
    default: break;
    }
    return Style::subElementRect(part, option, widget);
}

int roomBelow(const QWidget* button) {
    return buttonKindOf(button) == ButtonKind::Primary ? Theme::current().px(space::small) : 0;
}

} // namespace app
