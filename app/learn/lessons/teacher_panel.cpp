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
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>
#include <vector>

namespace app {

using namespace page_parts;

TeacherPanel::TeacherPanel(FigureSettings& figure, const QString& file, const std::function<bool()>& copy,
                           QWidget* parent)
    : QWidget(parent), m_figure(figure) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 8);
    QPushButton* toggle = button([] { return tr("For the teacher ›"); }, this);
    toggle->setObjectName(QStringLiteral("teacherNotes"));
    toggle->setCheckable(true);
    rows->addWidget(toggle, 0, Qt::AlignLeft);
    auto* sheet = new Panel(this);
    rows->addWidget(sheet);
    auto* lines = new QVBoxLayout(sheet);
    setMargins(lines, 14, 6);
    addNotes(sheet, lines);
    addPlanButton(sheet, lines);
    addOwnLesson(file, copy, sheet, lines);
    sheet->setVisible(figure.setting(QStringLiteral("notesShown"), false).toBool());
    toggle->setChecked(sheet->isVisibleTo(this));
    connect(toggle, &QPushButton::toggled, sheet, [&figure, sheet](bool on) {
        figure.setSetting(QStringLiteral("notesShown"), on);
        sheet->setVisible(on);
    });
}

void TeacherPanel::addNotes(QWidget* sheet, QVBoxLayout* lines) {
    const lessons::TeacherNotes& notes = m_figure.topic().teacher;
    std::vector<NotePart> parts = TeacherNotes::teaching(notes);
    for (NotePart& part : TeacherNotes::background(notes))
        parts.push_back(std::move(part));
    for (const NotePart& part : parts) {
        if (lines->count() > 0)
            lines->addSpacing(Theme::current().px(6));
        lines->addWidget(words(part.title, sheet, TextRole::Strong));
        const bool small = part.kind == NotePart::Kind::Sources;
        for (const NotePart::Line& line : part.lines) {
            const QString said =
                line.minutes.isEmpty()
                    ? line.words
                    : tr("%1: %2", "minutes of a step: what is done").arg(line.minutes, line.words);
            lines->addWidget(part.marked ? richWords(said, sheet)
                                         : words(said, sheet, small ? TextRole::Caption : TextRole::Body,
                                                 small ? Role::SoftInk : Role::Ink));
        }
    }
}

void TeacherPanel::addPlanButton(QWidget* sheet, QVBoxLayout* lines) {
    const bool offered = file_choice::isOffered();
    if (offered) {
        lines->addWidget(words([] { return tr("On paper"); }, sheet, TextRole::Strong));
        lines->addWidget(words(
            [] { return tr("The plan has these notes and all questions with their answers."); }, sheet));
    }
    QPushButton* save = button([] { return tr("Save the plan (PDF)…"); }, sheet);
    save->setObjectName(QStringLiteral("savePlan"));
    connect(save, &QPushButton::clicked, this, &TeacherPanel::choosePlan);
    lines->addWidget(save, 0, Qt::AlignLeft);
    file_choice::hideUnlessOffered(save);
    m_told = words({}, sheet, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("planTold"));
    m_told->hide();
    lines->addWidget(m_told);
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

void TeacherPanel::addOwnLesson(const QString& file, const std::function<bool()>& copy, QWidget* sheet,
                                QVBoxLayout* lines) {
    lines->addWidget(words([] { return tr("A lesson of your own"); }, sheet, TextRole::Strong));
    QLabel* own =
        words(file.isEmpty() ? tr("A copy of this lesson is a text file that you can change. It is shown "
                                  "in the list as the school's, and read again whenever you save it.")
                             : tr("This lesson is the school's, from the file %1. It is read again "
                                  "whenever the file is saved.")
                                   .arg(QDir::toNativeSeparators(file)),
              sheet);
    own->setObjectName(QStringLiteral("lessonFile"));
    own->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    lines->addWidget(own);
    QPushButton* copying = button([] { return tr("Copy this lesson"); }, sheet);
    copying->setObjectName(QStringLiteral("copyLesson"));
    lines->addWidget(copying, 0, Qt::AlignLeft);
    QLabel* refused = words({}, sheet, TextRole::Strong, Role::Warning);
    refused->setObjectName(QStringLiteral("copyRefused"));
    refused->hide();
    lines->addWidget(refused);
    connect(copying, &QPushButton::clicked, refused, [copy, refused] {
        const bool copied = copy();
        refused->setVisible(!copied);
        refused->setText(
            copied ? QString()
                   : tr("The copy could not be saved: the folder of the lessons cannot be written to."));
    });
}

} // namespace app
