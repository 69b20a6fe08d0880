// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/games.h"
#include "engine/genotype/model/value_names.h"
#include "served.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <set>

using nlohmann::json;
using tests::codeOf;
using tests::replies;
using tests::request;

namespace {

/// What begins a table of each game, and the same for the engine.
template <typename G> json beginning();
template <> json beginning<genotype::Game>() {
    return {{"request", "new"}, {"players", 3}, {"rounds", 2}, {"seed", 21}};
}
template <> json beginning<genomewars::Game>() {
    return {{"request", "new"}, {"game", "genome-wars"},     {"players", 4}, {"rounds", 3},
            {"seed", 21},       {"closing", "by-population"}};
}
template <> json beginning<genecards::Game>() {
    return {{"request", "new"}, {"game", "gene-expression"}, {"players", 5}, {"target", 60}, {"seed", 21}};
}
template <typename G> typename G::Setup sameSetup();
template <> genotype::Setup sameSetup<genotype::Game>() {
    return {.players = 3, .rounds = 2, .seed = 21};
}
template <> genomewars::Setup sameSetup<genomewars::Game>() {
    return {.players = 4, .rounds = 3, .seed = 21, .weighting = genomewars::Weighting::ByPopulation};
}
template <> genecards::Setup sameSetup<genecards::Game>() {
    return {.players = 5, .target = 60, .seed = 21};
}

/// A whole game of random choices, played by the engine, and what a session is asked about it: before every
/// choice what may be done and what each seat and the public see, then the action.
template <typename G> struct PlayedGame {
    core::Record<G> record;
    typename G::State end;
    /// Who had to choose, how many events there had been, and how many actions were legal.
    struct Choice {
        core::Seat actor;
        std::size_t legal;
    };
    std::vector<Choice> choices;
    QByteArrayList lines;
    /// The lines between two actions.
    int each = 0;

    PlayedGame() {
        record.setup = sameSetup<G>();
        record.seats.resize(static_cast<std::size_t>(record.setup.players));
        for (int seat = 0; seat < record.setup.players; ++seat)
            record.seats[static_cast<std::size_t>(seat)].colour = seat;
        lines << request(beginning<G>());
        typename G::State state = G::newGame(record.setup);
        const core::RandomBot<G> bot;
        core::Random random(3);
        typename G::ActionList legal;
        each = record.setup.players + 3;
        while (!state.finished()) {
            G::legalActions(state, legal);
            choices.push_back({state.actor, legal.size()});
            const auto action = bot.chooseAction(G::observe(state, state.actor), legal, random);
            lines << request({{"request", "legal"}}) << request({{"request", "observe"}, {"seat", "public"}});
            for (int seat = 1; seat <= record.setup.players; ++seat)
                lines << request({{"request", "observe"}, {"seat", seat}});
            lines << request({{"request", "do"}, {"action", std::string(G::notation(action))}});
            record.actions.push_back(action);
            G::applyLegal(state, action);
        }
        end = state;
        lines << request({{"request", "record"}}) << request({{"request", "state"}})
              << request({{"request", "legal"}}) << request({{"request", "events"}});
        for (int seat = 1; seat <= record.setup.players; ++seat)
            lines << request({{"request", "events"}, {"seat", seat}});
    }
};

/// What is left of an observation when nobody knows whose it is: everybody must see the same of a player,
/// except of themselves.
json withoutSecretsOf(json player) {
    for (const char* own : {"hand", "tools", "dealt", "chosen", "genome"})
        player.erase(own);
    return player;
}

} // namespace

class ServeGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsAWholeGameThatEqualsTheEngines_data() { games(); }
    void playsAWholeGameThatEqualsTheEngines() {
        everyGame([]<typename G>() {
            const PlayedGame<G> game;
            const std::vector<json> answers = replies(game.lines);
            QCOMPARE(answers.size(), static_cast<std::size_t>(game.lines.size()));
            QCOMPARE(answers[0]["game"].get<std::string>(), std::string(G::id));
            std::size_t events = answers[0]["event_count"].get<std::size_t>();
            std::size_t at = 1;
            for (const auto& choice : game.choices) {
                QCOMPARE(answers[at]["actor"].get<int>(), choice.actor + 1);
                QCOMPARE(answers[at]["actions"].size(), choice.legal);
                QVERIFY(!answers[at]["prompt"].get<std::string>().empty());
                for (const json& action : answers[at]["actions"])
                    QVERIFY(!action["label"].get<std::string>().empty());
                at += static_cast<std::size_t>(game.each);
                const json& done = answers[at - 1];
                QVERIFY(done["ok"].get<bool>());
                events += done["events"].size();
                QCOMPARE(done["event_count"].get<std::size_t>(), events);
            }
            QVERIFY(answers[at - 1]["finished"].get<bool>());
            unsigned winners = 0;
            for (const json& seat : answers[at - 1]["winners"])
                winners |= 1u << (seat.get<int>() - 1);
            QCOMPARE(winners, static_cast<unsigned>(G::winners(game.end)));
            QCOMPARE(answers[at]["record"].get<std::string>(), core::toText(game.record));
            QVERIFY(answers[at + 1]["state"]["finished"].get<bool>());
            QVERIFY(answers[at + 1]["state"]["actor"].is_null());
            QVERIFY(answers[at + 2]["actions"].empty());
            QCOMPARE(answers[at + 3]["events"].size(), core::replay(game.record).events.size());
            for (const json& event : answers[at + 3]["events"])
                QVERIFY(!event["text"].get<std::string>().empty());
        });
    }

    /// Whatever somebody else holds is missing from what a seat and the public are shown, at every moment.
    void hidesWhatASeatMayNotSee_data() { games(); }
    void hidesWhatASeatMayNotSee() {
        everyGame([]<typename G>() {
            const PlayedGame<G> game;
            const std::vector<json> answers = replies(game.lines);
            QCOMPARE(answers.size(), static_cast<std::size_t>(game.lines.size()));
            const auto players = static_cast<std::size_t>(game.record.setup.players);
            std::size_t at = 1;
            std::size_t hidden = 0;
            for (std::size_t choice = 0; choice < game.choices.size(); ++choice) {
                const json& common = answers[at + 1]["observation"];
                QVERIFY(common["seat"].is_null());
                for (std::size_t seat = 0; seat < players; ++seat) {
                    const json& seen = answers[at + 2 + seat]["observation"];
                    QCOMPARE(seen["seat"].get<std::size_t>(), seat + 1);
                    // A card just drawn is known to the acting player alone.
                    if (seat != game.choices[choice].actor)
                        QVERIFY(seen["pending"] == common["pending"]);
                    for (const char* deck : {"draw_pile", "plant_deck", "tool_deck", "assistant_deck"})
                        QVERIFY(!seen.contains(deck) && !common.contains(deck));
                    for (std::size_t other = 0; other < players; ++other) {
                        const json& player = seen["players"][other];
                        if (other != seat) {
                            QVERIFY(player == common["players"][other]);
                            hidden += answers[at + 2 + other]["observation"]["players"][other] != player;
                        }
                        QVERIFY(withoutSecretsOf(player) == withoutSecretsOf(common["players"][other]));
                    }
                }
                at += static_cast<std::size_t>(game.each);
            }
            // Something was hidden, or the test has shown nothing.
            QVERIFY(hidden > 0);
            const json& all = answers[at + 3]["events"];
            for (std::size_t seat = 0; seat < players; ++seat) {
                const json& seen = answers[at + 4 + seat]["events"];
                std::size_t mine = 0;
                for (const json& event : all)
                    mine += event.value("seat", json()) == json(seat + 1);
                std::size_t kept = 0;
                for (const json& event : seen)
                    kept += event.value("seat", json()) == json(seat + 1) &&
                            std::find(all.begin(), all.end(), event) != all.end();
                // All of one's own events, unchanged; and some of the others' are not what they were.
                QCOMPARE(kept, mine);
                QVERIFY(seen != all);
            }
        });
    }

    void loadsARecordOfAnyGame_data() { games(); }
    void loadsARecordOfAnyGame() {
        everyGame([]<typename G>() {
            const PlayedGame<G> game;
            const std::vector<json> answers =
                replies({request({{"request", "new"}, {"players", 2}}),
                         request({{"request", "load"}, {"record", core::toText(game.record)}}),
                         request({{"request", "undo"}, {"count", 2}}), request({{"request", "record"}})});
            QCOMPARE(answers[1]["game"].get<std::string>(), std::string(G::id));
            QCOMPARE(answers[1]["action_count"].get<std::size_t>(), game.record.actions.size());
            QVERIFY(answers[1]["finished"].get<bool>());
            core::Record<G> shorter = game.record;
            shorter.actions.resize(shorter.actions.size() - 2);
            QCOMPARE(answers[2]["action_count"].get<std::size_t>(), shorter.actions.size());
            QCOMPARE(answers[3]["record"].get<std::string>(), core::toText(shorter));
        });
    }

    void refusesWhatTheRulesForbid_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("refusal");
        const QByteArray wars = request(beginning<genomewars::Game>());
        const QByteArray cards = request(beginning<genecards::Game>());
        const auto row = [](const char* name, const QByteArray& table, const char* action, const char* code,
                            const char* refusal = "") {
            QTest::newRow(name) << table << QByteArray(action) << QByteArray(code) << QByteArray(refusal);
        };
        row("wars: roll at once", wars, "roll", "illegal-action", "genomes-first");
        row("wars: mutate at once", wars, "mutate resistance to symbiotic", "illegal-action",
            "genomes-first");
        row("wars: twice what is held once", wars, "genome adaptability adaptability resistance symbiotic",
            "illegal-action", "copy-limit");
        row("wars: three alleles", wars, "genome resistance symbiotic symbiotic", "not-an-action");
        row("wars: an action of Genotype", wars, "place treasury", "not-an-action");
        row("wars: nothing", wars, "", "not-an-action");
        row("cards: deal in a hand", cards, "deal", "illegal-action", "hand-goes-on");
        // The first card turned up is a Substitution.
        row("cards: a hand swapped with nobody", cards, "swap 1 6", "illegal-action", "no-such-player");
        row("cards: no such card", cards, "play operon-11", "not-an-action");
        row("cards: an action of Genome Wars", cards, "roll", "not-an-action");
    }
    void refusesWhatTheRulesForbid() {
        QFETCH(const QByteArray, table);
        QFETCH(const QByteArray, action);
        QFETCH(const QByteArray, code);
        QFETCH(const QByteArray, refusal);
        const QByteArray look = request({{"request", "state"}});
        const auto answers =
            replies({table, look, request({{"request", "do"}, {"action", action.toStdString()}}), look,
                     request({{"request", "why-not"}, {"action", action.toStdString()}})});
        QCOMPARE(answers.size(), std::size_t{5});
        QCOMPARE(QByteArray::fromStdString(codeOf(answers[2])), code);
        QVERIFY(answers[1] == answers[3]);
        if (refusal.isEmpty())
            return;
        QCOMPARE(QByteArray::fromStdString(answers[2]["error"]["refusal"].get<std::string>()), refusal);
        QVERIFY(!answers[4]["legal"].get<bool>());
        QVERIFY(answers[4]["message"] == answers[2]["error"]["message"]);
    }

    void everyRefusalHasItsName_data() { games(); }
    void everyRefusalHasItsName() {
        everyGame([]<typename G>() {
            using Refusal = typename G::Refusal;
            std::set<std::string> names;
            // A text for people ends the list: what is beyond it has none.
            int count = 0;
            for (; !core::english(G::phrase(static_cast<Refusal>(count))).empty(); ++count)
                names.insert(std::string(notation(static_cast<Refusal>(count))));
            QVERIFY(count > 5);
            QCOMPARE(names.size(), static_cast<std::size_t>(count));
            QVERIFY(names.count("") == 0);
        });
    }

    void namesThePlayersOfASwap() {
        // The label of a choice between players has their names; a record leads to such a choice.
        core::Record<genecards::Game> record;
        record.setup = {.players = 4, .target = 500, .seed = 1};
        record.seats.resize(4);
        const char* const names[]{"Alina", "Marco", "Noor", "Ben"};
        for (std::size_t seat = 0; seat < 4; ++seat) {
            record.seats[seat].colour = static_cast<int>(seat);
            record.seats[seat].name = names[seat];
        }
        genecards::State state = genecards::newGame(record.setup);
        const core::RandomBot<genecards::Game> bot;
        core::Random random(1);
        genecards::ActionList legal;
        while (!state.finished() && state.now().kind != genecards::PendingKind::Swap) {
            genecards::legalActions(state, legal);
            record.actions.push_back(bot.chooseAction(genecards::observe(state, state.actor), legal, random));
            genecards::applyLegal(state, record.actions.back());
        }
        QVERIFY(!state.finished());
        const auto answers = replies({request({{"request", "load"}, {"record", core::toText(record)}}),
                                      request({{"request", "legal"}})});
        QCOMPARE(answers.size(), std::size_t{2});
        QCOMPARE(answers[1]["actions"][0]["label"].get<std::string>(),
                 std::string("Swap the hands of Alina and Marco"));
    }

private:
    static void games() {
        QTest::addColumn<QByteArray>("id");
        games::Games::forEach([]<typename G>() {
            QTest::newRow(G::id.data()) << QByteArray(G::id.data(), static_cast<qsizetype>(G::id.size()));
            return false;
        });
    }
    template <typename Check> static void everyGame(const Check& check) {
        QFETCH(const QByteArray, id);
        const std::string_view wanted(id.constData(), static_cast<std::size_t>(id.size()));
        games::Games::forEach([&]<typename G>() {
            if (G::id == wanted)
                check.template operator()<G>();
            return false;
        });
    }
};

GENOTYPE_TEST(ServeGamesTest)
#include "serve_games_test.moc"
