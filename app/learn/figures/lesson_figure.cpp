// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_figure.h"

#include "app/charts/meiosis_layer.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/rich_words.h"
#include "figure_parts.h"

#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QSlider>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

lessons::Cross startCross(const FigureSettings& settings) {
    return lessons::startCross(settings.topic().startCross);
}

lessons::BoardSquare startSquare(const FigureSettings& settings) {
    return lessons::boardSquares(startCross(settings)).at(0);
}

/// A chooser on the screen.
struct LessonFigure::Row {
    Chooser chooser;
    QWidget* row;
    QList<QPushButton*> buttons;
    QLabel* title; ///< null if it is not to be seen
};

LessonFigure::LessonFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_run(run), m_parts(new QVBoxLayout(this)),
      m_announcer(new speech::Announcer(this)) {
    setMargins(m_parts, 0, 7);
}

LessonFigure::~LessonFigure() = default;

LessonFigure* LessonFigure::make(FigureSettings& settings, ExperimentRun& run, QWidget* parent) {
    prepare(settings, run);
    LessonFigure* made = figureOf(settings.topic().figure).make(settings, run, parent);
    made->begin();
    return made;
}

void LessonFigure::prepare(const FigureSettings& settings, ExperimentRun& run) {
    run.setExperiment(figureOf(settings.topic().figure).experiment(settings));
}

QString LessonFigure::question(const FigureSettings& settings) {
    const FigureMaker figure = figureOf(settings.topic().figure);
    const char* own = figure.ask ? figure.ask(settings) : nullptr;
    return own ? lessonText(own) : lessonText(settings.texts().predict);
}

void LessonFigure::begin() {
    keepFilled(this, [this] { refreshAll(); });
    connect(&m_settings, &FigureSettings::changed, this, [this] {
        prepare(m_settings, m_run);
        refreshAll();
    });
    connect(&m_run, &ExperimentRun::experimentChanged, this, &LessonFigure::refreshAll);
    connect(&m_run, &ExperimentRun::revealedChanged, this, &LessonFigure::refreshAll);
}

void LessonFigure::followCounts() {
    connect(&m_run, &ExperimentRun::countsChanged, this, &LessonFigure::refreshAll);
    connect(&m_run, &ExperimentRun::predictionChanged, this, &LessonFigure::refreshAll);
}

void LessonFigure::refreshAll() {
    for (const Row& row : m_rows)
        refreshRow(row);
    refresh();
}

void LessonFigure::refreshRow(const Row& row) {
    const QString title = row.chooser.title.in(m_settings);
    const QStringList names = row.chooser.names.in(m_settings);
    const int chosen = row.chooser.in(m_settings);
    row.row->setAccessibleName(title);
    for (int i = 0; i < row.buttons.size(); ++i) {
        row.buttons[i]->setText(names[i]);
        row.buttons[i]->setAccessibleName(QStringLiteral("%1: %2").arg(title, names[i]));
        row.buttons[i]->setChecked(i == chosen);
    }
    const bool shown = row.chooser.shown.in(m_settings);
    row.row->setVisible(shown);
    if (row.title) {
        row.title->setText(unbroken(title));
        row.title->setVisible(shown);
    }
}

void LessonFigure::addPart(QWidget* part, int stretch) {
    m_parts->addWidget(part, stretch);
}

void LessonFigure::addSpace(int stretch) {
    m_parts->addStretch(stretch);
}

QWidget* LessonFigure::addFlow() {
    auto* row = new QWidget(this);
    auto* flow = new FlowLayout(row);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    return add(row);
}

