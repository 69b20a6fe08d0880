// SPDX-License-Identifier: GPL-3.0-or-later
#include "square_meiosis.h"

#include "app/charts/meiosis_layer.h"
#include "lessons/topics/board_cross.h"
#include "punnett_square.h"

namespace app {

namespace {

MeiosisOccasion occasionOf(genotype::Trait trait, genotype::Parents parents) {
    MeiosisOccasion occasion;
    occasion.cross = lessons::crossOf({trait, parents});
    return occasion;
}

} // namespace

QPushButton* squareMeiosisButton(genotype::Trait trait, genotype::Parents parents, QWidget* parent) {
    return meiosisButton(parent, [trait, parents] { return occasionOf(trait, parents); });
}

QList<MenuEntry> squareEntries(QWidget* place, const genotype::State& state,
                               const std::function<void(Popover*)>& hold) {
    const auto* square = qobject_cast<PunnettSquare*>(place);
    if (!square && qobject_cast<ParentButton*>(place))
        square = qobject_cast<PunnettSquare*>(place->parentWidget());
    if (!square)
        return {};
    const MeiosisOccasion occasion = occasionOf(square->trait(), state.bench(square->trait()).parents);
    return {{showMeiosisText(), [place, occasion, hold] { hold(openMeiosis(place, occasion)); }}};
}

} // namespace app
