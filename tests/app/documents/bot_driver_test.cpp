// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/bot_driver.h"
#include "table.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <atomic>
#include <new>
#include <set>
#include <thread>

using namespace app;
using genotype::Record;
using table::patience;

namespace {

/// Plays the people's moves at random and lets the driver play the rest.
bool playOut(GameDocument& document, const BotDriver& driver, std::uint64_t seed) {
    while (!document.legal().empty()) {
        if (!driver.isBotsTurn()) {
            document.perform(table::choice(document, seed));
        } else if (!QTest::qWaitFor([&] { return !driver.isBotsTurn(); }, patience)) {
            return false;
        }
    }
    return true;
}

/// A game in which a bot chooses first.
Record botsBegin(std::uint64_t seed = 3) {
    return table::record({"simple", "person", "simple"}, seed);
}

/// Returns when everything due has happened: zero timers fire in the order in which they were set, and this
/// one is set last.
void passMoment() {
    bool passed = false;
    QTimer::singleShot(0, [&passed] { passed = true; });
    while (!passed)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

} // namespace

class BotDriverTest : public QObject {
    Q_OBJECT

private slots:
    void playsAWholeGameOfBots() {
        GameDocument document;
        BotDriver driver(document);
        driver.setPace(BotPace::Instant);
        document.open(table::record({"simple", "random", "simple", "simple", "random"}, 3, 5), nullptr);
        QVERIFY(QTest::qWaitFor([&] { return document.state().finished(); }, patience));
        QVERIFY(!driver.isBotsTurn());
    }

    void playsTheBotsSeatsAndNoPersons() {
        GameDocument document;
        BotDriver driver(document);
        driver.setPace(BotPace::Instant);
        document.open(botsBegin(), nullptr);
        QVERIFY(QTest::qWaitFor([&] { return !driver.isBotsTurn(); }, patience));
        passMoment();
        QCOMPARE(document.steps().size(), std::size_t{1});
        QCOMPARE(document.state().actor, genotype::Seat{1});
        QVERIFY(playOut(document, driver, 3));
        QVERIFY(document.state().finished());
    }

    void goesOnInTheMidstOfAnOpenedGame() {
        GameDocument document;
        document.open(botsBegin(), nullptr);
        BotDriver driver(document);
        driver.setPace(BotPace::Instant);
        QVERIFY(driver.isBotsTurn());
        QVERIFY(QTest::qWaitFor([&] { return document.steps().size() == 1; }, patience));
    }

    void theSameChoicesGiveTheSameGame() {
        Record games[3];
        for (Record& game : games) {
            GameDocument document;
            BotDriver driver(document);
            driver.setPace(BotPace::Instant);
            document.open(table::record({"simple", "person", "random"}, 8, 3), nullptr);
            QVERIFY(playOut(document, driver, 8));
            game = document.record();
        }
        QVERIFY(games[0] == games[1] && games[1] == games[2]);
    }

    void aGameReopenedInItsMidstGoesOnAsItWouldHave() {
        GameDocument whole;
        BotDriver driver(whole);
        driver.setPace(BotPace::Instant);
        whole.open(table::record({"random", "person", "random"}, 8, 2), nullptr);
        QVERIFY(playOut(whole, driver, 8));
        for (const std::size_t cut : {5u, 20u, 33u}) {
            Record part = whole.record();
            part.actions.resize(cut);
            GameDocument again;
            BotDriver otherDriver(again);
            otherDriver.setPace(BotPace::Instant);
            again.open(part, nullptr);
            QVERIFY(playOut(again, otherDriver, 8));
            QVERIFY(again.record() == whole.record());
        }
    }

    void theBotsChanceIsAnotherForEverySeedSeatAndStep() {
        const auto first = [](std::uint64_t seed, genotype::Seat seat, std::size_t step) {
            return BotDriver::randomFor(seed, seat, step).below(1u << 31);
        };
        QCOMPARE(first(1, 2, 3), first(1, 2, 3));
        std::set<std::uint32_t> seen;
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            for (genotype::Seat seat = 0; seat < 5; ++seat)
                for (std::size_t step = 0; step < 10; ++step)
                    seen.insert(first(seed, seat, step));
        QCOMPARE(seen.size(), std::size_t{500});
    }

