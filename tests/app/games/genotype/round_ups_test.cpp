// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/round_ups.h"

#include "app/games/genotype/round_up_panel.h"
#include "app/ui/theme/theme.h"
#include "board_driver.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>

using namespace genotype;

/// When a round is looked back on, without the board.
class RoundUpsTest : public QObject {
    Q_OBJECT

    struct Rounds {
        app::GameDocument document;
        app::Viewer viewer{document};
        app::BotDriver bots{document};
        QWidget window;
        app::RoundUpPanel* panel = new app::RoundUpPanel(&window);
        app::RoundUps rounds{document, viewer, &bots, *panel};
        bool opened = false;

        Rounds() {
            document.open(tests::table(2, 2, 11), nullptr);
            panel->hide();
            window.resize(900, 600);
            window.show();
            connect(&document, &app::TableDocument::changed, &window,
                    [this](const app::Change& change) { opened = rounds.open(change); });
        }
        /// Takes the first legal action until the second round begins; false if the game ends first.
        bool untilSecondRound() {
            while (!document.isFinished() && document.state().round < 2)
                if (!document.perform(document.legal()[0]))
                    return false;
            return !document.isFinished();
        }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void botsWaitUntilTheReaderGoesOn() {
        Rounds table;
        const QSignalSpy told(&table.rounds, &app::RoundUps::opened);
        const QSignalSpy closed(&table.rounds, &app::RoundUps::closed);
        table.rounds.setWanted(true);
        QVERIFY(table.untilSecondRound());
        QVERIFY(table.opened);
        QVERIFY(table.rounds.isOpen());
        QCOMPARE(told.size(), 1);
        QVERIFY(table.bots.pauses() & app::TableBots::Pause::Look);
        table.panel->goOnButton()->click();
        QVERIFY(!table.rounds.isOpen());
        QCOMPARE(closed.size(), 1);
        QVERIFY(!(table.bots.pauses() & app::TableBots::Pause::Look));
        table.rounds.close();
        QCOMPARE(closed.size(), 1);
    }

    void nobodyIsHeldUpUnlessItIsWanted() {
        Rounds table;
        QVERIFY(table.untilSecondRound());
        QVERIFY(!table.opened);
        QVERIFY(!table.rounds.isOpen());
    }

    void anUndoneStepEndsNoRound() {
        Rounds table;
        QVERIFY(table.untilSecondRound());
        table.rounds.setWanted(true);
        const std::size_t steps = table.document.stepCount();
        QVERIFY(!table.rounds.open({app::Change::Kind::Undone, steps, steps - 1}));
        QVERIFY(table.rounds.open({app::Change::Kind::Acted, steps - 1, steps}));
    }
};

GENOTYPE_TEST(RoundUpsTest)
#include "round_ups_test.moc"
