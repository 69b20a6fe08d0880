// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Genotype first.
const QList<GameEntry>& gameEntries();

} // namespace app
