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

/// A game as the Play page offers it, before anything of it is made.
struct GameEntry {
    /// As core::Game's.
    QString id;
    QString (*name)();
    /// One short sentence that says what one does in it.
    QString (*invitation)();
    /// A small picture, about twice as wide as high, that fills the rectangle.
    void (*paint)(QPainter& painter, const QRectF& rect);
    GameTable* (*make)(AppContext& context, QObject* parent);
};

/// Genotype first; what was added last.
const QList<GameEntry>& gameEntries();

/// Puts a game that is not part of the program itself, a test's for instance, among those at the Play page,
/// and its records among those that are read, for as long as this lives. To be made before the Play page.
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
