// SPDX-License-Identifier: GPL-3.0-or-later
#include "predict_panel.h"

#include "app/base/text/phrases.h"
#include "app/charts/outcome_picture.h"
#include "app/learn/figures/lesson_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/learn/session/lesson_words.h"
#include "app/learn/session/prediction_draft.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fixed_lines.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "part_bar.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

/// With more outcomes, their rows would not fit on the page: they have fields in two columns.
constexpr std::size_t mostBars = 8;
/// How far a bar goes: sixteen cells make 9 : 3 : 3 : 1, and a hundred are per cent. More can be typed.
constexpr int usualMost = 16;
constexpr int percentMost = 100;
/// A question up to so many letters stands in the type of a page's title.
constexpr int shortQuestion = 64;

class OutcomeIcon : public QWidget {
public:
    OutcomeIcon(lessons::Experiment experiment, std::size_t outcome, QWidget* parent)
        : QWidget(parent), m_experiment(std::move(experiment)), m_outcome(outcome) {
        keepStyled(this, [this] {
            const int side = Theme::current().px(target::secondary);
            setFixedSize(side, side);
            update();
        });
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintOutcome(painter, rect(), m_experiment, m_outcome);
    }

private:
    lessons::Experiment m_experiment;
    std::size_t m_outcome;
};

} // namespace

PredictPanel::PredictPanel(const FigureSettings& figure, const ExperimentRun& run, PredictionDraft& draft,
                           QWidget* parent)
    : QWidget(parent), m_figure(figure), m_run(run), m_draft(draft) {
    Form form(this, Form::Way::Down, space::gap, space::small);
    m_question = form.add("question", richWords({}, this));
    keepTranslated(m_question, [this] { askAnew(); });
    keepStyled(m_question, [this] { askAnew(); });
    m_before = form.add("beforeQuestion", richWords({}, this));
    m_rows = form.add(new QWidget(this));
    m_state = form.add("predictionState", new SteadyWords(this));
    keepStyled(m_state, [this] { setColour(m_state, Role::SoftInk); });
    form.addStretch();
    askAnew();
    buildRows();
    keepTranslated(this, [this] {
        askAnew();
        refresh();
    });
    connect(&run, &ExperimentRun::experimentChanged, this, &PredictPanel::buildRows);
    connect(&run, &ExperimentRun::experimentChanged, this, &PredictPanel::askAnew);
    connect(&figure, &FigureSettings::changed, this, &PredictPanel::askAnew);
    connect(&run, &ExperimentRun::countsChanged, this, &PredictPanel::refresh);
    connect(&run, &ExperimentRun::predictionChanged, this, &PredictPanel::refresh);
    connect(&draft, &PredictionDraft::changed, this, &PredictPanel::refreshParts);
}

void PredictPanel::askAnew() {
    if (!m_before)
        return;
    const AskedQuestion asked = askedIn(LessonFigure::question(m_figure));
    const QString question = asked.question.isEmpty() ? tr("What do you predict?") : asked.question;
    const bool isShort = plainText(question).size() <= shortQuestion;
    m_question->setFont(Theme::current().serif(isShort ? type::page : type::section, QFont::Bold));
    setRichWords(m_question, question);
    setRichWords(m_before, asked.around);
    m_before->setVisible(!asked.around.isEmpty());
}

