// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace app {

struct ShelfLesson;

/// Shown in place of a school's lesson whose file cannot be read: what is wrong in which line.
class DamagedLesson : public QWidget {
    Q_OBJECT
public:
    DamagedLesson(const ShelfLesson& lesson, QWidget* parent = nullptr);
};

} // namespace app
