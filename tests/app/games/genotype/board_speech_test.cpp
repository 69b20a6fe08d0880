// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/games/genotype/ratio_strip.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/theme.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>

using namespace genotype;
using app::Target;

/// What the board of Genotype says to players who cannot see it.
class BoardSpeechTest : public QObject {
    Q_OBJECT

    static QString nameOf(QWidget& widget) {
        return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    void everyMoveOfABotIsSaid() {
        tests::Board board(tests::table(3, 1, 7, 2));
        core::Random random(3);
        for (int clicks = 0; !board.finished() && clicks < 2000; ++clicks) {
            QVERIFY(board.clickSomething(random));
            // Bots move at once; all their moves have been announced by the time the viewer chooses again.
            QTRY_VERIFY(board.finished() || board.document.isPerson(board.document.actor()));
            const QStringList told = board.view->announcements().told();
            for (std::size_t step = board.document.stepCount(); step-- > 0;) {
                const Seat who = board.document.stepActor(step);
                if (board.document.isPerson(who))
                    break;
                for (const app::Sentence& one : board.document.sentences(step, board.viewer->eyes()))
                    if (told.size() < 90)
                        QVERIFY2(told.contains(one.words), qPrintable(one.words));
            }
        }
        QVERIFY(board.finished());
    }

    void everyNameOnTheBoardIsOfOneThing() {
        tests::Board board(tests::table(5, 1, 5));
        QStringList names;
        for (app::GlowButton* button : board.view->buttons()) {
            const Target::Kind kind = static_cast<app::BoardButton*>(button)->target().kind;
            if (kind == Target::Kind::Space || kind == Target::Kind::ParentSide ||
                kind == Target::Kind::Goal || kind == Target::Kind::PlotTrait ||
                kind == Target::Kind::PoolColumn)
                names << nameOf(*button);
        }
        QVERIFY(names.contains(QStringLiteral("Set Parent Genes, seed shape")));
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void whatGlowsCanBeToldFromWhatRests() {
        tests::Board board(tests::table(2, 1, 5));
        for (app::GlowButton* button : board.view->buttons())
            QCOMPARE(says(nameOf(*button), "GlowButton.canDoneNow"), button->isGlowing());
        QVERIFY(!board.view->glowing().isEmpty());
    }

    void keysReadTurnPlantsPoolAndScores() {
        tests::Board board(tests::table(2, 1, 5));
        auto* announcer = find<app::speech::Announcer>(board.view);
        QSignalSpy said(announcer, &app::speech::Announcer::said);
        const auto hear = [&](Qt::Key key) {
            said.clear();
            QTest::keyClick(board.view.get(), key);
            return said.wait() ? said.front().front().toStringList().join(QLatin1Char(' ')) : QString();
        };
        board.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(board.view.get()));
        board.view->setFocus();
        QVERIFY(hear(Qt::Key_T).contains(board.view->prompt()));
        QVERIFY_SAYS(hear(Qt::Key_P), "GardenPanel.diceSlots");
        const QString pool = hear(Qt::Key_D);
        for (const char* trait : {"Seed shape:", "Flower colour:", "Pod colour:", "Plant height:"})
            QVERIFY2(pool.contains(QLatin1String(trait)), qPrintable(pool));
        const QString scores = hear(Qt::Key_C);
        for (Seat seat = 0; seat < 2; ++seat)
            QVERIFY(scores.contains(board.document.seatName(seat)));
        const QStringList told = board.view->announcements().told();
        QTest::keyClick(board.view.get(), Qt::Key_E);
        auto* list = find<QWidget>(board.view, "lastEvents");
        QVERIFY(list->isVisible());
        QVERIFY(list->hasFocus());
        QVERIFY(told.contains(board.view->prompt()));
    }

    void aRefusedPressIsAnsweredByMouseAndByKeyboard() {
        const auto byMouse = [](QWidget* one) { QTest::mouseClick(one, Qt::LeftButton); };
        const auto byEnter = [](QWidget* one) { QTest::keyClick(one, Qt::Key_Return); };
        const auto bySpace = [](QWidget* one) { QTest::keyClick(one, Qt::Key_Space); };
        for (const std::function<void(QWidget*)>& press :
             {std::function<void(QWidget*)>(byMouse), std::function<void(QWidget*)>(byEnter),
              std::function<void(QWidget*)>(bySpace)}) {
            tests::Board board(tests::table(2, 1, 5));
            auto* announcer = find<app::speech::Announcer>(board.view);
            app::GlowButton* resting = nullptr;
            for (app::GlowButton* button : board.view->buttons())
                if (!button->isGlowing() &&
                    static_cast<app::BoardButton*>(button)->target().kind == Target::Kind::PoolColumn)
                    resting = button;
            QVERIFY(resting);
            QTest::qWait(50); // until the beginning of the game has been announced
            QSignalSpy said(announcer, &app::speech::Announcer::said);
            QSignalSpy refused(board.view.get(), &app::GameBoard::refused);
            press(resting);
            QCOMPARE(refused.size(), 1);
            const QString why = refused.front().front().toString();
            QVERIFY(!why.isEmpty());
            QVERIFY(said.wait());
            QVERIFY(said.back().front().toStringList().contains(why));
        }
    }

    void aSheetOpenedAgainTakesThePlaceOfTheFirst() {
        tests::Board board(tests::table(2, 1, 5));
        auto* strip = find<app::RatioStrip>(board.view);
        strip->click();
        strip->click();
        QTRY_COMPARE(findAll<app::Popover>(board.view).size(), 1);
        auto* leave = find<QPushButton>(board.view->popover(), "closeSheet");
        leave->click();
        QTRY_VERIFY(!board.view->popover() || !board.view->popover()->isVisible());
    }
};

GENOTYPE_TEST(BoardSpeechTest)
#include "board_speech_test.moc"
