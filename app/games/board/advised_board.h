// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/hint_adviser.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/pointer.h"
#include "board_of.h"
#include "game_log.h"
#include "hint_panel.h"
#include "prompt_bar.h"

#include <QtWidgets/QPushButton>

namespace app {

/// A board that gives hints: the move that the game's strongest bot would make, the reasons for it, a button
/// that makes it, and one that shows where on the board to make it.
template <core::Advised G> class AdvisedBoard : public BoardOf<G> {
public:
    using typename BoardOf<G>::Action;

    AdvisedBoard(GameOf<G>& document, Viewer& viewer, TableBots* bots, QWidget* parent,
                 HandoverScreen::Hides hides = HandoverScreen::Hides::Garden)
        : BoardOf<G>(document, viewer, bots, parent, hides), m_adviser(new HintAdviserOf<G>(document, this)),
          m_pointer(new Pointer(this, QStringLiteral("it marks the place that a hint speaks of"))) {
        QObject::connect(m_adviser, &HintAdviser::thinkingChanged, this, [this] { this->refreshHint(); });
        QObject::connect(m_adviser, &HintAdviser::advised, this, [this] { showHint(m_adviser->hint()); });
    }

    /// Shows a hint that can be taken now; others are dropped.
    void showHint(const core::Hint<G>& hint) {
        // Somebody may have gone to another page in the meantime.
        if (!this->isVisible() || !isHintable() || !this->document().isLegal(hint.action))
            return;
        QStringList reasons;
        for (const core::Phrase& reason : hint.reasons)
            reasons << text(reason);
        QList<QPointer<QWidget>> places;
        for (QWidget* place : hintPlaces(hint.action))
            places << place;
        auto* content =
            new HintPanel(HintPanel::title(QString::fromUtf8(core::Adviser<G>::name), hintLabel(hint.action)),
                          reasons, hint.figure ? text(*hint.figure) : QString(), !places.isEmpty());
        const Theme& theme = Theme::current();
        content->setMinimumWidth(std::min(theme.px(400), this->width() - theme.px(40)));
        Popover* sheet = Popover::open(this->promptBar()->hintButton(), content, content->spoken());
        this->hold(sheet);
        QObject::connect(content, &HintPanel::taken, sheet, [this, sheet, action = hint.action] {
            sheet->close();
            this->take(action);
        });
        QObject::connect(content, &HintPanel::left, sheet, &Popover::close);
        QObject::connect(content, &HintPanel::placeRequested, sheet, [this, sheet, places] {
            sheet->close();
            pointAt(places);
        });
    }

protected:
    /// What in the prompt or on the table has to be pressed for the action, the first thing first; empty if
    /// there is nothing to show.
    virtual QWidgetList hintPlaces(const Action& action) const = 0;
    /// What the move is called.
    virtual QString hintLabel(const Action& action) const {
        return text(G::label(this->seen().visible, action));
    }

    /// Outlines things on the board until the game goes on: above the game's parts, below the log.
    Pointer& pointer() const {
        m_pointer->stackUnder(this->log());
        return *m_pointer;
    }

    // A single legal action needs no hint.
    bool isHintable() const override { return this->isToChoose() && this->document().legal().size() > 1; }
    bool isThinking() const override { return m_adviser->isThinking(); }
    void askForHint() override { m_adviser->ask(); }

private:
    void pointAt(const QList<QPointer<QWidget>>& places) {
        QWidgetList left;
        for (const QPointer<QWidget>& place : places)
            if (place)
                left << place;
        if (left.isEmpty())
            return;
        this->reveal(left.front());
        left.front()->setFocus(Qt::TabFocusReason);
        pointer().pointAt(left, true);
    }

    HintAdviserOf<G>* m_adviser;
    Pointer* m_pointer;
};

} // namespace app
