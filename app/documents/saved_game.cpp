// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/saved_game.h"

#include "app/base/text/phrases.h"
#include "app/documents/journal.h"

#include <QtCore/QFileInfo>

#include <utility>

namespace app {

GameFacts readFacts(const QString& path) {
    RecordFile file = readRecordFile(path);
    GameFacts facts;
    facts.problem = file.problem;
    facts.error = std::move(file.error);
    facts.systemReason = std::move(file.systemReason);
    if (facts.problem != SaveProblem::None)
        return facts;
    const core::GameType& type = *file.any.type();
    facts.game = type.id();
    facts.gameName = type.name();
    facts.title = type.title(file.any);
    for (const core::SeatInfo& seat : type.seats(file.any))
        facts.players.push_back(seat.name);
    const core::GameType::Standing standing = type.standing(file.any);
    facts.progress = standing.progress;
    facts.finished = standing.finished;
    facts.actions = static_cast<int>(type.actionCount(file.any));
    return facts;
}

SavedGame inWords(const GameFacts& facts, const QString& path) {
    SavedGame game;
    game.path = path;
    game.played = QFileInfo(path).lastModified();
    game.inUse = Journal::isHeld(path);
    game.problem = facts.problem;
    game.message = problemWords(facts.problem, facts.error, facts.systemReason, path);
    if (facts.problem != SaveProblem::None)
        return game;
    game.title = QString::fromStdString(facts.title);
    for (const std::string& player : facts.players)
        game.players += QString::fromStdString(player);
    game.game = QString::fromStdString(facts.game);
    game.gameName = text(facts.gameName);
    game.progress = text(facts.progress);
    game.actions = facts.actions;
    game.finished = facts.finished;
    return game;
}

} // namespace app
