// SPDX-License-Identifier: GPL-3.0-or-later
#include "any_game.h"
#include "event_numbers.h"
#include "game_builder.h"
#include "test_registry.h"

#include <algorithm>
#include <utility>

using namespace genotype;
using tests::refusalText;

namespace {

/// Games in one row of the test, so that a long run shows progress and a failing row can be run alone.
constexpr int batch = 2000;

int wantedGames() {
    bool given = false;
    const int games = qEnvironmentVariableIntValue("GENOTYPE_RANDOM_GAMES", &given);
    if (given)
        return games;
#ifdef GENOTYPE_SANITIZED
    return 1000; // each takes twenty times as long
#else
    return 10'000;
#endif
}

/// Sometimes a set position: any parents, up to two plants in each garden, any round.
void maySetPosition(Setup& setup, int game) {
    if (game % 10 != 7)
        return;
    core::Random chance(setup.seed);
    StartPosition position;
    const auto genotype = [&] { return static_cast<Genotype>(chance.below(genotypeCount)); };
    for (Parents& parents : position.parents)
        parents = {genotype(), genotype()};
    PlantSet named;
    for (int seat = 0; seat < setup.players; ++seat)
        for (PlantId& plot : position.plants[static_cast<std::size_t>(seat)]) {
            const auto plant = static_cast<PlantId>(chance.below(plantCardCount));
            if (chance.below(3) == 0 || named.contains(plant))
                continue;
            plot = plant;
            named.insert(plant);
        }
    position.round = 1 + static_cast<int>(chance.below(static_cast<std::uint32_t>(setup.rounds)));
    setup.position = position;
}

/// All player counts, lengths and overlays in turn; every fourth game is against Brother Johann, at all
/// difficulties and with all assistants.
Setup setupWithoutPosition(int game) {
    Setup setup;
    if (game % 4 == 3) {
        const int solo = game / 4;
        constexpr auto helpers = static_cast<int>(hardAssistants.size());
        setup.players = 1;
        setup.rounds = 1 + (solo / 3 * 3 + 4) % maxRounds;
        setup.seed = static_cast<std::uint64_t>(game) * 7919 + 3;
        setup.johann = static_cast<Difficulty>(1 + solo % 3);
        if (setup.johann == Difficulty::Hard && solo / 3 % (helpers + 1) < helpers)
            setup.johannAssistant =
                static_cast<std::uint8_t>(hardAssistants[static_cast<std::size_t>(solo / 3 % (helpers + 1))]);
        setup.flowerColour = static_cast<Inheritance>(solo / 5 % 3);
        setup.plantHeight = solo / 7 % 2 ? Inheritance::IncompleteDominance : Inheritance::CompleteDominance;
        return setup;
    }
    setup.players = minSeats + (game / 4 + game % 4) % 4;
    setup.rounds = 1 + (game / 4 * 3 + 4) % maxRounds;
    setup.seed = static_cast<std::uint64_t>(game) * 7919 + 3;
    setup.firstPlayer = game % 3 == 0 ? static_cast<Seat>(game / 3 % setup.players) : noSeat;
    setup.flowerColour = static_cast<Inheritance>(game / 8 % 3);
    setup.plantHeight = game / 24 % 2 ? Inheritance::IncompleteDominance : Inheritance::CompleteDominance;
    return setup;
}

Setup setupOf(int game) {
    Setup setup = setupWithoutPosition(game);
    maySetPosition(setup, game);
    return setup;
}

/// The template checks what every game promises; this adds what is true only of Genotype.
class RandomGame : public tests::AnyGame<genotype::Game> {
public:
    RandomGame(int game, core::Random& chance) : AnyGame(setupOf(game), chance) {}

protected:
    /// Passes and ends of turns are often put off, so that tools, assistants and purchases come up more than
    /// in uniform play.
    Action choose() override {
        Action action = list()[below(list().size())];
        for (int again = 0; again < 2; ++again)
            if (action.kind == ActionKind::Pass || action.kind == ActionKind::Finish)
                action = list()[below(list().size())];
        return action;
    }

    QString unsound() override {
        if (state().pending.size() > pendingDepth)
            return "the stack of waiting choices overflows";
        if (QString wrong = tests::unsound(state()); !wrong.isEmpty())
            return wrong;
        if (state().phase != Phase::Working)
            return {};
        std::array<int, maxSeats> placed{};
        for (const Seat owner : state().spaceOwner)
            if (owner != noSeat)
                ++placed[owner];
        for (const Seat owner : state().secondShift)
            ++placed[owner];
        for (Seat seat = 0; seat < state().seats; ++seat) {
            const Player& player = state().player(seat);
            if (placed[seat] + player.gardening + player.temporarySlot + player.omari + player.markersLeft !=
                player.markers)
                return "action markers do not add up";
        }
        return {};
    }

