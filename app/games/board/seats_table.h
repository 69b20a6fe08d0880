// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"
#include "seat_choices.h"
#include "table_scene.h"

#include <functional>
#include <vector>

namespace app {

class SeatRow;

/// The table at which a game is set up, with its chairs: the same for every game. A press on a chair opens
/// what can be chosen for it; on a free one, somebody sits down first. It changes the choices and emits
/// `changed`.
class SeatsTable : public TableScene {
    Q_OBJECT
public:
    /// `least`: the smallest number of players. The choices must outlive this.
    SeatsTable(SeatChoices& choices, int least, const std::function<QList<BotChoice>()>& bots,
               QWidget* parent);

    /// Somebody who is no player and sits down where there is only one: `part` is opened by a press on that
    /// chair. The table takes ownership of the part.
    void setOpponent(const Text& name, const Text& about, QWidget* part);
    /// Shows the choices and any problems.
    void refresh();
    /// Opens what is to be corrected: the first seat that has a problem. False if there is none.
    bool openProblem();

signals:
    void changed();

private:
    /// The seat of a chair; −1: nobody plays there.
    int seatOf(int chair) const;
    bool isOpponents(int chair) const;
    /// As many chairs as there are players, if that has changed elsewhere.
    void fillChairs();
    void showChair(int chair);
    void press(int chair);
    void open(int chair);
    void leave(int chair);
    QString kindName(int seat) const;

    SeatChoices& m_choices;
    int m_least;
    std::function<QList<BotChoice>()> m_bots;
    QList<SeatRow*> m_rows;
    /// The chairs that are taken, in the order of the seats, which is clockwise.
    std::vector<int> m_taken;
    QWidget* m_store; ///< of what is not open
    Text m_opponentName;
    Text m_opponentAbout;
    QWidget* m_opponent = nullptr;
};

} // namespace app
