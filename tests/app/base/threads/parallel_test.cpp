// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/parallel.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <atomic>
#include <stdexcept>
#include <vector>

class ParallelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void callsEachNumberOnce_data() {
        QTest::addColumn<int>("threads");
        QTest::newRow("one thread") << 1;
        QTest::newRow("four") << 4;
        QTest::newRow("one for each core") << 0;
        QTest::newRow("more than there is to do") << 64;
    }
    void callsEachNumberOnce() {
        QFETCH(const int, threads);
        std::vector<std::atomic<int>> calls(50);
        threads::inParallel(calls.size(), threads, [&calls](std::size_t i) { ++calls[i]; });
        for (const auto& count : calls)
            QCOMPARE(count.load(), 1);
    }

    void doesNothingForNoWork() {
        bool called = false;
        threads::inParallel(0, 4, [&called](std::size_t) { called = true; });
        QVERIFY(!called);
    }

    void throwsWhatWasThrownAndBeginsNothingMore() {
        std::atomic<int> begun = 0;
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, threads::inParallel(100000, 4, [&begun](std::size_t) {
                                     ++begun;
                                     throw std::runtime_error("no");
                                 }));
        QVERIFY2(begun <= 4, qPrintable(QString::number(begun)));
    }
};

GENOTYPE_TEST(ParallelTest, threads)
#include "parallel_test.moc"
