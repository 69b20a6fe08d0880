// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_scene.h"

#include "app/learn/figures/lesson_figure.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/session/lesson_session.h"
#include "app/programs/shots/window_at.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QTimer>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <vector>

namespace app {

std::unique_ptr<QWidget> lessonAt(AppContext& context, const QString& id, LessonStep step,
                                  const QVariantMap& settings, std::int64_t rolls) {
    auto made = windowAt(context, QStringLiteral("lessons"));
    auto* page = qobject_cast<LessonsPage*>(made->page(QStringLiteral("lessons")));
    page->setSeed(lessonShotSeed);
    page->showTopic(id);
    LessonSession* session = page->session(id);
    for (auto it = settings.begin(); it != settings.end(); ++it)
        session->figure().setSetting(it.key(), it.value());
    LessonFigure::prepare(session->figure(), session->run());
    if (step != LessonStep::Predict) {
        std::vector<int> parts(session->run().experiment().outcomes.size(), 1);
        parts[0] = 3;
        session->run().predict(parts);
        session->run().roll(rolls);
    }
    // So that the figure is made with its settings.
    if (step == LessonStep::Predict && !settings.isEmpty())
        session->steps().setStep(LessonStep::Explain);
    session->steps().setStep(step);
    if (step == LessonStep::Compare)
        session->quiz().setAnswer(0, 0);
    if (step == LessonStep::Explain) {
        session->quiz().showHint(0);
        session->quiz().setAnswer(0, 1);
    }
    return made;
}

LessonSession& sessionIn(QWidget& window, const QString& id) {
    return *window.findChild<LessonsPage*>()->session(id);
}

void scrollTo(QWidget& window, const QString& name) {
    QTimer::singleShot(0, &window, [&window, name] {
        // The last one: what was shown before may still have to be deleted.
        const auto parts = window.findChildren<QWidget*>(name);
        if (parts.isEmpty())
            return;
        for (QWidget* outer = parts.last(); outer; outer = outer->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(outer))
                area->verticalScrollBar()->setValue(parts.last()->mapTo(area->widget(), QPoint()).y() -
                                                    Theme::current().px(60));
    });
}

} // namespace app
