// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "app/documents/viewer.h"
#include "app/games/board/score_track.h"
#include "space_button.h"
#include "top_bar.h"

namespace app {

/// How the seats of a game look on the board: their markers, and their entries in the top bar; both by seat.
QList<ShownMarker> seatMarkers(const GenotypeGame& document);
/// `shown`: the seat whose garden is on the screen.
QList<PlayerChip::Face> seatFaces(const GenotypeGame& document, const genotype::Observation& seen,
                                  genotype::Seat shown);
/// The seat whose garden is shown if the reader has not asked for another one. Viewers without a seat see the
/// garden of the acting player.
genotype::Seat homeSeat(const Viewer& viewer, const genotype::State& state);
/// The same seats on the score track.
QList<Standing> standingsOf(const QList<PlayerChip::Face>& faces);

} // namespace app
