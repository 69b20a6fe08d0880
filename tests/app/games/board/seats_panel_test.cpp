// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/seat_row.h"
#include "app/games/board/seats_panel.h"
#include "app/ui/widgets/segment_row.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

using namespace app;

namespace {

QList<BotChoice> bots() {
    return {{QStringLiteral("careful"), QStringLiteral("Bot: Careful")},
            {QStringLiteral("bold"), QStringLiteral("Bot: Bold")}};
}

SeatChoices choices() {
    return SeatChoices(4, 3, QStringLiteral("careful"), {QStringLiteral("careful"), QStringLiteral("bold")});
}

QList<SegmentRow::Choice> counts() {
    return {{2, QStringLiteral("2")}, {3, QStringLiteral("3")}, {4, QStringLiteral("4")}};
}

} // namespace

/// The seats and the seed on the sheet of any game.
class SeatsPanelTest : public QObject {
    Q_OBJECT

private slots:
    void showsAsManySeatsAsPlay() {
        SeatChoices made = choices();
        QWidget parent;
        SeatsPanel panel(made, counts(), bots, &parent);
        panel.refresh();
        const auto rows = findAll<SeatRow>(panel);
        QCOMPARE(rows.size(), 4);
        for (int players = 2; players <= 4; ++players) {
            QSignalSpy changed(&panel, &SeatsPanel::changed);
            find<SegmentRow>(panel, "players")->setValue(players);
            panel.refresh();
            QCOMPARE(made.players, players);
            QVERIFY(players == 3 ? changed.size() <= 1 : changed.size() == 1);
            for (int seat = 0; seat < 4; ++seat)
                QCOMPARE(rows[seat]->name()->isVisibleTo(&panel), seat < players);
        }
    }

    void offersAPersonAndTheGamesOwnBots() {
        SeatChoices made = choices();
        QWidget parent;
        SeatsPanel panel(made, counts(), bots, &parent);
        panel.refresh();
        QComboBox* kind = findAll<SeatRow>(panel)[1]->kind();
        QCOMPARE(kind->count(), 3);
        QCOMPARE(kind->currentData().toString(), QStringLiteral("careful"));
        kind->setCurrentIndex(kind->findData(QStringLiteral("bold")));
        emit kind->activated(kind->currentIndex());
        QCOMPARE(made.seats[1].kind, QStringLiteral("bold"));
        const auto infos = made.seatInfos();
        QCOMPARE(infos.size(), std::size_t{3});
        QCOMPARE(infos[0].kind, std::string("person"));
        QCOMPARE(infos[1].kind, std::string("bold"));
        for (const core::SeatInfo& info : infos)
            QVERIFY(!info.name.empty());
    }

    void twoOfOneNameAreShownAndHeldBack() {
        SeatChoices made = choices();
        QWidget parent;
        SeatsPanel panel(made, counts(), bots, &parent);
        made.seats[0].name = QStringLiteral("Alina");
        QVERIFY(made.isValid() && !panel.firstProblem());
        made.seats[2].name = QStringLiteral("alina");
        panel.refresh();
        QVERIFY(!made.isValid());
        QCOMPARE(panel.firstProblem(), findAll<SeatRow>(panel)[2]->firstControl());
        made.players = 2; // the other seat does not play
        QVERIFY(made.isValid() && !panel.firstProblem());
    }

    void seatsThatSwapColoursStayUnlike() {
        SeatChoices made = choices();
        made.setColour(0, 3);
        QCOMPARE(made.seats[0].colour, 3);
        QCOMPARE(made.seats[3].colour, 0);
    }

    void aSeedIsTypedOrDrawn() {
        SeatChoices made = choices();
        QWidget parent;
        SeedField field(made, &parent);
        QVERIFY(!made.isSeedTyped());
        QVERIFY(!isPresetSeed(made.seedForGame()) && made.seedForGame() != made.seedForGame());
        QTest::keyClicks(field.edit(), QStringLiteral("042"));
        QCOMPARE(made.seedForGame(), std::uint64_t{42});
        QVERIFY(!made.titleFor(42).empty());
        QTest::keyClicks(field.edit(), QStringLiteral("x"));
        field.refresh();
        QVERIFY(!made.isValid());
        QCOMPARE(field.edit()->accessibleDescription(), made.seedProblem());
    }
};

GENOTYPE_TEST(SeatsPanelTest)
#include "seats_panel_test.moc"
