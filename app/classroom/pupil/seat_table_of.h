// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_end.h"
#include "app/games/board/replay_of.h"
#include "app/network/client/seat_of.h"
#include "app/settings/app_settings.h"
#include "distant_players.h"
#include "seat_table.h"

namespace app {

/// The table of a game; `Parts` as for TableOf.
template <typename Parts> class SeatTableOf : public SeatTable {
public:
    using Game = typename Parts::Game;
    using Board = typename Parts::Board;
    using End = typename Parts::End;

    SeatTableOf(bool watches, const TableSeat::Send& send, AppSettings& settings)
        : m_seat(send), m_others(m_seat), m_viewer(m_seat) {
        if (watches)
            m_viewer.setSpectator(core::noSeat);
        else
            m_viewer.setOwnSeat([this] { return m_seat.seat(); });
        m_board = std::make_unique<Board>(m_seat, m_viewer, watches ? nullptr : &m_others);
        m_board->setReplayable(false);
        if constexpr (requires { m_board->setRoundUps(true); })
            m_board->setRoundUps(settings.roundUps());
        m_end = std::make_unique<End>();
        m_replay = std::make_unique<ReplayOf<Board>>();
        m_replay->rememberPace(settings);
    }
    TableSeat& seat() override { return m_seat; }
    GameBoard* board() override { return m_board.get(); }
    GameEnd* endPage() override { return m_end.get(); }
    ReplayFrame* replay() override { return m_replay.get(); }

    bool end(const std::string& text) override {
        const auto read = games::readAnyRecord(text);
        const auto* any = std::get_if<games::AnyRecord>(&read);
        const auto* record = any ? any->template as<Game>() : nullptr;
        if (!record)
            return false;
        m_record.open(*record, nullptr);
        m_end->setRecord(*any);
        m_end->setHome(m_seat.seat());
        m_end->setGame(m_record);
        return true;
    }
    void openReplay(std::size_t moment) override { m_replay->open(m_record.record(), moment, m_seat.seat()); }

protected:
    const SeatOf<Game>& seatOfGame() const { return m_seat; }
    /// The whole game, when it is over.
    const DocumentOf<Game>& wholeGame() const { return m_record; }

private:
    SeatOf<Game> m_seat;
    DistantPlayers m_others;
    Viewer m_viewer;
    DocumentOf<Game> m_record;
    std::unique_ptr<Board> m_board;
    std::unique_ptr<End> m_end;
    std::unique_ptr<ReplayOf<Board>> m_replay;
};

} // namespace app
