// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/genecards/cards_table.h"
#include "app/genomewars/wars_table.h"
#include "app/genotype/genotype_table.h"
#include "seat_table_of.h"

namespace app {

namespace {

template <typename Parts>
std::unique_ptr<SeatTable> made(bool watches, const TableSeat::Send& send, AppSettings& settings) {
    return std::make_unique<SeatTableOf<Parts>>(watches, send, settings);
}

} // namespace

std::unique_ptr<SeatTable> makeSeatTable(const std::string& game, bool watches, const TableSeat::Send& send,
                                         AppSettings& settings) {
    if (game == genotype::Game::id)
        return made<GenotypeParts>(watches, send, settings);
    if (game == genomewars::Game::id)
        return made<WarsParts>(watches, send, settings);
    if (game == genecards::Game::id)
        return made<CardsParts>(watches, send, settings);
    return nullptr;
}

} // namespace app
