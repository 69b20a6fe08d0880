// SPDX-License-Identifier: GPL-3.0-or-later
#include "any_game.h"
#include "card_table.h"
#include "engine/core/bot.h"
#include "engine/genecards/bots/roster.h"
#include "engine/genecards/game.h"
#include "golden_files.h"
#include "test_registry.h"

#include <bit>

using namespace genecards;

namespace {

/// The template checks what every game promises; this adds what is true only of Gene Expression.
class RandomCardGame : public tests::AnyGame<Game> {
public:
    RandomCardGame(const genecards::Setup& setup, core::Random& chance) : AnyGame(setup, chance) {}

protected:
    void alter(Action& action) override {
        switch (below(4)) {
        case 0: action.kind = static_cast<ActionKind>(below(7)); break;
        case 1: action.card = static_cast<CardId>(below(cardKinds + 2)); break;
        case 2: action.first = static_cast<Seat>(below(7)); break;
        default: action.second = static_cast<Seat>(below(7)); break;
        }
    }

    /// Deals the cards that the viewer cannot see again.
    State withOtherSecrets(Seat viewer) override {
        State other = state();
        if (other.phase != Phase::Playing) {
            m_chanceHelp.shuffle(other.drawPile);
            return other;
        }
        std::array<int, maxSeats> sizes{};
        core::FixedVector<CardId, cardCount> hidden = other.drawPile;
        for (Seat seat = 0; seat < other.seats; ++seat) {
            if (seat == viewer)
                continue;
            sizes[seat] = other.handOf(seat).size();
            for (const CardId card : other.handOf(seat))
                hidden.push(card);
            other.handOf(seat) = {};
        }
        // The card just drawn stays with its player, because everybody knows that it fits.
        const bool keeps = other.now().kind == PendingKind::Drawn && other.actor != viewer;
        m_chanceHelp.shuffle(hidden);
        if (keeps)
            giveDrawnCard(other, hidden, sizes);
        for (Seat seat = 0; seat < other.seats; ++seat)
            for (int i = 0; i < sizes[seat]; ++i)
                other.handOf(seat).insert(hidden.pop());
        other.drawPile = hidden;
        return other;
    }

    QString unsound() override { return tests::unsound(state()); }

    QString lookCloserAtTheEnd() override {
        if (std::popcount(Game::winners(state())) != 1)
            return "a game has one winner";
        for (Seat seat = 0; seat < state().seats; ++seat)
            if ((state().scores[seat] >= setup().target) != bool((Game::winners(state()) >> seat) & 1))
                return "who reaches the target wins, and nobody else";
        return {};
    }

private:
    static void giveDrawnCard(State& other, core::FixedVector<CardId, cardCount>& hidden,
                              std::array<int, maxSeats>& sizes) {
        for (CardId& card : hidden)
            if (fitOf(other.top(), card) != Fit::None) {
                other.pending.back().card = card;
                other.handOf(other.actor).insert(card);
                --sizes[other.actor];
                card = hidden.back();
                hidden.pop();
                return;
            }
    }

    core::Random m_chanceHelp{99};
};

int wantedGames() {
    bool given = false;
    const int games = qEnvironmentVariableIntValue("GENOTYPE_RANDOM_GAMES", &given);
    return given ? games : 250;
}

struct Golden {
    const char* name;
    genecards::Setup setup;
    const char* bot;
};
const Golden goldens[]{
    {"4-players-thoughtful", {.players = 4, .target = 200, .seed = 301}, "thoughtful"},
    {"5-players-random", {.players = 5, .target = 150, .seed = 302}, "random"},
    {"6-players-one-hand", {.players = 6, .target = 1, .seed = 303}, "thoughtful"},
};

Record played(const Golden& golden) {
    constexpr const char* names[maxSeats]{"Alina", "Marco", "Brandy", "Jonas", "Mei", "Tom"};
    Record record{.setup = golden.setup, .seats = {}, .title = golden.name, .actions = {}};
    for (int seat = 0; seat < golden.setup.players; ++seat)
        record.seats.push_back({names[seat], golden.bot, seat});
    State state = newGame(record.setup);
    core::Random random(golden.setup.seed);
    ActionList legal;
    while (!state.finished()) {
        legalActions(state, legal);
        record.actions.push_back(
            Roster::find(golden.bot)->chooseAction(observe(state, state.actor), legal, random));
        applyLegal(state, record.actions.back());
    }
    return record;
}

QString fileOf(const Golden& golden, const char* end) {
    return tests::goldenPath(
        QStringLiteral("gene-expression/%1.%2").arg(QLatin1String(golden.name), QLatin1String(end)));
}

} // namespace

