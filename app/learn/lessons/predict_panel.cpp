// SPDX-License-Identifier: GPL-3.0-or-later
#include "predict_panel.h"

#include "app/base/text/phrases.h"
#include "app/learn/figures/lesson_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/widgets/fixed_lines.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

namespace app {

using namespace page_parts;

PredictPanel::PredictPanel(const FigureSettings& figure, ExperimentRun& run, QWidget* parent)
    : Panel(parent), m_figure(figure), m_run(run) {
    Form form(this, Form::Way::Down, 9, 14);
    form.heading([] { return tr("Your prediction"); });
    m_question = form.add("question", richWords([this] { return LessonFigure::question(m_figure); }, this));
    m_fields = form.add(new QWidget(this));
    m_state = form.add("predictionState", new SteadyWords(this));
    keepStyled(m_state, [this] { m_state->setFont(Theme::current().font(TextRole::Strong)); });
    Form buttons = form.part(Form::Way::Along, 9);
    m_record = buttons.button(
        "recordPrediction", [] { return tr("Record my prediction"); }, [this] { record(); });
    buttons.addStretch();
    form.addStretch();
    buildFields();
    keepTranslated(this, [this] { refresh(); });
    connect(&run, &ExperimentRun::experimentChanged, this, &PredictPanel::buildFields);
    connect(&run, &ExperimentRun::experimentChanged, this, &PredictPanel::askAnew);
    connect(&figure, &FigureSettings::changed, this, &PredictPanel::askAnew);
    connect(&run, &ExperimentRun::predictionChanged, this, &PredictPanel::refresh);
    connect(&run, &ExperimentRun::countsChanged, this, &PredictPanel::refresh);
}

void PredictPanel::record() {
    std::vector<int> parts;
    for (const QSpinBox* part : m_parts)
        parts.push_back(part->value());
    if (!m_run.predict(parts))
        m_state->setText(tr("Give at least one outcome a number."));
    else
        emit recorded();
    emit answered(m_state->text());
}

void PredictPanel::askAnew() {
    setRichWords(m_question, LessonFigure::question(m_figure));
}

void PredictPanel::buildFields() {
    delete m_fields->layout();
    for (QWidget* old : m_fields->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        discard(old);
    }
    m_parts.clear();
    auto* grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    keepStyled(grid, [grid] {
        grid->setHorizontalSpacing(Theme::current().px(10));
        grid->setVerticalSpacing(Theme::current().px(6));
    });
    const auto& outcomes = m_run.experiment().outcomes;
    const std::vector<int> known = m_run.prediction();
    const int columns = outcomes.size() > 5 ? 2 : 1;
    const int rows = (int(outcomes.size()) + columns - 1) / columns;
    for (int i = 0; i < int(outcomes.size()); ++i) {
        const lessons::Outcome& outcome = outcomes[std::size_t(i)];
        auto* part = new QSpinBox(m_fields);
        part->setObjectName(QStringLiteral("part%1").arg(i));
        part->setRange(0, 999999);
        keepFixedWidth(part, 92);
        if (!known.empty())
            part->setValue(known[std::size_t(i)]);
        const auto name = [phrase = outcome.name] { return text(phrase); };
        QLabel* label = wrappingLabel(name, m_fields);
        if (name() == QString::fromStdString(outcome.letters) || isGenotype(name()))
            keepStyled(label, [label] { label->setFont(Theme::current().genotypeFont(14)); });
        label->setBuddy(part);
        keepTranslated(part, [part, name] { part->setAccessibleName(tr("Share of %1").arg(name())); });
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
    m_record->setDefault(!known);
}

} // namespace app
