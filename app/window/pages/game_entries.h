// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/any_record.h"

#include <QtCore/QList>
#include <QtCore/QString>

class QObject;
class QPainter;
class QRectF;

namespace app {

class GameTable;
struct AppContext;

/// A game as the Play page offers it, before any of its widgets are made.
struct GameEntry {
    /// The same as core::Game's.
    QString id;
    QString (*name)();
    /// One short sentence that says what you do in it.
    QString (*invitation)();
    /// Paints a small picture, about twice as wide as high, that fills the rectangle.
    void (*paint)(QPainter& painter, const QRectF& rect);
    GameTable* (*make)(AppContext& context, QObject* parent);
};

/// All games, Genotype first, those added by AddedGame last.
const QList<GameEntry>& gameEntries();

/// As long as this object lives, a game that is not part of the program itself, such as a test's, is offered
/// on the Play page, and its records can be read. Make it before the Play page.
class AddedGame {
public:
    AddedGame(const GameEntry& entry, const core::GameType& type);
    ~AddedGame();
    AddedGame(const AddedGame&) = delete;
    AddedGame& operator=(const AddedGame&) = delete;

private:
    QString m_id;
    games::AddedType m_type;
};

} // namespace app