/// Whole games of Gene Expression: random ones, and records.
class GeneCardsRecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryPromiseAtEveryStep() {
        core::Random chance(2026);
        for (int game = 0; game < wantedGames(); ++game) {
            const genecards::Setup setup{
                .players = minSeats + game % 3,
                .target = std::array{1, 60, 200, 500}[static_cast<std::size_t>(game / 3 % 4)],
                .seed = static_cast<std::uint64_t>(game)};
            const QString wrong = RandomCardGame(setup, chance).play();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        QVERIFY2(RandomCardGame::longest() < RandomCardGame::mostSteps / 2,
                 "the bound on the length is too tight");
    }

    void writesSetupAndSeatsInTheHeader() {
        Record record{.setup = {.players = 4, .target = 300, .seed = 7},
                      .seats = {{"Alina", "person", 0}, {"Marco", "thoughtful", 1}},
                      .title = "",
                      .actions = {}};
        QCOMPARE(QString::fromStdString(core::headerText(record)),
                 QStringLiteral(
                     "genotype-record 1\ngame gene-expression\ncatalogue %1\nplayers 4\ntarget 300\nseed 7\n"
                     "seat 1 person colour 0 \"Alina\"\nseat 2 thoughtful colour 1 \"Marco\"\n"
                     "seat 3 person colour 2 \"\"\nseat 4 person colour 3 \"\"\n\n")
                     .arg(catalogueVersion));
    }

    void namesTheLineOfTheHeaderThatIsWrong() {
        const std::string good =
            core::headerText(Record{.setup = {}, .seats = {}, .title = "", .actions = {}});
        const auto faultOf = [&good](std::string_view from, std::string_view to) {
            std::string text = good;
            text.replace(text.find(from), from.size(), to);
            const auto result = core::readRecord<Game>(text);
            const auto* error = std::get_if<core::ReadError<Game>>(&result);
            return error ? QString::number(error->line) + ' ' + QString::fromStdString(error->detail)
                         : QString();
        };
        QCOMPARE(faultOf("players 4", "players 4"), QString());
        QCOMPARE(faultOf("players 4", "players 3"), QStringLiteral("4 players 4-6"));
        QCOMPARE(faultOf("players 4", "teams 4"), QStringLiteral("4 players 4-6"));
        QCOMPARE(faultOf("target 500", "target 0"), QStringLiteral("5 target 1-2000"));
        QCOMPARE(faultOf("target 500", "rounds 5"), QStringLiteral("5 target 1-2000"));
        QCOMPARE(faultOf("seed 0", "seed -1"), QStringLiteral("6 seed (a number)"));
    }

    void tellsEachGameAsItAlwaysDid_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(goldens)); ++i)
            QTest::newRow(goldens[i].name) << i;
    }

    void tellsEachGameAsItAlwaysDid() {
        QFETCH(const int, index);
        const Golden& golden = goldens[index];
        const QString file = fileOf(golden, "genotype");
        // The actions stay as they are: a bot that plays differently does not call for a new game.
        if (tests::updatesGolden() &&
            !std::holds_alternative<Record>(core::readRecord<Game>(tests::contentsOf(file))))
            QVERIFY(tests::write(file, core::toText(played(golden))));
        const std::string text = tests::contentsOf(file);
        const auto result = core::readRecord<Game>(text);
        const auto* record = std::get_if<Record>(&result);
        QVERIFY2(record, qPrintable(file));
        QVERIFY(record->setup == golden.setup);
        QCOMPARE(core::toText(*record), text);
        const std::string now = Game::transcript(*record);
        if (tests::updatesGolden())
            QVERIFY(tests::write(fileOf(golden, "txt"), now));
        const QStringList expected =
            QString::fromStdString(tests::contentsOf(fileOf(golden, "txt"))).split('\n');
        const QStringList actual = QString::fromStdString(now).split('\n');
        for (qsizetype line = 0; line < std::min(expected.size(), actual.size()); ++line)
            QCOMPARE(actual[line], expected[line]);
        QCOMPARE(actual.size(), expected.size());
    }
};

GENOTYPE_TEST(GeneCardsRecordTest)
#include "genecards_record_test.moc"