    void aBotSeesOnlyItsObservation() {
        GameDocument document;
        int asked = 0;
        BotDriver driver(document, [&](const std::string& id, const genotype::Observation& seen,
                                       const genotype::ActionList& legal, core::Random& random,
                                       const genotype::Budget&) {
            ++asked;
            if (id != "simple" || seen != genotype::observe(document.state(), seen.seat) ||
                seen.seat != document.state().actor || !(legal == document.legal()))
                qFatal("the bot was asked wrongly");
            return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        });
        driver.setPace(BotPace::Instant);
        document.open(table::record({"simple", "simple"}, 4, 1), nullptr);
        QVERIFY(QTest::qWaitFor([&] { return document.state().finished(); }, patience));
        QCOMPARE(static_cast<std::size_t>(asked), document.steps().size());
    }

    void aBotOfALaterVersionPlaysAllTheSame() {
        GameDocument document;
        BotDriver driver(document);
        driver.setPace(BotPace::Instant);
        document.open(table::record({"grandmaster-7", "simple"}, 4, 1), nullptr);
        QVERIFY(QTest::qWaitFor([&] { return document.state().finished(); }, patience));
    }

    void waitsForAKeyWhenAsked() {
        GameDocument document;
        BotDriver driver(document);
        driver.setPace(BotPace::EachKey);
        QSignalSpy status(&driver, &BotDriver::statusChanged);
        document.open(table::record({"simple", "simple"}, 4, 1), nullptr);
        QVERIFY(!status.empty());
        QVERIFY(driver.waitsForKey());
        passMoment();
        QVERIFY(document.steps().empty());
        driver.advance();
        QCOMPARE(document.steps().size(), std::size_t{1});
        QVERIFY(driver.waitsForKey());
        driver.setPace(BotPace::Instant);
        QVERIFY(!driver.waitsForKey());
        QVERIFY(QTest::qWaitFor([&] { return document.state().finished(); }, patience));
    }

    void keepsToItsPaceAndHurriesOnAKey() {
        QVERIFY(BotDriver::interval(BotPace::Slow) > BotDriver::interval(BotPace::Normal));
        QVERIFY(BotDriver::interval(BotPace::Normal) > BotDriver::interval(BotPace::Fast));
        GameDocument document;
        BotDriver driver(document);
        driver.setPace(BotPace::Fast);
        QElapsedTimer timer;
        timer.start();
        document.open(table::record({"simple", "simple"}, 4, 1), nullptr);
        QVERIFY(QTest::qWaitFor([&] { return document.steps().size() == 2; }, patience));
        QVERIFY(timer.elapsed() >= 2 * BotDriver::interval(BotPace::Fast) * 9 / 10); // coarse timers: ± 5 %
        driver.setPace(BotPace::Slow);
        driver.advance();
        QCOMPARE(document.steps().size(), std::size_t{3});
    }

    void waitsWhileAnythingStandsInTheWay() {
        GameDocument document;
        BotDriver driver(document);
        driver.setPace(BotPace::Instant);
        driver.setPaused(BotDriver::Pause::Handover, true);
        driver.setPaused(BotDriver::Pause::Popover, true);
        document.open(botsBegin(), nullptr);
        passMoment();
        driver.advance();
        QVERIFY(document.steps().empty());
        QVERIFY(!driver.waitsForKey());
        driver.setPaused(BotDriver::Pause::Handover, false);
        passMoment();
        QVERIFY(document.steps().empty());
        driver.setPaused(BotDriver::Pause::Popover, false);
        QVERIFY(QTest::qWaitFor([&] { return document.steps().size() == 1; }, patience));
    }

    void theEventLoopRunsBetweenTwoMoves() {
        GameDocument document;
        BotDriver driver(document);
        driver.setPace(BotPace::Instant);
        document.open(table::record({"simple", "simple"}, 4, 1), nullptr);
        QCoreApplication::processEvents();
        QVERIFY(document.steps().size() <= 2);
    }

