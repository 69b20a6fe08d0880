// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_document.h"

#include <functional>

namespace app {

/// Who is looking at the screen. The viewer changes only when another person has to choose, not while bots
/// move. Between two persons there is a handover screen if there is something to hide.
class Viewer : public QObject {
    Q_OBJECT
public:
    /// The document must outlive this.
    explicit Viewer(TableDocument& document, QObject* parent = nullptr);

    /// The seat whose hand is shown. With one person at the computer, always that seat; with several, the
    /// person whose turn it is or, while bots move, was last. noSeat if only bots play, and when something
    /// secret begins before anybody has taken the screen.
    core::Seat seat() const { return m_seat; }
    /// Whether the handover screen is shown: it hides every hand until the next person confirms that they are
    /// at the screen.
    bool isHandover() const { return m_isHandover; }
    core::Seat next() const { return m_next; }
    void confirmHandover();
    /// For a replay: nothing can be done, and the game is shown as this seat sees it.
    void setSpectator(core::Seat seat);
    /// For a seat at a table of a class: this one, which is asked for after each change, is always the
    /// viewer's.
    void setOwnSeat(std::function<core::Seat()> seat);

    /// The seat as whose view the game is shown now; noSeat while the handover screen is shown.
    core::Seat eyes() const { return m_isHandover ? core::noSeat : m_seat; }
    /// While the game is stopped, nobody chooses, whoever's turn it is.
    void setStopped(bool isStopped) { m_isStopped = isStopped; }
    bool isStopped() const { return m_isStopped; }

    /// Whether it is for the viewer to choose; they may have to wait until the game goes on.
    bool isOwnTurn() const;
    /// Whether the viewer has to choose now.
    bool isToChoose() const { return isOwnTurn() && !m_isStopped; }

signals:
    /// The document has changed, and it is clear who is looking at the screen now. Whatever paints the game
    /// must use this signal and not the document's own, so that it never shows one person's hand to another.
    void changed(const app::Change& change);
    /// The next person has said that they are here.
    void lifted();

private:
    void passOn(bool opened);

    TableDocument& m_document;
    core::Seat m_seat = core::noSeat;
    core::Seat m_next = core::noSeat;
    bool m_isHandover = false;
    bool m_spectator = false;
    bool m_isStopped = false;
    std::function<core::Seat()> m_ownSeat;
    bool m_hadSecrets = false;
};

} // namespace app
