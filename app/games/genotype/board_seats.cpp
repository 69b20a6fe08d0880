// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_seats.h"

namespace app {

using namespace genotype;

QList<ShownMarker> seatMarkers(const GenotypeGame& document) {
    QList<ShownMarker> markers;
    for (Seat seat = 0; seat < document.seats(); ++seat) {
        const QString name = document.seatName(seat);
        markers << ShownMarker{document.seatColour(seat), name.left(1).toUpper(), name};
    }
    return markers;
}

QList<PlayerChip::Face> seatFaces(const GenotypeGame& document, const Observation& seen, Seat shown) {
    const State& state = seen.visible;
    QList<PlayerChip::Face> faces;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.player(seat);
        const Score now = score(state, seat);
        faces << PlayerChip::Face{.name = document.seatName(seat),
                                  .colour = document.seatColour(seat),
                                  .coins = player.coins,
                                  .ticks = now.markers,
                                  .points = state.finished() ? now.total() : now.secured(),
                                  .total = now.total(),
                                  .markersLeft = state.phase == Phase::Working ? player.markersLeft : 0,
                                  .plants = seen.handSizes[seat],
                                  .tools = seen.toolCounts[seat],
                                  .first = seat == state.firstPlayer,
                                  .acting = seat == state.actor,
                                  .shown = seat == shown,
                                  .bot = !document.isPerson(seat)};
    }
    return faces;
}

Seat homeSeat(const Viewer& viewer, const State& state) {
    if (viewer.isHandover())
        return viewer.next();
    return viewer.seat() != noSeat ? viewer.seat() : state.actor != noSeat ? state.actor : Seat{0};
}

QList<Standing> standingsOf(const QList<PlayerChip::Face>& faces) {
    QList<Standing> standings;
    for (const PlayerChip::Face& face : faces)
        standings << Standing{face.name, face.colour, face.points};
    return standings;
}

} // namespace app
