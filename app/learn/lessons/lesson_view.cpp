// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_view.h"

#include "app/base/text/unbroken.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/projector/present_button.h"
#include "app/charts/test_words.h"
#include "app/learn/figures/lesson_figure.h"
#include "app/learn/paper/report_panel.h"
#include "app/learn/session/lesson_session.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/rich_words.h"
#include "compare_panel.h"
#include "explain_panel.h"
#include "lesson_label.h"
#include "lesson_report.h"
#include "practice_panel.h"
#include "predict_panel.h"
#include "question_panel.h"
#include "roll_panel.h"
#include "teacher_panel.h"

#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace app {

using namespace page_parts;

LessonView::LessonView(LessonSession& session, LessonPlace place, QWidget* parent)
    : QWidget(parent), m_session(session), m_place(std::move(place)),
      m_announcer(new speech::Announcer(this)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 8);
    // Leave a gap between the sheets and the scroll bar.
    keepStyled(rows, [rows] { rows->setContentsMargins(0, 0, Theme::current().px(4), 0); });
    auto* head = new QHBoxLayout;
    head->addWidget(pageTitle(lessonText(session.topic().title), this), 1);
    QPushButton* present = presentButton(this);
    connect(present, &QPushButton::clicked, this, &LessonView::presentRequested);
    head->addWidget(present, 0, Qt::AlignTop);
    rows->addLayout(head);
    rows->addWidget(lessonLabel(
        session.figure(), [](const auto& texts) { return texts.task; }, this, TextRole::Body, Role::SoftInk));
    rows->addWidget(stepTabs());
    m_together = words(
        [] { return tr("The class goes through this lesson together. Your teacher opens the next step."); },
        this, TextRole::Strong);
    m_together->setObjectName(QStringLiteral("together"));
    rows->addWidget(m_together);
    refreshTabs();
    build();
    connect(&session.steps(), &LessonSteps::openStepsChanged, this, &LessonView::refreshTabs);
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

QWidget* LessonView::stepTabs() {
    const Theme& theme = Theme::current();
    auto* tabs = new QWidget(this);
    auto* row = new QHBoxLayout(tabs);
    setMargins(row, 0, 6);
    auto* group = new QButtonGroup(tabs);
    for (int i = 0; i < lessonStepCount; ++i) {
        const auto step = static_cast<LessonStep>(i);
        QPushButton* tab = button(tr("%1 %2").arg(QString::number(i + 1), stepName(step)), tabs);
        tab->setObjectName(QStringLiteral("step%1").arg(i + 1));
        tab->setCheckable(true);
        tab->setMinimumWidth(std::max(theme.px(84), tab->sizeHint().width()));
        tab->setChecked(step == m_session.steps().step());
        group->addButton(tab, i);
        connect(tab, &QPushButton::clicked, this, [this, step] { m_session.steps().setStep(step); });
        row->addWidget(tab, 1);
        m_tabs << tab;
    }
    row->addStretch(1);
    return tabs;
}

void LessonView::refreshTabs() {
    const auto last = m_session.steps().lastOpen();
    for (int i = 0; i < m_tabs.size(); ++i)
        m_tabs[i]->setEnabled(!last || i <= static_cast<int>(*last));
    m_together->setVisible(last && *last != LessonStep::Explain);
}

QWidget* LessonView::chartSheet() {
    auto* sheet = new Panel(m_body);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 12, 6);
    auto* head = new QHBoxLayout;
    QLabel* title = words([] { return tr("Observed against expected"); }, sheet, TextRole::PanelTitle);
    head->addWidget(title, 1);
    m_n = words({}, sheet, TextRole::Body, Role::SoftInk);
    m_n->setObjectName(QStringLiteral("sampleSize"));
    m_n->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    head->addWidget(m_n, 1);
    rows->addLayout(head);
    m_chart = new OutcomeChart(sheet);
    rows->addWidget(m_chart, 1);
    rows->addWidget(words([] { return tr("In 95 of 100 such samples, the count is within the 95 % range."); },
                          sheet, TextRole::Caption, Role::SoftInk));
    m_sentence = words({}, sheet, TextRole::Strong);
    m_sentence->setObjectName(QStringLiteral("fitSentence"));
    // Room for the sentence is kept from the start, so that the buttons below do not move at the first roll.
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_sentence->setMinimumHeight(2 * m_sentence->fontMetrics().lineSpacing());
    rows->addWidget(m_sentence);
    return sheet;
}

