// SPDX-License-Identifier: GPL-3.0-or-later
#include "teacher_panel.h"

#include "app/export/export_file.h"
#include "app/export/lesson_plan.h"
#include "app/lessons/session/lesson_session.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/panel.h"
#include "app/widgets/rich_words.h"

#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

TeacherPanel::TeacherPanel(LessonSession& session, const QString& file, const std::function<bool()>& copy,
                           QWidget* parent)
    : QWidget(parent), m_session(session) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 8);
    QPushButton* toggle = button(tr("For the teacher ›"), this);
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
    sheet->setVisible(session.setting(QStringLiteral("notesShown"), false).toBool());
    toggle->setChecked(sheet->isVisibleTo(this));
    connect(toggle, &QPushButton::toggled, sheet, [&session, sheet](bool on) {
        session.setSetting(QStringLiteral("notesShown"), on);
        sheet->setVisible(on);
    });
}

void TeacherPanel::addNotes(QWidget* sheet, QVBoxLayout* lines) {
    const lessons::TeacherNotes& notes = m_session.topic().teacher;
    const auto title = [&](const QString& name) {
        if (lines->count() > 0)
            lines->addSpacing(Theme::current().px(6));
        lines->addWidget(words(name, sheet, TextRole::Strong));
    };
    const auto add = [&](const QString& name, const lessons::Text& said) {
        if (said.empty())
            return;
        title(name);
        lines->addWidget(richWords(lessonText(said), sheet));
    };
    add(tr("Aim"), notes.aim);
    if (notes.minutes > 0)
        title(tr("About %n minutes in class", nullptr, notes.minutes));
    for (const lessons::PlanStep& step : notes.plan)
        lines->addWidget(
            richWords(tr("%1: %2", "minutes of a step: what is done")
                          .arg(tr("%n min", "of a lesson's step", step.minutes), lessonText(step.what)),
                      sheet));
    if (!notes.board.empty()) {
        title(tr("On the board"));
        for (const lessons::Text& line : notes.board)
            lines->addWidget(richWords(lessonText(line), sheet));
    }
    add(tr("For those who need help"), notes.easier);
    add(tr("For those who want more"), notes.harder);
    if (!notes.misconceptions.empty())
        title(tr("Misconceptions addressed"));
    for (const lessons::Text& one : notes.misconceptions)
        lines->addWidget(richWords(lessonText(one), sheet));
    if (!notes.standards.empty() || !notes.curricula.empty())
        title(tr("Curricula"));
    if (!notes.standards.empty()) {
        QStringList codes;
        for (const std::string& code : notes.standards)
            codes << QString::fromStdString(code);
        lines->addWidget(words(tr("NGSS: %1").arg(codes.join(QStringLiteral(", "))), sheet));
    }
    for (const std::string& topic : notes.curricula)
        lines->addWidget(words(QString::fromStdString(topic), sheet));
    if (!notes.sources.empty())
        title(tr("Sources"));
    for (const std::string& source : notes.sources)
        lines->addWidget(words(lessonText(source), sheet, TextRole::Caption, Role::SoftInk));
}

void TeacherPanel::addPlanButton(QWidget* sheet, QVBoxLayout* lines) {
    lines->addWidget(words(tr("On paper"), sheet, TextRole::Strong));
    lines->addWidget(words(tr("The plan has these notes and all questions with their answers."), sheet));
    QPushButton* save = button(tr("Save the plan (PDF)…"), sheet);
    save->setObjectName(QStringLiteral("savePlan"));
    connect(save, &QPushButton::clicked, this, &TeacherPanel::choosePlan);
    lines->addWidget(save, 0, Qt::AlignLeft);
    m_told = words({}, sheet, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("planTold"));
    m_told->hide();
    lines->addWidget(m_told);
}

void TeacherPanel::choosePlan() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save plan"),
        QDir(folder).filePath(ExportFile::name(LessonPlan::title(m_session.topic()),
                                               QDateTime::currentDateTime(), QStringLiteral("pdf"))),
        QStringLiteral("*.pdf"));
    if (!path.isEmpty())
        writePlan(path);
}

void TeacherPanel::writePlan(const QString& path) {
    const QString problem = LessonPlan::writePdf(m_session.topic(), path);
    m_told->setText(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(path)) : problem);
    m_told->show();
}

void TeacherPanel::addOwnLesson(const QString& file, const std::function<bool()>& copy, QWidget* sheet,
                                QVBoxLayout* lines) {
    lines->addWidget(words(tr("A lesson of your own"), sheet, TextRole::Strong));
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
    QPushButton* copying = button(tr("Copy this lesson"), sheet);
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
