// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_garden.h"

#include "app/games/genotype/plant_card.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genotype/board/mat.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace {

/// Three of them side by side beside the board; in the garden with room for a tick below each genotype. In
/// pixels at scale 1.
constexpr QSize plotSize(104, 124);
constexpr QSize handSize(104, 100);

/// A group of cards under its name; not shown without cards.
void addCards(QVBoxLayout& rows, const Text& name, const QList<BoardButton*>& cards, QSize size,
              QWidget* parent) {
    if (cards.isEmpty())
        return;
    rows.addWidget(page_parts::wrappingLabel(name, parent, TextRole::Caption, Role::SoftInk));
    auto* group = new QWidget(parent);
    speech::setRole(group, QAccessible::Grouping);
    page_parts::setSpokenName(group, name);
    auto* flow = new FlowLayout(group);
    flow->setContentsMargins(0, 0, 0, 0);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    for (BoardButton* card : cards) {
        card->setParent(group);
        keepStyled(card, [card, size] {
            const Theme& theme = Theme::current();
            card->setFixedSize(theme.px(size.width()), theme.px(size.height()));
        });
        card->setFocusPolicy(Qt::NoFocus);
        flow->addWidget(card);
    }
    rows.addWidget(group);
}

} // namespace

PuzzleGarden::PuzzleGarden(const genotype::Observation& seen, QWidget* parent)
    : QWidget(parent), m_seen(seen) {
    auto* rows = new QVBoxLayout(this);
    page_parts::setMargins(rows, 0, 4);
    const genotype::State& state = m_seen.visible;
    const genotype::Player& player = state.player(seen.seat);
    QList<BoardButton*> plots;
    for (int plot = 0; plot < genotype::plotPlaces; ++plot) {
        const genotype::Plot& planted = player.plots[static_cast<std::size_t>(plot)];
        if (!genotype::plotExists(state, seen.seat, plot) || planted.empty())
            continue;
        auto* card = new PlotCard(plot, this);
        keepTranslated(card, [card, &state, &planted] { card->setPlot(state, planted); });
        plots << card;
    }
    QList<BoardButton*> hand;
    for (const genotype::PlantId plant : player.hand) {
        auto* card = new PlantCard(this);
        keepTranslated(card, [card, &state, plant] { card->setPlant(state, plant); });
        hand << card;
    }
    addCards(
        *rows, [] { return tr("In the garden"); }, plots, plotSize, this);
    addCards(
        *rows, [] { return tr("In hand"); }, hand, handSize, this);
}

} // namespace app
