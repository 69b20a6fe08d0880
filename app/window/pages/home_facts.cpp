// SPDX-License-Identifier: GPL-3.0-or-later
#include "home_facts.h"

#include "app/base/text/marked_text.h"
#include "app/classroom/pupil/member_store.h"
#include "app/documents/lesson_shelf.h"
#include "app/documents/saved_games.h"
#include "app/games/guide/guide_store.h"
#include "app/games/puzzles/puzzle_items.h"
#include "app/learn/session/progress.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"

#include <QtCore/QFileInfo>

#include <algorithm>
#include <bit>
#include <set>

namespace app {
namespace {

QString knownName(const AppContext& context, const Progress& progress) {
    if (const QString given = MachineConfig::current().nameOfPerson(0); !given.isEmpty())
        return given;
    if (!progress.current().isEmpty())
        return progress.current();
    return context.settings.file().value(QStringLiteral("newGame/yourName")).toString().simplified();
}

void addGames(HomeFacts& facts, const AppContext& context, const SavedGames& saved) {
    const std::vector<SavedGame> games = saved.games();
    facts.savedGames = static_cast<int>(games.size());
    const auto open = std::ranges::find_if(
        games, [](const SavedGame& game) { return game.inUse && game.playable() && !game.finished; });
    facts.game = open == games.end() ? saved.lastUnfinished() : std::optional(*open);
    const GuideMemory guide = GuideStore(context.dataFolder).read();
    facts.hasGuide =
        !guide.game.isEmpty() && !guide.over && std::ranges::any_of(games, [&](const SavedGame& game) {
            return QFileInfo(game.path).fileName() == guide.game && !game.finished;
        });
}

void addLessons(HomeFacts& facts, const Progress& progress, const LessonShelf& shelf) {
    int number = 0;
    for (const ShelfLesson& lesson : shelf.lessons()) {
        if (!lesson.topic)
            continue;
        ++number;
        const auto done = static_cast<unsigned>(progress.topic(lesson.id).stepsDone);
        const HomeLesson listed{
            lesson.id, lesson.title(),      lessonText(lesson.topic->chapter),
            number,    std::popcount(done), std::min(std::countr_one(done), lessonStepCount - 1)};
        if (listed.stepsDone > 0)
            ++facts.lessonsBegun;
        if (listed.stepsDone > 0 && listed.stepsDone < lessonStepCount)
            facts.lesson = listed;
        if (listed.stepsDone == 0 && !facts.next)
            facts.next = listed;
    }
}

} // namespace

int HomeFacts::plantsFound() const {
    std::set<genotype::PlantId> different;
    for (const BredPlant& one : plants)
        different.insert(one.plant);
    return static_cast<int>(different.size());
}

HomeFacts homeFacts(const AppContext& context, const SavedGames& saved, const LessonShelf& shelf) {
    HomeFacts facts;
    const Progress progress(context.dataFolder);
    facts.name = knownName(context, progress);
    facts.now = QTime::currentTime();
    addGames(facts, context, saved);
    addLessons(facts, progress, shelf);
    facts.plants = Herbarium(context.dataFolder).plants();
    facts.puzzle = puzzleToday(context.dataFolder, QDate::currentDate());
    const auto place = MemberStore(context.dataFolder).read();
    facts.seat = place ? place->nickname : QString();
    return facts;
}

} // namespace app
