// SPDX-License-Identifier: GPL-3.0-or-later
#include "teacher_panel.h"

#include "app/base/files/export_file.h"
#include "app/learn/paper/lesson_plan.h"
#include "app/learn/paper/teacher_notes.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/rich_words.h"

#include <QtCore/QDir>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <utility>
#include <vector>

namespace app {

using namespace page_parts;

TeacherPanel::TeacherPanel(FigureSettings& figure, const QString& file, const std::function<bool()>& copy,
                           QWidget* parent)
    : QWidget(parent), m_figure(figure) {
    Form form(this);
    QPushButton* toggle = form.toggle(
        "teacherNotes", [] { return tr("For the teacher ›"); },
        figure.setting(QStringLiteral("notesShown"), false).toBool());
    auto* sheet = form.add(new Panel(this));
    Form lines(sheet, Form::Way::Down, 6, 14);
    m_notesPlace = lines.part(Form::Way::Down, 0).box();
    keepTranslated(this, [this] { refreshNotes(); });
    addPlanButton(lines);
    addOwnLesson(lines, file, copy);
    sheet->setVisible(toggle->isChecked());
    connect(toggle, &QPushButton::toggled, sheet, [&figure, sheet](bool on) {
        figure.setSetting(QStringLiteral("notesShown"), on);
        sheet->setVisible(on);
    });
}

/// Another language can have other notes.
void TeacherPanel::refreshNotes() {
    delete m_notes;
    m_notesPlace->addWidget(m_notes = new QWidget);
    Form lines(m_notes, Form::Way::Down, 6);
    const lessons::TeacherNotes& notes = m_figure.topic().teacher;
    std::vector<NotePart> parts = TeacherNotes::teaching(notes);
    for (NotePart& part : TeacherNotes::background(notes))
        parts.push_back(std::move(part));
    for (const NotePart& part : parts) {
        if (lines.box()->count() > 0)
            lines.box()->addSpacing(Theme::current().px(6));
        lines.text(part.title, TextRole::Strong);
        const bool small = part.kind == NotePart::Kind::Sources;
        for (const NotePart::Line& line : part.lines) {
            const QString said =
                line.minutes.isEmpty()
                    ? line.words
                    : tr("%1: %2", "minutes of a step: what is done").arg(line.minutes, line.words);
            if (part.marked)
                lines.add(richWords(said, m_notes));
            else
                lines.text(said, small ? TextRole::Caption : TextRole::Body,
                           small ? Role::SoftInk : Role::Ink);
        }
    }
}

void TeacherPanel::addPlanButton(Form& lines) {
    if (file_choice::isOffered()) {
        lines.text([] { return tr("On paper"); }, TextRole::Strong);
        lines.text([] { return tr("The plan has these notes and all questions with their answers."); });
    }
    file_choice::hideUnlessOffered(lines.button(
        "savePlan", [] { return tr("Save the plan (PDF)…"); }, [this] { choosePlan(); }));
    m_told = lines.label("planTold", TextRole::Strong);
    m_told->hide();
}

void TeacherPanel::choosePlan() {
    const QString path =
        file_choice::save(this, tr("Save plan"),
                          ExportFile::name(LessonPlan::title(m_figure.topic()), QDateTime::currentDateTime(),
                                           QStringLiteral("pdf")),
                          QStringLiteral("*.pdf"));
    if (!path.isEmpty())
        writePlan(path);
}

void TeacherPanel::writePlan(const QString& path) {
    const QString problem = LessonPlan::writePdf(m_figure.topic(), path);
    m_told->setText(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(path)) : problem);
    m_told->show();
}

void TeacherPanel::addOwnLesson(Form& lines, const QString& file, const std::function<bool()>& copy) {
    lines.text([] { return tr("A lesson of your own"); }, TextRole::Strong);
    QLabel* own = lines.text([file] {
        return file.isEmpty() ? tr("A copy of this lesson is a text file that you can change. It is shown "
                                   "in the list as the school's, and read again whenever you save it.")
                              : tr("This lesson is the school's, from the file %1. It is read again "
                                   "whenever the file is saved.")
                                    .arg(QDir::toNativeSeparators(file));
    });
    own->setObjectName(QStringLiteral("lessonFile"));
    own->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QPushButton* copying = lines.button("copyLesson", [] { return tr("Copy this lesson"); });
    QLabel* refused = lines.add(
        "copyRefused", wrappingLabel(
                           [] {
                               return tr("The copy could not be saved: the folder of the lessons cannot be "
                                         "written to.");
                           },
                           lines.widget(), TextRole::Strong, Role::Warning));
    refused->hide();
    connect(copying, &QPushButton::clicked, refused, [copy, refused] { refused->setVisible(!copy()); });
}

} // namespace app
