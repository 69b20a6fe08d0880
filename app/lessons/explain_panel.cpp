// SPDX-License-Identifier: GPL-3.0-or-later
#include "explain_panel.h"

#include "app/lessons/session/lesson_session.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/panel.h"
#include "app/widgets/rich_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

ExplainPanel::ExplainPanel(LessonSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    auto* columns = new QHBoxLayout(this);
    setMargins(columns, 0, 12);
    columns->addWidget(explanation(), 3);
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
    rows->addWidget(words(tr("The game"), sheet, TextRole::PanelTitle));
    rows->addWidget(richWords(lessonText(m_session.topic().game), sheet));
    rows->addSpacing(Theme::current().px(6));
    rows->addWidget(words(tr("The science"), sheet, TextRole::PanelTitle));
    rows->addWidget(richWords(lessonText(m_session.topic().science), sheet));
    rows->addStretch(1);
    return sheet;
}

void ExplainPanel::resizeEvent(QResizeEvent* event) {
    const bool narrow = width() < Theme::current().px(640);
    static_cast<QBoxLayout*>(layout())->setDirection(narrow ? QBoxLayout::TopToBottom
                                                            : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

TeacherPanel::TeacherPanel(LessonSession& session, QWidget* parent) : QWidget(parent) {
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
    title(tr("Aim"));
    lines->addWidget(richWords(lessonText(notes.aim), sheet));
    lines->addWidget(words(tr("About %1 minutes").arg(notes.minutes), sheet));
    if (!notes.standards.empty()) {
        QStringList codes;
        for (const std::string& code : notes.standards)
            codes << QString::fromStdString(code);
        lines->addWidget(words(tr("Standards (NGSS): %1").arg(codes.join(QStringLiteral(", "))), sheet));
    }
    title(tr("Misconceptions addressed"));
    for (const lessons::Text& one : notes.misconceptions)
        lines->addWidget(richWords(lessonText(one), sheet));
    title(tr("Sources"));
    for (const std::string& source : notes.sources)
        lines->addWidget(words(lessonText(source), sheet, TextRole::Caption, Role::SoftInk));
    sheet->setVisible(session.setting(QStringLiteral("notesShown"), false).toBool());
    toggle->setChecked(sheet->isVisibleTo(this));
    connect(toggle, &QPushButton::toggled, sheet, [&session, sheet](bool on) {
        session.setSetting(QStringLiteral("notesShown"), on);
        sheet->setVisible(on);
    });
}

} // namespace app
