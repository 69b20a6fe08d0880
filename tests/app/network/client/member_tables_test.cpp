// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/client/member_tables.h"

#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using messages::Occupant;

/// What a member holds of tables and games, without a connection.
class MemberTablesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theOwnSeatIsFoundAmongTheTables() {
        MemberTables tables;
        QCOMPARE(tables.placeOf(3), std::pair(0, core::noSeat));
        messages::TableShown first{.table = 1, .seats = {{Occupant::Person, 4, "Daisy"}, {}}};
        messages::TableShown second{.table = 5, .seats = {{}, {Occupant::Away, 3, "Clover"}}};
        tables.hear(messages::Tables{.tables = {first, second}});
        QCOMPARE(tables.placeOf(3), std::pair(5, core::Seat{1}));
        QCOMPARE(tables.placeOf(4), std::pair(1, core::Seat{0}));
        // Free seats have the number 0, and so has a member before the first welcome.
        QCOMPARE(tables.placeOf(0), std::pair(0, core::noSeat));
    }

    void anActionIsAboutTheBoardThatWasSeen() {
        MemberTables tables;
        QVERIFY(!tables.act("pass"));
        tables.hear(messages::Board{.table = 1, .step = 12});
        QVERIFY(tables.act("pass") == (messages::Act{.step = 12, .action = "pass"}));
        tables.begin();
        QVERIFY(!tables.board() && !tables.act("pass"));
    }
};

GENOTYPE_TEST(MemberTablesTest)
#include "member_tables_test.moc"
