// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_in_guide.h"
#include "test_registry.h"
#include "tests/app/window/shell/in_german.h"

#include "app/ui/theme/theme.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

using namespace genotype;
using namespace app;

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

    void theStripSaysWhereItIsAndIsReadAloud() {
        PupilInGuide pupil;
        pupil.begin();
        QVERIFY(pupil.heading().startsWith(QStringLiteral("1 of 8")));
        QVERIFY(pupil.coach().panel()->accessibleName().startsWith(pupil.heading()));
        QVERIFY(pupil.coach().panel()->accessibleName().contains(pupil.text()));
    }

    void theStripCoversNothingOfTheBoard() {
        PupilInGuide pupil;
        pupil.begin();
        const GuidePanel* panel = pupil.coach().panel();
        const QRect strip(panel->mapTo(&pupil.at.window, QPoint()), panel->size());
        for (QWidget* target : pupil.coach().pointer()->targets()) {
            const QRect place(target->mapTo(&pupil.at.window, QPoint()), target->size());
            QVERIFY(!strip.intersects(place));
        }
        QVERIFY(!pupil.coach().pointer()->targets().isEmpty());
        QVERIFY(pupil.coach().pointer()->testAttribute(Qt::WA_TransparentForMouseEvents));
    }

    void theStripIsAsHighInEveryStep() {
        PupilInGuide pupil;
        pupil.begin();
        const int high = pupil.coach().panel()->height();
        for (int i = 0; i < 12 && obey(pupil.table()); ++i) {
            pupil.at.settle();
            QCOMPARE(pupil.coach().panel()->height(), high);
        }
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
        const int high = pupil.coach().panel()->height();
        const QPoint place = taken->mapTo(&pupil.at.window, QPoint());
        QTest::mouseClick(taken, Qt::LeftButton);
        pupil.at.settle();
        // What the space is for is on its card; here stands only what refuses the click.
        QCOMPARE(pupil.label("guideRemark"), pupil.table().board()->choices().now(taken->target()));
        QCOMPARE(pupil.coach().panel()->height(), high);
        QCOMPARE(taken->mapTo(&pupil.at.window, QPoint()), place);
    }

    void aLongRefusalTakesTheLinesThatAShortTextLeaves() {
        GuidePanel panel;
        panel.setAllWords({QStringLiteral("word ").repeated(60)}, {QStringLiteral("word")});
        GuidePanel::Page page;
        page.text = QStringLiteral("word");
        panel.setPage(page);
        const int high = panel.heightForWidth(900);
        page.remark = QStringLiteral("word ").repeated(30);
        page.refusal = true;
        panel.setPage(page);
        QCOMPARE(panel.heightForWidth(900), high);
        panel.resize(900, high);
        for (const char* name : {"guideText", "guideRemark"}) {
            const auto* label = find<QLabel>(panel, name);
            QVERIFY2(label->heightForWidth(label->width()) <= label->height() + 1, name);
            QVERIFY2(label->geometry().bottom() < high, name);
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
        QVERIFY(pupil.at.press(QStringLiteral("quickStart")));
        QVERIFY(!pupil.coach().isLeading());
        QVERIFY(!pupil.coach().panel()->isVisible());
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
