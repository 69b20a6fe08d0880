// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/moves_of.h"
#include "app/games/board/prompt_option.h"
#include "board_choices.h"

class QPushButton;

namespace app {

class BoardButton;
class TilePreview;

/// What a click on the board does: an action, a choice among several, or a step of a half-made choice.
class BoardClicks : public QObject {
    Q_OBJECT
public:
    using Action = genotype::Action;

    /// What the clicks use. All must outlive this.
    struct Parts {
        const Viewer& viewer;
        BoardChoices& choices;
        const MovesOf<genotype::Game>& moves;
        TilePreview& preview;
        PromptBar& prompt;
        HeldPopover& popovers;
    };
    explicit BoardClicks(const Parts& parts) : m_parts(parts) {}

    /// A button of the board was clicked: takes the action if the button can mean only one, unless that
    /// spends something or removes a gene tile; then, and if there are several, offers a choice. If there is
    /// none, says why.
    void press(BoardButton& button);
    /// The button that continues the game was clicked.
    void proceed();
    /// The ways to use dice, for buttons of the prompt.
    QList<PromptOption> options() const;
    /// The button of an option was clicked; `index` in their list.
    void chooseOption(int index);
    /// The prompt's button for the way that the action belongs to, if it must be pressed first; else null.
    QPushButton* optionFor(const Action& action) const;
    /// Shows what the button would do if it can only remove a gene tile; null: nothing is pointed at.
    void point(const BoardButton* button);

signals:
    /// A half-made choice has changed.
    void choiceChanged();
    /// A way to use dice was chosen or left; after `choiceChanged`.
    void wayChanged();

private:
    void choose(const DieWay& way);
    void openWays(QWidget& card, const std::vector<DieWay>& ways);

    Parts m_parts;
};

} // namespace app
