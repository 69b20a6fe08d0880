// SPDX-License-Identifier: GPL-3.0-or-later
#include "form_colours.h"

#include "app/ui/theme/theme.h"

namespace app {

using lessons::breeding::Form;
using lessons::breeding::Organism;

namespace {

/// The plain colours in the order of the forms, then the shades between them.
using Palette = std::array<QColor, 6>;

Palette paletteOf(Organism organism) {
    const Theme& theme = Theme::current();
    const QColor white = theme.colour(Role::FlowerWhite);
    const QColor red = theme.colour(Role::FlowerRed);
    const QColor purple = theme.colour(Role::FlowerPurple);
    switch (organism) {
    case Organism::Pea:
        return {purple,
                red,
                white,
                mixed(purple, red, 0.5),
                mixed(purple, white, 0.38),
                theme.colour(Role::FlowerPink)};
    case Organism::Fly: {
        const QColor brown = theme.colour(Role::ToolDeck);
        return {red, brown, white, mixed(red, brown, 0.5), mixed(red, white, 0.45), mixed(brown, white, 0.4)};
    }
    case Organism::Glimp: break;
    }
    const QColor blue = theme.trait(genotype::Trait::SeedShape).fill;
    const QColor yellow = theme.colour(Role::PodYellow);
    return {blue, yellow, red, theme.colour(Role::PodGreen), purple, mixed(red, yellow, 0.5)};
}

QColor darker(const QColor& colour) {
    return mixed(colour, Qt::black, 0.5);
}

} // namespace

FormColours formColours(Organism organism, Form form) {
    const Palette palette = paletteOf(organism);
    if (form < palette.size())
        return {palette[form], palette[form], darker(palette[form])};
    const auto parts = lessons::breeding::partsOf(form);
    if (!lessons::breeding::isPatched(form) || !parts || form > 8)
        return {Theme::current().colour(Role::PodNeutral), Theme::current().colour(Role::PodNeutral),
                Theme::current().colour(Role::PodNeutralDeep)};
    return {palette[parts->first], palette[parts->second], darker(palette[parts->first])};
}

} // namespace app
