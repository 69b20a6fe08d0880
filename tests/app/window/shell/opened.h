// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/lab/source_panel.h"
#include "app/ui/widgets/popover.h"
#include "pupil_at_window.h"

/// What a pupil presses in that which a button of the page has opened beside itself.
namespace tests {

/// False if there is no such button, or one of the two is off.
inline bool pressIn(PupilAtWindow& pupil, const QString& opener, const QString& name) {
    if (!pupil.press(opener))
        return false;
    auto* button = seen<QPushButton>(pupil.window, name);
    if (!button || !button->isEnabled())
        return false;
    if (pupil.byKeyboard) {
        button->setFocus(Qt::TabFocusReason);
        QTest::keyClick(button, Qt::Key_Return);
    } else {
        QTest::mouseClick(button, Qt::LeftButton);
    }
    pupil.settle();
    return true;
}

/// Takes one of a list of choices by its number from 1. False if nothing opens.
inline bool pressChoice(PupilAtWindow& pupil, const QString& opener, int number) {
    if (!pupil.press(opener))
        return false;
    auto* list = seen<app::Popover>(pupil.window);
    if (!list)
        return false;
    const auto buttons = findAll<QPushButton>(list);
    if (number > buttons.size())
        return false;
    if (pupil.byKeyboard)
        QTest::keyClick(buttons.front(), static_cast<Qt::Key>(Qt::Key_0 + number));
    else
        QTest::mouseClick(buttons[number - 1], Qt::LeftButton);
    pupil.settle();
    return true;
}

/// Goes to another source of the Lab's counts.
inline bool pressSource(PupilAtWindow& pupil, app::LabSource source) {
    const bool isTab = source == app::LabSource::Cross || source == app::LabSource::Breeding;
    return isTab ? pupil.press(QStringLiteral("source%1").arg(int(source)))
                 : pressChoice(pupil, QStringLiteral("otherData"), int(source));
}

} // namespace tests
