// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Genotype's board for what a click does.
#include "app/games/board/prompt_bar.h"
#include "app/ui/widgets/popover.h"
#include "board_button.h"
#include "board_view.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace genotype;

namespace {

/// The target shows its price, so a click on it agrees to the cost.
bool hasPrice(const Target& target) {
    return target.kind == Target::Kind::Upgrade || target.kind == Target::Kind::Hire;
}

} // namespace

/// Takes the action if the target can mean only one, unless that spends something or removes a gene tile;
/// then, and if there are several, it offers a choice. If there is none, says why.
void BoardView::press(GlowButton& button) {
    const Target& target = static_cast<BoardButton&>(button).target();
    if (target.kind == Target::Kind::DealtPlant && viewer().isToChoose()) {
        if (const auto action = m_choices.pickDealt(target.first))
            take(*action);
        else
            refresh();
        return;
    }
    if (const auto ways = m_choices.waysBehind(target); !ways.empty()) {
        openWays(button, ways);
        return;
    }
    const std::vector<Action> found = m_choices.answers(target);
    if (found.empty())
        say(m_choices.now(target), true);
    else if (found.size() == 1 && found.front().kind != ActionKind::RemoveGeneTile &&
             (hasPrice(target) || !m_choices.spends(found.front())))
        take(found.front());
    else // the tiles beside the whole square, which shows what each would do
        offerChoice(target.kind == Target::Kind::ParentSide ? button.parentWidget() : &button, tr("Choose"),
                    {found.begin(), found.end()});
}

void BoardView::proceed() {
    if (const auto action = m_choices.proceedAction())
        take(*action);
}

QList<PromptOption> BoardView::options() const {
    QList<PromptOption> options;
    if (bots())
        for (const DieWay& way : m_choices.ways())
            options << PromptOption{labelOf(way), aboutOf(way), way == m_choices.way()};
    return options;
}

QPushButton* BoardView::optionFor(const Action& action) const {
    const auto way = wayOf(action);
    if (!way || way == m_choices.way())
        return nullptr;
    const auto ways = m_choices.ways();
    const auto place = std::ranges::find(ways, *way);
    return place == ways.end() ? nullptr : promptBar()->optionButton(static_cast<int>(place - ways.begin()));
}

void BoardView::chooseOption(int index) {
    const auto ways = m_choices.ways();
    if (index >= 0 && static_cast<std::size_t>(index) < ways.size())
        choose(ways[static_cast<std::size_t>(index)]);
}

void BoardView::choose(const DieWay& way) {
    m_choices.chooseWay(m_choices.way() == way ? std::nullopt : std::optional(way));
    refresh();
    // The focus goes on to what can be done now, as after every step; not to the card that was clicked.
    const QWidget* focus = QApplication::focusWidget();
    if (focus && isAncestorOf(focus) && (m_choices.way() || promptBar()->isAncestorOf(focus)))
        setFocus(Qt::OtherFocusReason);
}

void BoardView::openWays(QWidget& card, const std::vector<DieWay>& ways) {
    if (ways.size() == 1)
        return choose(ways.front());
    QStringList labels;
    for (const DieWay& way : ways)
        labels << labelOf(way);
    hold(openChoice(&card, tr("Choose"), labels,
                    [this, ways](int index) { choose(ways[static_cast<std::size_t>(index)]); }));
}

} // namespace app
