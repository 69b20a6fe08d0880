// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_figure.h"

#include "app/charts/meiosis_layer.h"
#include "app/learn/session/lesson_session.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "figure_list.h"

#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

lessons::Cross startCross(const LessonSession& session) {
    return lessons::startCross(session.topic().startCross);
}

lessons::BoardSquare startSquare(const LessonSession& session) {
    return lessons::boardSquares(startCross(session)).at(0);
}

LessonFigure::LessonFigure(LessonSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_rows(new QVBoxLayout(this)) {
    setMargins(m_rows, 0, 7);
}

LessonFigure* LessonFigure::make(LessonSession& session, QWidget* parent) {
    prepare(session);
    return figureOf(session.topic().figure).make(session, parent);
}

void LessonFigure::prepare(LessonSession& session) {
    session.setExperiment(figureOf(session.topic().figure).experiment(session));
}

QString LessonFigure::question(const LessonSession& session) {
    const FigureMaker figure = figureOf(session.topic().figure);
    const char* own = figure.ask ? figure.ask(session) : nullptr;
    return own ? lessonText(own) : lessonText(session.texts().predict);
}

QWidget* LessonFigure::chooser(const QString& setting, const QString& name, const QStringList& choices,
                               int otherwise) {
    auto* row = new QWidget(this);
    row->setAccessibleName(name);
    auto* flow = new FlowLayout(row);
    flow->setSpacing(Theme::current().px(6));
    auto* group = new QButtonGroup(row);
    const int chosen = m_session.setting(setting, otherwise).toInt();
    for (int i = 0; i < choices.size(); ++i) {
        QPushButton* choice = button(choices[i], row);
        choice->setObjectName(setting + QString::number(i));
        choice->setCheckable(true);
        choice->setChecked(i == chosen);
        choice->setAccessibleName(QStringLiteral("%1: %2").arg(name, choices[i]));
        group->addButton(choice, i);
        flow->addWidget(choice);
    }
    connect(group, &QButtonGroup::idClicked, this, [this, setting](int id) {
        m_session.setSetting(setting, id);
        prepare(m_session);
    });
    m_rows->addWidget(row);
    return row;
}

LessonFigure::NamedChooser LessonFigure::namedChooser(const QString& setting, const QString& name,
                                                      const QStringList& choices, int otherwise) {
    if (!m_named) {
        m_named = new QGridLayout;
        m_named->setSpacing(Theme::current().px(6));
        m_named->setColumnStretch(1, 1);
        m_rows->addLayout(m_named);
    }
    const NamedChooser made{words(name, this, TextRole::Caption, Role::SoftInk),
                            chooser(setting, name, choices, otherwise)};
    m_rows->removeWidget(made.row);
    const int line = m_named->rowCount();
    m_named->addWidget(made.name, line, 0);
    m_named->addWidget(made.row, line, 1);
    return made;
}

void LessonFigure::NamedChooser::setVisible(bool visible) const {
    name->setVisible(visible);
    row->setVisible(visible);
}

QWidget* LessonFigure::buttons(const QList<std::pair<QString, std::function<void()>>>& actions) {
    auto* row = new QWidget(this);
    auto* flow = new FlowLayout(row);
    flow->setSpacing(Theme::current().px(6));
    for (const auto& [name, action] : actions) {
        QPushButton* made = button(name, row);
        connect(made, &QPushButton::clicked, this, action);
        flow->addWidget(made);
    }
    m_rows->addWidget(row);
    return row;
}

QPushButton* LessonFigure::meiosisBeside(QLabel* words, std::function<lessons::Cross()> cross) {
    return occasionBeside(words, [this, crossed = std::move(cross)] {
        return MeiosisOccasion{.cross = crossed(), .answersShown = m_session.isRevealed()};
    });
}

QPushButton* LessonFigure::occasionBeside(QLabel* words, std::function<MeiosisOccasion()> occasion) {
    QPushButton* shown = meiosisButton(this, std::move(occasion));
    m_rows->addWidget(besideMeiosisButton(words, shown, this));
    return shown;
}

} // namespace app
