// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_in_guide.h"
#include "test_registry.h"

#include "app/games/genotype/genotype_end.h"
#include "app/games/guide/guide_farewell.h"
#include "app/ui/theme/theme.h"
#include "tests/app/support/more_menu.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

using namespace genotype;
using namespace app;

/// How the guide keeps its place in the game: what is taken back, read again, left out, left and resumed, and
/// the end.
class GuideReturnTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void undoTakesTheGuideBackToo() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.playTo(1);
        const lessons::GuidePlace before = pupil.coach().place();
        pupil.table().bots().setPaused(TableBots::Pause::Dialog, true);
        QVERIFY(pupil.document().perform(act::placeMarker(Space::Treasury)));
        QVERIFY(pupil.coach().place() != before);
        QVERIFY(pupil.document().undo());
        QCOMPARE(pupil.coach().place(), before);
        QVERIFY(pupil.document().redo());
        QVERIFY(pupil.coach().place() != before);
    }

    void backReadsTheLastStepAgainAndChangesNothing() {
        PupilInGuide pupil;
        pupil.begin();
        const QString first = pupil.text();
        QVERIFY(!pupil.at.shown<QPushButton>("guideBack")->isEnabled());
        pupil.at.press(QStringLiteral("guideNext"));
        const QString second = pupil.text();
        QVERIFY(second != first);
        const lessons::GuidePlace place = pupil.coach().place();
        pupil.at.press(QStringLiteral("guideBack"));
        QCOMPARE(pupil.text(), first);
        QCOMPARE(pupil.coach().place(), place);
        pupil.at.press(QStringLiteral("guideNext"));
        QCOMPARE(pupil.text(), second);
    }

    /// While the bot plays, the bubble says so, which is no step of its own.
    void backFromWordsInBetweenReadsTheLastStep() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.playTo(1);
        const QString step = pupil.text();
        pupil.table().bots().setPaused(TableBots::Pause::Dialog, true);
        QVERIFY(pupil.document().perform(act::placeMarker(Space::Treasury)));
        pupil.at.settle();
        QVERIFY(pupil.text() != step);
        pupil.at.press(QStringLiteral("guideBack"));
        QCOMPARE(pupil.text(), step);
    }

    void aDeletedGameLeavesNothingBehind() {
        PupilInGuide pupil;
        pupil.begin();
        const QString first = pupil.text();
        pupil.at.press(QStringLiteral("guideNext"));
        pupil.at.press(QStringLiteral("guideNext"));
        QVERIFY(pupil.text() != first);
        const QString path = pupil.document().journal()->path();
        QVERIFY(tests::chooseFromMore(pupil.at.window, wording("PromptBar.leave")));
        QVERIFY(GameLibrary::removeForGood(path).ok());
        emit pupil.table().guideRequested();
        pupil.at.settle();
        QCOMPARE(pupil.document().journal()->path(), path);
        QCOMPARE(pupil.text(), first);
    }

    void whoeverResumesTheGuidedGameIsGuidedAgain() {
        PupilInGuide pupil;
        pupil.begin();
        QTest::keyClick(pupil.table().board(), Qt::Key_Escape);
        QVERIFY(!pupil.coach().isLeading());
        QVERIFY(tests::chooseFromMore(pupil.at.window, wording("PromptBar.leave")));
        emit pupil.table().guideRequested();
        pupil.at.settle();
        QVERIFY(pupil.coach().isLeading());
    }

    void askingForTheGuideBringsItBackInTheGameThatIsOpen() {
        PupilInGuide pupil;
        pupil.begin();
        QTest::keyClick(pupil.table().board(), Qt::Key_Escape);
        emit pupil.table().guideRequested();
        pupil.at.settle();
        QVERIFY(pupil.coach().isLeading());
    }

    /// On a shared account, the second pupil does not have to go on where the first one has left.
    void theGuidedGameCanBeBegunAnew() {
        PupilInGuide pupil;
        pupil.begin();
        const QString first = pupil.text();
        pupil.playTo(1);
        const QString path = pupil.document().journal()->path();
        QVERIFY(tests::chooseFromMore(pupil.at.window, wording("PromptBar.leave")));
        pupil.at.settle();
        pupil.at.press(QStringLiteral("learnAnew"));
        pupil.at.settle();
        QVERIFY(pupil.document().journal()->path() != path);
        QCOMPARE(pupil.text(), first);
        QVERIFY(QFileInfo::exists(path));
    }

    void aSectionCanBeSkipped() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.at.press(QStringLiteral("guideSkip"));
        QVERIFY(pupil.heading().startsWith(QStringLiteral("2 of 8")));
        // The choice that the game waits for is still explained.
        QVERIFY(!pupil.text().isEmpty());
        QVERIFY(!pupil.coach().pointer()->targets().isEmpty());
    }

    void escapeLeavesTheGuideButNotTheGame() {
        PupilInGuide pupil;
        pupil.begin();
        QTest::keyClick(pupil.table().board(), Qt::Key_Escape);
        QVERIFY(!pupil.coach().isLeading());
        QVERIFY(pupil.document().isOpen());
        QVERIFY(pupil.coach().pointer()->targets().isEmpty());
        QVERIFY(!(pupil.table().bots().pauses() & TableBots::Pause::Guide));
        // What glows still does.
        obey(pupil.table());
        pupil.at.settle();
        QVERIFY(pupil.at.press(QStringLiteral("guideReturn")));
        QVERIFY(pupil.coach().isLeading());
        QVERIFY(pupil.heading().startsWith(QStringLiteral("2 of 8")));
    }

    void aLessonOpensFromASectionAndTheGameWaits() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.at.press(QStringLiteral("guideLesson"));
        QCOMPARE(pupil.at.window.currentPage(), QStringLiteral("lessons"));
        pupil.at.window.showPage(QStringLiteral("play"));
        QVERIFY(pupil.coach().isLeading());
    }

    void aGameThatWasLeftIsOfferedByNameAndGoesOnWhereItWas() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.playTo(2);
        pupil.at.press(QStringLiteral("guideNext"));
        const QString heading = pupil.heading();
        const QString text = pupil.text();
        const QString file = pupil.document().journal()->path();
        QVERIFY(tests::chooseFromMore(pupil.at.window, wording("PromptBar.leave")));
        QVERIFY(!pupil.document().isOpen());
        auto* learn = pupil.at.seen<QPushButton>("learn");
        QVERIFY(learn && learn->text() == wording("GuideOffer.resumeGuidedGame"));
        QVERIFY(learn->accessibleDescription().contains(heading));
        pupil.at.press(QStringLiteral("learn"));
        QCOMPARE(pupil.document().journal()->path(), file);
        QCOMPARE(pupil.heading(), heading);
        QCOMPARE(pupil.text(), text);
    }

    void itIsWhereItWasAfterTheProgramWasStartedAgain() {
        QString heading;
        QString text;
        QTemporaryDir folder;
        {
            PupilInGuide pupil(folder.path());
            pupil.begin();
            pupil.playTo(2);
            pupil.at.press(QStringLiteral("guideNext"));
            heading = pupil.heading();
            text = pupil.text();
        }
        PupilInGuide again(folder.path());
        // Nothing else was played: the way back is as easy to find as the beginning was.
        QVERIFY(again.at.shown<QPushButton>("learn")->isDefault());
        QVERIFY(again.at.press(QStringLiteral("learn")));
        QCOMPARE(again.heading(), heading);
        QCOMPARE(again.text(), text);
        QVERIFY(heading.startsWith(QStringLiteral("3 of 8")));
    }

    void withoutItsFileTheGuideFindsItsPlaceInTheGame() {
        QTemporaryDir folder;
        QString heading;
        QString game;
        {
            PupilInGuide pupil(folder.path());
            pupil.begin();
            pupil.playTo(1);
            heading = pupil.heading();
            game = pupil.document().journal()->path();
        }
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("guide.json"))));
        PupilInGuide again(folder.path());
        again.page().open(game);
        QVERIFY(again.coach().isLeading());
        QCOMPARE(again.heading(), heading);
    }

    void aFileThatNamesNoSectionOfTheGuideDoesNoHarm() {
        QTemporaryDir folder;
        GuideStore store(folder.path());
        QString game;
        {
            PupilInGuide pupil(folder.path());
            pupil.begin();
            pupil.playTo(1);
            game = pupil.document().journal()->path();
            GuideMemory memory = store.read();
            memory.turns = {{pupil.document().stepCount(), QStringLiteral("magic"), 90}};
            store.write(memory);
        }
        PupilInGuide again(folder.path());
        again.page().open(game);
        QVERIFY(again.coach().isLeading());
        QVERIFY(!again.text().isEmpty());
    }

    void theEndNamesWhatWasLearnedAndBeginsAShortGame() {
        PupilInGuide pupil;
        pupil.begin();
        for (int i = 0; i < 3000 && !pupil.document().isFinished(); ++i)
            pupil.obeyOrWait();
        QCOMPARE(pupil.page().view(), PlayPage::View::End);
        auto* farewell = seek<GuideFarewell>(pupil.table().endPage());
        QVERIFY(farewell && farewell->isVisible());
        QStringList said;
        for (const QLabel* label : findAll<QLabel>(farewell))
            said << QString(label->text()).replace(QChar::Nbsp, QLatin1Char(' '));
        int lessonButtons = 0;
        for (const QPushButton* button : findAll<QPushButton>(farewell))
            lessonButtons += button->text().startsWith(QStringLiteral("Lesson: ")) ? 1 : 0;
        QCOMPARE(lessonButtons, 8);
        for (const lessons::GuideSection& section : lessons::guideIn("en").sections)
            QVERIFY2(said.contains(QString::fromStdString(section.learned)), section.id.c_str());
        const int seats = pupil.table().sheet()->choices().players;
        QVERIFY(pupil.at.press(QStringLiteral("guidePlay")));
        QCOMPARE(pupil.page().view(), PlayPage::View::Board);
        QVERIFY(!pupil.coach().isLeading());
        const Setup& setup = pupil.document().record().setup;
        QCOMPARE(static_cast<int>(setup.players), 2);
        QCOMPARE(static_cast<int>(setup.rounds), TableChoices::usualRounds(2));
        QCOMPARE(pupil.table().sheet()->choices().players, seats);
        // The guided game is over: the next time it begins anew, and is not for newcomers any more.
        QVERIFY(tests::chooseFromMore(pupil.at.window, wording("PromptBar.leave")));
        QCOMPARE(pupil.at.shown<QPushButton>("learn")->text(), wording("GuideOffer.learnPlaying"));
        QVERIFY(!pupil.at.shown<QPushButton>("learn")->isDefault());
    }
};

GENOTYPE_TEST(GuideReturnTest)
#include "guide_return_test.moc"
