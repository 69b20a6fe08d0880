// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/table_document.h"
#include "app/ui/sound/sounds.h"
#include "app/ui/widgets/motion_layer.h"
#include "board_prompter.h"
#include "glow_button.h"

#include <optional>

namespace app {

/// What a game supplies to its board: what can be pointed at, what glows and what a click means. GameBoard
/// calls it.
class BoardContent : public PromptSource {
public:
    // ---- What a game has to supply

    /// Everything that could be pointed at, in reading order, including what is hidden now.
    virtual QList<GlowButton*> pointable() const = 0;
    /// Shows what the viewer may see, and sets what glows. `change`: what has just happened, which ends a
    /// half-made choice unless it `leavesChoice`; null if only the look, the language or a half-made choice
    /// has changed.
    virtual void refreshPicture(const Change* change) = 0;
    /// Called when a button of `pointable` was clicked, glowing or not.
    virtual void press(GlowButton& button) = 0;
    /// Called when the prompt's button was clicked.
    virtual void proceed() = 0;

    // ---- What it may supply

    /// Called when a button of the prompt's options was clicked; `index` in their list.
    virtual void chooseOption(int index) { Q_UNUSED(index) }
    /// Takes back the last click of a half-made choice.
    virtual void takeBack() {}
    /// What only the viewer may see: children of the table, which the handover screen covers.
    virtual QWidgetList secrets() const { return {}; }
    /// Whether the bots have to wait because there is something to look at until the reader continues.
    virtual bool holdsBots() const { return false; }
    /// The motion that led to the current picture. Called after the refresh, unless motion is reduced.
    virtual QList<Flight> flightsAfter(const Change&) const { return {}; }
    /// What can be heard of the change; no value: nothing.
    virtual std::optional<Sound> soundAfter(const Change&) const { return {}; }
    /// Called when the board shows the change.
    virtual void refreshed(const Change&) {}
    /// Shows the other players' moves; false: the board shows their sentences instead.
    virtual bool showNews() { return false; }
    /// Makes the next automatic move happen now, if it is not a bot's; false: the bots go on.
    virtual bool advance() { return false; }
    /// Closes what Escape closes; false if there is nothing of the kind.
    virtual bool escape() { return false; }
    /// Updates fonts and sizes that are not read from the theme when painting.
    virtual void applyTheme() {}
    /// Fits the parts to the size of the board.
    virtual void arrange() {}
    /// Where the log slides over the board; a null rectangle: at the right edge of the table.
    virtual QRect logPlace() const { return {}; }
};

} // namespace app
