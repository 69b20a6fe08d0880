// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_link.h"

#include "app/base/text/language.h"
#include "app/ui/navigation/navigation.h"
#include "page_parts.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

#include <string>

namespace app {
namespace {

QString words(const lessons::Topic& topic) {
    return QCoreApplication::translate("app::LessonLink", "Lesson: %1")
        .arg(QString::fromStdString(topic.title));
}

} // namespace

QPushButton* lessonButton(std::string_view id, QWidget* parent) {
    if (!topicInUse(id))
        return nullptr;
    QPushButton* button = page_parts::button(
        [id = std::string(id)] {
            const lessons::Topic* topic = topicInUse(id);
            return topic ? words(*topic) : QString();
        },
        parent);
    QObject::connect(button, &QPushButton::clicked, button,
                     [id = std::string(id), button] { openLesson(id, *button); });
    return button;
}

void lessonMenu(std::string_view id, QWidget* parent, const QPoint& place, const QList<MenuEntry>& more) {
    const lessons::Topic* topic = topicInUse(id);
    if (!topic)
        return;
    QMenu menu(parent);
    menu.addAction(words(*topic));
    for (const MenuEntry& one : more)
        menu.addAction(one.words);
    const auto chosen = menu.actions().indexOf(menu.exec(place));
    if (chosen == 0)
        openLesson(id, *parent);
    else if (chosen > 0)
        more[chosen - 1].chosen();
}

void openLesson(std::string_view id, QWidget& from) {
    if (topicInUse(id))
        go(from, route::Lesson{QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))});
}

} // namespace app
