// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/tally_pad.h"
#include "app/learn/lessons/roll_panel.h"
#include "app/learn/session/lesson_games.h"
#include "engine/genotype/rules/rules.h"
#include "lessons/topics/board_position.h"
#include "test_registry.h"
#include "tests/app/learn/figures/figure_bench.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QFile>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

/// The rolling step: the board, tables and the tally pad instead of rolls.
class RollPanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void aGameIsAskedForWhereTheLessonsCrossIsOnTheBoard() {
        for (const char* topic : {"dominance", "square", "test-cross", "several-genes", "mutation"}) {
            FigureBench bench(topic);
            LessonGames games;
            RollPanel panel(bench.settings, bench.run, games, {}, nullptr);
            auto* play = find<QPushButton>(panel, "playOnBoard");
            QVERIFY2(play, topic);
            std::optional<genotype::StartPosition> asked;
            connect(&games, &LessonGames::boardRequested, this,
                    [&asked](const genotype::StartPosition& position) { asked = position; });
            bench.predictEvenly();
            play->click();
            QVERIFY2(asked.has_value(), topic);
            QVERIFY(genotype::isValid({.players = 2, .rounds = lessons::lessonRounds, .position = asked}));
        }
        // The dice of the game are not linked, and a gamete is not an offspring.
        for (const char* topic : {"linkage", "gametes"}) {
            FigureBench bench(topic);
            LessonGames games;
            RollPanel panel(bench.settings, bench.run, games, {}, nullptr);
            QVERIFY2(!has<QPushButton>(panel, "playOnBoard"), topic);
        }
    }

    void aTableFromAFileIsHeldAgainstTheCross() {
        FigureBench bench("dominance");
        bench.predictEvenly();
        LessonGames games;
        RollPanel panel(bench.settings, bench.run, games, {}, nullptr);
        const QString path = bench.folder.filePath(QStringLiteral("peas.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a;b\n7;3\n");
        file.close();
        panel.showFile(path);
        QVERIFY((bench.run.counts() == std::vector<std::int64_t>{7, 3}));
        QVERIFY(bench.run.source().contains(QStringLiteral("peas.csv")));
        // What cannot be read changes nothing.
        panel.showFile(bench.folder.filePath(QStringLiteral("none.csv")));
        QVERIFY((bench.run.counts() == std::vector<std::int64_t>{7, 3}));
    }

    void asManyAsMendelHadAreRolledByOneButton() {
        FigureBench bench("seven-traits");
        LessonGames games;
        RollPanel panel(bench.settings, bench.run, games, {}, nullptr);
        auto* button = seek<QPushButton>(panel, "asManyAsMendel");
        QVERIFY(button && !button->isEnabled());
        bench.predictEvenly();
        bench.run.roll(16);
        QVERIFY(button->isEnabled());
        button->click();
        QCOMPARE(bench.run.size(), std::int64_t{5474 + 1850});
        QVERIFY(bench.run.source().isEmpty());
    }

    void theTallyPadCountsIntoTheChart() {
        FigureBench bench("dominance");
        bench.predictEvenly();
        LessonGames games;
        RollPanel panel(bench.settings, bench.run, games, {}, nullptr);
        panel.show();
        click(panel, "tally");
        auto* pad = find<TallyPad>(panel);
        pad->tap(0);
        pad->tap(1);
        pad->tap(1);
        QVERIFY((bench.run.counts() == std::vector<std::int64_t>{1, 2}));
        QVERIFY(!bench.run.source().isEmpty());
        click(panel, "roll16");
        QCOMPARE(bench.run.size(), std::int64_t{16});
        QVERIFY(bench.run.source().isEmpty());
    }

    /// The panel is made anew with every step, language and theme.
    void aTallyGoesOnWhereItWasLeft() {
        FigureBench bench("dominance");
        bench.predictEvenly();
        for (int time = 1; time <= 2; ++time) {
            LessonGames games;
            RollPanel panel(bench.settings, bench.run, games, {}, nullptr);
            panel.show();
            click(panel, "tally");
            auto* pad = find<TallyPad>(panel);
            pad->tap(1);
            pad->tap(0);
            QVERIFY((bench.run.counts() == std::vector<std::int64_t>{time, time}));
            pad->undo();
            QVERIFY((bench.run.counts() == std::vector<std::int64_t>{time - 1, time}));
            pad->tap(0);
        }
    }
};

GENOTYPE_TEST(RollPanelTest)
#include "roll_panel_test.moc"