void PredictPanel::buildRows() {
    delete m_rows->layout();
    for (QWidget* old : m_rows->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        discard(old);
    m_parts.clear();
    m_bars.clear();
    auto* grid = new QGridLayout(m_rows);
    grid->setContentsMargins(0, 0, 0, 0);
    keepStyled(grid, [grid] {
        grid->setHorizontalSpacing(Theme::current().px(space::gap));
        grid->setVerticalSpacing(Theme::current().px(space::small));
    });
    const std::size_t count = m_run.experiment().outcomes.size();
    const bool hasBars = count <= mostBars;
    const int columns = hasBars ? 1 : 2;
    const int rows = (int(count) + columns - 1) / columns;
    for (std::size_t i = 0; i < count; ++i)
        addRow(i, int(i) % rows, int(i) / rows);
    // The bars take the room; without them, the names.
    for (int column = 0; column < columns; ++column)
        grid->setColumnStretch(4 * column + (hasBars ? 2 : 1), 1);
    refreshParts();
    refresh();
}

void PredictPanel::addRow(std::size_t outcome, int row, int column) {
    auto* grid = static_cast<QGridLayout*>(m_rows->layout());
    const lessons::Outcome& one = m_run.experiment().outcomes[outcome];
    const auto name = [phrase = one.name] { return text(phrase); };
    grid->addWidget(new OutcomeIcon(m_run.experiment(), outcome, m_rows), row, 4 * column);
    QLabel* label = wrappingLabel(name, m_rows, TextRole::Strong);
    if (name() == QString::fromStdString(one.letters) || isGenotype(name()))
        keepStyled(label, [label] { label->setFont(Theme::current().genotypeFont(type::lead)); });
    grid->addWidget(label, row, 4 * column + 1);
    const bool hasBar = m_run.experiment().outcomes.size() <= mostBars;
    if (hasBar) {
        auto* bar = new PartBar(one.tone, m_rows);
        bar->setObjectName(QStringLiteral("bar%1").arg(outcome));
        keepTranslated(bar, [bar, name] { bar->setAccessibleName(tr("Share of %1").arg(name())); });
        connect(bar, &QSlider::valueChanged, this,
                [this, outcome](int value) { m_draft.setPart(outcome, value); });
        connect(bar, &QSlider::sliderReleased, this, &PredictPanel::refreshParts);
        grid->addWidget(bar, row, 2);
        m_bars << bar;
        // Names of a few words stand on two lines, rather than taking the room of the bars.
        keepStyled(label, [label] {
            const int most = Theme::current().px(150);
            label->setFixedWidth(std::min(most, label->fontMetrics().horizontalAdvance(label->text()) + 2));
        });
        keepTranslated(label, [label] {
            const int most = Theme::current().px(150);
            label->setFixedWidth(std::min(most, label->fontMetrics().horizontalAdvance(label->text()) + 2));
        });
    }
    auto* part = new QSpinBox(m_rows);
    part->setObjectName(QStringLiteral("part%1").arg(outcome));
    part->setRange(0, 999999);
    keepFixedWidth(part, hasBar ? 72 : 92);
    keepTranslated(part, [part, name, hasBar] {
        part->setAccessibleName((hasBar ? tr("Share of %1 as a number") : tr("Share of %1")).arg(name()));
    });
    connect(part, &QSpinBox::valueChanged, this,
            [this, outcome](int value) { m_draft.setPart(outcome, value); });
    grid->addWidget(part, row, 4 * column + 3);
    m_parts << part;
}

void PredictPanel::refreshParts() {
    const std::vector<int>& parts = m_draft.parts();
    if (parts.size() != std::size_t(m_parts.size()))
        return;
    const int greatest = parts.empty() ? 0 : *std::ranges::max_element(parts);
    const int most = greatest <= usualMost ? usualMost : greatest <= percentMost ? percentMost : greatest;
    // While one is dragged, none changes its scale.
    const bool isHeld = std::ranges::any_of(m_bars, &PartBar::isSliderDown);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const QSignalBlocker quietField(m_parts[int(i)]);
        if (m_parts[int(i)]->value() != parts[i])
            m_parts[int(i)]->setValue(parts[i]);
        if (m_bars.isEmpty())
            continue;
        PartBar* const bar = m_bars[int(i)];
        const QSignalBlocker quietBar(bar);
        if (!isHeld)
            bar->setRange(0, most);
        bar->setValue(parts[i]);
        bar->update();
    }
}

void PredictPanel::refresh() {
    const bool isRolled = m_run.size() > 0;
    const QString asks = m_bars.isEmpty()
                             ? tr("Small whole numbers will do, and so will percentages.")
                             : tr("Drag the bars or type. Small whole numbers will do, and so will "
                                  "percentages; only their ratio matters.");
    const QString before = tr("You predicted %1 before rolling. Start over to predict again.")
                               .arg(partsText(m_run.prediction()));
    m_state->setText(isRolled ? before : asks);
    // What stands below keeps its place.
    m_state->setAllWords({asks, before});
    for (QSpinBox* part : m_parts)
        part->setEnabled(!isRolled);
    for (PartBar* bar : m_bars)
        bar->setEnabled(!isRolled);
}

} // namespace app
