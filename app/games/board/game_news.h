// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/viewer.h"

#include <QtCore/QStringList>

namespace app {

/// What has happened in a game since its viewer last acted, and since the board last showed it.
class GameNews {
public:
    /// Both must outlive this.
    GameNews(const TableDocument& document, const Viewer& viewer) : m_document(document), m_viewer(viewer) {}

    /// The number of steps when the viewer had last acted; 0 if never.
    std::size_t stepsFollowed() const;
    /// What the others have done since then, in sentences that the viewer may read.
    QStringList sentences() const;
    /// Notes that the board now shows the game as it is.
    void noteShown();
    /// Whether a half-made choice of the viewer may outlive the change: only somebody else has acted, or the
    /// same game was opened again where it was, because a connection is back. What the choice consists of may
    /// be gone nevertheless: the game has to look.
    bool leavesChoice(const Change& change) const;

private:
    const TableDocument& m_document;
    const Viewer& m_viewer;
    /// The game, its steps and its viewer when the board last showed it.
    struct Shown {
        std::uint64_t seed = 0;
        std::size_t steps = 0;
        core::Seat seat = core::noSeat;
    };
    Shown m_shown;
};

} // namespace app
