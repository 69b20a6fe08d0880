// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/moves_of.h"
#include "board_choices.h"
#include "drops.h"

#include <QtCore/QPointer>

namespace app {

class BoardButton;
class DragLayer;

/// Lets the mouse carry things over the board, beside clicking: a marker to a space, a die to a plant's
/// trait, a card to a plot. Where the thing could go shines meanwhile; a drop elsewhere does nothing or is
/// refused for the same reason as a click. Escape, or losing the window, puts the thing back.
class BoardDrag : public QObject {
    Q_OBJECT
public:
    /// What the drag uses. All must outlive this.
    struct Parts {
        QWidget& board;
        const GenotypeGame& document;
        const BoardChoices& choices;
        const MovesOf<genotype::Game>& moves;
        PromptBar& prompt;
        /// Whether the garden on the screen is the viewer's own.
        std::function<bool()> isAtHome;
        /// Whether a guide answers clicks before the board does.
        std::function<bool()> isGuided;
    };
    explicit BoardDrag(const Parts& parts);
    ~BoardDrag() override;

    /// From now on, things can be carried from this button and to it; it may be called again with the same.
    void watch(BoardButton& button);
    /// Markers can be picked up from this widget, where `holds` says so of a position in it.
    void watchMarkers(QWidget& widget, const std::function<bool(const QPoint&)>& holds);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Source {
        QPointer<QWidget> widget;
        std::function<bool(const QPoint&)> holds;
    };

    /// What can be picked up at this position in the widget now.
    std::optional<DragItem> itemAt(const QWidget& widget, const QPoint& position) const;
    std::optional<Drop> drop(const BoardButton& button) const;
    /// The button at this position of the board on which the item can be dropped or else, which refuses it.
    BoardButton* buttonAt(const QPoint& position) const;
    void begin();
    void move(const QPoint& position);
    void finish(const QPoint& position);
    void end();

    Parts m_parts;
    QList<BoardButton*> m_buttons;
    QList<Source> m_sources;
    std::optional<DragItem> m_item;
    QPointer<QWidget> m_from;
    QPoint m_pressed;
    bool m_isMoving = false;
    DragLayer* m_layer;
};

} // namespace app
