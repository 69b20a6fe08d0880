// SPDX-License-Identifier: GPL-3.0-or-later
#include "damaged_lesson.h"

#include "app/base/text/phrases.h"
#include "app/documents/lesson_shelf.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"

#include <QtCore/QDir>
#include <QtWidgets/QLabel>

namespace app {

using namespace page_parts;

DamagedLesson::DamagedLesson(const ShelfLesson& lesson, QWidget* parent) : QWidget(parent) {
    Form form(this);
    form.add(pageTitle(lesson.title(), this));
    form.text(
        [] {
            return tr(
                "The school's file cannot be shown as a lesson yet. It is read again whenever it is saved.");
        },
        TextRole::Body, Role::SoftInk);
    Form lines(form.add(new Panel(this)), Form::Way::Down, 6, 14);
    for (const lessons::LessonFault& fault : lesson.faults)
        lines
            .text([fault] {
                return fault.line > 0 ? tr("Line %1: %2").arg(fault.line).arg(text(fault.what))
                                      : text(fault.what);
            })
            ->setObjectName(QStringLiteral("lessonFault"));
    form.note(QDir::toNativeSeparators(lesson.file))
        ->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    form.addStretch();
}

} // namespace app
