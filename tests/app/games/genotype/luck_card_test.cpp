// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/luck_card.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"

#include <QtTest/QTest>

using namespace app;
using genotype::AftermathReport;
using genotype::Estimate;
using genotype::Score;
using genotype::Share;

namespace {

/// A report on a game of two with these points, completed plants, and shares of the first player.
AftermathReport reportOf(std::array<int, 2> points, std::array<int, 2> plants, Estimate dice,
                         Estimate choices) {
    AftermathReport report;
    report.seats = 2;
    std::array<Score, genotype::maxSeats> scores{};
    for (std::size_t seat = 0; seat < 2; ++seat)
        scores[seat] = {.plants = points[seat], .harvestedPlants = plants[seat]};
    report.scores.push_back(scores);
    report.game[0].shares[static_cast<std::size_t>(Share::Dice)] = dice;
    report.game[0].shares[static_cast<std::size_t>(Share::Own)] = choices;
    return report;
}

} // namespace

class LuckCardTest : public QObject {
    Q_OBJECT

private slots:
    void oneSentenceSaysResultDiceAndChoices_data() {
        QTest::addColumn<int>("mine");
        QTest::addColumn<int>("theirs");
        QTest::addColumn<int>("myPlants");
        QTest::addColumn<double>("dice");
        QTest::addColumn<double>("choices");
        QTest::addColumn<QString>("toMe");
        QTest::addColumn<QString>("ofMe");
        QTest::newRow("lost, unlucky, well chosen")
            << 40 << 42 << 3 << -4.4 << 2.2
            << "You lost by 2 points; the dice cost about 4 points, your choices gained about 2 points."
            << "Alina lost by 2 points; the dice cost about 4 points, the choices gained about 2 points.";
        QTest::newRow("won, lucky, badly chosen")
            << 45 << 42 << 3 << 2.3 << -3.0
            << "You won by 3 points; the dice gave about 2 points, your choices cost about 3 points."
            << "Alina won by 3 points; the dice gave about 2 points, the choices cost about 3 points.";
        QTest::newRow("won on plants, nothing clear")
            << 42 << 42 << 4 << 0.0 << 0.0
            << "You won on completed plants; neither the dice nor the choices made a clear difference."
            << "Alina won on completed plants; neither the dice nor the choices made a clear difference.";
        QTest::newRow("lost on plants") << 42 << 42 << 2 << 0.0 << 5.0
                                        << "You lost on completed plants; the dice made no clear difference, "
                                           "your choices gained about 5 points."
                                        << "Alina lost on completed plants; the dice made no clear "
                                           "difference, the choices gained about 5 points.";
        QTest::newRow("shared")
            << 42 << 42 << 3 << 2.0 << 5.0
            << "You share the win; the dice gave about 2 points, your choices gained about 5 points."
            << "Alina shares the win; the dice gave about 2 points, the choices gained about 5 points.";
    }
    void oneSentenceSaysResultDiceAndChoices() {
        QFETCH(int, mine);
        QFETCH(int, theirs);
        QFETCH(int, myPlants);
        QFETCH(double, dice);
        QFETCH(double, choices);
        const AftermathReport report = reportOf({mine, theirs}, {myPlants, 3}, {dice, 0.1}, {choices, 0.1});
        QTEST(luckInOneSentence(report, 0, {}), "toMe");
        QTEST(luckInOneSentence(report, 0, QStringLiteral("Alina")), "ofMe");
    }

    void whatCannotBeToldFromChanceIsNoPoints() {
        const AftermathReport report = reportOf({40, 42}, {3, 3}, {-4, 3}, {2, 2});
        const QString said = luckInOneSentence(report, 0, {});
        QVERIFY(!said.contains('4'));
        QCOMPARE(said.count(QStringLiteral("2")), 1);
    }
};

GENOTYPE_TEST(LuckCardTest)
#include "luck_card_test.moc"
