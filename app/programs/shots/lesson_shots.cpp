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

} // namespace

void registerLessonShots(ShotCatalogue& catalogue) {
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
    const auto state = [&catalogue](const QString& name, const QString& id, const QVariantMap& settings,
                                    std::int64_t rolls) {
        catalogue.add(name, ShotCatalogue::brief(), [id, settings, rolls](AppContext& context) {
            return lessonAt(context, id, LessonStep::Roll, settings, rolls);
        });
    };
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
    state(QStringLiteral("lesson-garden-map"), QStringLiteral("garden"), {{QStringLiteral("view"), 1}}, 16);
    state(QStringLiteral("lesson-billion"), QStringLiteral("dominance"), {{QStringLiteral("view"), 1}},
          1'000'000'000);
    state(QStringLiteral("lesson-riddle"), QStringLiteral("square"), {{QStringLiteral("mode"), 1}}, 16);
    state(QStringLiteral("lesson-four-genes"), QStringLiteral("several-genes"),
          {{QStringLiteral("genes"), 2}}, 10'000);
    state(QStringLiteral("lesson-blood-groups"), QStringLiteral("patterns"), {{QStringLiteral("pattern"), 4}},
          320);
    state(QStringLiteral("lesson-many-genes"), QStringLiteral("patterns"),
          {{QStringLiteral("pattern"), 5}, {QStringLiteral("polygenes"), 10}}, 10'000);
    state(QStringLiteral("lesson-gene-changed"), QStringLiteral("expression"),
          {{QStringLiteral("gene"), QStringLiteral("ATGGTGCATCTGACTCCTGTGGAGAAGTCTTAA")}}, 320);
    state(QStringLiteral("lesson-gene-repaired"), QStringLiteral("gene-editing"),
          {{QStringLiteral("loss"), 2}, {QStringLiteral("repair"), 4}}, 320);
    state(QStringLiteral("lesson-third-generation"), QStringLiteral("selective-breeding"),
          {{QStringLiteral("generation"), 2}}, 320);
    state(QStringLiteral("lesson-pure-line"), QStringLiteral("selective-breeding"),
          {{QStringLiteral("stock"), 1}, {QStringLiteral("kept"), 1}}, 320);
    state(QStringLiteral("lesson-operon"), QStringLiteral("expression"),
          {{QStringLiteral("view"), 1}, {QStringLiteral("bound"), 1}}, 320);
    state(QStringLiteral("lesson-enhancer"), QStringLiteral("expression"),
          {{QStringLiteral("view"), 2}, {QStringLiteral("bound"), 1}}, 320);
    state(QStringLiteral("lesson-drift"), QStringLiteral("natural-selection"),
          {{QStringLiteral("question"), 1}}, 1000);
    state(QStringLiteral("lesson-variegated"), QStringLiteral("cytoplasm"),
          {{QStringLiteral("egg-branch"), 1}, {QStringLiteral("plastids"), 0}}, 320);
    state(QStringLiteral("lesson-bridges-flies"), QStringLiteral("non-disjunction"),
          {{QStringLiteral("failing-pair"), 1}, {QStringLiteral("failing-division"), 1}}, 320);
    state(QStringLiteral("lesson-sex-chromosomes"), QStringLiteral("non-disjunction"),
          {{QStringLiteral("failing-pair"), 2}, {QStringLiteral("failing-parent"), 1}}, 320);
    state(QStringLiteral("lesson-struck-cell"), QStringLiteral("germ-line"),
          {{QStringLiteral("struck-cell"), 2}}, 320);
    state(QStringLiteral("lesson-many-generations"), QStringLiteral("hardy-weinberg"),
          {{QStringLiteral("view"), 1}, {QStringLiteral("size"), 1}}, 100);
    state(QStringLiteral("lesson-migration"), QStringLiteral("hardy-weinberg"),
          {{QStringLiteral("view"), 1},
           {QStringLiteral("size"), 2},
           {QStringLiteral("fitness"), 2},
           {QStringLiteral("migration"), 1}},
          100);
    state(QStringLiteral("lesson-real-population"), QStringLiteral("hardy-weinberg"),
          {{QStringLiteral("view"), 2}, {QStringLiteral("published"), 2}}, 100);
    state(QStringLiteral("lesson-random-mutation"), QStringLiteral("natural-selection"),
          {{QStringLiteral("question"), 2}, {QStringLiteral("first"), 2}}, 1000);
    state(QStringLiteral("lesson-families-of-12"), QStringLiteral("small-families"),
          {{QStringLiteral("family-size"), 3}}, 320);
    // The same plant whatever the pupil, at its second question and when its map is drawn.
    constexpr int plant = 4;
    const lessons::KnownMap map = lessons::unknownPlant(plant).map.value();
    const std::size_t doubles = map.parental ^ (std::size_t{4} >> map.order[1]);
    QVariantMap asked{{QStringLiteral("mapping-plant"), plant},
                      {QStringLiteral("mapping-parental0"), int(map.parental)}};
    state(QStringLiteral("lesson-map-asked"), QStringLiteral("mapping"), asked, 10'000);
    asked.insert(QStringLiteral("mapping-doubles0"), int(std::min(doubles, 7 - doubles)));
    asked.insert(QStringLiteral("mapping-middle0"), int(map.order[1]));
    state(QStringLiteral("lesson-map-drawn"), QStringLiteral("mapping"), asked, 10'000);
    state(QStringLiteral("lesson-map-flies"), QStringLiteral("mapping"),
          {{QStringLiteral("mapping-source"), 3}}, 10'000);
    state(QStringLiteral("lesson-pedigree-royal"), QStringLiteral("pedigrees"),
          {{QStringLiteral("family"), 2}}, 320);
    state(QStringLiteral("lesson-pedigree-scott"), QStringLiteral("pedigrees"),
          {{QStringLiteral("family"), 1}}, 320);
    state(QStringLiteral("lesson-pedigree-new"), QStringLiteral("pedigrees"),
          {{QStringLiteral("family"), 3}, {QStringLiteral("mark-0"), 1}, {QStringLiteral("mark-1"), 0}}, 320);
    catalogue.add(QStringLiteral("lesson-pedigree-predict"), ShotCatalogue::brief(), [](AppContext& context) {
        return lessonAt(context, QStringLiteral("pedigrees"), LessonStep::Predict,
                        {{QStringLiteral("family"), 3}, {QStringLiteral("mark-0"), 1}});
    });
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
    catalogue.add(QStringLiteral("glossary"), ShotCatalogue::usual(), [](AppContext& context) {
        auto made = windowAt(context, QStringLiteral("glossary"));
        qobject_cast<GlossaryPage*>(made->page(QStringLiteral("glossary")))
            ->showTerm(QStringLiteral("diploid"));
        return std::unique_ptr<QWidget>(std::move(made));
    });
}

} // namespace app
