// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_shots.h"

#include "app/base/text/language.h"
#include "app/charts/meiosis_view.h"
#include "app/charts/test_form.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/session/lesson_session.h"
#include "app/programs/shots/lesson_scene.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "app/window/pages/glossary_page.h"
#include "lessons/topics/mapping_experiment.h"

#include <QtCore/QFile>
#include <QtCore/QTimer>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>
#include <vector>

namespace app {

namespace {

/// The meiosis in a window: that many have been counted before.
void showMeiosis(QWidget& window, lessons::MeiosisPhase phase, std::int64_t before) {
    // The last one: that of the step before is still to be deleted.
    const auto views = window.findChildren<MeiosisView*>();
    if (views.isEmpty())
        return;
    MeiosisView* view = views.last();
    lessons::MeiosisSeries series(view->series().cross(), view->series().parent(), lessonShotSeed);
    series.draw(before);
    view->setSeries(std::move(series), phase);
}

/// A lesson with its figure set in a way of its own, after rolls.
struct FigureShot {
    const char* name;
    const char* lesson;
    std::vector<std::pair<const char*, QVariant>> settings;
    std::int64_t rolls;
};

const std::vector<FigureShot>& figureShots() {
    static const std::vector<FigureShot> all{
        {"lesson-garden-map", "garden", {{"view", 1}}, 16},
        {"lesson-billion", "dominance", {{"view", 1}}, 1'000'000'000},
        {"lesson-riddle", "square", {{"mode", 1}}, 16},
        {"lesson-four-genes", "several-genes", {{"genes", 2}}, 10'000},
        {"lesson-blood-groups", "patterns", {{"pattern", 4}}, 320},
        {"lesson-many-genes", "patterns", {{"pattern", 5}, {"polygenes", 10}}, 10'000},
        {"lesson-gene-changed",
         "expression",
         {{"gene", QStringLiteral("ATGGTGCATCTGACTCCTGTGGAGAAGTCTTAA")}},
         320},
        {"lesson-gene-repaired", "gene-editing", {{"loss", 2}, {"repair", 4}}, 320},
        {"lesson-third-generation", "selective-breeding", {{"generation", 2}}, 320},
        {"lesson-pure-line", "selective-breeding", {{"stock", 1}, {"kept", 1}}, 320},
        {"lesson-operon", "expression", {{"view", 1}, {"bound", 1}}, 320},
        {"lesson-enhancer", "expression", {{"view", 2}, {"bound", 1}}, 320},
        {"lesson-drift", "natural-selection", {{"question", 1}}, 1000},
        {"lesson-variegated", "cytoplasm", {{"egg-branch", 1}, {"plastids", 0}}, 320},
        {"lesson-bridges-flies", "non-disjunction", {{"failing-pair", 1}, {"failing-division", 1}}, 320},
        {"lesson-sex-chromosomes", "non-disjunction", {{"failing-pair", 2}, {"failing-parent", 1}}, 320},
        {"lesson-struck-cell", "germ-line", {{"struck-cell", 2}}, 320},
        {"lesson-many-generations", "hardy-weinberg", {{"view", 1}, {"size", 1}}, 100},
        {"lesson-migration",
         "hardy-weinberg",
         {{"view", 1}, {"size", 2}, {"fitness", 2}, {"migration", 1}},
         100},
        {"lesson-real-population", "hardy-weinberg", {{"view", 2}, {"published", 2}}, 100},
        {"lesson-random-mutation", "natural-selection", {{"question", 2}, {"first", 2}}, 1000},
        {"lesson-families-of-12", "small-families", {{"family-size", 3}}, 320},
        {"lesson-map-flies", "mapping", {{"mapping-source", 3}}, 10'000},
        {"lesson-pedigree-royal", "pedigrees", {{"family", 2}}, 320},
        {"lesson-pedigree-scott", "pedigrees", {{"family", 1}}, 320},
        {"lesson-pedigree-new", "pedigrees", {{"family", 3}, {"mark-0", 1}, {"mark-1", 0}}, 320}};
    return all;
}

void addAtRolls(ShotCatalogue& catalogue, const QString& name, const QString& lesson,
                const QVariantMap& settings, std::int64_t rolls) {
    catalogue.add(name, ShotCatalogue::brief(), [lesson, settings, rolls](AppContext& context) {
        return lessonAt(context, lesson, LessonStep::Roll, settings, rolls);
    });
}

void registerSteps(ShotCatalogue& catalogue) {
    static const std::array<const char*, lessonStepCount> steps{"predict", "roll", "compare", "explain"};
    for (const lessons::Topic* topic : topicsInUse())
        for (int i = 0; i < lessonStepCount; ++i) {
            const QString id = QString::fromStdString(topic->id);
            const bool first = topic == topicsInUse().front();
            catalogue.add(
                QStringLiteral("lesson-%1-%2").arg(id, QLatin1String(steps[std::size_t(i)])),
                first ? ShotCatalogue::usual() : ShotCatalogue::brief(),
                [id, i](AppContext& context) { return lessonAt(context, id, static_cast<LessonStep>(i)); });
        }
}

/// The path with all lessons, so many of them done, and the next one begun.
std::unique_ptr<QWidget> pathWith(AppContext& context, int done, const QString& name) {
    auto made = windowAt(context, QStringLiteral("lessons"));
    auto* page = qobject_cast<LessonsPage*>(made->page(QStringLiteral("lessons")));
    page->setSeed(lessonShotSeed);
    page->progress().setCurrent(name);
    const auto& lessons = page->shelf().lessons();
    for (int i = 0; i <= done && i < int(lessons.size()); ++i) {
        Progress::Topic topic;
        topic.stepsDone = i < done ? (1 << lessonStepCount) - 1 : done > 0 ? 3 : 0;
        page->progress().setTopic(lessons[std::size_t(i)].id, topic);
    }
    return made;
}

void registerPath(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("lessons-path"), ShotCatalogue::usual(),
                  [](AppContext& context) { return pathWith(context, 6, QStringLiteral("Alina")); });
    catalogue.add(QStringLiteral("lessons-path-new"), ShotCatalogue::brief(),
                  [](AppContext& context) { return pathWith(context, 0, {}); });
    catalogue.add(QStringLiteral("lessons-path-done"), ShotCatalogue::brief(), [](AppContext& context) {
        auto made = pathWith(context, 26, QStringLiteral("Alina"));
        auto* page = made->findChild<LessonsPage*>();
        page->shelf().copy(page->shelf().lessons()[6]);
        page->shelf().refresh();
        return made;
    });
    catalogue.add(QStringLiteral("lessons-path-name"), ShotCatalogue::brief(), [](AppContext& context) {
        auto made = pathWith(context, 2, QStringLiteral("Alina"));
        QTimer::singleShot(0, made.get(), [window = made.get()] {
            if (auto* whose = window->findChild<QPushButton*>(QStringLiteral("whoseProgress")))
                whose->click();
        });
        return made;
    });
}

void registerFigures(ShotCatalogue& catalogue) {
    for (const FigureShot& shot : figureShots()) {
        QVariantMap settings;
        for (const auto& [key, value] : shot.settings)
            settings.insert(QString::fromLatin1(key), value);
        addAtRolls(catalogue, QString::fromLatin1(shot.name), QString::fromLatin1(shot.lesson), settings,
                   shot.rolls);
    }
    // The same plant whatever the pupil, at its second question and when its map is drawn.
    constexpr int plant = 4;
    const lessons::KnownMap map = lessons::unknownPlant(plant).map.value();
    const std::size_t doubles = map.parental ^ (std::size_t{4} >> map.order[1]);
    const QString mapping = QStringLiteral("mapping");
    QVariantMap asked{{QStringLiteral("mapping-plant"), plant},
                      {QStringLiteral("mapping-parental0"), int(map.parental)}};
    addAtRolls(catalogue, QStringLiteral("lesson-map-asked"), mapping, asked, 10'000);
    asked.insert(QStringLiteral("mapping-doubles0"), int(std::min(doubles, 7 - doubles)));
    asked.insert(QStringLiteral("mapping-middle0"), int(map.order[1]));
    addAtRolls(catalogue, QStringLiteral("lesson-map-drawn"), mapping, asked, 10'000);
    catalogue.add(QStringLiteral("lesson-pedigree-predict"), ShotCatalogue::brief(), [](AppContext& context) {
        return lessonAt(context, QStringLiteral("pedigrees"), LessonStep::Predict,
                        {{QStringLiteral("family"), 3}, {QStringLiteral("mark-0"), 1}});
    });
}

/// Parts of a lesson's page that are open or said only in some states.
void registerParts(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("lesson-prediction-made"), ShotCatalogue::usual(), [](AppContext& context) {
        auto made = lessonAt(context, QStringLiteral("several-genes"), LessonStep::Predict);
        PredictionDraft& draft = sessionIn(*made, QStringLiteral("several-genes")).draft();
        std::size_t outcome = 0;
        for (const int part : {9, 3, 3, 1})
            draft.setPart(outcome++, part);
        return made;
    });
    catalogue.add(QStringLiteral("lesson-family"), ShotCatalogue::usual(), [](AppContext& context) {
        return lessonAt(context, QStringLiteral("test-cross"), LessonStep::Roll, {}, 16);
    });
    catalogue.add(QStringLiteral("lesson-nothing-rolled"), ShotCatalogue::brief(), [](AppContext& context) {
        return lessonAt(context, QStringLiteral("test-cross"), LessonStep::Compare, {}, 0);
    });
    catalogue.add(QStringLiteral("lesson-more"), ShotCatalogue::brief(), [](AppContext& context) {
        auto made = lessonAt(context, QStringLiteral("dominance"), LessonStep::Predict);
        QTimer::singleShot(0, made.get(), [window = made.get()] {
            if (auto* more = window->findChild<QPushButton*>(QStringLiteral("lessonMore")))
                more->click();
        });
        return made;
    });
    catalogue.add(QStringLiteral("lesson-compare-exam"), ShotCatalogue::usual(), [](AppContext& context) {
        TestForm::current().setExam(true);
        auto made = lessonAt(context, QStringLiteral("several-genes"), LessonStep::Compare,
                             {{QStringLiteral("testShown"), true}});
        scrollTo(*made, QStringLiteral("examSheet"));
        return made;
    });
    catalogue.add(QStringLiteral("lesson-teacher-notes"), ShotCatalogue::usual(), [](AppContext& context) {
        auto made = lessonAt(context, QStringLiteral("sex-linkage"), LessonStep::Explain,
                             {{QStringLiteral("notesShown"), true}});
        scrollTo(*made, QStringLiteral("teacherNotes"));
        return made;
    });
    catalogue.add(QStringLiteral("lesson-practice-idea"), ShotCatalogue::brief(), [](AppContext& context) {
        auto made = lessonAt(context, QStringLiteral("dominance"), LessonStep::Explain);
        // A pupil with a misconception practises, up to an answer that shows it.
        LessonPractice& practice = sessionIn(*made, QStringLiteral("dominance")).practice();
        for (int shown = 0; shown < 2;) {
            practice.next();
            const auto& answers = practice.problem().answers;
            const auto found =
                std::ranges::find(answers, "ratio-for-all", &lessons::ProblemAnswer::misconception);
            if (found == answers.end())
                continue;
            practice.answer(int(found - answers.begin()));
            ++shown;
        }
        scrollTo(*made, QStringLiteral("practisedIdea"));
        return made;
    });
    catalogue.add(QStringLiteral("lesson-school-damaged"), ShotCatalogue::brief(), [](AppContext& context) {
        auto made = lessonAt(context, QStringLiteral("dominance"), LessonStep::Predict);
        LessonsPage* page = made->findChild<LessonsPage*>();
        const LessonShelf& shelf = page->shelf();
        QFile file(page->shelf().copy(shelf.lessons()[std::size_t(shelf.find(QStringLiteral("dominance")))]));
        if (file.open(QIODevice::ReadWrite)) {
            const QByteArray text = file.readAll().replace("figure =", "figur =").replace("Tt x Tt", "Tt");
            file.resize(0);
            file.write(text);
            file.close();
        }
        page->shelf().refresh();
        page->showTopic(QStringLiteral("school/dominance-copy"));
        return made;
    });
}

void registerMeioses(ShotCatalogue& catalogue) {
    const auto meiosis = [&catalogue](const QString& name, int parent, lessons::MeiosisPhase phase) {
        catalogue.add(name, ShotCatalogue::brief(), [parent, phase](AppContext& context) {
            auto made = lessonAt(context, QStringLiteral("meiosis"), LessonStep::Roll,
                                 {{QStringLiteral("meiosis-plant"), parent}});
            showMeiosis(*made, phase, 100);
            return made;
        });
    };
    meiosis(QStringLiteral("lesson-meiosis-linked"), 2, lessons::MeiosisPhase::ProphaseI);
    meiosis(QStringLiteral("lesson-meiosis-gametes"), 3, lessons::MeiosisPhase::Gametes);
    catalogue.add(QStringLiteral("lesson-meiosis-layer"), ShotCatalogue::brief(), [](AppContext& context) {
        auto made = lessonAt(context, QStringLiteral("sex-linkage"), LessonStep::Roll);
        QTimer::singleShot(0, made.get(), [page = made.get()] {
            if (auto* button = page->findChild<QPushButton*>(QStringLiteral("showMeiosis")))
                button->click();
            showMeiosis(*page, lessons::MeiosisPhase::MetaphaseI, 0);
        });
        return made;
    });
    catalogue.add(QStringLiteral("lesson-pedigree-meiosis"), ShotCatalogue::brief(), [](AppContext& context) {
        auto made =
            lessonAt(context, QStringLiteral("pedigrees"), LessonStep::Roll, {{QStringLiteral("family"), 2}});
        QTimer::singleShot(0, made.get(), [page = made.get()] {
            if (auto* button = page->findChild<QPushButton*>(QStringLiteral("showMeiosis")))
                button->click();
            showMeiosis(*page, lessons::MeiosisPhase::ProphaseI, 100);
        });
        return made;
    });
}

} // namespace

void registerLessonShots(ShotCatalogue& catalogue) {
    registerPath(catalogue);
    registerSteps(catalogue);
    registerParts(catalogue);
    registerFigures(catalogue);
    registerMeioses(catalogue);
    catalogue.add(QStringLiteral("glossary"), ShotCatalogue::usual(), [](AppContext& context) {
        auto made = windowAt(context, QStringLiteral("glossary"));
        qobject_cast<GlossaryPage*>(made->page(QStringLiteral("glossary")))
            ->showTerm(QStringLiteral("diploid"));
        return std::unique_ptr<QWidget>(std::move(made));
    });
}

} // namespace app
