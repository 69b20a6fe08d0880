// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

namespace app {

/// Filter for the whole application: the wheel over a list of choices, a number field or a slider scrolls the
/// page, as over anything else, unless the control was given the focus by a click or a key. Otherwise
/// scrolling past a control would change it, and everything that depends on it.
class WheelGuard : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace app
