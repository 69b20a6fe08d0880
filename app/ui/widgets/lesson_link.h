// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

#include <functional>
#include <string_view>

class QPoint;
class QPushButton;
class QWidget;

namespace app {

// Links to the lesson about a thing. A topic is an id of lessons/topics; a topic that does not exist gets no
// link.

/// A button "Lesson: Punnett squares"; null if there is no such lesson.
QPushButton* lessonButton(std::string_view topic, QWidget* parent);

/// Something else that a menu offers.
struct MenuEntry {
    QString words;
    std::function<void()> chosen;
};

/// Opens a menu with that entry, and perhaps more below it, at a place on the screen.
void lessonMenu(std::string_view topic, QWidget* parent, const QPoint& place,
                const QList<MenuEntry>& more = {});

/// Opens the lesson at once, if there is one.
void openLesson(std::string_view topic, QWidget& from);

} // namespace app
