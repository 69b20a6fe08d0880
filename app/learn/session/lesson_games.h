// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"
#include "game_dice.h"
#include "lessons/topics/experiment.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>
#include <optional>

namespace app {

/// What connects a lesson with games: saved games whose dice can be counted, and games that can be opened
/// from it. Knows no library of games: whoever makes the lesson says how to find them.
class LessonGames : public QObject {
    Q_OBJECT
public:
    /// Finds dice of saved games for an experiment. Can be empty.
    using DiceFinder = std::function<std::optional<GameDice>(const lessons::Experiment&)>;
    void setDiceFinder(DiceFinder finder);
    std::optional<GameDice> dice(const lessons::Experiment& experiment) const;

    /// Finds the file of a game whose luck the lesson explains; empty if there is none. Can be empty.
    using GameFinder = std::function<QString()>;
    void setGameFinder(GameFinder finder);
    QString finishedGame() const;
    /// Asks for the end of that game, where its dice can be thrown again.
    void openFinishedGame();

    /// Asks for a game that begins at the experiment's position; does nothing if it has none.
    void playOnBoard(const lessons::Experiment& experiment);

    /// Asks for the companion game that shows the same as the experiment. Precondition: there is one.
    void openCompanion(const lessons::Experiment& experiment);

signals:
    void boardRequested(const genotype::StartPosition& position);
    /// `game`: an id of a companion game.
    void companionRequested(const QString& game);
    void finishedGameRequested(const QString& path);

private:
    DiceFinder m_findDice;
    GameFinder m_findGame;
};

} // namespace app
