// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "app/games/board/moves_of.h"

#include <QtCore/QCoreApplication>

namespace app {

class OddsLens;
class TraitBenches;

/// Shows what a gene tile would do before it is placed or removed: on the square, in the chances of the
/// garden and in words.
class TilePreview {
    Q_DECLARE_TR_FUNCTIONS(app::TilePreview)
public:
    using Action = genotype::Action;

    /// `say`: shows words until the pointer moves on. All must outlive this.
    TilePreview(const GenotypeGame& document, const Viewer& viewer, const MovesOf<genotype::Game>& moves,
                const TraitBenches& benches, OddsLens& lens, std::function<void(const QString&)> say);

    /// What comes of a legal action, for an entry of a choice; empty if its label says enough.
    QString consequence(const Action& action) const;
    /// Shows what the board would be like after the action; null, or an action that moves no tile: as it is.
    void show(const Action* action);

private:
    const GenotypeGame& m_document;
    const Viewer& m_viewer;
    const MovesOf<genotype::Game>& m_moves;
    const TraitBenches& m_benches;
    OddsLens& m_lens;
    std::function<void(const QString&)> m_say;
};

} // namespace app
