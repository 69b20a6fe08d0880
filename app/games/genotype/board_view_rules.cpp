// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Genotype's board that leads to the rules from A to Z.
#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/popover.h"
#include "board_button.h"
#include "board_rules.h"
#include "board_view.h"
#include "punnett_square.h"
#include "square_meiosis.h"

namespace app {

std::string_view BoardView::ruleAt(const QWidget* place) const {
    if (const auto* button = qobject_cast<const BoardButton*>(place))
        return ruleOf(button->target(), document().state());
    return qobject_cast<const PunnettSquare*>(place) ? "punnett-square" : std::string_view();
}

QList<MenuEntry> BoardView::menuEntries(QWidget* place) {
    QList<MenuEntry> entries =
        squareEntries(place, document().state(), [this](Popover* opened) { hold(opened); });
    if (const std::string_view rule = ruleAt(place); !rule.empty())
        entries << MenuEntry{
            tr("The rule"), [this, rule] {
                go(*this, route::Rule{QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()))});
            }};
    return entries;
}

} // namespace app
