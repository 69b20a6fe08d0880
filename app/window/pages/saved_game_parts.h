// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/saved_game.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/kept.h"

#include <QtWidgets/QWidget>

namespace app {

/// A player on the card of a saved game: the disc of the seat, the name, and below it what the player has.
class SavedPlayerBadge : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    SavedPlayerBadge(const QString& name, int colour, const Text& about, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    int m_colour;
    QString m_about;
};

/// A bar with a part for each round; what has been played is filled.
class RoundsBar : public QWidget {
    Q_OBJECT
public:
    RoundsBar(SavedRounds rounds, bool isFinished, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SavedRounds m_rounds;
    bool m_isFinished;
};

} // namespace app
