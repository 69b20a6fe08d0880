// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/saved_game.h"

#include <QtWidgets/QWidget>

class QPainter;

namespace app {

/// What a saved game looks like; fills the rectangle. A game of Genotype is a garden with what the players
/// have bred, another game its board on the table, and a file that cannot be played a wilted seedling. With
/// `each`, each player has a bed with a disc in the player's colour; otherwise all share one.
void paintSavedGame(QPainter& painter, const QRectF& rect, const SavedGame& game, bool each);

/// The picture over the card of a game; without a game, soil on which nothing grows yet.
class SavedGameScene : public QWidget {
    Q_OBJECT
public:
    SavedGameScene(const SavedGame* game, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<SavedGame> m_game;
};

} // namespace app
