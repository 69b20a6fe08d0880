// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document_of.h"
#include "replay_frame.h"
#include "viewer.h"

namespace app {

/// Shows a record of a game on that game's board at any moment. `Board`: a BoardOf.
template <typename Board> class ReplayOf : public ReplayFrame {
public:
    using Game = typename Board::Game;

    explicit ReplayOf(QWidget* parent = nullptr)
        : ReplayFrame(parent), m_document(new DocumentOf<Game>(this)),
          m_viewer(new Viewer(*m_document, this)), m_board(new Board(*m_document, *m_viewer, nullptr, this)) {
        setBoard(m_board);
        connect(m_board, &Board::momentRequested, this,
                [this](std::size_t actions) { showMoment(static_cast<int>(actions)); });
    }

    /// Shows the record after `moment` actions, as `viewer` sees it (noSeat: only what everybody may see).
    void open(const core::Record<Game>& record, std::size_t moment, core::Seat viewer) {
        m_record = record;
        m_seat = viewer;
        begin(record.actions.size(), moment);
    }
    /// The whole record, and who looks at it.
    const core::Record<Game>& record() const { return m_record; }
    core::Seat viewer() const { return m_seat; }
    Board* board() const { return m_board; }
    const DocumentOf<Game>& document() const { return *m_document; }

protected:
    /// Opens the document again with only the first actions of the record, which the rules replay.
    void showAfter(std::size_t actions) override {
        core::Record<Game> part = m_record;
        part.actions.resize(actions);
        m_viewer->setSpectator(m_seat);
        m_document->open(part, nullptr);
    }

private:
    core::Record<Game> m_record;
    core::Seat m_seat = core::noSeat;
    DocumentOf<Game>* m_document;
    Viewer* m_viewer;
    Board* m_board;
};

} // namespace app