    QString lookCloser(const Action& action) override {
        for (const Action& one : list())
            if (!isLegal(state(), one))
                return shown(one) + " is listed but not legal";
        if (QString wrong = lookAtHidden(); !wrong.isEmpty())
            return wrong;
        return lookAtFilteredEvents(action);
    }

    QString lookAtRefusal(const Action& action, Refusal reason) override {
        if (isLegal(state(), action))
            return shown(action) + " is refused but legal";
        if (isWellFormed(action) == (reason == Refusal::NotAnAction))
            return shown(action) + " is refused as " + refusalText(reason);
        return reason == Refusal::NotOffered ? shown(action) + " is refused without a reason" : QString();
    }

    void alter(Action& action) override {
        switch (below(8)) {
        case 0: action.kind = static_cast<ActionKind>(below(static_cast<int>(ActionKind::Pass) + 1)); break;
        case 1: action.item = static_cast<std::uint8_t>(below(51)); break;
        case 2: action.place = static_cast<std::uint8_t>(below(17)); break;
        case 3: action.trait = static_cast<Trait>(below(traitCount)); break;
        case 4: action.area = static_cast<PoolArea>(below(poolAreaCount)); break;
        case 5: action.partner = static_cast<PoolArea>(below(poolAreaCount)); break;
        case 6: action.mode = static_cast<std::uint8_t>(below(6)); break;
        default: action.count = static_cast<std::uint8_t>(below(4)); break;
        }
    }

    State withOtherSecrets(Seat viewer) override { return withOtherSecrets(viewer, true, {}); }

private:
    /// What a seat may see is unchanged, what it may not see is blank.
    QString lookAtHidden() {
        for (int viewer = -1; viewer < state().seats; ++viewer) {
            const Seat seat = viewer < 0 ? noSeat : static_cast<Seat>(viewer);
            const Observation seen = observe(state(), seat);
            // The hidden parts put back give the whole state: nothing else was taken away or altered.
            State whole = seen.visible;
            whole.random = state().random;
            whole.plantDeck = state().plantDeck;
            whole.toolDeck = state().toolDeck;
            whole.assistantDeck = state().assistantDeck;
            whole.johann.deck = state().johann.deck;
            if (seat != state().actor)
                whole.bags = state().bags;
            for (Seat other = 0; other < state().seats; ++other) {
                if (seen.handSizes[other] != state().player(other).hand.size() ||
                    seen.toolCounts[other] != state().player(other).toolTotal())
                    return "the number of cards in hand is wrong";
                if (other == seat)
                    continue;
                Player& player = whole.player(other);
                const Player& real = state().player(other);
                player.hand = real.hand;
                player.tools = real.tools;
                player.dealt = real.dealt;
                player.setupSow = real.setupSow;
                player.setupKeep = real.setupKeep;
            }
            if (!(whole == state()))
                return "an observation hides or alters what is public";
            if (std::popcount(seen.automaDeck) != static_cast<int>(state().johann.deck.size()))
                return "the automa cards left are wrong";
            for (std::size_t bag = 0; bag < seedBags; ++bag)
                if (seen.bagSizes[bag] != state().bags[bag].size())
                    return "the size of a Seed Bag is wrong";
            if (!seen.visible.johann.deck.empty())
                return "an observation shows the order of the automa cards";
            if (!seen.visible.plantDeck.empty() || !seen.visible.toolDeck.empty() ||
                !seen.visible.assistantDeck.empty())
                return "an observation shows a deck";
        }
        return {};
    }

