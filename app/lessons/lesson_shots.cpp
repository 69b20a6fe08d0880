#include "lesson_shots.h"

#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "app/shots/shot_catalogue.h"
#include "glossary_page.h"
#include "lesson_session.h"
#include "lessons/topics/catalogue.h"
#include "lessons_page.h"

namespace app {

namespace {

constexpr std::uint64_t shotSeed = 20;

/// A pupil's lesson at a step, with what belongs before it: a prediction, then rolls, then an answer.
std::unique_ptr<QWidget> lessonAt(AppContext& context, const QString& id, LessonStep step) {
    auto made = std::make_unique<MainWindow>(context);
    registerPages(*made, context);
    made->showPage(QStringLiteral("lessons"));
    auto* page = qobject_cast<LessonsPage*>(made->page(QStringLiteral("lessons")));
    page->setSeed(shotSeed);
    page->showTopic(id);
    LessonSession* session = page->session(id);
    if (step != LessonStep::Predict) {
        std::vector<int> parts(session->experiment().outcomes.size(), 1);
        parts[0] = 3;
        session->predict(parts);
        session->roll(320);
    }
    session->setStep(step);
    if (step == LessonStep::Compare)
        session->setAnswer(0, 0);
    if (step == LessonStep::Explain) {
        session->showHint(0);
        session->setAnswer(0, 1);
    }
    return made;
}

} // namespace

void registerLessonShots(ShotCatalogue& catalogue) {
    static const std::array<const char*, lessonStepCount> steps{"predict", "roll", "compare", "explain"};
    for (const lessons::Topic* topic : lessons::topics())
        for (int i = 0; i < lessonStepCount; ++i) {
            const QString id = QString::fromUtf8(topic->id.data(), qsizetype(topic->id.size()));
            const bool first = topic == lessons::topics().front();
            catalogue.add(
                QStringLiteral("lesson-%1-%2").arg(id, QLatin1String(steps[std::size_t(i)])),
                first ? ShotCatalogue::usual() : ShotCatalogue::brief(),
                [id, i](AppContext& context) { return lessonAt(context, id, static_cast<LessonStep>(i)); });
        }
    catalogue.add(QStringLiteral("glossary"), ShotCatalogue::usual(), [](AppContext& context) {
        auto made = std::make_unique<MainWindow>(context);
        registerPages(*made, context);
        made->showPage(QStringLiteral("glossary"));
        qobject_cast<GlossaryPage*>(made->page(QStringLiteral("glossary")))
            ->showTerm(QStringLiteral("diploid"));
        return std::unique_ptr<QWidget>(std::move(made));
    });
}

} // namespace app
