// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/hint_adviser.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/pointer.h"
#include "board_area.h"
#include "board_hints.h"
#include "hint_panel.h"
#include "moves_of.h"

#include <QtWidgets/QPushButton>

namespace app {

/// Gives hints at a board: the move that the game's strongest bot would make, the reasons for it, a button
/// that makes it, and one that shows where on the board to make it.
template <core::Advised G> class HintsOf : public BoardHints {
public:
    using Action = typename G::Action;

    /// What a game says of an action for a hint.
    struct Words {
        /// What in the prompt or on the table has to be pressed for the action, the first thing first; empty
        /// if there is nothing to show.
        std::function<QWidgetList(const Action&)> places;
        /// What the move is called.
        std::function<QString(const Action&)> label;
    };
    /// The parts of the board that a hint uses. All must outlive this.
    struct Board {
        /// What marks the places becomes a child of this.
        QWidget& widget;
        PromptBar& prompt;
        HeldPopover& popovers;
        BoardArea& area;
    };

    HintsOf(GameOf<G>& document, const MovesOf<G>& moves, const Board& board, const Words& words)
        : m_document(document), m_moves(moves), m_board(board), m_words(words), m_adviser(document),
          m_pointer(new Pointer(&board.widget, QStringLiteral("it marks the place that a hint speaks of"))) {
        connect(&m_adviser, &HintAdviser::thinkingChanged, this, &BoardHints::thinkingChanged);
        connect(&m_adviser, &HintAdviser::advised, this, [this] { show(m_adviser.hint()); });
    }

    /// Shows a hint that can be taken now; others are dropped.
    void show(const core::Hint<G>& hint) {
        // Somebody may have gone to another page in the meantime.
        if (!m_board.widget.isVisible() || !isHintable() || !m_document.isLegal(hint.action))
            return;
        QList<Text> reasons;
        for (const core::Phrase& reason : hint.reasons)
            reasons << Text([reason] { return text(reason); });
        QList<QPointer<QWidget>> places;
        for (QWidget* place : m_words.places(hint.action))
            places << place;
        auto* content = new HintPanel(
            [this, action = hint.action] {
                return HintPanel::title(QString::fromUtf8(core::Adviser<G>::name), m_words.label(action));
            },
            reasons, [figure = hint.figure] { return figure ? text(*figure) : QString(); },
            !places.isEmpty());
        const Theme& theme = Theme::current();
        content->setMinimumWidth(std::min(theme.px(400), m_board.widget.width() - theme.px(40)));
        Popover* sheet = Popover::open(m_board.prompt.hintButton(), content, content->spoken());
        m_board.popovers.hold(sheet);
        connect(content, &HintPanel::taken, sheet, [this, sheet, action = hint.action] {
            sheet->close();
            m_moves.take(action);
        });
        connect(content, &HintPanel::left, sheet, &Popover::close);
        connect(content, &HintPanel::placeRequested, sheet, [this, sheet, places] {
            sheet->close();
            pointAt(places);
        });
    }

    /// Outlines things on the board until the game goes on: above the game's parts, below the log.
    Pointer& pointer() const { return *m_pointer; }

    // A single legal action needs no hint.
    bool isHintable() const override { return m_moves.isToChoose() && m_document.legal().size() > 1; }
    bool isThinking() const override { return m_adviser.isThinking(); }
    void ask() override { m_adviser.ask(); }
    void stackUnder(QWidget& above) override { m_pointer->stackUnder(&above); }

private:
    void pointAt(const QList<QPointer<QWidget>>& places) {
        QWidgetList left;
        for (const QPointer<QWidget>& place : places)
            if (place)
                left << place;
        if (left.isEmpty())
            return;
        m_board.area.reveal(left.front());
        left.front()->setFocus(Qt::TabFocusReason);
        m_pointer->pointAt(left, true);
    }

    GameOf<G>& m_document;
    const MovesOf<G>& m_moves;
    Board m_board;
    Words m_words;
    HintAdviserOf<G> m_adviser;
    Pointer* m_pointer;
};

} // namespace app
