// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "explanation_card.h"
#include "glow_button.h"

#include <string_view>

namespace app {

/// What the reading keys ask for: whose turn it is (T), the viewer's own things (P), what was rolled or can
/// be taken (D), coins and scores (C).
enum class BoardReading { Turn, Own, Pool, Scores };

/// What a game says about the things on its board.
class BoardWords {
public:
    using Reading = BoardReading;

    virtual ~BoardWords() = default;

    /// What a click on the button would do, or which rule refuses it.
    virtual Explanation explain(const GlowButton& button) const { return button.explanation(); }
    /// What is explained besides the buttons: things that cannot be pressed.
    virtual QWidgetList informative() const { return {}; }
    /// What the card beside a widget says, at a place in it.
    virtual ThingWords cardAt(QWidget& widget, const QPoint& at) const;
    /// The lesson about a widget of the board, an id of lessons/topics; empty if there is none.
    virtual std::string_view lessonAt(const QWidget*) const { return {}; }
    /// The entry of the rules from A to Z about a widget of the board, an id of lessons/reference; empty if
    /// there is none.
    virtual std::string_view ruleAt(const QWidget*) const { return {}; }
    /// What a reading key says, after the prompt if it asks for the turn: a list of sentences or names; empty
    /// if the game has nothing of the kind.
    virtual QStringList readOut(Reading) const { return {}; }
    /// Called when the pointer or the focus has reached a button, and with null when it has left it.
    virtual void pointedAt(const GlowButton*) {}
};

} // namespace app