    void stopsWhenAMoveCannotBeSavedAndTriesAgainWhenAsked() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.genotype"));
        OpenedGame made = Journal::create(path, table::record({"simple", "simple"}, 4, 1));
        GameDocument document;
        BotDriver driver(document);
        driver.setPace(BotPace::Instant);
        QSignalSpy failed(&document, &GameDocument::writeFailed);
        {
            const obstacles::FullDisk full(table::contentOf(path).size() + 5);
            document.open(made.record(), std::move(made.journal));
            QVERIFY(QTest::qWaitFor([&] { return failed.size() == 1; }, patience));
            passMoment();
            QCOMPARE(failed.size(), 1);
            QVERIFY(driver.waitsForKey());
            QVERIFY(document.steps().empty());
        }
        driver.advance();
        QVERIFY(QTest::qWaitFor([&] { return document.state().finished(); }, patience));
        QCOMPARE(failed.size(), 1);
        QVERIFY(Journal::look(path).record() == document.record());
    }

    void theWindowIsFreeWhileABotSearches() {
        GameDocument document;
        std::atomic<bool> release = false;
        BotDriver driver(document,
                         [&](const std::string&, const genotype::Observation&,
                             const genotype::ActionList& legal, core::Random&, const genotype::Budget&) {
                             while (!release)
                                 std::this_thread::yield();
                             return legal[0];
                         });
        driver.setPace(BotPace::Instant);
        document.open(table::record({"mendel", "person"}, 4, 1), nullptr);
        QVERIFY(driver.isThinking());
        passMoment(); // the event loop runs, and nothing was played
        QVERIFY(document.steps().empty());
        release = true;
        QVERIFY(QTest::qWaitFor([&] { return document.steps().size() == 1; }, patience));
    }

    void aThoughtThatFailsDoesNotStopTheGame() {
        GameDocument document;
        BotDriver driver(document,
                         [](const std::string&, const genotype::Observation&, const genotype::ActionList&,
                            core::Random&,
                            const genotype::Budget&) -> genotype::Action { throw std::bad_alloc(); });
        driver.setPace(BotPace::Instant);
        document.open(table::record({"mendel", "mendel"}, 4, 1), nullptr);
        QVERIFY(QTest::qWaitFor([&] { return document.state().finished(); }, patience));
    }

    void aKeyMakesASearchingBotTakeTheBestItHas() {
        GameDocument document;
        BotDriver driver(document, [&](const std::string&, const genotype::Observation&,
                                       const genotype::ActionList& legal, core::Random&,
                                       const genotype::Budget& budget) {
            while (!budget.stop.stop_requested())
                std::this_thread::yield();
            return legal[0];
        });
        driver.setPace(BotPace::Slow);
        document.open(table::record({"mendel", "person"}, 4, 1), nullptr);
        driver.advance();
        QVERIFY(QTest::qWaitFor([&] { return document.steps().size() == 1; }, patience));
    }

    void whatASearchingBotFoundForAnotherPositionIsForgotten() {
        GameDocument document;
        std::atomic<int> asked = 0;
        BotDriver driver(document, [&](const std::string&, const genotype::Observation&,
                                       const genotype::ActionList& legal, core::Random&,
                                       const genotype::Budget& budget) {
            ++asked;
            while (!budget.stop.stop_requested())
                std::this_thread::yield();
            return legal[0];
        });
        driver.setPace(BotPace::Instant);
        document.open(table::record({"mendel", "person"}, 4, 1), nullptr);
        QVERIFY(driver.isThinking());
        document.open(table::record({"person", "mendel"}, 5, 1), nullptr);
        QVERIFY(!driver.isThinking());
        passMoment();
        QVERIFY(document.steps().empty());
        QVERIFY(asked <= 1);
    }

    void undoTakesTheTurnBackFromTheBots() {
        GameDocument document;
        BotDriver driver(document);
        driver.setPace(BotPace::Slow);
        document.open(table::record({"person", "simple", "simple"}, 4, 1), nullptr);
        QVERIFY(!driver.isBotsTurn());
        document.perform(document.legal()[0]);
        QVERIFY(driver.isBotsTurn());
        driver.advance();
        QCOMPARE(document.steps().size(), std::size_t{2});
        QVERIFY(document.undo());
        QVERIFY(document.steps().empty());
        QVERIFY(!driver.isBotsTurn());
        QVERIFY(document.redo());
        QVERIFY(driver.isBotsTurn());
    }
};

GENOTYPE_TEST(BotDriverTest)
#include "bot_driver_test.moc"
