// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/saved_game.h"

#include "app/document/journal.h"
#include "app/text/phrases.h"

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
    facts.game = games::idOf(file.any);
    facts.gameName = games::nameOf(file.any);
    std::visit(
        [&facts]<typename G>(const core::Record<G>& record) {
            facts.title = record.title;
            for (const core::SeatInfo& seat : record.seats)
                facts.players.push_back(seat.name);
            const auto state = core::replay(record).state;
            facts.progress = G::progress(state);
            facts.actions = static_cast<int>(record.actions.size());
            facts.finished = state.finished();
        },
        file.any);
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
