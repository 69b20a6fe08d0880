// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/only_choices.h"
#include "app/games/board/prompt_bar.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/play_page.h"
#include "app/window/pages/settings_page.h"
#include "test_registry.h"
#include "tests/app/games/genotype/board_driver.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>

using namespace app;

namespace {

/// A board of Genotype where one person plays and every bot's move is asked for, driven to a moment.
struct ForcedBench : tests::Board {
    core::Random chance{5};

    explicit ForcedBench(int persons = 1) : tests::Board(tests::table(2, persons, 3)) {
        bots->setPace(BotPace::EachKey);
    }
    OnlyChoices& only() const { return *view->onlyChoices(); }
    void anything() {
        const auto& legal = document.legal();
        if (!document.isPerson(document.actor()))
            bots->advance();
        else
            document.perform(legal[chance.below(static_cast<std::uint32_t>(legal.size()))]);
        viewer->confirmHandover();
    }
    /// Plays at random up to a choice that can be made by itself after a real one that can be undone.
    bool findOne() {
        for (std::uint64_t seed = 3; seed < 60; ++seed) {
            document.open(tests::table(2, 1, seed), nullptr);
            for (; !finished(); anything())
                if (!document.onlyChoice().isEmpty() && viewer->isToChoose() && document.canUndo() &&
                    !document.steps()[lastOwn()].only)
                    return true;
        }
        return false;
    }
    /// The last step of a person. Precondition: there is one.
    std::size_t lastOwn() const {
        std::size_t step = document.stepCount() - 1;
        while (!document.isPerson(document.stepActor(step)))
            --step;
        return step;
    }
};

} // namespace

