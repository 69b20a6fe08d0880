// SPDX-License-Identifier: GPL-3.0-or-later
#include "vote_shots.h"

#include "app/classroom/teacher/class_page.h"
#include "app/classroom/teacher/class_pictures.h"
#include "app/classroom/teacher/contribution_list.h"
#include "app/classroom/teacher/live_class_panel.h"
#include "app/classroom/teacher/pool_panel.h"
#include "app/classroom/teacher/vote_panel.h"
#include "app/learn/sharing/vote_card.h"
#include "app/programs/shots/lesson_scene.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "app/ui/widgets/popover.h"
#include "app/window/shell/presenting.h"

#include <QtWidgets/QLineEdit>

namespace app {

namespace {

constexpr int flowers = 18; // Ff × Ff

messages::VoteShown voteAt(messages::VoteStage stage) {
    using messages::VoteStage;
    messages::VoteShown vote{.vote = 1,
                             .question = "Three purple flowers in a row. And the next?",
                             .options = {"purple, 3 in 4", "rather white", "white for sure"},
                             .experiment = flowers,
                             .stage = stage,
                             .voted = 17,
                             .pupils = 27};
    if (stage != VoteStage::First)
        vote.first = {11, 13, 3};
    if (stage == VoteStage::Closed || stage == VoteStage::Rolled)
        vote.second = {22, 4, 1};
    if (stage != VoteStage::First)
        vote.voted = 27;
    if (stage == VoteStage::Rolled)
        vote.result = {121, 39};
    return vote;
}

/// The Class page of a teacher whose class is at this stage.
Shot::Make deskAt(std::optional<messages::VoteStage> stage) {
    return [stage](AppContext& context) -> std::unique_ptr<QWidget> {
        auto made = windowAt(context, QStringLiteral("class"));
        auto* desk = made->page(QStringLiteral("class"))->findChild<LiveClassPanel*>();
        desk->show();
        if (stage) {
            desk->vote().setVote(voteAt(*stage));
        } else {
            desk->vote()
                .findChild<QLineEdit*>(QStringLiteral("askQuestion"))
                ->setText(QStringLiteral("Three purple flowers in a row. And the next?"));
            desk->vote().setProblem(VotePanel::tr("Write two to six answers, with semicolons between them."));
        }
        return made;
    };
}

messages::PoolShown ninePupils() {
    messages::PoolShown pool{
        .experiment = flowers, .stage = messages::PoolStage::Open, .contributors = 9, .counts = {1084, 356}};
    for (int group = 1; group <= 5; ++group)
        pool.groups.push_back({group, {200 + 8 * group, 60 + 4 * group}});
    return pool;
}

/// A teacher sees the counts of nine pupils.
std::unique_ptr<QWidget> poolShot(AppContext& context) {
    auto made = windowAt(context, QStringLiteral("class"));
    auto* desk = made->page(QStringLiteral("class"))->findChild<LiveClassPanel*>();
    desk->show();
    desk->pool().setPools({{flowers, ninePupils()}});
    return made;
}

/// This class and two others.
messages::AllClasses threeClasses() {
    return {.experiment = flowers,
            .classes = {{.name = "Room 12", .own = true, .contributors = 9, .counts = {1084, 356}},
                        {.name = "Room 13", .contributors = 22, .tables = 4, .counts = {2420, 830}},
                        {.name = "Biology 8c", .contributors = 14, .counts = {702, 258}}}};
}

/// The counts of several classes below those of the own one.
std::unique_ptr<QWidget> classesShot(AppContext& context) {
    auto made = windowAt(context, QStringLiteral("class"));
    auto* desk = made->page(QStringLiteral("class"))->findChild<LiveClassPanel*>();
    desk->show();
    messages::PoolShown pool = ninePupils();
    pool.addable = true;
    pool.together = true;
    desk->pool().setPools({{flowers, pool}});
    desk->pool().setClasses({{flowers, threeClasses()}});
    scrollTo(*made, QStringLiteral("classesBars"));
    return made;
}

/// A pupil's question over the Lab. A sheet closes when its window is resized, as it is before the picture.
Shot::Make cardAt(messages::VoteStage stage, const std::array<int, 2>& own) {
    return [stage, own](AppContext& context) -> std::unique_ptr<QWidget> {
        auto made = windowAt(context, QStringLiteral("lab"));
        messages::VoteShown vote = voteAt(stage);
        vote.own = own;
        QWidget* const anchor = made->page(QStringLiteral("lab"));
        QMetaObject::invokeMethod(
            anchor,
            [anchor, vote] {
                Popover::openSheet(anchor, new VoteCard(vote, nullptr), QStringLiteral("Vote"));
            },
            Qt::QueuedConnection);
        return made;
    };
}

/// The single contributions to those counts below them.
std::unique_ptr<QWidget> contributionsShot(AppContext& context) {
    auto made = poolShot(context);
    auto* desk =
        static_cast<MainWindow*>(made.get())->page(QStringLiteral("class"))->findChild<LiveClassPanel*>();
    messages::Contributions list{.experiment = flowers, .total = 9};
    constexpr std::int64_t aMorning = 1'790'000'000;
    for (int i = 0; i < list.total; ++i)
        list.list.push_back({.contribution = i + 1,
                             .time = aMorning + 40 * i,
                             .source = static_cast<messages::PoolSource>(i % 3),
                             .group = i % 6,
                             .parents = "Ff × Ff",
                             .counts = {120 + i, 40 - i}});
    desk->contributions().choose(flowers);
    desk->contributions().take(list);
    desk->contributions().show();
    return made;
}

/// What the class sees of a vote, or of its counts.
Shot::Make presented(const std::function<Presentation()>& picture) {
    return [picture](AppContext& context) -> std::unique_ptr<QWidget> {
        auto made = windowAt(context, QStringLiteral("class"));
        made->presenting().begin(picture());
        return made;
    };
}

Shot::Make presentedVote(messages::VoteStage stage) {
    return presented([stage] {
        std::optional<Presentation::Act> next;
        if (stage == messages::VoteStage::First)
            next = {VotePanel::tr("End the first vote"), {}};
        return class_pictures::vote(voteAt(stage), next);
    });
}

Presentation presentedPool() {
    std::vector<lessons::RunningPoint> way;
    for (const std::int64_t n : {140, 300, 460, 620, 800, 960, 1130, 1280})
        way.push_back({n, {n * 3 / 4 + (n % 7) * 2, n - n * 3 / 4 - (n % 7) * 2}});
    way.push_back({1440, {1084, 356}});
    return class_pictures::pool(ninePupils(), way);
}

} // namespace

void registerVoteShots(ShotCatalogue& catalogue) {
    using messages::VoteStage;
    catalogue.add(QStringLiteral("vote-pool"), ShotCatalogue::usual(), poolShot);
    catalogue.add(QStringLiteral("vote-pool-classes"), ShotCatalogue::usual(), classesShot);
    catalogue.add(QStringLiteral("vote-pool-classes-presented"), ShotCatalogue::usual(),
                  presented([] { return class_pictures::classes(threeClasses()); }));
    catalogue.add(QStringLiteral("vote-contributions"), ShotCatalogue::usual(), contributionsShot);
    catalogue.add(QStringLiteral("vote-pool-presented"), ShotCatalogue::usual(), presented(presentedPool));
    catalogue.add(QStringLiteral("vote-presented-first"), ShotCatalogue::brief(),
                  presentedVote(VoteStage::First));
    catalogue.add(QStringLiteral("vote-presented"), ShotCatalogue::usual(), presentedVote(VoteStage::Rolled));
    catalogue.add(QStringLiteral("vote-ask"), ShotCatalogue::usual(), deskAt({}));
    catalogue.add(QStringLiteral("vote-first"), ShotCatalogue::brief(), deskAt(VoteStage::First));
    catalogue.add(QStringLiteral("vote-rolled"), ShotCatalogue::usual(), deskAt(VoteStage::Rolled));
    catalogue.add(QStringLiteral("vote-card"), ShotCatalogue::usual(), cardAt(VoteStage::First, {2, 0}));
    catalogue.add(QStringLiteral("vote-card-talk"), ShotCatalogue::brief(), cardAt(VoteStage::Talk, {2, 0}));
    catalogue.add(QStringLiteral("vote-card-rolled"), ShotCatalogue::usual(),
                  cardAt(VoteStage::Rolled, {2, 1}));
}

} // namespace app
