// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/board_announcements.h"

#include "app/games/board/last_events.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "toy_race.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

/// What is told at a board, without the board.
class BoardAnnouncementsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void tellsWhatTheViewerMayKnowAndThenANewPrompt() {
        tests::ToyRace race{"person", "bold"};
        QWidget window;
        BoardAnnouncements announcements(race.document, race.viewer, window);
        connect(&race.viewer, &Viewer::changed, &announcements, [&](const Change& change) {
            announcements.announceChange(change, QStringLiteral("Your turn."));
        });
        QVERIFY(race.document.perform({2}));
        QCOMPARE(announcements.told(), QStringList{QStringLiteral("Player 1 staked 2.")});
        race.bots.advance();
        const QStringList told = announcements.told();
        QVERIFY(told.contains(QStringLiteral("Player 2 staked in secret.")) ||
                told.contains(QStringLiteral("Player 2 staked 3.")));
        QCOMPARE(told.back(), QStringLiteral("Your turn."));
        QCOMPARE(told.count(QStringLiteral("Your turn.")), 1);
    }

    /// What the deal does to a player, such as the loss of the first turn, happens before any step.
    void tellsTheDealOfANewGameAndNotThatOfAGameTakenUpAgain() {
        tests::ToyRace race{"person", "bold"};
        QWidget window;
        BoardAnnouncements announcements(race.document, race.viewer, window);
        QStringList deal;
        for (const Sentence& one : race.document.openingSentences(race.viewer.eyes()))
            deal << one.words;
        QVERIFY(!deal.isEmpty());
        announcements.announceChange({Change::Kind::Opened, 0, 0}, QStringLiteral("Your turn."));
        QCOMPARE(announcements.told(), deal + QStringList{QStringLiteral("Your turn.")});
        race.document.close();
        announcements.announceChange({Change::Kind::Opened, 0, 2}, QString());
        QVERIFY(announcements.told().isEmpty());
    }

    void anUndoneStepIsCalledUndone() {
        tests::ToyRace race{"person", "bold"};
        QWidget window;
        BoardAnnouncements announcements(race.document, race.viewer, window);
        announcements.announceChange({Change::Kind::Undone, 1, 0}, {});
        QCOMPARE(announcements.told().front(), BoardAnnouncements::tr("Undone."));
    }

    void theKeysReadWhatTheyAreFor() {
        tests::ToyRace race{"person", "bold"};
        QWidget window;
        BoardAnnouncements announcements(race.document, race.viewer, window);
        QList<BoardReading> asked;
        announcements.setReadings([&asked](BoardReading what) {
            asked << what;
            return QStringList{QStringLiteral("Reading %1.").arg(asked.size())};
        });
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.setFocus();
        for (const Qt::Key key : {Qt::Key_T, Qt::Key_P, Qt::Key_D, Qt::Key_C})
            QTest::keyClick(&window, key);
        QCOMPARE(asked,
                 (QList{BoardReading::Turn, BoardReading::Own, BoardReading::Pool, BoardReading::Scores}));
        QCOMPARE(announcements.told().back(), QStringLiteral("Reading 4."));
    }

    void theListTakesRoomWhenSomebodyAsksForIt() {
        tests::ToyRace race{"person", "bold"};
        QWidget window;
        BoardAnnouncements announcements(race.document, race.viewer, window);
        const QSignalSpy room(&announcements, &BoardAnnouncements::roomChanged);
        announcements.announce({QStringLiteral("Something happened.")});
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.setFocus();
        QTest::keyClick(&window, Qt::Key_E);
        QVERIFY(announcements.events().isVisible());
        QVERIFY(announcements.events().hasFocus());
        QVERIFY(room.size() <= 1);
        race.document.close();
        QVERIFY(announcements.told().isEmpty());
    }
};

GENOTYPE_TEST(BoardAnnouncementsTest)
#include "board_announcements_test.moc"
