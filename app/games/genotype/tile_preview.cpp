// SPDX-License-Identifier: GPL-3.0-or-later
#include "tile_preview.h"

#include "app/base/text/phrases.h"
#include "engine/genotype/words/words.h"
#include "odds_lens.h"
#include "tile_words.h"
#include "trait_benches.h"

#include <utility>

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

TilePreview::TilePreview(const GenotypeGame& document, const Viewer& viewer,
                         const MovesOf<genotype::Game>& moves, const TraitBenches& benches, OddsLens& lens,
                         std::function<void(const QString&)> say)
    : m_document(document), m_viewer(viewer), m_moves(moves), m_benches(benches), m_lens(lens),
      m_say(std::move(say)) {}

QString TilePreview::consequence(const Action& action) const {
    const State& state = m_document.state();
    if (!isTile(action))
        return text(words::outcome(m_moves.seen().visible, action));
    return tilePreviewWords(m_moves.seen(), m_viewer.seat(), state.now().trait, parentsAfter(state, action));
}

void TilePreview::show(const Action* action) {
    const State& state = m_document.state();
    const bool tile = action && isTile(*action) && m_moves.offers(*action);
    for (const Trait trait : allTraits) {
        std::optional<Parents> then;
        if (tile && trait == state.now().trait)
            then = parentsAfter(state, *action);
        m_benches.of(trait)->square()->setPreview(then);
    }
    if (!tile) {
        m_lens.setPreview({});
        return;
    }
    m_lens.setPreview(OddsPreview{state.now().trait, parentsAfter(state, *action)});
    m_say(tr("Preview: %1").arg(consequence(*action)));
}

} // namespace app
