// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QRect>
#include <QtWidgets/QWidget>

#include <functional>

class QScrollArea;
class QVBoxLayout;

namespace app {

class HandoverScreen;
class LastEvents;
class PromptBar;

/// Where the parts of a board are: prompt, strip, table and last events one below the other, and what lies
/// over them. A game either uses `column`, or places prompt, scroll area and strip itself.
class BoardArea : public QObject {
    Q_OBJECT
public:
    /// The parts become children of `board`; both must outlive this.
    BoardArea(QWidget& board, PromptBar& prompt);

    /// The area that scrolls `table`, which contains the game's parts.
    QScrollArea* scroll() const { return m_scroll; }
    QWidget* table() const { return m_table; }
    /// A column with prompt and table, to which a game can add parts of its own.
    QVBoxLayout* column();

    /// Shows a strip between the prompt and the table, as wide as the table and as high as it needs to be at
    /// this width. The board becomes its parent.
    void setStrip(QWidget* strip);
    /// Takes a bubble that speaks over the board, which becomes its parent. Who speaks places it.
    void setBubble(QWidget* bubble);
    /// Null if there is none to be shown.
    QWidget* strip() const;
    /// The height of the strip on a board of this width that does not use `column`; 0 without one.
    int stripHeight(int wide) const;
    /// The height of the last events at the lower edge of a board that does not use `column`; 0 if they are
    /// not shown.
    int eventsHeight() const;

    /// What lies over the board, and how a game fits its own parts to the size of the board. Until it is set,
    /// nothing is placed.
    struct Overlay {
        LastEvents* events = nullptr;
        QWidget* log = nullptr;
        /// Where the log slides over the board; a null rectangle: at the right edge of the table.
        std::function<QRect()> logPlace;
        HandoverScreen* handover = nullptr;
        QWidget* motion = nullptr;
        std::function<void()> arrange;
    };
    void setOverlay(const Overlay& overlay);

    /// Puts all parts into their places.
    void fit();
    /// The same after the board's size has changed.
    void fitToSize();
    /// Scrolls a part of the table into sight.
    void reveal(QWidget* part);
    /// Scrolls a part of the table to the upper edge, as far as the table reaches.
    void bringUp(QWidget* part);

signals:
    /// The parts are in their places, which may be new ones.
    void placed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QRect logPlace() const;

    QWidget& m_board;
    PromptBar& m_prompt;
    QScrollArea* m_scroll;
    QWidget* m_table;
    QVBoxLayout* m_column = nullptr;
    QWidget* m_strip = nullptr;
    Overlay m_overlay;
};

} // namespace app
