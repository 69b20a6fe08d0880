// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

namespace app {

/// An event filter for the whole application: over a list of choices, a number field or a slider, the wheel
/// scrolls the page, as elsewhere, unless a click or a key has given the control the focus. Otherwise
/// scrolling past a control would change it, and everything that depends on it.
class WheelGuard : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace app
