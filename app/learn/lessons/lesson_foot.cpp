// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_foot.h"

#include "app/charts/outcome_numbers.h"
#include "app/learn/session/lesson_session.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtGui/QPainter>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;

LessonFoot::LessonFoot(LessonSession& session, const Text& next, QWidget* parent)
    : QWidget(parent), m_session(session), m_next(next) {
    Form line(this, Form::Way::Along, space::card);
    keepStyled(line.box(), [box = line.box()] {
        const Theme& theme = Theme::current();
        box->setContentsMargins(theme.px(space::section), theme.px(space::small), theme.px(space::section),
                                theme.px(space::small));
    });
    m_state = line.grow(line.label("footState", TextRole::Body, Role::SoftInk));
    m_back = line.button("stepBack", {}, [this] {
        const int step = static_cast<int>(m_session.steps().step());
        m_session.steps().setStep(static_cast<LessonStep>(std::max(0, step - 1)));
    });
    setButtonKind(m_back, ButtonKind::Text);
    keepPlace(m_back);
    m_forward = line.button("nextStep", {}, [this] { goForward(); });
    setButtonKind(m_forward, ButtonKind::Primary);
    keepTranslated(this, [this] { refresh(); });
    keepStyled(m_forward, [this] { refresh(); });
    connect(&session.steps(), &LessonSteps::stepChanged, this, &LessonFoot::refresh);
    connect(&session.steps(), &LessonSteps::openStepsChanged, this, &LessonFoot::refresh);
    connect(&session.draft(), &PredictionDraft::changed, this, &LessonFoot::refresh);
    connect(&session.run(), &ExperimentRun::predictionChanged, this, &LessonFoot::refresh);
    connect(&session.run(), &ExperimentRun::experimentChanged, this, &LessonFoot::refresh);
    connect(&session.run(), &ExperimentRun::countsChanged, this, &LessonFoot::refresh);
    connect(&session.quiz(), &LessonQuiz::changed, this, &LessonFoot::refresh);
}

void LessonFoot::goForward() {
    const LessonStep step = m_session.steps().step();
    if (mayPlant())
        m_session.draft().record();
    if (mayRoll())
        m_session.run().roll(firstRolls());
    else if (step != LessonStep::Explain)
        m_session.steps().setStep(static_cast<LessonStep>(static_cast<int>(step) + 1));
    else if (m_next.words().isEmpty())
        emit allLessonsRequested();
    else
        emit nextLessonRequested();
}

bool LessonFoot::mayPlant() const {
    return m_session.steps().step() == LessonStep::Predict && m_session.draft().isNew();
}

bool LessonFoot::mayRoll() const {
    const ExperimentRun& run = m_session.run();
    return m_session.steps().step() == LessonStep::Roll && run.hasPrediction() && run.size() == 0;
}

std::int64_t LessonFoot::firstRolls() const {
    const auto& portions = m_session.run().experiment().portions;
    return portions[std::min<std::size_t>(1, portions.size() - 1)];
}

QString LessonFoot::rollWords() const {
    const lessons::Experiment& experiment = m_session.run().experiment();
    return (experiment.play ? tr("Play %1 ›") : tr("Roll %1 ›")).arg(countText(firstRolls()));
}

QString LessonFoot::stateWords() const {
    const ExperimentRun& run = m_session.run();
    if (mayPlant())
        return tr("Your guess: %1. You can change it until something is rolled.")
            .arg(partsText(m_session.draft().parts()));
    if (!run.hasPrediction())
        return tr("First your prediction, then the dice.");
    if (m_session.steps().step() == LessonStep::Explain)
        return tr("Questions passed: %1 of %2")
            .arg(m_session.quiz().tries().passed)
            .arg(m_session.quiz().count());
    const QString parts = partsText(run.prediction());
    return run.size() == 0 ? tr("Your prediction: %1").arg(parts)
                           : tr("Your prediction: %1. Counted so far: %2").arg(parts, countText(run.size()));
}

QString LessonFoot::forwardWords() const {
    switch (m_session.steps().step()) {
    case LessonStep::Predict:
        return mayPlant() || !m_session.run().hasPrediction() ? tr("Plant my prediction ›")
                                                              : tr("Continue to rolling ›");
    case LessonStep::Roll: return mayRoll() ? rollWords() : tr("Compare ›");
    case LessonStep::Compare: return tr("Explain ›");
    case LessonStep::Explain: break;
    }
    const QString next = m_next.words();
    return next.isEmpty() ? tr("All lessons ›") : tr("Next: %1 ›").arg(next);
}

void LessonFoot::refresh() {
    const LessonStep step = m_session.steps().step();
    const auto last = m_session.steps().lastOpen();
    m_state->setText(stateWords());
    m_back->setText(tr("‹ Back"));
    m_back->setAccessibleName(tr("Back to the step before"));
    m_back->setVisible(step != LessonStep::Predict);
    m_forward->setText(forwardWords());
    m_forward->setAccessibleName(m_forward->text());
    if (step == LessonStep::Predict)
        keepWidth(m_forward, {tr("Plant my prediction ›"), tr("Continue to rolling ›")});
    else if (step == LessonStep::Roll)
        keepWidth(m_forward, {rollWords(), tr("Compare ›")});
    else
        keepWidth(m_forward, {m_forward->text()});
    const bool isOpen = step == LessonStep::Explain || !last || step < *last;
    m_forward->setEnabled(mayPlant() || mayRoll() ||
                          (isOpen && (step != LessonStep::Predict || m_session.run().hasPrediction())));
}

void LessonFoot::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.colour(Role::Panel));
    painter.fillRect(QRect(0, 0, width(), std::max(1, theme.px(stroke::hair))), theme.colour(Role::Line));
}

} // namespace app
