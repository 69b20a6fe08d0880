// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest/QTest>

using nlohmann::json;
using tests::measure;

namespace {

json play(int players, int games, int seed, const QStringList& more = {}) {
    const auto result =
        measure(QStringList{"selfplay", "--players", QString::number(players), "--games",
                            QString::number(games), "--seed", QString::number(seed), "--json"} +
                more);
    if (result.exitCode != 0 || result.output.count('\n') != 1)
        return {};
    return json::parse(result.output.toStdString(), nullptr, false);
}

/// The result without what depends on the machine.
json games(json result) {
    result.erase("decisions_per_second");
    return result;
}

} // namespace

class SelfplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsOneObjectForEveryNumberOfPlayers() {
        for (int players = 2; players <= 5; ++players) {
            const json result = play(players, 200, 1);
            QVERIFY(result.is_object());
            QCOMPARE(result["games"].get<int>(), 200);
            QVERIFY(result["decisions_per_second"].get<double>() > 0);
            QVERIFY(result["decisions_per_game"].get<double>() > 20);
            QCOMPARE(static_cast<int>(result["mean_scores"].size()), players);
            double wins = 0;
            for (const json& one : result["wins_by_seat"])
                wins += one.get<double>();
            QVERIFY(qAbs(wins - 200) < 1e-6);
        }
    }

    void playsGenomeWarsWithItsOwnMeansAndBots() {
        for (int players = 2; players <= 6; players += 2) {
            const json result = play(players, 100, 1, {"--game", "genome-wars", "--rounds", "6"});
            QVERIFY(result.is_object());
            QCOMPARE(result["game"].get<std::string>(), std::string("genome-wars"));
            QCOMPARE(result["games"].get<int>(), 100);
            QCOMPARE(result["rounds"].get<int>(), 6);
            QVERIFY(result["decisions_per_game"].get<double>() > players);
            QCOMPARE(static_cast<int>(result["mean_populations"].size()), players);
            QCOMPARE(static_cast<int>(result["wins_by_seat"].size()), players);
        }
        const json uneven = play(2, 200, 3, {"--game", "genome-wars", "--bots", "evolver,random"});
        QVERIFY(uneven["wins_by_seat"][0].get<double>() > uneven["wins_by_seat"][1].get<double>());
        for (const QStringList& wrong :
             {QStringList{"--players", "7"}, QStringList{"--players", "2", "--rounds", "31"},
              QStringList{"--players", "2", "--overlay", "flower-codominance"},
              QStringList{"--players", "2", "--bots", "novice"}}) {
            const auto result = measure(
                QStringList{"selfplay", "--game", "genome-wars", "--games", "1", "--seed", "1"} + wrong);
            QCOMPARE(result.exitCode, 2);
        }
    }

    void playsSoloGamesAtEveryDifficulty() {
        QList<double> johann;
        for (const QString& level :
             {QStringLiteral("easy"), QStringLiteral("standard"), QStringLiteral("hard")}) {
            const json result = play(1, 100, 1, {"--johann", level, "--bots", "simple"});
            QVERIFY(result.is_object());
            QCOMPARE(result["johann"].get<std::string>(),
                     (level == "hard" ? "hard drawn" : level).toStdString());
            QCOMPARE(static_cast<int>(result["mean_scores"].size()), 2);
            QCOMPARE(result["mean_scores"][0].get<double>(), result["player_mean_score"].get<double>());
            QCOMPARE(result["mean_scores"][1].get<double>(), result["johann_mean_score"].get<double>());
            QVERIFY(qAbs(result["wins_by_seat"][0].get<double>() + result["wins_by_seat"][1].get<double>() -
                         100) < 1e-6);
            johann << result["johann_mean_score"].get<double>();
            QCOMPARE(games(result) == games(play(1, 100, 1, {"--johann", level, "--bots", "simple"})), true);
        }
        QVERIFY(johann[0] < johann[1] && johann[1] < johann[2]);
        QVERIFY(play(1, 5, 1, {"--johann", "hard", "--assistant", "omari"}).is_object());
    }

    void refusesSoloGamesThatDoNotExist() {
        const auto refused = [](const QStringList& more) {
            return measure(QStringList{"selfplay", "--games", "1", "--seed", "1"} + more).isRefusal();
        };
        QVERIFY(refused({"--players", "1"}));
        QVERIFY(refused({"--players", "1", "--johann", "kind"}));
        QVERIFY(refused({"--players", "2", "--johann", "easy"}));
        QVERIFY(refused({"--players", "2", "--assistant", "may"}));
        QVERIFY(refused({"--players", "1", "--johann", "easy", "--assistant", "may"}));
        QVERIFY(refused({"--players", "1", "--johann", "hard", "--assistant", "anna"}));
    }

    void playsTheSameGamesWithTheSameSeed() {
        for (const QString& bot : {QStringLiteral("random"), QStringLiteral("novice")}) {
            const json first = games(play(3, 50, 7, {"--bots", bot}));
            QVERIFY(first.is_object());
            QCOMPARE(first == games(play(3, 50, 7, {"--bots", bot})), true);
            QCOMPARE(first == games(play(3, 50, 8, {"--bots", bot})), false);
        }
    }

    void playsShorterGamesAndOverlays() {
        const double whole = play(2, 50, 1)["decisions_per_game"].get<double>();
        const double shorter = play(2, 50, 1, {"--rounds", "2"})["decisions_per_game"].get<double>();
        QVERIFY(shorter < whole / 2);
        const json overlays =
            play(2, 50, 1, {"--overlay", "flower-codominance", "--overlay", "height-incomplete"});
        QVERIFY(overlays.is_object());
        QCOMPARE(games(overlays) == games(play(2, 50, 1)), false);
    }

    void beatsRandomPlayersClearlyWithANovice() {
        for (int players = 2; players <= 5; ++players) {
            QString bots = QStringLiteral("novice");
            for (int seat = 1; seat < players; ++seat)
                bots += QStringLiteral(",random");
            const json result = play(players, 100, 1, {"--bots", bots});
            QVERIFY(result["wins_by_seat"][0].get<double>() >= 90);
            QVERIFY(result["mean_scores"][0].get<double>() > 2 * result["mean_scores"][1].get<double>());
        }
    }

    void playsGeneExpressionToTheScoreAgreed() {
        const QStringList cards{"--game", "gene-expression"};
        const json result = play(4, 100, 1, cards);
        QCOMPARE(result["games"].get<int>(), 100);
        QCOMPARE(result["wins_by_seat"].size(), std::size_t{4});
        QCOMPARE(result["mean_scores"].size(), std::size_t{4});
        const double whole = result["decisions_per_game"].get<double>();
        const double hand =
            play(4, 100, 1, cards + QStringList{"--target", "1"})["decisions_per_game"].get<double>();
        QVERIFY(whole > 4 * hand && hand > 10);
        for (const QStringList& wrong :
             {QStringList{"--rounds", "3"}, QStringList{"--target", "0"}, QStringList{"--johann", "easy"},
              QStringList{"--overlay", "height-incomplete"}, QStringList{"--bots", "novice"}})
            QCOMPARE(measure(QStringList{"selfplay", "--players", "4", "--games", "1", "--seed", "1"} +
                             cards + wrong)
                         .exitCode,
                     2);
        QCOMPARE(measure({"selfplay", "--players", "2", "--games", "1", "--seed", "1", "--target", "100"})
                     .exitCode,
                 2);
    }

    void printsATableForPeople() {
        const auto result = measure({"selfplay", "--players", "3", "--games", "10", "--seed", "1"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.output.startsWith("10 games, "));
        QCOMPARE(result.output.count('\n'), 5);
    }
};

GENOTYPE_TEST(SelfplayTest)
#include "selfplay_test.moc"
