// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_shots.h"

#include "app/games/genecards/cards_board.h"
#include "app/games/genecards/cards_sheet.h"
#include "app/games/genecards/cards_table.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "app/window/pages/play_page.h"
#include "engine/core/bot.h"
#include "engine/genecards/bots/roster.h"

#include <functional>

namespace app {

using namespace genecards;

namespace {

using CardsAt = std::function<bool(const State&)>;

constexpr std::array cardsNames{"Alina", "Marco", "Brandy", "Jonas", "Mei", "Tom"};

/// A game played by bots until a person has to choose and `at` holds for the first time, with the first seed
/// that leads there. Without `at`: played to its end.
genecards::Record playedTo(int players, int persons, const CardsAt& at, int target = 200) {
    for (std::uint64_t seed = 11;; ++seed) {
        genecards::Record record;
        record.setup = {.players = players, .target = target, .seed = seed};
        for (int seat = 0; seat < players; ++seat)
            record.seats.push_back(
                {cardsNames[std::size_t(seat)], seat < persons ? "person" : "thoughtful", seat});
        State state = newGame(record.setup);
        core::Random random(seed);
        ActionList legal;
        while (!state.finished()) {
            if (at && state.actor < persons && at(state))
                return record;
            legalActions(state, legal);
            const auto* bot = Roster::find(state.actor % 2 ? "thoughtful" : "random");
            record.actions.push_back(bot->chooseAction(observe(state, state.actor), legal, random));
            applyLegal(state, record.actions.back());
        }
        if (!at || seed > 2000)
            return record;
    }
}

std::unique_ptr<QWidget> cardsWindow(AppContext& context, const genecards::Record& record, bool lift = true,
                                     PlayPage::View view = PlayPage::View::Board,
                                     const std::function<void(CardsTable&)>& prepare = {}) {
    auto made = windowAt(context, QStringLiteral("play"));
    auto* page = qobject_cast<PlayPage*>(made->page(QStringLiteral("play")));
    page->choose(QStringLiteral("gene-expression"));
    auto* table = static_cast<CardsTable*>(&page->table());
    table->bots().setPace(BotPace::EachKey);
    table->document().open(record, nullptr);
    if (lift)
        table->viewer().confirmHandover();
    if (view == PlayPage::View::End)
        table->fillEndPage();
    page->setView(view);
    if (prepare)
        prepare(*table);
    return made;
}

CardsAt atPending(PendingKind kind, int moves = 0) {
    return [kind, moves](const State& state) {
        return state.now().kind == kind && static_cast<int>(state.discard.size()) > moves;
    };
}

} // namespace

void registerCardsShots(ShotCatalogue& catalogue) {
    const auto full = ShotCatalogue::usual();
    const auto brief = ShotCatalogue::brief();
    const auto add = [&](const QString& name, const QList<ShotSetting>& settings, auto make) {
        catalogue.add(QStringLiteral("genecards-") + name, settings, make);
    };
    const auto board = [&](const QString& name, const QList<ShotSetting>& settings, int players, int persons,
                           const CardsAt& at) {
        add(name, settings,
            [=](AppContext& context) { return cardsWindow(context, playedTo(players, persons, at)); });
    };
    add(QStringLiteral("new-game"), full, [](AppContext& context) {
        auto made = windowAt(context, QStringLiteral("play"));
        qobject_cast<PlayPage*>(made->page(QStringLiteral("play")))
            ->choose(QStringLiteral("gene-expression"));
        return std::unique_ptr<QWidget>(std::move(made));
    });
    board(QStringLiteral("own-turn"), ShotCatalogue::withLargest(), 4, 1, atPending(PendingKind::Turn, 8));
    board(QStringLiteral("six-players"), full, 6, 1, atPending(PendingKind::Turn, 8));
    board(QStringLiteral("first-card-action"), brief, 4, 4, [](const State& state) {
        return state.hand == 1 && state.discard.size() == 1 && isAction(state.top());
    });
    board(QStringLiteral("nothing-fits"), brief, 4, 1, [](const State& state) {
        return state.now().kind == PendingKind::Turn && state.discard.size() > 6 &&
               !anyFits(state.handOf(state.actor), state.top());
    });
    board(QStringLiteral("drawn-card"), brief, 4, 1, atPending(PendingKind::Drawn, 4));
    board(QStringLiteral("deletion"), brief, 5, 1, atPending(PendingKind::Extra, 3));
    board(QStringLiteral("many-cards"), brief, 4, 4, [](const State& state) {
        return state.now().kind == PendingKind::Turn && state.handOf(state.actor).size() >= 11;
    });
    board(QStringLiteral("hand-over"), full, 6, 6, atPending(PendingKind::NextHand));
    add(QStringLiteral("swap"), brief, [](AppContext& context) {
        return cardsWindow(context, playedTo(4, 1, atPending(PendingKind::Swap, 3)), true,
                           PlayPage::View::Board,
                           [](CardsTable& table) { table.board()->players().at(2)->click(); });
    });
    add(QStringLiteral("curtain"), brief, [](AppContext& context) {
        return cardsWindow(
            context, playedTo(4, 4, [](const State& state) { return state.discard.size() > 5; }), false);
    });
    add(QStringLiteral("log"), brief, [](AppContext& context) {
        return cardsWindow(context, playedTo(5, 1, atPending(PendingKind::Turn, 8)), true,
                           PlayPage::View::Board,
                           [](CardsTable& table) { table.board()->setLogVisible(true); });
    });
    add(QStringLiteral("end"), full, [](AppContext& context) {
        return cardsWindow(context, playedTo(6, 1, {}, 500), true, PlayPage::View::End);
    });
}

} // namespace app