void LessonView::build() {
    for (int i = 0; i < m_tabs.size(); ++i)
        m_tabs[i]->setChecked(i == static_cast<int>(m_session.steps().step()));
    if (m_body) {
        m_body->hide();
        m_body->deleteLater();
    }
    m_chart = nullptr;
    m_compare = nullptr;
    m_pair = nullptr;
    m_left = nullptr;
    m_roll = nullptr;
    m_right = nullptr;
    m_belowRunning = nullptr;
    m_n = m_sentence = nullptr;
    m_body = new QWidget(this);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_body, 1);
    auto* rows = new QVBoxLayout(m_body);
    setMargins(rows, 0, 12);
    const LessonStep step = m_session.steps().step();
    if (step == LessonStep::Explain) {
        // The figure sets up the experiment, even where it is not shown.
        LessonFigure::prepare(m_session.figure(), m_session.run());
        rows->addWidget(new ExplainPanel(m_session.figure(), m_session.run(), m_session.games(), m_body));
    } else {
        auto* pair = new QWidget(m_body);
        m_pair = new QHBoxLayout(pair);
        setMargins(m_pair, 0, 12);
        auto* sheet = new Panel(pair);
        auto* inside = new QVBoxLayout(sheet);
        setMargins(inside, 12, 6);
        inside->addWidget(LessonFigure::make(m_session.figure(), m_session.run(), sheet));
        m_left = new QVBoxLayout;
        keepStyled(m_left, [this] { m_left->setSpacing(Theme::current().px(12)); });
        m_left->addWidget(sheet, 1);
        m_pair->addLayout(m_left, step == LessonStep::Predict ? 4 : 1);
        if (step == LessonStep::Predict) {
            auto* predict = new PredictPanel(m_session.figure(), m_session.run(), m_session.steps(), pair);
            connect(predict, &PredictPanel::answered, this,
                    [this](const QString& said) { m_announcer->say(said); });
            m_pair->addWidget(predict, 3);
        } else {
            m_right = new QVBoxLayout;
            keepStyled(m_right, [this] { m_right->setSpacing(Theme::current().px(12)); });
            m_right->addWidget(chartSheet(), 1);
            m_pair->addLayout(m_right, 1);
        }
        rows->addWidget(pair, 1);
        if (step == LessonStep::Roll) {
            m_roll = new RollPanel(m_session.figure(), m_session.run(), m_session.games(), m_place.dataFolder,
                                   m_body);
            connect(m_roll, &RollPanel::predictionRequested, this,
                    [this] { m_session.steps().setStep(LessonStep::Predict); });
            rows->addWidget(m_roll);
            m_rollPlace = RollPlace::Below;
        }
        if (step == LessonStep::Compare) {
            m_compare =
                new ComparePanel(m_session.figure(), m_session.run(), m_chart->parentWidget(), m_body);
            connect(m_compare, &ComparePanel::rollsRequested, this,
                    [this] { m_session.steps().setStep(LessonStep::Roll); });
            rows->addWidget(m_compare);
        }
    }
    if (step != LessonStep::Predict) {
        auto* questions = new QuestionPanel(m_session.quiz(), m_place.next, m_body);
        connect(questions, &QuestionPanel::nextLessonRequested, this, &LessonView::nextLessonRequested);
        rows->addWidget(questions);
    }
    if (step == LessonStep::Explain) {
        if (!m_session.topic().practice.empty())
            rows->addWidget(new PracticePanel(m_session.practice(), m_session.quiz(), m_body));
        if (m_session.run().size() > 0) {
            auto* report = new ReportPanel(
                m_session.reportWords(), [this] { return reportOf(m_session.figure(), m_session.run()); },
                m_body);
            connect(report, &ReportPanel::wordsChanged, this, [this] { m_session.keepReportWords(); });
            rows->addWidget(report);
        }
        if (m_place.teacherNotes)
            rows->addWidget(new TeacherPanel(m_session.figure(), m_place.file, m_place.copy, m_body));
        rows->addStretch(1);
    }
    refreshChart();
    fold();
    m_body->show();
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
    m_sentence->setText(unbroken(fitSentence(testOf(run), ratioWords(experiment))));
    // Beside the verdict on the prediction, the same sentence says p.
    m_sentence->setVisible(m_session.steps().step() != LessonStep::Compare || run.size() == 0);
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
    auto* rows = static_cast<QVBoxLayout*>(m_body->layout());
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
