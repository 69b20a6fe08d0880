// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/support/widgets.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QPushButton>

namespace tests {

/// The button “More” of the board that is on the screen; null without one.
inline QPushButton* moreButton(const QWidget& place) {
    for (auto* button : findAll<QPushButton>(place, "promptMore"))
        if (button->isVisible())
            return button;
    return nullptr;
}

/// Chooses from the list behind “More”; false if the list does not offer it.
inline bool chooseFromMore(const QWidget& place, const QString& label) {
    QPushButton* more = moreButton(place);
    if (!more)
        return false;
    more->click();
    QCoreApplication::processEvents();
    for (auto* button : findAll<QPushButton>(*place.window()))
        if (button->isVisible() && button != more && button->text() == label) {
            button->click();
            QCoreApplication::processEvents();
            return true;
        }
    return false;
}

} // namespace tests
