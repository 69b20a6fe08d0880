// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genecards/cards_table.h"
#include "app/games/genomewars/wars_table.h"
#include "app/games/genotype/genotype_table.h"
#include "seat_dice.h"
#include "seat_table_of.h"

namespace app {

namespace {

/// The dice of a game that a pupil plays are the pupil's to look at.
class GenotypeSeatTable final : public SeatTableOf<GenotypeParts> {
public:
    GenotypeSeatTable(bool watches, const TableSeat::Send& send, AppSettings& settings, DiceLedger* dice)
        : SeatTableOf(watches, send, settings) {
        if (!watches && dice)
            m_dice = std::make_unique<SeatDice>(seatOfGame(), *dice);
    }
    bool end(const std::string& record) override {
        if (!SeatTableOf::end(record))
            return false;
        if (m_dice)
            m_dice->end(wholeGame().record());
        return true;
    }
    std::string ledgerId() const override { return m_dice ? m_dice->gameId() : std::string(); }

private:
    std::unique_ptr<SeatDice> m_dice;
};

} // namespace

std::unique_ptr<SeatTable> makeSeatTable(const std::string& game, bool watches, const TableSeat::Send& send,
                                         AppSettings& settings, DiceLedger* dice) {
    if (game == genotype::Game::id)
        return std::make_unique<GenotypeSeatTable>(watches, send, settings, dice);
    if (game == genomewars::Game::id)
        return std::make_unique<SeatTableOf<WarsParts>>(watches, send, settings);
    if (game == genecards::Game::id)
        return std::make_unique<SeatTableOf<CardsParts>>(watches, send, settings);
    return nullptr;
}

} // namespace app
