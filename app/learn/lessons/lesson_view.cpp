// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_view.h"

#include "app/base/text/unbroken.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/test_words.h"
#include "app/learn/figures/lesson_figure.h"
#include "app/learn/paper/report_panel.h"
#include "app/learn/session/lesson_session.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/rich_words.h"
#include "compare_panel.h"
#include "explain_panel.h"
#include "lesson_label.h"
#include "lesson_report.h"
#include "offspring_bed.h"
#include "practice_panel.h"
#include "predict_panel.h"
#include "question_panel.h"
#include "roll_panel.h"
#include "teacher_panel.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

#include <utility>

namespace app {

using namespace page_parts;

LessonView::LessonView(LessonSession& session, LessonPlace place, QWidget* parent)
    : QWidget(parent), m_session(session), m_place(std::move(place)),
      m_announcer(new speech::Announcer(this)) {
    Form form(this);
    // Leave a gap between the sheets and the scroll bar.
    keepStyled(form.box(),
               [rows = form.box()] { rows->setContentsMargins(0, 0, Theme::current().px(4), 0); });
    m_task = form.add(lessonLabel(
        session.figure(), [](const auto& texts) { return texts.task; }, this, TextRole::Body, Role::SoftInk));
    m_together = form.text(
        [] { return tr("The class goes through this lesson together. Your teacher opens the next step."); },
        TextRole::Strong);
    m_together->setObjectName(QStringLiteral("together"));
    refreshPace();
    build();
    keepTranslated(this, [this] { refreshChart(); });
    connect(&session.steps(), &LessonSteps::openStepsChanged, this, &LessonView::refreshPace);
    connect(&session.steps(), &LessonSteps::stepChanged, this, [this] {
        build();
        emit stepShown();
        m_announcer->say(spokenStep());
    });
    connect(&session.run(), &ExperimentRun::countsChanged, this, &LessonView::refreshChart);
    connect(&session.run(), &ExperimentRun::countsChanged, this,
            [this] { m_announcer->say(spokenCounts()); });
    connect(&session.run(), &ExperimentRun::predictionChanged, this, &LessonView::refreshChart);
}

void LessonView::refreshPace() {
    const auto last = m_session.steps().lastOpen();
    m_together->setVisible(last && *last != LessonStep::Explain);
}

void LessonView::addChart(Form rows) {
    Form head = rows.part(Form::Way::Along, 6);
    head.grow(head.heading([] { return tr("Observed against expected"); }));
    m_n = head.grow(head.label("sampleSize", TextRole::Body, Role::SoftInk));
    m_n->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_chart = rows.add(new OutcomeChart(rows.widget()), 1);
    m_bed = rows.add(new OffspringBed(m_session.run(), rows.widget()));
    m_bedWords = rows.label("bedWords", TextRole::Caption, Role::SoftInk);
    m_sentence = rows.label("fitSentence", TextRole::Strong);
    // Room for the sentence is kept from the start, so that the buttons below do not move at the first roll.
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    keepStyled(m_sentence, [sentence = m_sentence] {
        sentence->setMinimumHeight(2 * sentence->fontMetrics().lineSpacing());
    });
}

void LessonView::build() {
    discard(m_body);
    m_chart = nullptr;
    m_compare = nullptr;
    m_pair = nullptr;
    m_left = nullptr;
    m_roll = nullptr;
    m_right = nullptr;
    m_belowRunning = nullptr;
    m_n = m_sentence = m_bedWords = nullptr;
    m_bed = nullptr;
    m_body = new QWidget(this);
    static_cast<QBoxLayout*>(layout())->addWidget(m_body, 1);
    Form rows(m_body, Form::Way::Down, 12);
    const LessonStep step = m_session.steps().step();
    m_task->setVisible(step == LessonStep::Predict);
    if (step == LessonStep::Explain) {
        // The figure sets up the experiment, even where it is not shown.
        LessonFigure::prepare(m_session.figure(), m_session.run());
        Form pair = rows.part(Form::Way::Along, space::gap);
        m_pair = pair.box();
        pair.add(new ExplainPanel(m_session.figure(), m_session.run(), m_session.games(), pair.widget()), 1);
        Form right = pair.part(Form::Way::Down, 0, 1);
        right.add(new QuestionPanel(m_session.quiz(), right.widget()));
        right.addStretch();
        addPapers(rows);
    } else if (step == LessonStep::Compare) {
        addCompare(rows);
    } else {
        addFigure(rows);
    }
    if (step == LessonStep::Roll)
        addRoll(rows);
    refreshChart();
    fold();
    m_body->show();
}

void LessonView::addFigure(Form& rows) {
    Form pair = rows.part(Form::Way::Along, 12, 1);
    m_pair = pair.box();
    const bool isPredicted = m_session.steps().step() == LessonStep::Predict;
    Form left = pair.part(Form::Way::Down, 12, 1);
    m_left = left.box();
    Form sheet(left.add(new Panel(left.widget()), 1), Form::Way::Down, 6, 12);
    sheet.add(LessonFigure::make(m_session.figure(), m_session.run(), sheet.widget()));
    if (isPredicted) {
        pair.add(new PredictPanel(m_session.figure(), m_session.run(), m_session.draft(), pair.widget()), 1);
    } else {
        Form right = pair.part(Form::Way::Down, 12, 1);
        m_right = right.box();
        addChart(Form(right.add(new Panel(right.widget()), 1), Form::Way::Down, 6, 12));
    }
}

void LessonView::addRoll(Form& rows) {
    m_roll = rows.add(
        new RollPanel(m_session.figure(), m_session.run(), m_session.games(), m_place.dataFolder, m_body));
    connect(m_roll, &RollPanel::predictionRequested, this,
            [this] { m_session.steps().setStep(LessonStep::Predict); });
    m_rollPlace = RollPlace::Below;
}

void LessonView::addCompare(Form& rows) {
    LessonFigure::prepare(m_session.figure(), m_session.run());
    m_compare = rows.add(new ComparePanel(m_session.figure(), m_session.run(), m_body));
    connect(m_compare, &ComparePanel::rollsRequested, this,
            [this] { m_session.steps().setStep(LessonStep::Roll); });
    Form sheet(rows.add(new Panel(m_body)), Form::Way::Down, space::small, space::gap);
    sheet.add(lessonLabel(
        m_session.figure(), [](const auto& texts) { return texts.compare; }, sheet.widget()));
    sheet.add(LessonFigure::make(m_session.figure(), m_session.run(), sheet.widget()));
}

void LessonView::addPapers(Form& rows) {
    if (!m_session.topic().practice.empty())
        rows.add(new PracticePanel(m_session.practice(), m_session.quiz(), m_body));
    if (m_session.run().size() > 0) {
        auto* report = rows.add(new ReportPanel(
            m_session.reportWords(), [this] { return reportOf(m_session.figure(), m_session.run()); },
            m_body));
        connect(report, &ReportPanel::wordsChanged, this, [this] { m_session.keepReportWords(); });
    }
    if (m_place.teacherNotes)
        rows.add(new TeacherPanel(m_session.figure(), m_place.file, m_place.copy, m_body));
    rows.addStretch();
}

void LessonView::refreshChart() {
    if (!m_chart)
        return;
    const ExperimentRun& run = m_session.run();
    const lessons::Experiment& experiment = run.experiment();
    m_chart->setNumbers(outcomeNumbers(experiment, run.counts(), run.prediction()));
    const auto n = countText(run.size());
    // If the lesson plays games or exchanges letters, the word "rolled" does not fit.
    const bool rolled = m_session.topic().rollTitle.empty();
    m_n->setText(!run.source().isEmpty() ? tr("n = %1, %2").arg(n, run.source())
                 : rolled                ? tr("n = %1 rolled").arg(n)
                                         : tr("n = %1").arg(n));
    m_bedWords->setText(run.size() == 0 ? tr("Nothing grows here yet.")
                        : m_bed->each() == 1
                            ? tr("Each picture is one of them.")
                            : tr("Each picture stands for about %1 of them.").arg(countText(m_bed->each())));
    m_sentence->setText(unbroken(fitSentence(testOf(run), ratioWords(experiment))));
}

QStringList LessonView::spokenCounts() const {
    if (!m_chart || m_session.run().size() == 0)
        return {};
    return {m_n->text() + QLatin1Char('.'), m_chart->accessibleDescription() + QLatin1Char('.'),
            m_sentence->text().replace(QChar::Nbsp, QLatin1Char(' '))};
}

QStringList LessonView::spokenStep() const {
    QStringList said{tr("Step %1 of %2: %3.")
                         .arg(static_cast<int>(m_session.steps().step()) + 1)
                         .arg(lessonStepCount)
                         .arg(stepName(m_session.steps().step()))};
    if (m_roll && m_session.run().hasPrediction())
        said << tr("Your prediction: %1.").arg(partsText(m_session.run().prediction()));
    if (m_compare)
        said << m_compare->spoken();
    return said;
}

void LessonView::fold() {
    const Theme& theme = Theme::current();
    const bool narrow = width() < theme.px(720);
    if (m_pair)
        m_pair->setDirection(!narrow  ? QBoxLayout::LeftToRight
                             : m_roll ? QBoxLayout::BottomToTop // the chart above the figure
                                      : QBoxLayout::TopToBottom);
    if (!m_roll)
        return;
    // In a low window the buttons would be below the fold, and whoever rolls would not see the chart grow.
    const bool low = window()->height() < theme.px(820);
    placeRoll(narrow ? RollPlace::Above : low ? RollPlace::BesideChart : RollPlace::Below);
}

void LessonView::placeRoll(RollPlace place) {
    if (place == m_rollPlace)
        return;
    auto* rows = static_cast<QBoxLayout*>(m_body->layout());
    if (m_rollPlace == RollPlace::BesideChart) {
        m_right->removeItem(m_belowRunning);
        delete m_belowRunning;
        m_belowRunning = nullptr;
        m_right->setStretch(0, 1);
        m_roll->takeRunning();
    }
    m_rollPlace = place;
    (m_left->indexOf(m_roll) >= 0 ? m_left : rows)->removeWidget(m_roll);
    switch (place) {
    case RollPlace::Below: rows->insertWidget(1, m_roll); break;
    case RollPlace::Above: rows->insertWidget(0, m_roll); break;
    case RollPlace::BesideChart:
        m_left->insertWidget(0, m_roll);
        m_right->setStretch(0, 0);
        m_right->addWidget(m_roll->running());
        m_right->addStretch(1);
        m_belowRunning = m_right->itemAt(m_right->count() - 1);
        break;
    }
}

void LessonView::resizeEvent(QResizeEvent* event) {
    fold();
    QWidget::resizeEvent(event);
}

} // namespace app
