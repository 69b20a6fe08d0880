// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_in_guide.h"
#include "test_registry.h"
#include "tests/app/window/shell/in_german.h"

#include "app/games/guide/guide_bloom.h"
#include "app/ui/theme/theme.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QSet>

using namespace genotype;
using namespace app;

namespace {

QRect placeOf(PupilInGuide& pupil, const char* name) {
    const auto* button = find<QPushButton>(pupil.coach().bubble(), name);
    return {button->mapTo(&pupil.at.window, QPoint()), button->size()};
}

} // namespace

/// The guided first game in the program's window.
class GuideCoachTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setReduceMotion(false); }

    void theStartPageOffersItFirst() {
        PupilInGuide pupil;
        auto* learn = pupil.at.shown<QPushButton>("learn");
        QCOMPARE(learn->text(), wording("GuideOffer.learnPlaying"));
        QVERIFY(learn->isDefault());
        QVERIFY(!learn->accessibleDescription().isEmpty());
    }

    void theHelpOffersItToo() {
        PupilInGuide pupil;
        pupil.at.window.showPage(QStringLiteral("help"));
        pupil.at.settle();
        auto* learn = find<QPushButton>(pupil.at.window.page(QStringLiteral("help")), "learnByPlaying");
        learn->click();
        QCOMPARE(pupil.at.window.currentPage(), QStringLiteral("play"));
        QVERIFY(pupil.coach().isLeading());
    }

    void itIsARealGameThatIsSavedByItsName() {
        PupilInGuide pupil;
        pupil.begin();
        QVERIFY(pupil.coach().isLeading());
        QVERIFY(pupil.document().journal());
        QCOMPARE(pupil.document().title(), wording("GuideOffer.learnPlaying"));
        QVERIFY(std::holds_alternative<Record>(readRecord(toText(pupil.document().record()))));
    }

    void theBubbleSaysWhereItIsAndIsReadAloud() {
        PupilInGuide pupil;
        pupil.begin();
        QVERIFY(pupil.heading().startsWith(QStringLiteral("1 of 8")));
        QVERIFY(pupil.coach().bubble()->accessibleName().startsWith(pupil.heading()));
        QVERIFY(pupil.coach().bubble()->accessibleName().contains(pupil.text()));
    }

    void whatTheBubbleSpeaksOfCanBeClicked() {
        PupilInGuide pupil;
        pupil.begin();
        QVERIFY(!pupil.coach().pointer()->targets().isEmpty());
        QVERIFY(pupil.coach().pointer()->testAttribute(Qt::WA_TransparentForMouseEvents));
        for (QWidget* target : pupil.coach().pointer()->targets()) {
            const QPoint place = target->mapTo(&pupil.at.window, target->rect().center());
            QVERIFY(!pupil.coach().bubble()->isAncestorOf(pupil.at.window.childAt(place)));
        }
    }

    void theBubbleStandsStillWhileAStepLasts() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.playTo(0);
        while (pupil.next()->isVisible())
            pupil.next()->click();
        pupil.at.settle();
        const QRect place = pupil.coach().bubble()->geometry();
        const QString step = pupil.text();
        for (GlowButton* button : pupil.table().board()->buttons())
            if (static_cast<BoardButton*>(button)->target().kind == Target::Kind::DealtPlant) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        pupil.at.settle();
        QVERIFY(pupil.table().board()->choices().isHalfMade());
        QCOMPARE(pupil.text(), step);
        QCOMPARE(pupil.coach().bubble()->geometry(), place);
    }

    void escapeLeavesTheBubbleForWhatItSpeaksOf() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.next()->setFocus();
        QTest::keyClick(pupil.next(), Qt::Key_Escape);
        QVERIFY(pupil.coach().isLeading());
        QVERIFY(pupil.coach().pointer()->targets().contains(QApplication::focusWidget()));
    }

    void tabReachesTheBubblesButtons() {
        PupilInGuide pupil;
        pupil.begin();
        QSet<QString> reached;
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            reached << QApplication::focusWidget()->objectName();
        }
        for (const char* name : {"guideNext", "guideLesson", "guideSkip", "guideLeave"})
            QVERIFY2(reached.contains(QString::fromLatin1(name)), name);
    }

    /// Whoever clicks beside what the guide speaks of, on something that could be done, has hardly meant it.
    void whatIsNotLitHasToBeClickedTwice() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.playTo(1);
        GlowButton* other = nullptr;
        for (GlowButton* button : pupil.table().board()->glowing())
            if (!pupil.coach().pointer()->targets().contains(button) &&
                static_cast<BoardButton*>(button)->target().kind == Target::Kind::Space)
                other = button;
        QVERIFY(other);
        const std::size_t steps = pupil.document().stepCount();
        pupil.table().board()->area().reveal(other);
        QTest::mouseClick(other, Qt::LeftButton);
        QCOMPARE(pupil.document().stepCount(), steps);
        QVERIFY_SAYS(pupil.label("guideRemark"), "GuideCoach.clickOnceMore");
        QTest::mouseClick(other, Qt::LeftButton);
        QVERIFY(pupil.document().stepCount() > steps);
    }

    void whatIsLitIsDoneWithTheFirstClick() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.playTo(1);
        const std::size_t steps = pupil.document().stepCount();
        QTest::mouseClick(pupil.coach().pointer()->targets().front(), Qt::LeftButton);
        QVERIFY(pupil.document().stepCount() > steps);
    }

    void whileThereIsSomethingToReadTheGuideSaysSoToAnyClick() {
        PupilInGuide pupil;
        pupil.begin();
        QVERIFY(pupil.next()->isVisible());
        for (GlowButton* button : pupil.table().board()->buttons())
            if (static_cast<BoardButton*>(button)->target().kind == Target::Kind::Space) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        QVERIFY_SAYS(pupil.label("guideRemark"), "GuideCoach.readThisFirst");
    }

    /// The plant that is to be sown can be put back, so a click on it is not refused.
    void thePlantThatIsTakenUpRefusesNothing() {
        PupilInGuide pupil;
        pupil.begin();
        while (pupil.next()->isVisible())
            pupil.next()->click();
        GlowButton* plant = nullptr;
        for (GlowButton* button : pupil.table().board()->buttons())
            if (static_cast<BoardButton*>(button)->target().kind == Target::Kind::DealtPlant)
                plant = button;
        QVERIFY(plant);
        QTest::mouseClick(plant, Qt::LeftButton);
        QVERIFY(pupil.table().board()->choices().isHalfMade());
        QTest::mouseClick(plant, Qt::LeftButton);
        QVERIFY(!pupil.table().board()->choices().isHalfMade());
        QCOMPARE(pupil.label("guideRemark"), QString());
    }

    void theFirstCompletePlantIsAMomentOfItsOwn() {
        PupilInGuide pupil;
        pupil.begin();
        int blooms = 0;
        for (int i = 0; i < 3000 && !pupil.document().isFinished(); ++i) {
            if (const auto* bloom = seek<GuideBloom>(pupil.table().board()); bloom && bloom->isVisible()) {
                ++blooms;
                QVERIFY(pupil.next()->isVisible());
                QVERIFY(pupil.table().bots().pauses() & TableBots::Pause::Guide);
                QVERIFY(!bloom->geometry().intersects(pupil.coach().bubble()->geometry()));
                QVERIFY(pupil.table().board()->rect().contains(bloom->geometry()));
                pupil.next()->click();
                QVERIFY(!bloom->isVisible());
            }
            pupil.obeyOrWait();
        }
        QCOMPARE(blooms, 1);
    }

    void aRefusalMovesNothingOnTheBoard() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.playTo(2);
        QVERIFY(pupil.document().perform(act::placeMarker(Space::ParentGenesR)));
        pupil.at.settle();
        BoardButton* taken = nullptr;
        for (GlowButton* button : pupil.table().board()->buttons())
            if (static_cast<BoardButton*>(button)->target() ==
                Target::of(Target::Kind::Space, Space::ParentGenesR))
                taken = static_cast<BoardButton*>(button);
        QVERIFY(taken && !taken->isGlowing());
        const QRect leave = placeOf(pupil, "guideLeave");
        const QPoint place = taken->mapTo(&pupil.at.window, QPoint());
        QTest::mouseClick(taken, Qt::LeftButton);
        pupil.at.settle();
        // What the space is for is on its card; here stands only what refuses the click.
        QCOMPARE(pupil.label("guideRemark"), pupil.table().board()->choices().now(taken->target()));
        QCOMPARE(placeOf(pupil, "guideLeave"), leave);
        QCOMPARE(taken->mapTo(&pupil.at.window, QPoint()), place);
    }

    void aLongRefusalIsShownInFull() {
        GuideBubble bubble;
        GuideBubble::Page page;
        page.text = QStringLiteral("word ").repeated(20);
        page.refusal = QStringLiteral("word ").repeated(60);
        bubble.setPage(page);
        bubble.resize(bubble.sizeOn({1266, 700}, true));
        bubble.show();
        QCoreApplication::processEvents();
        for (const char* name : {"guideText", "guideRemark"}) {
            const auto* label = find<QLabel>(bubble, name);
            QVERIFY2(label->heightForWidth(label->width()) <= label->height() + 1, name);
            QVERIFY2(bubble.rect().contains(label->geometry()), name);
        }
    }

    void theRefusalGoesWhenSomethingIsTakenUp() {
        PupilInGuide pupil;
        pupil.begin();
        GlowButton* wrong = nullptr;
        GlowButton* plant = nullptr;
        for (GlowButton* button : pupil.table().board()->buttons()) {
            const auto kind = static_cast<BoardButton*>(button)->target().kind;
            if (kind == Target::Kind::Space)
                wrong = button;
            if (kind == Target::Kind::DealtPlant)
                plant = button;
        }
        QVERIFY(wrong && plant);
        while (pupil.next()->isVisible())
            pupil.next()->click();
        QTest::mouseClick(wrong, Qt::LeftButton);
        QVERIFY(!pupil.label("guideRemark").isEmpty());
        QTest::mouseClick(plant, Qt::LeftButton);
        QVERIFY(pupil.table().board()->choices().isHalfMade());
        QCOMPARE(pupil.label("guideRemark"), QString());
    }

    void afterEachMoveTheFocusIsOnWhatIsPointedAt() {
        PupilInGuide pupil;
        pupil.at.byKeyboard = true;
        pupil.begin();
        int again = 0;
        QString before;
        for (int i = 0; i < 3000 && !pupil.document().isFinished(); ++i) {
            pupil.obeyOrWait();
            const auto targets = pupil.coach().pointer()->targets();
            const bool own = pupil.table().viewer().isToChoose() && !pupil.next()->isVisible();
            const bool reachable = std::ranges::any_of(targets, [](const QWidget* one) {
                return (one->focusPolicy() & Qt::TabFocus) && one->isEnabled();
            });
            if (!own || !reachable || pupil.document().isFinished())
                continue;
            QVERIFY2(targets.contains(QApplication::focusWidget()),
                     qPrintable(pupil.text() + QString::number(i)));
            again += pupil.text() == before ? 1 : 0;
            before = pupil.text();
        }
        QVERIFY(again > 0);
    }

    void thePromptSaysThatTheBotWaitsForThePupil() {
        PupilInGuide pupil;
        pupil.begin();
        for (int i = 0; i < 200 && !pupil.document().isFinished(); ++i) {
            if (pupil.next()->isVisible() && pupil.table().bots().isBotsTurn())
                break;
            pupil.obeyOrWait();
        }
        QVERIFY(pupil.next()->isVisible() && pupil.table().bots().isBotsTurn());
        QVERIFY_SAYS(pupil.table().board()->prompt(), "BoardPrompter.waitingUntilPressNext");
        pupil.next()->click();
        QVERIFY(!pupil.table().board()->prompt().contains(QStringLiteral("waiting")));
    }

    void theBotWaitsWhileThereIsSomethingToRead() {
        PupilInGuide pupil;
        pupil.begin();
        bool read = false;
        for (int i = 0; i < 200 && !pupil.document().isFinished(); ++i) {
            if (pupil.next()->isVisible() && pupil.document().actor() != lessons::pupilSeat) {
                const std::size_t steps = pupil.document().stepCount();
                QTest::qWait(5);
                QCOMPARE(pupil.document().stepCount(), steps);
                read = true;
                break;
            }
            pupil.obeyOrWait();
        }
        QVERIFY(read);
    }

    void aWrongClickIsExplainedByTheRules() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.playTo(1);
        BoardButton* wrong = nullptr;
        for (GlowButton* button : pupil.table().board()->buttons())
            if (!button->isGlowing() &&
                static_cast<BoardButton*>(button)->target().kind == Target::Kind::PlotTrait)
                wrong = static_cast<BoardButton*>(button);
        QVERIFY(wrong);
        const std::size_t steps = pupil.document().stepCount();
        QTest::mouseClick(wrong, Qt::LeftButton);
        QCOMPARE(pupil.document().stepCount(), steps);
        QCOMPARE(pupil.label("guideRemark"), pupil.table().board()->choices().explain(wrong->target()));
        // The next move takes it away.
        obey(pupil.table());
        QVERIFY(pupil.label("guideRemark") != pupil.table().board()->choices().explain(wrong->target()));
    }

    void aMoveThatWasNotAskedForIsTakenAndTheGuideSaysSo() {
        PupilInGuide pupil;
        pupil.begin();
        pupil.playTo(1);
        QVERIFY(pupil.document().perform(act::placeMarker(Space::Nursery)));
        QCOMPARE(pupil.label("guideRemark"),
                 QString::fromStdString(lessons::guideIn("en").sections[1].steps[0].insteadText));
        QVERIFY(pupil.heading().startsWith(QStringLiteral("3 of 8")));
    }

    void itSpeaksTheLanguageThatIsChosenMeanwhile() {
        PupilInGuide pupil;
        pupil.begin();
        const lessons::GuideSection& german = lessons::guideIn("de").sections[0];
        QVERIFY(!pupil.heading().contains(QString::fromStdString(german.title)));
        const InGerman language;
        QVERIFY(pupil.heading().contains(QString::fromStdString(german.title)));
    }

    void anOrdinaryGameHasNoGuide() {
        PupilInGuide pupil;
        QVERIFY(pupil.at.press(QStringLiteral("startTable")));
        QVERIFY(!pupil.coach().isLeading());
        QVERIFY(!pupil.coach().bubble()->isVisible());
        QVERIFY(pupil.coach().pointer()->targets().isEmpty());
    }

    void theOutlineStandsStillWhenMotionIsReduced() {
        Theme::current().setReduceMotion(true);
        PupilInGuide pupil;
        pupil.begin();
        QVERIFY(pupil.coach().pointer()->isVisible());
        const QImage now = pupil.at.window.grab().toImage();
        QTest::qWait(60);
        QCOMPARE(pupil.at.window.grab().toImage(), now);
    }
};

GENOTYPE_TEST(GuideCoachTest)
#include "guide_coach_test.moc"
