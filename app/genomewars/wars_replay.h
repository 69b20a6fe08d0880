// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/replay_frame.h"
#include "app/table/viewer.h"
#include "wars_document.h"

namespace app {

class WarsBoard;

/// A game of Genome Wars at any of its moments.
class WarsReplay : public ReplayFrame {
    Q_OBJECT
public:
    explicit WarsReplay(QWidget* parent = nullptr);

    void open(const core::Record<genomewars::Game>& record, std::size_t moment, core::Seat viewer);

protected:
    void showAfter(std::size_t actions) override;

private:
    core::Record<genomewars::Game> m_record;
    core::Seat m_seat = core::noSeat;
    WarsDocument* m_document;
    Viewer* m_viewer;
    WarsBoard* m_board;
};

} // namespace app
