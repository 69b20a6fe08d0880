// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QPushButton>

namespace app {

/// "Present": shows the page to the class, as F11 does. Whoever makes it connects it.
class PresentButton : public QPushButton {
    Q_OBJECT
public:
    explicit PresentButton(QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void dress();
};

} // namespace app
