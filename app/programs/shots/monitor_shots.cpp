// SPDX-License-Identifier: GPL-3.0-or-later
#include "monitor_shots.h"

#include "app/classroom/pupil/blank_cover.h"
#include "app/classroom/pupil/class_card.h"
#include "app/classroom/teacher/dashboard.h"
#include "app/learn/session/lesson_session.h"
#include "app/programs/shots/lesson_scene.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/popover.h"

#include <QtCore/QTimer>

#include <array>

namespace app {

namespace {

using messages::LessonPart;
using messages::Stuck;

constexpr std::int64_t shotTime = 1'790'000'000;
const std::string lesson = "test-cross";

std::unique_ptr<QWidget> covered(AppContext& context) {
    auto made = windowAt(context, QStringLiteral("lab"));
    made->findChild<BlankCover*>()->cover({});
    return made;
}

void openCard(SideBar& bar, SideBarButton* hand) {
    // The window follows its size a moment later, and a card does not change its type.
    Theme::current().setViewScale(Theme::viewScaleFor(bar.window()->size()));
    auto* card = new ClassCard(QStringLiteral("Clover"), nullptr);
    card->setRaised(true);
    card->setAssignment(messages::Assignment{
        .number = 1, .kind = messages::AssignmentKind::Lesson, .target = lesson, .step = LessonPart::Roll});
    Popover::openSheet(hand, card, QStringLiteral("Class"));
}

/// A sheet closes when its window is resized, as it is before the picture.
std::unique_ptr<QWidget> cardOfClass(AppContext& context) {
    auto made = windowAt(context, QStringLiteral("lab"));
    SideBar& bar = made->sideBar();
    SideBarButton* const hand = bar.addStanding(PageIcon::Hand);
    bar.showStanding(hand, QStringLiteral("Clover"));
    QTimer::singleShot(0, &bar, [&bar, hand] { openCard(bar, hand); });
    return made;
}

std::unique_ptr<QWidget> together(AppContext& context) {
    auto made = lessonAt(context, QString::fromStdString(lesson), LessonStep::Roll);
    sessionIn(*made, QString::fromStdString(lesson)).steps().setLastOpen(LessonStep::Roll);
    return made;
}

} // namespace

void fillDashboard(Dashboard& dashboard) {
    constexpr std::array names{"Clover", "Vetch",   "Lupin", "Sorrel", "Tansy",
                               "Yarrow", "Burdock", "Sedge", "Teasel", "Campion"};
    std::map<int, messages::PupilShown> pupils;
    for (int i = 0; i < static_cast<int>(names.size()); ++i)
        pupils[i + 1] = {.member = i + 1,
                         .nickname = names[static_cast<std::size_t>(i)],
                         .here = true,
                         .page = "lessons",
                         .lesson = lesson,
                         .step = static_cast<LessonPart>(1 + i % 4),
                         .done = (1 << i % 4) - 1,
                         .answered = i % 4,
                         .right = i % 4 / 2,
                         .since = shotTime,
                         .seen = shotTime};
    pupils[3].stuck = Stuck::Wrong;
    pupils[5].stuck = Stuck::Idle;
    pupils[6].raised = true;
    pupils[7].done = messages::allStepsDone;
    pupils[8].here = false;
    pupils[8].seen = shotTime - 2 * 60;
    pupils[9].page = "play";
    pupils[9].lesson.clear();
    pupils[9].step = LessonPart::None;
    const std::vector<messages::Tally> tallies{
        {.lesson = lesson,
         .question = "test-white",
         .answers = 9,
         .right = 4,
         .choices = {4, 3, 2},
         .beliefs = {{"genotype-is-phenotype", 3}, {"ratio-exact", 2}}},
        {.lesson = lesson,
         .question = "test-partner",
         .answers = 6,
         .right = 5,
         .choices = {5, 1},
         .beliefs = {{"dominant-stronger", 1}}},
        {.lesson = lesson,
         .problem = "test-cross",
         .answers = 8,
         .right = 6,
         .beliefs = {{"proof-or-nothing", 2}}},
    };
    dashboard.show(pupils, tallies, {.lesson = lesson, .step = LessonPart::Roll}, shotTime);
}

void registerMonitorShots(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("class-covered"), ShotCatalogue::usual(), covered);
    catalogue.add(QStringLiteral("class-card"), ShotCatalogue::usual(), cardOfClass);
    catalogue.add(QStringLiteral("lesson-together"), ShotCatalogue::usual(), together);
}

} // namespace app
