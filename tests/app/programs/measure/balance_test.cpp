// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "engine/genotype/model/catalogue.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest/QTest>

using nlohmann::json;
using tests::measure;

namespace {

json balance(const QStringList& options) {
    const auto result = measure(QStringList{"balance", "--json", "--bot", "novice"} + options);
    return result.exitCode == 0 ? json::parse(result.output.toStdString(), nullptr, false) : json();
}

} // namespace

class BalanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheSameReportWithAnyNumberOfThreads() {
        const json one = balance({"--games", "40", "--seed", "3", "--threads", "1"});
        QVERIFY(one.is_object());
        QCOMPARE(one == balance({"--games", "40", "--seed", "3", "--threads", "4"}), true);
        QCOMPARE(one == balance({"--games", "40", "--seed", "4"}), false);
    }

    void countsEveryGameAndEveryPointOnce() {
        for (const char* players : {"2", "3", "5"}) {
            const json report = balance({"--players", players, "--games", "60", "--seed", "1"});
            QCOMPARE(report["seats"].size(), std::size_t(players[0] - '0'));
            double wins = 0;
            double points = 0;
            for (const json& seat : report["seats"]) {
                wins += seat["win_rate"].get<double>();
                points += seat["points"]["mean"].get<double>() / static_cast<double>(report["seats"].size());
            }
            QVERIFY(qAbs(wins - 1) < 0.01);
            double sources = 0;
            for (const json& source : report["points"])
                sources += source["mean"].get<double>();
            QVERIFY(qAbs(points - sources) < 0.01);
        }
    }

    void namesEverySpaceUpgradeAndCard() {
        const json use = balance({"--games", "30", "--seed", "1"})["use"];
        QCOMPARE(use["spaces"].size(), std::size_t{genotype::spaceCount});
        QCOMPARE(use["upgrades"].size(), std::size_t{genotype::upgradeKinds});
        QCOMPARE(use["tools"].size(), std::size_t{genotype::toolKinds});
        QCOMPARE(use["assistants"].size(), std::size_t{genotype::assistantCount});
        QCOMPARE(use["plants"].size(), std::size_t{genotype::plantCardCount});
        QCOMPARE(use["goals"].size(), std::size_t{8});
        // Four players, five rounds, three markers at least.
        double placed = 0;
        for (const json& times : use["spaces"])
            placed += times.get<double>();
        QVERIFY(placed >= 60 && placed <= 100);
        double taken = 0;
        for (const json& tool : use["tools"])
            taken += tool["taken"].get<double>();
        QVERIFY(taken > 4);
    }

    void showsWhatAGiftIsWorth() {
        const json gifts = balance({"--games", "600", "--seed", "1"})["gifts"];
        QVERIFY(gifts.size() > 30);
        // What helps in every round helps clearly.
        const json& marker = gifts["upgrade marker"];
        QVERIFY(marker["points"].get<double>() > marker["margin"].get<double>());
        int times = 0;
        for (const json& gift : gifts)
            times += gift["times"].get<int>();
        QVERIFY(times > 2000 && times <= 2400);
    }

    void triesOtherPrices() {
        const QStringList games{"--games", "60", "--seed", "1", "--gifts", "coin,upgrade"};
        const json usual = balance(games);
        QCOMPARE(usual["gifts"].size(), std::size_t{6});
        // The catalogue's own prices change nothing.
        QStringList same = games + QStringList{"--prices"};
        for (const auto& [name, upgrade] : usual["upgrades"].items())
            same << QString::fromStdString(name + '=' + upgrade["prices"].get<std::string>());
        QCOMPARE(balance(same) == usual, true);
        const json dear = balance(games + QStringList{"--prices", "slot=6:6,7,8,9"});
        QCOMPARE(QString::fromStdString(dear["upgrades"]["slot"]["prices"].get<std::string>()),
                 QString("6:6,7,8,9"));
        QVERIFY(dear["use"]["upgrades"]["slot"].get<double>() <
                usual["use"]["upgrades"]["slot"].get<double>() / 2);
        QVERIFY(dear["upgrades"]["slot"]["beyond_price"].get<double>() <
                usual["upgrades"]["slot"]["beyond_price"].get<double>());
    }

    void refusesPricesAndGiftsThatAreNone() {
        for (const char* prices :
             {"plot", "plot=", "plot=1", "plot=1:1,2,3", "plot=1:1,2,3,4,5", "plot=0:1,2,3,4",
              "plot=1:1,1,2,3", "plot=2:4,3,2,1", "plot=1:1,2,3,10", "garden=1:1,2,3,4", "=1:1,2,3,4"}) {
            const auto result = measure({"balance", "--bot", "novice", "--games", "1", "--prices", prices});
            QVERIFY2(result.isRefusal("--prices"), prices);
        }
        QVERIFY(measure({"balance", "--games", "1", "--gifts", "car"}).isRefusal("--gifts car"));
    }

    void printsTablesForPeople() {
        const auto result = measure({"balance", "--bot", "novice", "--games", "5", "--seed", "1"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.output.startsWith("| turn | wins |"));
        QCOMPARE(measure({"balance", "--bot", "grandmaster"}).exitCode, 2);
    }
};

GENOTYPE_TEST(BalanceTest)
#include "balance_test.moc"
