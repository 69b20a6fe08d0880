// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/figures/lesson_figure.h"
#include "app/learn/session/lesson_session.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/widgets/rich_words.h"
#include "lessons/documents/start_cross.h"
#include "lessons_page.h"
#include "presented_lesson.h"

namespace app {

Presentation LessonsPage::presentation() const {
    Presentation shown;
    const auto found = m_sessions.find(m_topic);
    if (found == m_sessions.end())
        return shown; // its file cannot be read
    const LessonSession& session = *found->second;
    const lessons::Topic& topic = session.topic();
    const lessons::Experiment& experiment = session.run().experiment();
    shown.title = plainText(lessonText(topic.title));
    shown.question = plainText(LessonFigure::question(session.figure()));
    for (const lessons::Text& paragraph : session.figure().texts().explain)
        shown.explanation << plainText(lessonText(paragraph));
    shown.figure = [copy = topic, settings = session.figure().all()](QWidget* parent) -> QWidget* {
        auto picture = std::make_unique<PresentedLesson>(copy, settings, parent);
        return picture->isEmpty() ? nullptr : picture.release();
    };
    constexpr std::size_t mostBars = 8;
    if (experiment.outcomes.empty() || experiment.outcomes.size() > mostBars)
        return shown;
    setExperiment(shown, experiment);
    shown.ratio = ratioWords(experiment);
    if (experiment.play)
        shown.outcomes.clear(); // nothing to count without playing games
    // Only if the lesson is about the cross itself: its figure may have changed the parents since.
    if (!topic.startCross.empty() && experiment.hidden.empty()) {
        const lessons::Cross cross = lessons::startCross(topic.startCross);
        if (experiment.key == lessons::offspringByLooks(cross).key)
            shown.brood.emplace(cross);
    }
    if (shown.brood)
        shown.figure = nullptr;
    return shown;
}

} // namespace app
