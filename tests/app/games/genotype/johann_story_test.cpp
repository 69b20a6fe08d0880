// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/games/genotype/johann_line.h"
#include "app/games/genotype/johann_panel.h"
#include "app/games/genotype/johann_story.h"
#include "app/ui/theme/theme.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtWidgets/QLabel>

using namespace genotype;

/// A solo game on the board.
class JohannStoryTest : public QObject {
    Q_OBJECT

    static Record solo(Difficulty difficulty, int rounds = 5, std::uint64_t seed = 11) {
        Record record = tests::table(1, 1, seed, rounds);
        record.setup.johann = difficulty;
        return record;
    }
    /// Plays until he has had a turn.
    static bool untilHeMoves(tests::Board& board) {
        core::Random random(5);
        const app::JohannLine* line = &board.view->johann().line();
        const QString before = line->accessibleName();
        for (int clicks = 0; clicks < 300 && line->accessibleName() == before; ++clicks)
            if (!board.clickSomething(random))
                return false;
        return line->isEnabled();
    }
    /// The same, with his cards on the screen.
    static bool untilHisCards(tests::Board& board) {
        if (!untilHeMoves(board))
            return false;
        if (!board.view->johann().story().isVisible())
            QTest::mouseClick(&board.view->johann().line(), Qt::LeftButton);
        return board.view->johann().story().isVisible();
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    void hisCardsAreShownOneAfterAnotherAtAKeyForEach() {
        tests::Board board(solo(Difficulty::Standard));
        board.bots->setPace(app::BotPace::EachKey);
        QVERIFY(untilHisCards(board));
        app::JohannStory* story = &board.view->johann().story();
        const int cards = story->moments();
        QVERIFY(cards >= 2); // an action and its support
        for (int card = 0; card < cards; ++card) {
            QCOMPARE(story->moment(), card);
            QVERIFY(!find<QLabel>(story)->text().isEmpty());
            QTest::qWait(5);
            QCOMPARE(story->moment(), card);
            QTest::keyClick(story, Qt::Key_N);
        }
        QVERIFY(!story->isVisible());
    }

    void hisCardsGoOnByThemselvesAtThePaceOfTheBots() {
        QVERIFY(app::JohannStory::interval(app::BotPace::Slow) >
                app::JohannStory::interval(app::BotPace::Fast));
        QCOMPARE(app::JohannStory::interval(app::BotPace::EachKey), 0);
        tests::Board board(solo(Difficulty::Standard));
        board.bots->setPace(app::BotPace::Fast);
        QVERIFY(untilHisCards(board));
        QVERIFY(untilHeMoves(board));
        QVERIFY(board.view->johann().story().isVisible());
        const int first = board.view->johann().story().moment();
        QTRY_VERIFY_WITH_TIMEOUT(board.view->johann().story().moment() > first ||
                                     !board.view->johann().story().isVisible(),
                                 tests::patience);
    }

    void hisTurnIsOneLineThatSaysWhatHeDidAndScored() {
        tests::Board board(solo(Difficulty::Hard));
        board.bots->setPace(app::BotPace::EachKey);
        const app::JohannLine* line = &board.view->johann().line();
        QVERIFY(line->isVisible());
        QVERIFY(!line->isEnabled());
        core::Random random(5);
        int scored = 0;
        for (int clicks = 0; clicks < 4000 && !board.finished(); ++clicks) {
            QVERIFY(board.clickSomething(random));
            QVERIFY(!board.view->johann().story().isVisible());
            if (board.document.steps().empty())
                continue;
            const app::Step& last = board.document.steps().back();
            const std::size_t count = board.document.stepCount();
            const words::Table table = words::tableOf(board.document.state(), board.document.names());
            const app::JohannTurn turn = app::johannTurn(last.events, board.document.stateAfter(count - 1),
                                                         board.document.state(), table);
            // The final harvest is none of his turns.
            if (turn.words.isEmpty() || app::johannMoments(last.events, table).isEmpty())
                continue;
            QVERIFY2(line->accessibleName().contains(turn.words), qPrintable(line->accessibleName()));
            QCOMPARE(line->accessibleName().contains(QStringLiteral("+%1 point").arg(turn.points)),
                     turn.points > 0);
            QVERIFY(!line->accessibleName().contains(QLatin1Char('%')));
            scored += turn.points;
        }
        QVERIFY(board.finished());
        QVERIFY(scored > 20);
    }

    void theLineUnfoldsByClickAndEnterAndTheBoardRemembersIt() {
        tests::Board board(solo(Difficulty::Standard));
        board.bots->setPace(app::BotPace::Slow);
        QVERIFY(untilHeMoves(board));
        app::JohannLine* line = &board.view->johann().line();
        QVERIFY(!board.view->johann().story().isVisible());
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(board.view->johann().story().isVisible());
        QVERIFY_SAYS(line->accessibleDescription(), "JohannLine.foldsTurn");
        // The next turn is shown too, until somebody folds it.
        QVERIFY(untilHeMoves(board));
        QVERIFY(board.view->johann().story().isVisible());
        QTest::keyClick(&board.view->johann().story(), Qt::Key_Escape);
        QVERIFY(!board.view->johann().story().isVisible());
        QVERIFY_SAYS(line->accessibleDescription(), "JohannLine.showsTurn");
        QVERIFY(untilHeMoves(board));
        QVERIFY(!board.view->johann().story().isVisible());
        QTest::mouseClick(line, Qt::LeftButton);
        QVERIFY(board.view->johann().story().isVisible());
        QTest::mouseClick(line, Qt::LeftButton);
        QVERIFY(!board.view->johann().story().isVisible());
    }

    void whoeverActsNeedNotWaitForTheCards() {
        tests::Board board(solo(Difficulty::Hard));
        board.bots->setPace(app::BotPace::EachKey);
        QVERIFY(untilHisCards(board));
        const std::size_t steps = board.document.steps().size();
        core::Random random(9);
        for (int clicks = 0; clicks < 10 && board.document.steps().size() == steps; ++clicks)
            QVERIFY(board.clickSomething(random));
        QVERIFY(board.document.steps().size() > steps);
    }

    void everyDrawnCardOfTheLogIsAMoment() {
        tests::Board board(solo(Difficulty::Hard));
        board.bots->setPace(app::BotPace::EachKey);
        core::Random random(3);
        for (int clicks = 0; clicks < 4000 && !board.finished(); ++clicks)
            QVERIFY(board.clickSomething(random));
        QVERIFY(board.finished());
        int drawn = 0;
        int told = 0;
        for (const app::Step& step : board.document.steps()) {
            for (const Event& event : step.events)
                drawn += std::holds_alternative<event::AutomaDrawn>(event);
            for (const app::JohannMoment& moment : app::johannMoments(
                     step.events, words::tableOf(board.document.state(), board.document.names()))) {
                told += moment.card.has_value();
                QVERIFY(!moment.sentences.isEmpty());
                for (const QString& sentence : moment.sentences)
                    QVERIFY2(sentence.endsWith(QLatin1Char('.')), qPrintable(sentence));
            }
        }
        QVERIFY(drawn > 20);
        QCOMPARE(told, drawn);
    }

    void wholeSoloGamesArePlayedWithTheMouseOnWhatGlows_data() {
        QTest::addColumn<int>("difficulty");
        QTest::newRow("easy") << int(Difficulty::Easy);
        QTest::newRow("standard") << int(Difficulty::Standard);
        QTest::newRow("hard") << int(Difficulty::Hard);
    }
    void wholeSoloGamesArePlayedWithTheMouseOnWhatGlows() {
        QFETCH(int, difficulty);
        tests::Board board(solo(static_cast<Difficulty>(difficulty), 5, 21));
        core::Random random(4);
        for (int clicks = 0; clicks < 4000 && !board.finished(); ++clicks)
            QVERIFY2(board.clickSomething(random), qPrintable(board.view->prompt()));
        QVERIFY(board.finished());
        const auto read = readRecord(toText(board.document.record()));
        QVERIFY(std::holds_alternative<Record>(read));
        QVERIFY(replay(std::get<Record>(read)).state == board.document.state());
    }

    void hisGardenStandsBesideThePlayersInASoloGameOnly() {
        tests::Board alone(solo(Difficulty::Easy));
        QVERIFY(find<app::JohannPanel>(alone.view)->isVisible());
        tests::Board two(tests::table(2, 2, 11));
        QVERIFY(!find<app::JohannPanel>(two.view)->isVisible());
    }

    void heIsNoPersonAndHasANameAndAColourOfHisOwn() {
        app::GameDocument document;
        Record record = solo(Difficulty::Easy);
        record.seats[0].colour = 4;
        document.open(record, nullptr);
        QCOMPARE(document.persons(), 1);
        QVERIFY(!document.isPerson(johannSeat));
        QVERIFY(document.seatName(johannSeat).contains(QStringLiteral("Johann")));
        QVERIFY(document.seatColour(johannSeat) != document.seatColour(0));
    }
};

GENOTYPE_TEST(JohannStoryTest)
#include "johann_story_test.moc"
