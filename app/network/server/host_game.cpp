// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_game_of.h"

namespace app {

namespace {

/// Calls `visit` for the game with that id; whether there is one.
template <typename Visit> bool forGame(std::string_view id, Visit visit) {
    return games::Games::forEach([&]<typename G>() {
        if (G::id != id)
            return false;
        visit.template operator()<G>();
        return true;
    });
}

template <typename G> typename G::Setup setupOf(const TableRules& rules, std::uint64_t seed) {
    typename G::Setup setup;
    setup.players = rules.seats;
    setup.seed = seed;
    if (rules.length > 0) {
        if constexpr (requires { setup.rounds; })
            setup.rounds = rules.length;
        if constexpr (requires { setup.target; })
            setup.target = rules.length;
    }
    return setup;
}

} // namespace

std::optional<TableRules> completeRules(const TableRules& rules) {
    std::optional<TableRules> complete;
    forGame(rules.game, [&]<typename G>() {
        using Roster = core::Roster<G>;
        TableRules filled = rules;
        if (filled.bot.empty())
            filled.bot = Roster::ids()[1];
        if (filled.seats > 1 && Roster::find(filled.bot) && G::isValid(setupOf<G>(filled, 0)))
            complete = filled;
    });
    return complete;
}

TableRange rangeOf(const std::string& game) {
    TableRange range;
    for (int seats = 2; seats <= messages::maxSeatsOfTable; ++seats)
        if (completeRules({.game = game, .seats = seats, .length = 0, .bot = {}, .clock = 0})) {
            range.most = seats;
            if (range.least == 0)
                range.least = seats;
        }
    forGame(game, [&]<typename G>() {
        range.hasRounds = requires(typename G::Setup setup) {
            setup.rounds;
        };
    });
    return range;
}

std::unique_ptr<HostGame> newHostGame(const TableRules& rules, const std::vector<core::SeatInfo>& seats,
                                      std::uint64_t seed, const GameLibrary& library) {
    std::unique_ptr<HostGame> game;
    forGame(rules.game, [&]<typename G>() {
        core::Record<G> record{.setup = setupOf<G>(rules, seed), .seats = seats, .title = {}, .actions = {}};
        OpenedGame opened = library.create(record);
        if (opened.journal)
            game = std::make_unique<HostGameOf<G>>(opened.record<G>(), std::move(opened.journal));
    });
    return game;
}

std::unique_ptr<HostGame> reopenHostGame(const QString& path) {
    // No other host holds the game: its process is gone, or this one would not have the class.
    OpenedGame opened = GameLibrary::open(path, Journal::Lock::TakeOver);
    if (!opened.journal || !opened.any.type())
        return nullptr;
    std::unique_ptr<HostGame> game;
    forGame(opened.any.type()->id(), [&]<typename G>() {
        game = std::make_unique<HostGameOf<G>>(opened.record<G>(), std::move(opened.journal));
    });
    return game;
}

} // namespace app
