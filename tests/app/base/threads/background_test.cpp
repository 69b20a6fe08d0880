// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/background.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <stdexcept>
#include <string>

namespace {

/// An owner's event loop: deliveries run on the thread that calls `runOne`.
class Loop {
public:
    threads::Background::Delivery delivery() {
        return [this](std::function<void()> function) {
            const std::lock_guard guard(m_lock);
            m_waiting.push_back(std::move(function));
            m_came.notify_one();
        };
    }
    /// Waits for a delivery and calls it.
    void runOne() {
        std::function<void()> function;
        {
            std::unique_lock guard(m_lock);
            m_came.wait(guard, [this] { return !m_waiting.empty(); });
            function = std::move(m_waiting.front());
            m_waiting.pop_front();
        }
        function();
    }

private:
    std::mutex m_lock;
    std::condition_variable m_came;
    std::deque<std::function<void()>> m_waiting;
};

/// Work that ends only when asked to.
threads::Background::Work untilStopped(int& answered, int value) {
    return [&answered, value](const std::stop_token& stop) -> threads::Background::Answer {
        while (!stop.stop_requested())
            std::this_thread::yield();
        return [&answered, value] { answered = value; };
    };
}

} // namespace

class BackgroundTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void worksOnAnotherThreadAndAnswersOnTheOwners() {
        Loop loop;
        threads::Background background(loop.delivery());
        std::thread::id worker, answerer;
        background.start([&](const std::stop_token&) -> threads::Background::Answer {
            worker = std::this_thread::get_id();
            return [&] { answerer = std::this_thread::get_id(); };
        });
        QVERIFY(background.isBusy());
        loop.runOne();
        QVERIFY(!background.isBusy());
        QVERIFY(worker != std::this_thread::get_id());
        QVERIFY(answerer == std::this_thread::get_id());
    }

    void answersWithTheBestSoFarWhenItIsHurried() {
        Loop loop;
        int answered = 0;
        threads::Background background(loop.delivery());
        background.start(untilStopped(answered, 7));
        background.hurry();
        loop.runOne();
        QCOMPARE(answered, 7);
    }

    void discardsTheAnswerToForgottenWork() {
        Loop loop;
        int answered = 0;
        threads::Background background(loop.delivery());
        background.start(untilStopped(answered, 7));
        background.forget();
        QVERIFY(!background.isBusy());
        loop.runOne();
        QCOMPARE(answered, 0);
    }

    void discardsTheAnswerToEarlierWork() {
        Loop loop;
        int answered = 0;
        threads::Background background(loop.delivery());
        background.start(untilStopped(answered, 1));
        background.start(untilStopped(answered, 2));
        loop.runOne(); // the delivery of the first
        QCOMPARE(answered, 0);
        QVERIFY(background.isBusy());
        background.hurry();
        loop.runOne();
        QCOMPARE(answered, 2);
    }

    void carriesWhatTheWorkThrowsToTheOwner() {
        Loop loop;
        threads::Background background(loop.delivery());
        std::thread::id teller;
        std::string said;
        background.start(
            [](const std::stop_token&) -> threads::Background::Answer {
                throw std::runtime_error("no memory");
            },
            [&](const std::exception_ptr& fault) {
                teller = std::this_thread::get_id();
                try {
                    std::rethrow_exception(fault);
                } catch (const std::runtime_error& error) {
                    said = error.what();
                }
            });
        loop.runOne();
        QVERIFY(teller == std::this_thread::get_id());
        QCOMPARE(said, std::string("no memory"));
        QVERIFY(!background.isBusy());
    }

    void worksAgainAfterWorkThatThrewUnheard() {
        Loop loop;
        int answered = 0;
        threads::Background background(loop.delivery());
        background.start([](const std::stop_token&) -> threads::Background::Answer { throw 1; });
        loop.runOne();
        QVERIFY(!background.isBusy());
        background.start(untilStopped(answered, 2));
        background.hurry();
        loop.runOne();
        QCOMPARE(answered, 2);
    }

    void waitsForItsWorkWhenItGoes() {
        Loop loop;
        int answered = 0;
        std::atomic<bool> ended = false;
        {
            threads::Background background(loop.delivery());
            background.start([&](const std::stop_token& stop) {
                auto answer = untilStopped(answered, 7)(stop);
                ended = true;
                return answer;
            });
        }
        QVERIFY(ended);
    }
};

GENOTYPE_TEST(BackgroundTest, threads)
#include "background_test.moc"
