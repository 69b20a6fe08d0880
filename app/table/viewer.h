// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/table_document.h"

namespace app {

/// Who looks at the screen. It passes to the next person only when a person is to choose; while bots move it
/// stays where it is. Between two persons hangs a curtain, as long as there is something to hide.
class Viewer : public QObject {
    Q_OBJECT
public:
    /// The document must live longer.
    explicit Viewer(TableDocument& document, QObject* parent = nullptr);

    /// Whose hand is shown. With one person at the computer always that seat; else the person whose turn it
    /// is, or was last while bots move. noSeat when only bots play.
    core::Seat seat() const { return m_seat; }
    /// A curtain hides every hand until the next person says that they sit at the screen.
    bool curtain() const { return m_curtain; }
    core::Seat next() const { return m_next; }
    void liftCurtain();
    /// A replay: nothing can be done, and everything is seen through this seat's eyes.
    void setSpectator(core::Seat seat);
    bool isSpectator() const { return m_spectator; }

    /// Through whose eyes the screen shows the game now: noSeat behind the curtain.
    core::Seat eyes() const { return m_curtain ? core::noSeat : m_seat; }
    /// The viewer is to choose now.
    bool isToChoose() const;

signals:
    /// The document has changed, and it is clear who looks at the screen now. Whatever paints the game
    /// listens to this and not to the document's own signal, so that it never shows one person's hand to
    /// another.
    void changed(const app::Change& change);
    /// The curtain was lifted.
    void lifted();

private:
    void passOn(bool opened);

    TableDocument& m_document;
    core::Seat m_seat = core::noSeat;
    core::Seat m_next = core::noSeat;
    bool m_curtain = false;
    bool m_spectator = false;
};

} // namespace app
