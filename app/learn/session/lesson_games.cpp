// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_games.h"

#include "lessons/topics/board_position.h"

#include <utility>

namespace app {

void LessonGames::setDiceFinder(DiceFinder finder) {
    m_findDice = std::move(finder);
}

std::optional<GameDice> LessonGames::dice(const lessons::Experiment& experiment) const {
    return m_findDice ? m_findDice(experiment) : std::nullopt;
}

void LessonGames::setGameFinder(GameFinder finder) {
    m_findGame = std::move(finder);
}

QString LessonGames::finishedGame() const {
    return m_findGame ? m_findGame() : QString();
}

void LessonGames::openFinishedGame() {
    if (const QString path = finishedGame(); !path.isEmpty())
        emit finishedGameRequested(path);
}

void LessonGames::playOnBoard(const lessons::Experiment& experiment) {
    if (const auto position = lessons::boardPosition(experiment))
        emit boardRequested(*position);
}

void LessonGames::openCompanion(const lessons::Experiment& experiment) {
    emit companionRequested(QString::fromStdString(experiment.companion));
}

} // namespace app
