// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/round_up_panel.h"
#include "tests/app/ui/navigation/route_spy.h"

#include "app/games/board/only_choices.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/play_page.h"
#include "app/window/pages/settings_page.h"
#include "board_driver.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QTableWidget>

#include <memory>

namespace {

/// A board played at random to the end of its first round.
struct RoundBench : tests::Board {
    core::Random random{4};

    explicit RoundBench(const genotype::Record& record) : tests::Board(record) { view->setRoundUps(true); }
    app::RoundUpPanel& panel() const { return *find<app::RoundUpPanel>(view); }
    /// One move of whoever is to choose, without the mouse.
    void move() {
        viewer->confirmHandover();
        const auto& legal = document.legal();
        if (isAtAPerson())
            document.perform(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        else
            bots->advance();
    }
    /// Whether the next choice is a person's.
    bool isAtAPerson() const { return document.isPerson(document.actor()); }
    bool untilRound(int round) {
        while (!finished() && document.state().round < round)
            move();
        return !finished();
    }
};

/// A board whose second round begins with a choice of the person: a bot would wait while the panel is open.
std::unique_ptr<RoundBench> atAPersonsSecondRound() {
    for (std::uint64_t seed = 11; seed < 211; ++seed) {
        auto bench = std::make_unique<RoundBench>(tests::table(2, 1, seed));
        bench->bots->setPace(app::BotPace::EachKey);
        if (bench->untilRound(2) && bench->isAtAPerson())
            return bench;
    }
    qFatal("a bot has the first choice of the second round in each of 200 games");
}

} // namespace

/// The look back on a round, on the board.
class RoundUpPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::install(); }

    void opensWhenARoundIsOverAndBotsWait() {
        RoundBench bench(tests::table(3, 1, 11));
        bench.bots->setPace(app::BotPace::EachKey);
        QVERIFY(!bench.panel().isVisible());
        QVERIFY(bench.untilRound(2));
        QVERIFY(bench.panel().isVisible());
        QVERIFY(bench.bots->pauses() & app::TableBots::Pause::Look);
        const auto* table = find<QTableWidget>(bench.panel());
        QCOMPARE(table->rowCount(), 3);
        // Points come with the harvest: what is complete is counted apart and not called by the same name.
        QCOMPARE(table->horizontalHeaderItem(1)->text(), wording("RoundUpPanel.harvestedPlants"));
        QCOMPARE(table->horizontalHeaderItem(5)->text(), wording("RoundUpPanel.newlyCompleteNumber"));
        for (int seat = 0; seat < 3; ++seat) {
            int sum = 0;
            for (int column = 1; column <= 3; ++column)
                sum += table->item(seat, column)
                           ->text()
                           .replace(QStringLiteral("−"), QStringLiteral("-"))
                           .toInt();
            QCOMPARE(table->item(seat, 4)->text().replace(QStringLiteral("−"), QStringLiteral("-")).toInt(),
                     sum);
        }
        QVERIFY_SAYS(bench.view->announcements().told().join(QLatin1Char(' ')), "RoundUpPanel.roundOver", 1);
        QTest::mouseClick(bench.panel().goOnButton(), Qt::LeftButton);
        QVERIFY(!bench.panel().isVisible());
        QVERIFY(!(bench.bots->pauses() & app::TableBots::Pause::Look));
    }

    void enterEscapeAndTheNextMoveCloseIt() {
        for (const int way : {0, 1, 2}) {
            const auto made = atAPersonsSecondRound();
            RoundBench& bench = *made;
            QVERIFY(bench.panel().isVisible());
            if (way == 0)
                QTest::keyClick(bench.panel().goOnButton(), Qt::Key_Return);
            else if (way == 1)
                QTest::keyClick(bench.panel().goOnButton(), Qt::Key_Escape);
            else {
                const std::size_t before = bench.document.stepCount();
                bench.move();
                QVERIFY(bench.document.stepCount() > before);
            }
            QVERIFY2(!bench.panel().isVisible(), qPrintable(QString::number(way)));
            QVERIFY(!(bench.bots->pauses() & app::TableBots::Pause::Look));
        }
    }

    void staysAwayWhenItIsNotWantedOrSomebodyLeads() {
        RoundBench off(tests::table(2, 1, 11));
        off.bots->setPace(app::BotPace::EachKey);
        off.view->setRoundUps(false);
        QVERIFY(off.untilRound(2));
        QVERIFY(!off.panel().isVisible());
        RoundBench led(tests::table(2, 1, 11));
        led.bots->setPace(app::BotPace::EachKey);
        led.view->onlyChoices()->setBarred(true);
        QVERIFY(led.untilRound(2));
        QVERIFY(!led.panel().isVisible());
    }

    void theLastRoundHasNoneBecauseTheEndPageTellsIt() {
        RoundBench bench(tests::table(2, 1, 11, 1));
        bench.bots->setPace(app::BotPace::EachKey);
        while (!bench.finished())
            bench.move();
        QVERIFY(!bench.panel().isVisible());
    }

    void namesALessonThatOpens() {
        RoundBench bench(tests::table(2, 1, 11));
        bench.bots->setPace(app::BotPace::EachKey);
        QVERIFY(bench.untilRound(2));
        const tests::RouteSpy opened(*bench.view);
        int links = 0;
        for (auto* button : findAll<QPushButton>(bench.panel()))
            if (button != bench.panel().goOnButton()) {
                ++links;
                button->click();
            }
        QCOMPARE(links, 1);
        QCOMPARE(opened.to<app::route::Lesson>().size(), std::size_t{1});
    }

    void severalPeopleAreToldNothingAboutOnePersonsPlants() {
        RoundBench bench(tests::table(2, 2, 11));
        QVERIFY(bench.untilRound(2));
        QVERIFY(bench.panel().isVisible());
        QVERIFY(!says(bench.panel().spoken(), "RoundUpPanel.diceThatPlantsNeeded"));
    }

    void theSettingsPageSwitchesIt() {
        QTemporaryDir folder;
        app::AppSettings settings(QDir(folder.path()).filePath(QStringLiteral("settings.ini")));
        app::SettingsPage page(settings);
        auto* box = seek<QCheckBox>(page, "roundUps");
        QVERIFY(box && !box->isChecked());
        box->click();
        QVERIFY(settings.roundUps());
        app::AppSettings::setPacedAtFirst(true);
        const app::AppSettings fresh(QDir(folder.path()).filePath(QStringLiteral("fresh.ini")));
        QVERIFY(fresh.roundUps());
        app::AppSettings::setPacedAtFirst(false);
    }
};

GENOTYPE_TEST(RoundUpPanelTest)
#include "round_up_panel_test.moc"
