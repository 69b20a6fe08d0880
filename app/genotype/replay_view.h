// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/genotype/game_document.h"
#include "app/table/replay_frame.h"

namespace app {

class BoardView;
class Viewer;

/// A record of Genotype shown on the board at any of its moments.
class ReplayView : public ReplayFrame {
    Q_OBJECT
public:
    explicit ReplayView(QWidget* parent = nullptr);
    ~ReplayView() override;

    /// Shows the record after `moment` actions. `viewer`: through whose eyes (noSeat: what everybody may
    /// see).
    void open(const genotype::Record& record, std::size_t moment, genotype::Seat viewer);
    BoardView* board() const { return m_board; }
    const GameDocument& document() const { return *m_document; }

protected:
    void showAfter(std::size_t actions) override;

private:
    genotype::Record m_record;
    genotype::Seat m_eyes = genotype::noSeat;
    GameDocument* m_document;
    Viewer* m_viewer;
    BoardView* m_board;
};

} // namespace app
