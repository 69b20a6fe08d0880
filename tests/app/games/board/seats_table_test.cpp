// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/chair_button.h"
#include "app/games/board/seat_row.h"
#include "app/games/board/seats_table.h"
#include "app/games/board/seed_field.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/segment_row.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

QList<BotChoice> bots() {
    return {{QStringLiteral("careful"), QStringLiteral("Bot: Careful")},
            {QStringLiteral("bold"), QStringLiteral("Bot: Bold")}};
}

SeatChoices choices() {
    return SeatChoices(4, 3, QStringLiteral("careful"), {QStringLiteral("careful"), QStringLiteral("bold")});
}

/// A table for two to four, as it is shown on a page that shows it again after each change.
struct ShownTable {
    SeatChoices made = choices();
    QWidget page;
    SeatsTable table{made, 2, bots, &page};

    ShownTable() {
        QObject::connect(&table, &SeatsTable::changed, &table, &SeatsTable::refresh);
        table.refresh();
        page.resize(900, 700);
        table.setGeometry(0, 0, 900, 400);
        page.show();
        [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(&page);
    }
    ChairButton* chair(int number) const {
        return find<ChairButton>(page, QStringLiteral("chair%1").arg(number));
    }
    int free() const {
        int count = 0;
        for (const auto* one : findAll<ChairButton>(page))
            count += one->isFree() ? 1 : 0;
        return count;
    }
    QStringList names() const {
        QStringList all;
        for (int seat = 0; seat < made.players; ++seat)
            all << made.nameOf(seat);
        return all;
    }
    SeatRow* opened() const { return shown<SeatRow>(find<Popover>(page)); }
};

} // namespace

/// The table with its chairs, and the seed, on the sheet of any game.
class SeatsTableTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }

    void asManyChairsAreTakenAsPlay() {
        ShownTable at;
        QCOMPARE(findAll<ChairButton>(at.page).size(), 4);
        for (int players = 2; players <= 4; ++players) {
            at.made.players = players;
            at.table.refresh();
            QCOMPARE(at.free(), 4 - players);
        }
    }

    void everyChairSaysWhoSitsThereAndNoneStandsOnAnother() {
        ShownTable at;
        const auto chairs = findAll<ChairButton>(at.page);
        for (const int width : {900, 640, 400}) {
            at.table.setGeometry(0, 0, width, at.table.heightForWidth(width));
            for (const auto* one : chairs) {
                QVERIFY(!one->accessibleName().isEmpty() && one->focusPolicy() == Qt::StrongFocus);
                QVERIFY(at.table.rect().contains(one->geometry()));
                for (const auto* other : chairs)
                    QVERIFY2(one == other || !one->geometry().intersects(other->geometry()),
                             qPrintable(one->objectName()));
            }
        }
        QVERIFY(at.chair(1)->accessibleName().contains(at.made.nameOf(0)));
    }

    void aPressOnAFreeChairSeatsABotThereAndOpensIt() {
        ShownTable at;
        QVERIFY(at.chair(3)->isFree());
        const QStringList before = at.names();
        at.chair(3)->click();
        QVERIFY(!at.chair(3)->isFree());
        QCOMPARE(at.made.players, 4);
        // Clockwise, between the others, who keep their names.
        QStringList after = at.names();
        QCOMPARE(after.takeAt(2), at.made.nameOf(2));
        QCOMPARE(after, before);
        QVERIFY(!at.made.seats[2].isPerson());
        QVERIFY(at.opened()->name()->isVisible());
    }

    void aChairIsLeftAndNobodyElseMoves() {
        ShownTable at;
        const QString last = at.made.nameOf(2);
        at.chair(2)->click();
        click(at.opened(), "leaveChair");
        QVERIFY(!has<Popover>(at.page) || find<Popover>(at.page)->isHidden());
        QVERIFY(at.chair(2)->isFree());
        QCOMPARE(at.made.players, 2);
        QCOMPARE(at.made.nameOf(1), last);
        // A game for two needs both.
        at.chair(1)->click();
        QVERIFY(!find<QPushButton>(at.opened(), "leaveChair")->isEnabled());
    }

    void theKeyboardReachesAllOfIt() {
        ShownTable at;
        at.chair(2)->setFocus();
        QTest::keyClick(at.chair(2), Qt::Key_Space);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(at.opened()->name()));
        QTest::keyClicks(at.opened()->name(), QStringLiteral("Rosa"));
        QCOMPARE(at.made.nameOf(1), QStringLiteral("Rosa"));
        QTest::keyClick(at.opened()->name(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(at.chair(2)));
        QVERIFY(at.chair(2)->accessibleName().contains(QStringLiteral("Rosa")));
    }

    void offersAPersonAndTheGamesOwnBots() {
        ShownTable at;
        at.chair(2)->click();
        SegmentRow* kind = at.opened()->kind();
        QCOMPARE(findAll<QAbstractButton>(kind).size(), 3);
        QVERIFY(find<QAbstractButton>(kind, "kind-careful")->isChecked());
        click(kind, "kind-bold");
        QCOMPARE(at.made.seats[1].kind, QStringLiteral("bold"));
        const auto infos = at.made.seatInfos();
        QCOMPARE(infos.size(), std::size_t{3});
        QCOMPARE(infos[0].kind, std::string("person"));
        QCOMPARE(infos[1].kind, std::string("bold"));
        for (const core::SeatInfo& info : infos)
            QVERIFY(!info.name.empty());
    }

    void twoOfOneNameAreShownAndHeldBack() {
        ShownTable at;
        at.made.seats[0].name = QStringLiteral("Alina");
        QVERIFY(at.made.isValid() && !at.table.openProblem());
        at.made.seats[2].name = QStringLiteral("alina");
        QVERIFY(!at.made.isValid());
        QVERIFY(at.table.openProblem());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(at.opened()->name()));
        QVERIFY(at.opened()->problem()->isVisible() &&
                at.opened()->problem()->text().contains(QStringLiteral("alina")));
        at.made.players = 2; // the other seat does not play
        QVERIFY(at.made.isValid() && !at.table.openProblem());
    }

    void theReadersNameIsTypedAtTheReadersChair() {
        ShownTable at;
        emit findAll<SeatRow>(at.page)[0]->nameTyped(QStringLiteral("Alina"));
        QCOMPARE(at.made.yourName, QStringLiteral("Alina"));
        emit findAll<SeatRow>(at.page)[1]->nameTyped(QStringLiteral("Marco"));
        QCOMPARE(at.made.yourName, QStringLiteral("Alina"));
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

GENOTYPE_TEST(SeatsTableTest)
#include "seats_table_test.moc"
