// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/johann_turns.h"

#include "app/games/genotype/johann_line.h"
#include "app/games/genotype/johann_story.h"
#include "app/ui/theme/theme.h"
#include "board_driver.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"

#include <QtTest/QSignalSpy>

using namespace genotype;

/// Brother Johann's line and story, without the board.
class JohannTurnsTest : public QObject {
    Q_OBJECT

    struct Solo {
        app::GameDocument document;
        app::Viewer viewer{document};
        QWidget window;
        app::JohannLine* line = new app::JohannLine(&window);
        app::JohannStory* story = new app::JohannStory(&window);
        app::JohannTurns turns{document, viewer, *line, *story};

        Solo() {
            Record record = tests::table(1, 1, 11);
            record.setup.johann = Difficulty::Standard;
            document.open(record, nullptr);
            story->hide();
            window.resize(800, 600);
            window.show();
            const app::Change opened{app::Change::Kind::Opened, 0, 0};
            turns.refresh(&opened);
        }
        /// Takes the first legal action until he has just had a turn; false if the game ends first.
        bool untilHisTurn() {
            const app::Change acted{app::Change::Kind::Acted, 0, 0};
            do {
                if (document.isFinished() || !document.perform(document.legal()[0]))
                    return false;
                turns.refresh(&acted);
            } while (turns.news() == 0);
            return true;
        }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void hasNothingToShowBeforeHisFirstTurn() {
        Solo solo;
        QCOMPARE(solo.turns.news(), 0);
        QVERIFY(!solo.turns.show(app::BotPace::EachKey));
        QVERIFY(!solo.line->isEnabled());
        QVERIFY(solo.untilHisTurn());
        QVERIFY(solo.line->isEnabled());
        QVERIFY(solo.turns.news() > 0);
    }

    void theLineUnfoldsToTheStoryAndFoldsItAgain() {
        Solo solo;
        QVERIFY(solo.untilHisTurn());
        const QSignalSpy closed(&solo.turns, &app::JohannTurns::closed);
        solo.line->click();
        QVERIFY(solo.story->isVisible());
        QVERIFY_SAYS(solo.line->accessibleDescription(), "JohannLine.foldsTurn");
        QCOMPARE(solo.story->moments(), solo.turns.news());
        solo.line->click();
        QVERIFY(!solo.story->isVisible());
        QVERIFY_SAYS(solo.line->accessibleDescription(), "JohannLine.showsTurn");
        QCOMPARE(closed.size(), 1);
    }

    void laterTurnsAreShownAsTheLastOneWas() {
        Solo solo;
        QVERIFY(solo.untilHisTurn());
        solo.turns.follow(app::BotPace::EachKey);
        QVERIFY(!solo.story->isVisible());
        solo.turns.fold(false);
        solo.turns.close();
        QVERIFY(solo.untilHisTurn());
        solo.turns.follow(app::BotPace::Instant); // nobody wants to watch
        QVERIFY(!solo.story->isVisible());
        solo.turns.follow(app::BotPace::EachKey);
        QVERIFY(solo.story->isVisible());
        solo.turns.fold(true);
        QVERIFY(solo.untilHisTurn());
        solo.turns.follow(app::BotPace::EachKey);
        QVERIFY(!solo.story->isVisible());
    }
};

GENOTYPE_TEST(JohannTurnsTest)
#include "johann_turns_test.moc"
