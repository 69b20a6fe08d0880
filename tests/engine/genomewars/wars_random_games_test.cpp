// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/bots/roster.h"
#include "engine/genomewars/game.h"

#include "any_game.h"
#include "engine/core/bot.h"
#include "engine/core/transcript.h"
#include "golden_files.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genomewars;

namespace {

class RandomWar : public tests::AnyGame<Game> {
public:
    using AnyGame::AnyGame;

protected:
    void alter(Action& action) override {
        if (below(3) == 0)
            action.kind = static_cast<ActionKind>(below(3));
        else
            action.alleles[below(genomeSize)] = static_cast<Allele>(below(alleleCount + 1));
    }

    /// Who has chosen is public; what they chose is not.
    State withOtherSecrets(Seat viewer) override {
        State other = state();
        if (other.phase != Phase::Construction)
            return other;
        for (Seat seat = 0; seat < other.seats; ++seat)
            if (seat != viewer && ((other.chosen >> seat) & 1))
                other.team(seat).genome = genomeOf({Allele::Autotrophy, Allele::Symbiotic,
                                                    Allele::SporeFormer, static_cast<Allele>(below(5))});
        return other;
    }

    QString unsound() override {
        const State& now = state();
        if (now.phase == Phase::Construction)
            return {};
        ActionList genomes;
        legalActions(newGame({}), genomes);
        for (Seat seat = 0; seat < now.seats; ++seat)
            if (!genomes.contains(act::chooseGenome(now.team(seat).genome)))
                return QStringLiteral("team %1 has no legal genome").arg(seat + 1);
        if (!now.finished() && (now.living() < 2 || !now.isAlive(now.actor)))
            return QStringLiteral("evolution goes on without two living teams, or a dead one acts");
        return {};
    }
};

/// All numbers of teams, lengths and weightings; every fifth is a set position of the lessons.
Setup setupOf(int game) {
    Setup setup{.players = minTeams + game % 5,
                .rounds = 1 + game / 5 % 12,
                .seed = static_cast<std::uint64_t>(game) * 7919 + 3,
                .weighting = game % 2 ? Weighting::ByPopulation : Weighting::EachGenomeOnce};
    if (game % 5 == 4) {
        setup.population = 1 + game % 40;
        setup.environment = static_cast<std::uint8_t>(game / 5 % environmentCount);
        setup.mutation = game % 3 == 0;
    }
    return setup;
}

} // namespace

class WarsRandomGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepEveryPromise() {
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("GENOTYPE_RANDOM_GAMES", &given);
        core::Random chance(2024);
        for (int game = 0; game < (given ? wanted : 300); ++game) {
            const QString wrong = RandomWar(setupOf(game), chance).play();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        QVERIFY(RandomWar::longest() > 40);
    }

    void tellsAGoldenGameAsItAlwaysDid() {
        core::Record<Game> record;
        record.setup = {.players = 4, .rounds = 6, .seed = 21, .weighting = Weighting::ByPopulation};
        record.title = "genome-wars";
        State state = newGame(record.setup);
        core::Random random(21);
        ActionList legal;
        for (int seat = 0; seat < 4; ++seat)
            record.seats.push_back({std::array{"Orange", "Green", "Blue", "Violet"}[std::size_t(seat)],
                                    seat % 2 ? "random" : "evolver", seat});
        while (!state.finished()) {
            legalActions(state, legal);
            const auto* bot = Roster::find(record.seats[state.actor].kind);
            record.actions.push_back(bot->chooseAction(observe(state, state.actor), legal, random));
            applyLegal(state, record.actions.back());
        }
        const QString file = tests::goldenPath(QStringLiteral("genome-wars/4-teams.genotype"));
        const QString told = tests::goldenPath(QStringLiteral("genome-wars/4-teams.txt"));
        if (tests::updatesGolden()) {
            QDir().mkpath(tests::goldenPath(QStringLiteral("genome-wars")));
            QVERIFY(tests::write(file, core::toText(record)));
            QVERIFY(tests::write(told, Game::transcript(record)));
        }
        const std::string text = tests::contentsOf(file);
        const auto read = core::readRecord<Game>(text);
        QVERIFY2(std::holds_alternative<core::Record<Game>>(read), text.empty() ? "no file" : "no record");
        QCOMPARE(QString::fromStdString(core::toText(std::get<core::Record<Game>>(read))),
                 QString::fromStdString(text));
        QCOMPARE(QString::fromStdString(Game::transcript(std::get<core::Record<Game>>(read))),
                 QString::fromStdString(tests::contentsOf(told)));
        // The same bots with the same seed still play this game.
        QCOMPARE(QString::fromStdString(core::toText(record)), QString::fromStdString(text));
    }

    void writesTheSetPositionsOfLessonsOnlyWhereTheyDiffer() {
        Setup setup{.players = 3, .rounds = 4, .seed = 9};
        QCOMPARE(QString::fromStdString(Game::headerLines(setup)),
                 QString("players 3\nrounds 4\nseed 9\nclosing each-genome-once\n"));
        setup.population = 30;
        setup.environment = 2;
        setup.mutation = false;
        QVERIFY(QString::fromStdString(Game::headerLines(setup))
                    .endsWith("population 30\nenvironment desert\nmutation off\n"));
        core::Record<Game> record{.setup = setup, .seats = {}, .title = "", .actions = {}};
        const auto read = core::readRecord<Game>(core::toText(record));
        QVERIFY(std::get<core::Record<Game>>(read).setup == setup);
    }

    void refusesABadHeaderWithItsLine() {
        const std::string good =
            core::toText(core::Record<Game>{.setup = {.seed = 5}, .seats = {}, .title = "", .actions = {}});
        for (const auto& [from, to, line] :
             {std::tuple{"players 2", "players 7", 4}, std::tuple{"rounds 10", "rounds 0", 5},
              std::tuple{"closing each-genome-once", "closing twice", 7}}) {
            QString text = QString::fromStdString(good);
            QVERIFY(text.contains(from));
            text.replace(from, to);
            const auto read = core::readRecord<Game>(text.toStdString());
            const auto* error = std::get_if<core::ReadError<Game>>(&read);
            QVERIFY(error != nullptr);
            QCOMPARE(error->line, line);
        }
    }
};

GENOTYPE_TEST(WarsRandomGamesTest)
#include "wars_random_games_test.moc"
