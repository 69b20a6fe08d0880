// SPDX-License-Identifier: GPL-3.0-or-later
#include "explain_panel.h"

#include "app/lessons/session/lesson_session.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/panel.h"
#include "app/widgets/rich_words.h"

#include <QtCore/QDir>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

ExplainPanel::ExplainPanel(LessonSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    auto* columns = new QHBoxLayout(this);
    setMargins(columns, 0, 12);
    columns->addWidget(explanation(), 3);
    if (!session.topic().game.empty() || !session.topic().science.empty())
        columns->addWidget(gameAndScience(), 2);
}

QWidget* ExplainPanel::explanation() {
    auto* sheet = new Panel(this);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 14, 9);
    rows->addWidget(words(tr("Why"), sheet, TextRole::PanelTitle));
    for (const lessons::Text& paragraph : m_session.topic().explain)
        rows->addWidget(richWords(lessonText(paragraph), sheet));
    rows->addStretch(1);
    return sheet;
}

QWidget* ExplainPanel::gameAndScience() {
    auto* sheet = new Panel(this, Role::SageTint, Role::Sage);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 14, 8);
    const auto add = [&](const QString& title, const lessons::Text& said) {
        if (said.empty())
            return;
        rows->addWidget(words(title, sheet, TextRole::PanelTitle));
        rows->addWidget(richWords(lessonText(said), sheet));
        rows->addSpacing(Theme::current().px(6));
    };
    add(tr("The game"), m_session.topic().game);
    add(tr("The science"), m_session.topic().science);
    rows->addStretch(1);
    return sheet;
}

void ExplainPanel::resizeEvent(QResizeEvent* event) {
    const bool narrow = width() < Theme::current().px(640);
    static_cast<QBoxLayout*>(layout())->setDirection(narrow ? QBoxLayout::TopToBottom
                                                            : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

TeacherPanel::TeacherPanel(LessonSession& session, const QString& file, const std::function<bool()>& copy,
                           QWidget* parent)
    : QWidget(parent) {
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
    const lessons::TeacherNotes& notes = session.topic().teacher;
    const auto title = [&](const QString& name) { lines->addWidget(words(name, sheet, TextRole::Strong)); };
    if (!notes.aim.empty()) {
        title(tr("Aim"));
        lines->addWidget(richWords(lessonText(notes.aim), sheet));
    }
    if (notes.minutes > 0)
        lines->addWidget(words(tr("About %n minutes", nullptr, notes.minutes), sheet));
    if (!notes.standards.empty()) {
        QStringList codes;
        for (const std::string& code : notes.standards)
            codes << QString::fromStdString(code);
        lines->addWidget(words(tr("Standards (NGSS): %1").arg(codes.join(QStringLiteral(", "))), sheet));
    }
    if (!notes.misconceptions.empty())
        title(tr("Misconceptions addressed"));
    for (const lessons::Text& one : notes.misconceptions)
        lines->addWidget(richWords(lessonText(one), sheet));
    if (!notes.sources.empty())
        title(tr("Sources"));
    for (const std::string& source : notes.sources)
        lines->addWidget(words(lessonText(source), sheet, TextRole::Caption, Role::SoftInk));
    title(tr("A lesson of your own"));
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
    sheet->setVisible(session.setting(QStringLiteral("notesShown"), false).toBool());
    toggle->setChecked(sheet->isVisibleTo(this));
    connect(toggle, &QPushButton::toggled, sheet, [&session, sheet](bool on) {
        session.setSetting(QStringLiteral("notesShown"), on);
        sheet->setVisible(on);
    });
}

} // namespace app