    /// The same state with the secrets that `viewer` may not see changed: decks in another order, cards of
    /// others swapped with cards of the decks, another generator. `keep` is a card that stays where it is.
    State withOtherSecrets(Seat viewer, bool flowMayChange, const Action& keep) {
        State other = state();
        chance().shuffle(other.plantDeck);
        chance().shuffle(other.assistantDeck);
        chance().shuffle(other.johann.deck);
        for (Seat seat = 0; seat < other.seats; ++seat) {
            if (seat == viewer)
                continue;
            Player& player = other.player(seat);
            const auto swap = [&](PlantSet& cards) {
                const PlantSet before = cards;
                for (const PlantId card : before) {
                    if (other.plantDeck.empty() || card == keep.item || card == keep.place ||
                        card == player.setupSow || card == player.setupKeep)
                        continue;
                    PlantId& hidden = other.plantDeck[below(other.plantDeck.size())];
                    cards.erase(card);
                    cards.insert(hidden);
                    hidden = card;
                }
            };
            swap(player.hand);
            swap(player.dealt);
            if (!flowMayChange)
                continue;
            if (player.setupSow != noPlant)
                std::swap(player.setupSow, player.setupKeep);
            if (seat == other.actor)
                for (PlantSet& bag : other.bags)
                    swap(bag);
            for (std::size_t kind = 0; kind < toolKinds && !other.toolDeck.empty(); ++kind)
                if (player.tools[kind] > 0) {
                    Tool& hidden = other.toolDeck[below(other.toolDeck.size())];
                    --player.tools[kind];
                    ++player.tools[static_cast<std::size_t>(hidden)];
                    hidden = static_cast<Tool>(kind);
                }
        }
        if (flowMayChange)
            chance().shuffle(other.toolDeck);
        return other;
    }

    /// The events shown to a seat do not depend on the order of the plant deck or on the plants in other
    /// hands, until such a card is revealed.
    QString lookAtFilteredEvents(const Action& action) {
        const bool lastSetup = action.kind == ActionKind::ChooseSetup && state().actor + 1 == state().seats;
        const bool laidOpen =
            action.kind == ActionKind::TakePlant && state().now().kind == PendingKind::FillPlot;
        // Brother Johann looks at nothing, and what he draws in his turn is face up.
        if (state().johann.plays())
            return {};
        if (lastSetup || laidOpen || action.kind == ActionKind::KeepPlant)
            return {};
        State played = state();
        std::vector<Event> events;
        applyLegal(played, action, &events);
        for (Seat viewer = 0; viewer < state().seats; ++viewer) {
            if (viewer == state().actor)
                continue;
            State other = withOtherSecrets(viewer, false, action);
            std::vector<Event> otherEvents;
            if (apply(other, action, &otherEvents) != Refusal::None)
                return "an action depends on somebody else's secrets";
            if (tests::numbersOf(observeEvents(events, viewer)) !=
                tests::numbersOf(observeEvents(otherEvents, viewer)))
                return "the events of a seat depend on what is hidden from it";
            if (!sameButForSecrets(observeEvents(events, viewer), viewer))
                return "an event shows a hidden card";
        }
        return {};
    }

    static bool sameButForSecrets(const std::vector<Event>& events, Seat viewer) {
        for (const Event& one : events) {
            if (const auto* taken = std::get_if<event::PlantTaken>(&one);
                taken && taken->seat != viewer && taken->from.fromDeck() && taken->plant != noPlant)
                return false;
            if (const auto* taken = std::get_if<event::ToolTaken>(&one);
                taken && taken->seat != viewer && taken->from.fromDeck() && taken->tool != noTool)
                return false;
        }
        return true;
    }

    QString lookCloserAtTheEnd() override {
        if (whyNot(state(), act::pass()) != Refusal::GameOver)
            return "the end is not given as the reason";
        if (state().round != setup().rounds)
            return "the game ended in another round";
        if (winners(state()) == 0)
            return "nobody wins";
        for (Seat seat = 0; seat < state().seats; ++seat)
            for (const Plot& plot : state().player(seat).plots)
                if (plot.complete())
                    return "a complete plant was not harvested at the end";
        return {};
    }
};

} // namespace

/// Random games of all kinds; what must hold at every step of every game is tested here and nowhere else.
class RandomGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepEveryPromiseAtEveryStep_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("games");
        const int games = wantedGames();
        for (int first = 0; first < games; first += batch)
            QTest::addRow("from game %d", first) << first << std::min(batch, games - first);
    }

    void keepEveryPromiseAtEveryStep() {
        QFETCH(const int, first);
        QFETCH(const int, games);
        core::Random chance(static_cast<std::uint64_t>(first) + 2020);
        for (int game = first; game < first + games; ++game) {
            const QString wrong = RandomGame(game, chance).play();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        QVERIFY2(RandomGame::longest() < RandomGame::mostSteps / 2,
                 "the bound on the length of a game is too tight");
    }
};

GENOTYPE_TEST(RandomGamesTest, long)
#include "random_games_test.moc"
