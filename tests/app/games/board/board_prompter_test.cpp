// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/board_prompter.h"

#include "app/games/board/board_hints.h"
#include "app/games/board/prompt_bar.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "toy_race.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

/// What the prompt bar says, without a board.
class BoardPrompterTest : public QObject {
    Q_OBJECT

    struct Source : PromptSource {
        BoardPrompt prompt{.words = QStringLiteral("Stake something."), .seat = 0};
        bool halfMade = false;
        int moves = 0;
        BoardPrompt currentPrompt() const override { return prompt; }
        bool isHalfMade() const override { return halfMade; }
        int news() const override { return moves; }
    };
    struct Hints : BoardHints {
        bool thinking = false;
        bool isHintable() const override { return true; }
        bool isThinking() const override { return thinking; }
        void ask() override {}
        void stackUnder(QWidget&) override {}
    };
    struct Prompt : tests::ToyRace {
        QWidget window;
        PromptBar* bar = new PromptBar(&window);
        Source source;
        BoardPrompter prompter{document, viewer, &bots, *bar, source};

        Prompt() : ToyRace{"person", "bold"} {
            bar->resize(1200, 60);
            prompter.refresh();
        }
        QPushButton* undo() const { return find<QPushButton>(bar, "promptUndo"); }
    };

private slots:
    void initTestCase() { Theme::install(); }

    void saysWhatTheGameSays() {
        Prompt shown;
        QCOMPARE(shown.prompter.words(), QStringLiteral("Stake something."));
        QCOMPARE(shown.bar->accessibleName(), QStringLiteral("Stake something."));
        shown.source.prompt.hint = QStringLiteral("Point at a coin.");
        shown.prompter.rest();
        QCOMPARE(shown.bar->accessibleDescription(), QStringLiteral("Point at a coin."));
        shown.prompter.say(QStringLiteral("Three steps."), false);
        QCOMPARE(shown.bar->accessibleDescription(), QStringLiteral("Three steps."));
    }

    void undoIsOfferedForAStepOrAHalfMadeChoice() {
        Prompt shown;
        QVERIFY(!shown.undo()->isEnabled());
        shown.source.halfMade = true;
        shown.prompter.refresh();
        QVERIFY(shown.undo()->isEnabled());
        shown.source.halfMade = false;
        QVERIFY(shown.document.perform({1}));
        shown.prompter.refresh();
        QVERIFY(shown.undo()->isEnabled());
    }

    void aStoppedGameSaysWhyAndOffersNothing() {
        Prompt shown;
        QVERIFY(shown.document.perform({1}));
        QVERIFY(shown.prompter.setStopped(QStringLiteral("Everybody waits.")));
        QVERIFY(!shown.prompter.setStopped(QStringLiteral("Everybody waits.")));
        QVERIFY(shown.viewer.isStopped());
        shown.prompter.refresh();
        QCOMPARE(shown.bar->accessibleName(), QStringLiteral("Everybody waits."));
        QVERIFY(!shown.undo()->isEnabled());
        QVERIFY(shown.prompter.setStopped({}));
        QVERIFY(!shown.viewer.isStopped());
        QCOMPARE(shown.prompter.words(), QStringLiteral("Stake something."));
    }

    void aReplaySaysWhoMovesNextOrWhatItIsTold() {
        tests::ToyRace race{"person", "bold"};
        QWidget window;
        PromptBar bar(&window);
        Source source;
        source.prompt.proceed = QStringLiteral("Go on");
        BoardPrompter prompter(race.document, race.viewer, nullptr, bar, source);
        QVERIFY(prompter.words().contains(QStringLiteral("Player 1")));
        prompter.setReplayWords(QStringLiteral("Player 1 staked 2."));
        QCOMPARE(bar.accessibleName(), QStringLiteral("Player 1 staked 2."));
        QVERIFY(bar.proceedButton()->isHidden());
    }

    void namesWhoPlaysWhileAnotherChooses() {
        Prompt shown;
        QCOMPARE(shown.prompter.wordsWith(QStringLiteral("stake.")), QStringLiteral("Player 1: stake."));
        QVERIFY(shown.document.perform({1}));
        QCOMPARE(shown.prompter.wordsWith({}), wording("BoardPrompter.playing", "Player 2"));
        shown.bots.setPaused(TableBots::Pause::Guide, true);
        QVERIFY(shown.prompter.wordsWith({}).contains(QStringLiteral("Next")));
    }

    void aHintIsOfferedByWhoeverGivesHints() {
        Prompt shown;
        QVERIFY(shown.bar->hintButton()->isHidden());
        Hints hints;
        shown.prompter.setHints(&hints);
        shown.prompter.refreshHints();
        QVERIFY(!shown.bar->hintButton()->isHidden());
        QVERIFY(shown.bar->hintButton()->isEnabled());
        hints.thinking = true;
        shown.prompter.refreshHints();
        QVERIFY(!shown.bar->hintButton()->isEnabled());
    }
};

GENOTYPE_TEST(BoardPrompterTest)
#include "board_prompter_test.moc"
