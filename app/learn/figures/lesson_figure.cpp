// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_figure.h"

#include "app/charts/meiosis_layer.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
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

lessons::Cross startCross(const FigureSettings& settings) {
    return lessons::startCross(settings.topic().startCross);
}

lessons::BoardSquare startSquare(const FigureSettings& settings) {
    return lessons::boardSquares(startCross(settings)).at(0);
}

LessonFigure::LessonFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_run(run), m_rows(new QVBoxLayout(this)) {
    setMargins(m_rows, 0, 7);
}

LessonFigure* LessonFigure::make(FigureSettings& settings, ExperimentRun& run, QWidget* parent) {
    prepare(settings, run);
    return figureOf(settings.topic().figure).make(settings, run, parent);
}

void LessonFigure::prepare(const FigureSettings& settings, ExperimentRun& run) {
    run.setExperiment(figureOf(settings.topic().figure).experiment(settings));
}

QString LessonFigure::question(const FigureSettings& settings) {
    const FigureMaker figure = figureOf(settings.topic().figure);
    const char* own = figure.ask ? figure.ask(settings) : nullptr;
    return own ? lessonText(own) : lessonText(settings.texts().predict);
}

QWidget* LessonFigure::chooser(const QString& setting, const QString& name, const QStringList& choices,
                               int otherwise) {
    auto* row = new QWidget(this);
    row->setAccessibleName(name);
    auto* flow = new FlowLayout(row);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    auto* group = new QButtonGroup(row);
    const int chosen = m_settings.setting(setting, otherwise).toInt();
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
        m_settings.setSetting(setting, id);
        prepare();
    });
    m_rows->addWidget(row);
    return row;
}

LessonFigure::NamedChooser LessonFigure::namedChooser(const QString& setting, const QString& name,
                                                      const QStringList& choices, int otherwise) {
    if (!m_named) {
        m_named = new QGridLayout;
        keepStyled(m_named, [this] { m_named->setSpacing(Theme::current().px(6)); });
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
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
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
        return MeiosisOccasion{.cross = crossed(), .answersShown = m_run.isRevealed()};
    });
}

QPushButton* LessonFigure::occasionBeside(QLabel* words, std::function<MeiosisOccasion()> occasion) {
    QPushButton* shown = meiosisButton(this, std::move(occasion));
    m_rows->addWidget(besideMeiosisButton(words, shown, this));
    return shown;
}

} // namespace app
