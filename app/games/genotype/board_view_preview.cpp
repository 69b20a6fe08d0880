// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Genotype's board that shows what a gene tile would do before it is placed or removed.
#include "app/base/text/phrases.h"
#include "board_button.h"
#include "board_view.h"
#include "garden_panel.h"
#include "tile_words.h"
#include "trait_bench.h"

namespace app {

using namespace genotype;

namespace {

bool isTile(const Action& action) {
    return action.kind == ActionKind::PlaceGeneTile || action.kind == ActionKind::RemoveGeneTile;
}

/// The parents after the action, which is legal.
Parents parentsAfter(const State& state, const Action& action) {
    State next = state;
    Game::applyLegal(next, action, nullptr);
    return next.bench(state.now().trait).parents;
}

} // namespace

QString BoardView::consequence(const Action& action) const {
    const State& state = document().state();
    if (!isTile(action))
        return text(words::outcome(seen().visible, action));
    return tilePreviewWords(seen(), viewer().seat(), state.now().trait, parentsAfter(state, action));
}

void BoardView::preview(const Action* action) {
    const State& state = document().state();
    const bool tile = action && isTile(*action) && offers(*action);
    for (const Trait trait : allTraits) {
        std::optional<Parents> then;
        if (tile && trait == state.now().trait)
            then = parentsAfter(state, *action);
        m_benches[static_cast<int>(trait)]->square()->setPreview(then);
    }
    if (!tile) {
        m_gardenPanel->lens()->setPreview({});
        return;
    }
    m_gardenPanel->lens()->setPreview(OddsPreview{state.now().trait, parentsAfter(state, *action)});
    say(tr("Preview: %1").arg(consequence(*action)), false);
}

/// A tile that can only be removed shows what that would do as soon as it is pointed at.
void BoardView::pointedAt(const GlowButton* button) {
    const auto* parent = button && button->isGlowing() ? static_cast<const BoardButton*>(button) : nullptr;
    if (!parent || parent->target().kind != Target::Kind::ParentSide)
        return preview(nullptr);
    const auto found = m_choices.answers(parent->target());
    preview(found.size() == 1 ? &found.front() : nullptr);
}

} // namespace app
