// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_scene.h"
#include "shot_catalogue.h"
#include "window_at.h"

#include "app/charts/projector/present_view.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/window/shell/presenting.h"

#include <functional>

namespace app {
namespace {

constexpr std::uint64_t presentSeed = 20;

/// A window that presents, after `forward` steps.
std::unique_ptr<MainWindow> forwarded(std::unique_ptr<MainWindow> made, int forward,
                                      const std::function<void(Presenting&)>& begin) {
    made->presenting().setSeed(presentSeed);
    begin(made->presenting());
    PresentView* view = made->presenting().view();
    for (int i = 0; i < forward; ++i) {
        view->forward();
        if (view->isRolling())
            for (const int more : {1, 9, 90, 200})
                view->rollNow(more);
        view->setRolling(false);
    }
    return made;
}

Shot::Make presentedDemonstration(const char* id, int forward) {
    return [id, forward](AppContext& context) -> std::unique_ptr<QWidget> {
        return forwarded(windowAt(context, QStringLiteral("settings")), forward,
                         [id](Presenting& presenting) { presenting.demonstrate(QLatin1String(id)); });
    };
}

Shot::Make presentedLesson(const char* id, int forward) {
    return [id, forward](AppContext& context) -> std::unique_ptr<QWidget> {
        auto made = windowAt(context, QStringLiteral("lessons"));
        auto* page = qobject_cast<LessonsPage*>(made->page(QStringLiteral("lessons")));
        page->setSeed(lessonShotSeed);
        page->showTopic(QLatin1String(id));
        return forwarded(std::move(made), forward,
                         [page](Presenting& presenting) { presenting.begin(page->presentation()); });
    };
}

QList<ShotSetting> projectors() {
    return {{{1024, 768}, ThemeKind::Light, 100, QStringLiteral("en")},
            {{1920, 1080}, ThemeKind::HighContrast, 100, QStringLiteral("de")},
            {{1920, 1080}, ThemeKind::Light, 100, QStringLiteral("de")},
            {{3840, 2160}, ThemeKind::Dark, 100, QStringLiteral("en")}};
}

} // namespace

void registerPresentShots(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("present-predict"), projectors(), presentedDemonstration("three-to-one", 0));
    catalogue.add(QStringLiteral("present-roll"), projectors(), presentedDemonstration("three-to-one", 1));
    catalogue.add(QStringLiteral("present-compare"), projectors(), presentedDemonstration("dihybrid", 2));
    catalogue.add(QStringLiteral("present-explain"), projectors(), presentedDemonstration("dihybrid", 3));
    catalogue.add(QStringLiteral("present-mendel"), projectors(), presentedDemonstration("mendels-peas", 1));
    catalogue.add(QStringLiteral("present-mutation"), projectors(), presentedDemonstration("mutation", 2));
    catalogue.add(QStringLiteral("present-lesson-linkage"), projectors(), presentedLesson("linkage", 0));
    catalogue.add(QStringLiteral("present-lesson-cytoplasm"), projectors(), presentedLesson("cytoplasm", 3));
    catalogue.add(QStringLiteral("present-lesson-pedigrees"), ShotCatalogue::brief(),
                  presentedLesson("pedigrees", 3));
}

} // namespace app