QWidget* LessonFigure::addChooser(const Chooser& chooser) {
    using enum TitlePlace;
    QLabel* title = nullptr;
    if (chooser.where == Before || chooser.where == Above)
        title = wrappingLabel({}, this, TextRole::Caption, Role::SoftInk);
    else if (chooser.where == AboveStrong)
        title = wrappingLabel({}, this, TextRole::Strong);
    if (title && chooser.where != Before)
        add(title);
    QWidget* row = addFlow();
    if (chooser.where == Before) {
        if (!m_named) {
            m_named = new QGridLayout;
            keepStyled(m_named, [this] { m_named->setSpacing(Theme::current().px(6)); });
            m_named->setColumnStretch(1, 1);
            m_parts->addLayout(m_named);
        }
        m_parts->removeWidget(row);
        const int line = m_named->rowCount();
        m_named->addWidget(title, line, 0);
        m_named->addWidget(row, line, 1);
    }
    auto* group = new QButtonGroup(row);
    QList<QPushButton*> buttons;
    for (int i = 0; i < int(chooser.names.in(m_settings).size()); ++i) {
        QPushButton* choice = button({}, row);
        choice->setObjectName(QLatin1String(chooser.setting) + QString::number(i));
        choice->setCheckable(true);
        if (chooser.genotypes)
            keepStyled(choice, [choice] { choice->setFont(Theme::current().genotypeFont(type::body)); });
        group->addButton(choice, i);
        row->layout()->addWidget(choice);
        buttons << choice;
    }
    if (chooser.where == After) {
        title = wrappingLabel({}, row, TextRole::Body, Role::SoftInk);
        title->setWordWrap(false);
        row->layout()->addWidget(title);
    }
    m_rows.push_back({chooser, row, buttons, title});
    refreshRow(m_rows.back());
    if (chooser.where == After)
        keepStyled(title, [title, buttons] { title->setMinimumHeight(buttons[0]->sizeHint().height()); });
    connect(group, &QButtonGroup::idClicked, this,
            [this, setting = QLatin1String(chooser.setting)](int id) { m_settings.setSetting(setting, id); });
    return row;
}

void LessonFigure::addChoosers(std::initializer_list<const Chooser*> choosers) {
    for (const Chooser* chooser : choosers)
        addChooser(*chooser);
}

QSlider* LessonFigure::addSlider(const FigureSlider& slider) {
    auto* made = new QSlider(Qt::Horizontal, this);
    made->setObjectName(QLatin1String(slider.object));
    made->setRange(slider.least, slider.most);
    made->setPageStep(slider.page);
    made->setTickInterval(slider.tick);
    made->setTickPosition(QSlider::TicksBelow);
    made->setValue(slider.in(m_settings));
    keepTranslated(made,
                   [this, made, title = slider.title] { made->setAccessibleName(title.in(m_settings)); });
    connect(made, &QSlider::valueChanged, this, [this, setting = QLatin1String(slider.setting)](int value) {
        m_settings.setSetting(setting, value);
    });
    return add(made);
}

QLabel* LessonFigure::addWords(const char* object, TextRole type, Role colour) {
    QLabel* made = wrappingLabel({}, this, type, colour);
    made->setObjectName(QLatin1String(object));
    return add(made);
}

QLabel* LessonFigure::addNote(const char* object, TextRole type) {
    return addWords(object, type, Role::SoftInk);
}

FigurePicture* LessonFigure::addPicture(QSize least, FigurePicture::Paint paint, int stretch) {
    return add(new FigurePicture(least, std::move(paint), this), stretch);
}

QWidget* LessonFigure::addButtons(const std::vector<std::pair<Text, std::function<void()>>>& actions) {
    QWidget* row = addFlow();
    for (const auto& [name, action] : actions) {
        QPushButton* made = button(name, row);
        connect(made, &QPushButton::clicked, this, action);
        row->layout()->addWidget(made);
    }
    return row;
}

void LessonFigure::announce(const QStringList& words) {
    m_announcer->say(words);
}

QPushButton* LessonFigure::addMeiosis(QLabel* words, std::function<lessons::Cross()> cross) {
    return addOccasion(words, [this, crossed = std::move(cross)] {
        return MeiosisOccasion{.cross = crossed(), .answersShown = m_run.isRevealed()};
    });
}

QPushButton* LessonFigure::addOccasion(QLabel* words, std::function<MeiosisOccasion()> occasion) {
    QPushButton* shown = meiosisButton(this, std::move(occasion));
    add(besideMeiosisButton(words, shown, this));
    return shown;
}

} // namespace app
