// SPDX-License-Identifier: GPL-3.0-or-later
#include "predict_panel.h"

#include "app/base/text/phrases.h"
#include "app/learn/figures/lesson_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/learn/session/lesson_steps.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/widgets/fixed_lines.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

PredictPanel::PredictPanel(const FigureSettings& figure, ExperimentRun& run, LessonSteps& steps,
                           QWidget* parent)
    : Panel(parent), m_figure(figure), m_run(run), m_steps(steps) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 14, 9);
    rows->addWidget(words([] { return tr("Your prediction"); }, this, TextRole::PanelTitle));
    m_rows = rows;
    askAnew();
    m_fields = new QWidget(this);
    rows->addWidget(m_fields);
    m_state = new SteadyWords(this);
    keepStyled(m_state, [this] { m_state->setFont(Theme::current().font(TextRole::Strong)); });
    m_state->setObjectName(QStringLiteral("predictionState"));
    rows->addWidget(m_state);
    auto* buttons = new QHBoxLayout;
    m_record = button([] { return tr("Record my prediction"); }, this);
    m_record->setObjectName(QStringLiteral("recordPrediction"));
    m_go = button([] { return tr("Continue to rolling ›"); }, this);
    m_go->setObjectName(QStringLiteral("goRoll"));
    buttons->addWidget(m_record);
    buttons->addWidget(m_go);
    buttons->addStretch(1);
    rows->addLayout(buttons);
    rows->addStretch(1);
    buildFields();
    connect(m_record, &QPushButton::clicked, this, [this] {
        std::vector<int> parts;
        for (const QSpinBox* part : m_parts)
            parts.push_back(part->value());
        if (!m_run.predict(parts))
            m_state->setText(tr("Give at least one outcome a number."));
        else
            m_go->setFocus();
        emit answered(m_state->text());
    });
    connect(m_go, &QPushButton::clicked, this, [this] { m_steps.setStep(LessonStep::Roll); });
    connect(&run, &ExperimentRun::experimentChanged, this, &PredictPanel::buildFields);
    connect(&run, &ExperimentRun::experimentChanged, this, &PredictPanel::askAnew);
    connect(&figure, &FigureSettings::changed, this, &PredictPanel::askAnew);
    connect(&run, &ExperimentRun::predictionChanged, this, &PredictPanel::refresh);
    connect(&run, &ExperimentRun::countsChanged, this, &PredictPanel::refresh);
    connect(&steps, &LessonSteps::openStepsChanged, this, &PredictPanel::refresh);
}

void PredictPanel::askAnew() {
    const QString question = LessonFigure::question(m_figure);
    if (question == m_asked)
        return;
    m_asked = question;
    if (m_question) {
        m_rows->removeWidget(m_question);
        m_question->hide();
        m_question->deleteLater();
    }
    m_question = richWords(question, this);
    m_question->setObjectName(QStringLiteral("question"));
    m_rows->insertWidget(1, m_question); // below the title
    m_question->show();
}

void PredictPanel::buildFields() {
    delete m_fields->layout();
    for (QWidget* old : m_fields->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        old->hide();
        old->deleteLater();
    }
    m_parts.clear();
    auto* grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    keepStyled(grid, [grid] { grid->setHorizontalSpacing(Theme::current().px(10)); });
    keepStyled(grid, [grid] { grid->setVerticalSpacing(Theme::current().px(6)); });
    const auto& outcomes = m_run.experiment().outcomes;
    const std::vector<int> known = m_run.prediction();
    const int columns = outcomes.size() > 5 ? 2 : 1;
    const int rows = (int(outcomes.size()) + columns - 1) / columns;
    for (int i = 0; i < int(outcomes.size()); ++i) {
        const lessons::Outcome& outcome = outcomes[std::size_t(i)];
        auto* part = new QSpinBox(m_fields);
        part->setObjectName(QStringLiteral("part%1").arg(i));
        part->setRange(0, 999999);
        keepStyled(part, [part] { part->setFixedWidth(Theme::current().px(92)); });
        if (!known.empty())
            part->setValue(known[std::size_t(i)]);
        const QString name = text(outcome.name);
        QLabel* label = words(name, m_fields);
        if (name == QString::fromStdString(outcome.letters) || isGenotype(name))
            keepStyled(label, [label] { label->setFont(Theme::current().genotypeFont(14)); });
        label->setBuddy(part);
        part->setAccessibleName(tr("Share of %1").arg(name));
        grid->addWidget(part, i % rows, 2 * (i / rows));
        grid->addWidget(label, i % rows, 2 * (i / rows) + 1);
        m_parts << part;
    }
    for (int column = 0; column < columns; ++column)
        grid->setColumnStretch(2 * column + 1, 1);
    refresh();
}

void PredictPanel::refresh() {
    const bool known = m_run.hasPrediction();
    const bool rolled = m_run.size() > 0;
    const QString asks =
        tr("In what ratio will they appear? Small whole numbers will do, and so will percentages.");
    const QString parts = partsText(m_run.prediction());
    const QString before = tr("You predicted %1 before rolling. Start over to predict again.").arg(parts);
    m_state->setText(!known ? asks : rolled ? before : tr("Your prediction: %1.").arg(parts));
    // The buttons below keep their places.
    m_state->setAllWords({asks, before, m_state->text()});
    for (QSpinBox* part : m_parts)
        part->setEnabled(!rolled);
    m_record->setEnabled(!rolled);
    m_go->setEnabled(known && m_steps.lastOpen() != LessonStep::Predict);
}

} // namespace app
