// SPDX-License-Identifier: GPL-3.0-or-later
#include "drops.h"

#include "engine/genotype/rules/rules.h"

#include <algorithm>

namespace app {

using namespace genotype;

namespace {

/// Whether the die, once it is taken, may validate the trait there.
bool validatesThere(State state, const Action& taking, const Target& cell) {
    applyLegal(state, taking);
    return isLegal(state, act::validate(cell.first, cell.trait()));
}

bool isDroppedAs(const State& state, const Action& action, const DragItem& item, const Target& target) {
    switch (item.kind) {
    case DragItem::Kind::Marker: return target.kind == Target::Kind::Space && answers(state, action, target);
    case DragItem::Kind::Die:
        return target.kind == Target::Kind::PlotTrait && target.trait() == item.from.trait() &&
               answers(state, action, item.from) && action.use() == DieUse::Match &&
               validatesThere(state, action, target);
    case DragItem::Kind::Card:
        return target.kind == Target::Kind::Plot && answers(state, action, item.from) &&
               answers(state, action, target);
    }
    return false;
}

} // namespace

std::optional<DragItem> dragItemAt(const Target& target) {
    switch (target.kind) {
    case Target::Kind::PoolColumn: return DragItem{DragItem::Kind::Die, target};
    case Target::Kind::HandPlant: return DragItem{DragItem::Kind::Card, target};
    default: return {};
    }
}

std::optional<Drop> dropOn(const State& state, const ActionList& legal, const DragItem& item,
                           const Target& target) {
    const auto action =
        std::ranges::find_if(legal, [&](const Action& one) { return isDroppedAs(state, one, item, target); });
    if (action == legal.end())
        return {};
    if (item.kind == DragItem::Kind::Die)
        return Drop{*action, act::validate(target.first, target.trait())};
    return Drop{*action};
}

} // namespace app
