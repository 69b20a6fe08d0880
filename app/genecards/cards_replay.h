// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/replay_frame.h"
#include "app/table/viewer.h"
#include "cards_document.h"

namespace app {

class CardsBoard;

/// A record of Gene Expression shown on the board at any of its moments.
class CardsReplay : public ReplayFrame {
    Q_OBJECT
public:
    explicit CardsReplay(QWidget* parent = nullptr);

    /// `viewer`: through whose eyes (noSeat: what everybody may see).
    void open(const genecards::Record& record, std::size_t moment, core::Seat viewer);
    CardsBoard* board() const { return m_board; }

protected:
    void showAfter(std::size_t actions) override;

private:
    genecards::Record m_record;
    core::Seat m_seat = core::noSeat;
    CardsDocument* m_document;
    Viewer* m_viewer;
    CardsBoard* m_board;
};

} // namespace app
