// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme.h"

#include <QtWidgets/QWidget>

namespace app {

/// A sheet of paper with round corners that holds a part of a page.
class Sheet : public QWidget {
    Q_OBJECT
public:
    explicit Sheet(QWidget* parent = nullptr, Role fill = Role::Panel, Role line = Role::Line);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Role m_fill;
    Role m_line;
};

} // namespace app
