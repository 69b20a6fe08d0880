// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_clicks.h"

#include "app/games/board/prompt_options.h"
#include "app/ui/widgets/popover.h"
#include "board_button.h"
#include "tile_preview.h"

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

void BoardClicks::press(BoardButton& button) {
    const Target& target = button.target();
    BoardChoices& choices = m_parts.choices;
    if (target.kind == Target::Kind::DealtPlant && m_parts.viewer.isToChoose()) {
        if (const auto action = choices.pickDealt(target.first))
            m_parts.moves.take(*action);
        else
            emit choiceChanged();
        return;
    }
    if (const auto ways = choices.waysBehind(target); !ways.empty()) {
        openWays(button, ways);
        return;
    }
    const std::vector<Action> found = choices.answers(target);
    if (found.empty())
        m_parts.prompt.setHint(choices.now(target), true);
    else if (found.size() == 1 && found.front().kind != ActionKind::RemoveGeneTile &&
             (hasPrice(target) || !choices.spends(found.front())))
        m_parts.moves.take(found.front());
    else // the tiles beside the whole square, which shows what each would do
        m_parts.moves.offerChoice(
            target.kind == Target::Kind::ParentSide ? button.parentWidget() : &button, tr("Choose"),
            {found.begin(), found.end()},
            {[this](const Action& action) { return m_parts.preview.consequence(action); },
             [this](const Action* action) { m_parts.preview.show(action); }});
}

void BoardClicks::proceed() {
    if (const auto action = m_parts.choices.proceedAction())
        m_parts.moves.take(*action);
}

QList<PromptOption> BoardClicks::options() const {
    QList<PromptOption> options;
    for (const DieWay& way : m_parts.choices.ways())
        options << PromptOption{labelOf(way), aboutOf(way), way == m_parts.choices.way()};
    return options;
}

void BoardClicks::chooseOption(int index) {
    const auto ways = m_parts.choices.ways();
    if (index >= 0 && static_cast<std::size_t>(index) < ways.size())
        choose(ways[static_cast<std::size_t>(index)]);
}

QPushButton* BoardClicks::optionFor(const Action& action) const {
    const auto way = wayOf(action);
    if (!way || way == m_parts.choices.way())
        return nullptr;
    const auto ways = m_parts.choices.ways();
    const auto place = std::ranges::find(ways, *way);
    return place == ways.end() ? nullptr
                               : m_parts.prompt.options().button(static_cast<int>(place - ways.begin()));
}

/// Chooses a way to use dice, or leaves it if it is the chosen one, and goes on to what it can be used on.
void BoardClicks::choose(const DieWay& way) {
    BoardChoices& choices = m_parts.choices;
    choices.chooseWay(choices.way() == way ? std::nullopt : std::optional(way));
    emit choiceChanged();
    emit wayChanged();
}

/// A card was clicked that opens these ways.
void BoardClicks::openWays(QWidget& card, const std::vector<DieWay>& ways) {
    if (ways.size() == 1)
        return choose(ways.front());
    QStringList labels;
    for (const DieWay& way : ways)
        labels << labelOf(way);
    m_parts.popovers.hold(openChoice(&card, tr("Choose"), labels, [this, ways](int index) {
        choose(ways[static_cast<std::size_t>(index)]);
    }));
}

void BoardClicks::point(const BoardButton* button) {
    if (!button || !button->isGlowing() || button->target().kind != Target::Kind::ParentSide)
        return m_parts.preview.show(nullptr);
    const auto found = m_parts.choices.answers(button->target());
    m_parts.preview.show(found.size() == 1 ? &found.front() : nullptr);
}

} // namespace app
