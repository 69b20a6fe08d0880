// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/theme.h"

#include <QtWidgets/QWidget>

namespace app {

/// A frame with round corners that holds a part of a page.
class Panel : public QWidget {
    Q_OBJECT
public:
    explicit Panel(QWidget* parent = nullptr, Role fill = Role::Panel, Role line = Role::Line);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Role m_fill;
    Role m_line;
};

} // namespace app
