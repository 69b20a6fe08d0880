// SPDX-License-Identifier: GPL-3.0-or-later
#include "damaged_lesson.h"

#include "app/base/text/phrases.h"
#include "app/documents/lesson_shelf.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"

#include <QtCore/QDir>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

DamagedLesson::DamagedLesson(const ShelfLesson& lesson, QWidget* parent) : QWidget(parent) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 8);
    rows->addWidget(pageTitle(lesson.title(), this));
    rows->addWidget(words(
        [] {
            return tr(
                "The school's file cannot be shown as a lesson yet. It is read again whenever it is saved.");
        },
        this, TextRole::Body, Role::SoftInk));
    auto* sheet = new Panel(this);
    auto* lines = new QVBoxLayout(sheet);
    setMargins(lines, 14, 6);
    for (const lessons::LessonFault& fault : lesson.faults) {
        QLabel* line =
            words(fault.line > 0 ? tr("Line %1: %2").arg(fault.line).arg(text(fault.what)) : text(fault.what),
                  sheet);
        line->setObjectName(QStringLiteral("lessonFault"));
        lines->addWidget(line);
    }
    rows->addWidget(sheet);
    QLabel* path = words(QDir::toNativeSeparators(lesson.file), this, TextRole::Caption, Role::SoftInk);
    path->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    rows->addWidget(path);
    rows->addStretch(1);
}

} // namespace app