/// Choices that are none are made by themselves.
class OnlyChoicesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void areMadeAfterAPauseInWhichThePromptSaysSo() {
        ForcedBench bench;
        QVERIFY(bench.findOne());
        const std::size_t before = bench.document.stepCount();
        const QString words = bench.document.onlyChoice();
        bench.only().setWanted(true);
        QCOMPARE(bench.only().pending(), words);
        const auto* prompt = find<PromptBar>(bench.view);
        QVERIFY_SAYS(prompt->accessibleDescription(), "BoardPrompter.onlyChoice", words);
        QCOMPARE(bench.document.stepCount(), before);
        QTRY_VERIFY_WITH_TIMEOUT(bench.document.stepCount() > before, tests::patience);
        QVERIFY(bench.document.steps()[before].only);
        QVERIFY_SAYS(bench.view->announcements().told(), "TableDocument.onlyChoice");
    }

    void areLeftToThePersonWhenTheSettingIsOff() {
        ForcedBench bench;
        QVERIFY(bench.findOne());
        const std::size_t before = bench.document.stepCount();
        QVERIFY(bench.only().pending().isEmpty());
        QTest::qWait(bench.only().pause() + 300);
        QCOMPARE(bench.document.stepCount(), before);
        bench.only().setWanted(true);
        bench.only().setWanted(false);
        QTest::qWait(bench.only().pause() + 300);
        QCOMPARE(bench.document.stepCount(), before);
    }

    void undoGoesBackToTheLastRealChoiceAndRedoForwardAgain() {
        ForcedBench bench;
        QVERIFY(bench.findOne());
        const std::size_t real = bench.lastOwn();
        bench.only().setWanted(true);
        QVERIFY(bench.document.makeOnlyChoice());
        QVERIFY(bench.document.canUndo());
        QVERIFY(bench.document.undo());
        QCOMPARE(bench.document.stepCount(), real);
        QVERIFY(bench.document.legal().size() > 1);
        // Nothing runs by itself there.
        QTest::qWait(bench.only().pause() + 300);
        QCOMPARE(bench.document.stepCount(), real);
        QVERIFY(bench.document.redo());
        QVERIFY(bench.document.stepCount() >= real + 2);
        QVERIFY(!bench.document.canRedo());
    }

    void withoutThemUndoTakesBackEveryAction() {
        ForcedBench bench;
        QVERIFY(bench.findOne());
        const std::size_t before = bench.document.stepCount();
        QVERIFY(bench.document.makeOnlyChoice());
        QVERIFY(bench.document.undo());
        QCOMPARE(bench.document.stepCount(), before);
    }

    void noChanceToUndoIsLostAndNoLoopIsEntered() {
        for (const int persons : {1, 2}) {
            ForcedBench bench(persons);
            bench.only().setWanted(true);
            int made = 0;
            int undone = 0;
            while (!bench.finished()) {
                const bool could = bench.document.canUndo();
                if (bench.document.makeOnlyChoice()) {
                    ++made;
                    QCOMPARE(bench.document.canUndo(), could);
                    continue;
                }
                if (could && bench.chance.below(4) == 0) {
                    QVERIFY(bench.document.undo());
                    ++undone;
                    QVERIFY(bench.document.onlyChoice().isEmpty());
                }
                bench.anything();
            }
            QVERIFY(made > 0);
            QVERIFY(undone > 0);
        }
    }

    void theyWaitForTheCurtainAPopoverAndTheGuide() {
        ForcedBench bench;
        QVERIFY(bench.findOne());
        bench.only().setWanted(true);
        QVERIFY(!bench.only().pending().isEmpty());
        bench.bots->setPaused(TableBots::Pause::Popover, true);
        QVERIFY(bench.only().pending().isEmpty());
        bench.bots->setPaused(TableBots::Pause::Popover, false);
        QVERIFY(!bench.only().pending().isEmpty());
        bench.only().setBarred(true);
        QVERIFY(bench.only().pending().isEmpty());
        QVERIFY(!bench.document.passesOverOnlyChoices());
        bench.only().setBarred(false);
        QVERIFY(bench.document.passesOverOnlyChoices());
        ForcedBench two(2);
        while (!two.viewer->isHandover() && !two.finished()) {
            const auto& legal = two.document.legal();
            two.document.perform(legal[two.chance.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        two.only().setWanted(true);
        QVERIFY(two.viewer->isHandover());
        QVERIFY(two.only().pending().isEmpty());
    }

    void theyWaitWhileTheBoardIsHidden() {
        ForcedBench bench;
        QVERIFY(bench.findOne());
        bench.only().setWanted(true);
        const std::size_t before = bench.document.stepCount();
        bench.view->hide();
        QTest::qWait(bench.only().pause() + 300);
        QCOMPARE(bench.document.stepCount(), before);
        bench.view->show();
        QTRY_VERIFY_WITH_TIMEOUT(bench.document.stepCount() > before, tests::patience);
    }

    void aReplayHasNone() {
        GameDocument document;
        Viewer viewer(document);
        viewer.setSpectator(0);
        BoardView board(document, viewer, nullptr);
        document.open(tests::table(2, 1, 3), nullptr);
        QVERIFY(!board.onlyChoices());
    }

    void theSettingsPageSwitchesThem() {
        QTemporaryDir folder;
        AppSettings settings(QDir(folder.path()).filePath(QStringLiteral("settings.ini")));
        AppContext context{settings, folder.path(), {}};
        PlayPage play(context);
        SettingsPage page(settings);
        auto* box = seek<QCheckBox>(page, "onlyChoices");
        QVERIFY(box && !box->isChecked());
        QVERIFY(!play.table().onlyChoices().isWanted());
        box->click();
        QVERIFY(settings.makesOnlyChoices());
        QVERIFY(play.table().onlyChoices().isWanted());
        AppSettings::setPacedAtFirst(true);
        const AppSettings fresh(QDir(folder.path()).filePath(QStringLiteral("fresh.ini")));
        QVERIFY(fresh.makesOnlyChoices());
        AppSettings::setPacedAtFirst(false);
    }
};

GENOTYPE_TEST(OnlyChoicesTest)
#include "only_choices_test.moc"
