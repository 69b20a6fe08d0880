// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pool/class_sample.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <stdexcept>

using namespace lessons;
using Counts = std::vector<std::int64_t>;

namespace {

constexpr int peas = 17; // Rr × Rr

PoolCount peaCode(int group, int serial, Counts counts) {
    return {peas, group, serial, std::move(counts)};
}

} // namespace

class ClassSampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsUpWhatTheGroupsCounted() {
        ClassSample sample;
        QCOMPARE(sample.add(peaCode(2, 0, {30, 10})), Arrival::New);
        QCOMPARE(sample.add(peaCode(1, 0, {28, 12})), Arrival::New);
        QCOMPARE(sample.add({25, 1, 0, {5, 5}}), Arrival::New);
        QCOMPARE(sample.pooled(peas), (Counts{58, 22}));
        QCOMPARE(sample.entriesOf(peas).front().group, 1);
        QCOMPARE(sample.experiments(), (std::vector<int>{peas, 25}));
        QCOMPARE(sample.pooled(44), Counts{});
    }

    void aRepeatedCodeCountsOnce() {
        ClassSample sample;
        sample.add(peaCode(1, 0, {30, 10}));
        QCOMPARE(sample.add(peaCode(1, 0, {30, 10})), Arrival::Repeat);
        QCOMPARE(sample.pooled(peas), (Counts{30, 10}));
    }

    void aLaterCodeTakesThePlaceOfTheEarlierOne() {
        ClassSample sample;
        sample.add(peaCode(1, 0, {30, 10}));
        QCOMPARE(sample.add(peaCode(1, 1, {60, 20})), Arrival::Update);
        QCOMPARE(sample.pooled(peas), (Counts{60, 20}));
        QCOMPARE(sample.add(peaCode(1, 0, {30, 10})), Arrival::Older);
        QCOMPARE(sample.pooled(peas), (Counts{60, 20}));
    }

    void afterTheLastNumberTheFirstIsLater() {
        ClassSample sample;
        sample.add(peaCode(1, poolSerials - 1, {30, 10}));
        QCOMPARE(sample.add(peaCode(1, 0, {31, 10})), Arrival::Update);
        QCOMPARE(sample.arrivalOf(peaCode(1, poolSerials - 1, {30, 10})), Arrival::Older);
    }

    void otherCountsUnderTheSameNumberAreNotTakenIn() {
        ClassSample sample;
        sample.add(peaCode(1, 0, {30, 10}));
        QCOMPARE(sample.add(peaCode(1, 0, {29, 11})), Arrival::Clash);
        QCOMPARE(sample.pooled(peas), (Counts{30, 10}));
        QCOMPARE(sample.freeGroup(peas), 2);
        QCOMPARE(sample.freeGroup(44), 1);
    }

    void typedCountsAreNotReplacedUnasked() {
        ClassSample sample;
        sample.set({peas, 3, {}, {30, 10}});
        QCOMPARE(sample.add(peaCode(3, 2, {31, 10})), Arrival::Clash);
        QCOMPARE(sample.add(peaCode(3, 2, {30, 10})), Arrival::Repeat);
        QCOMPARE(sample.add(peaCode(3, 3, {31, 10})), Arrival::Update);
    }

    void setsCorrectsAndRemoves() {
        ClassSample sample;
        sample.set({peas, 3, {}, {30, 10}});
        sample.set({peas, 3, {}, {30, 11}});
        QCOMPARE(sample.pooled(peas), (Counts{30, 11}));
        sample.set({peas, 3, {}, {0, 0}});
        QVERIFY(sample.entries().empty());
        sample.add(peaCode(1, 0, {1, 2}));
        sample.add(peaCode(2, 0, {1, 2}));
        sample.remove(peas, 1);
        QCOMPARE(sample.entries().size(), std::size_t{1});
        sample.clear(peas);
        QVERIFY(sample.entries().empty());
    }

    void refusesWhatCannotBe() {
        ClassSample sample;
        QVERIFY_EXCEPTION_THROWN(sample.set({79, 1, {}, {1, 2}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(sample.set({peas, 0, {}, {1, 2}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(sample.set({peas, 41, {}, {1, 2}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(sample.set({peas, 1, {}, {1}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(sample.set({peas, 1, {}, {-1, 2}}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(sample.set({peas, 1, {}, {mostPoolPlants + 1, 2}}), std::invalid_argument);
    }

    void theExpectationIsThatOfTheTableOrOfTheTeacher() {
        ClassSample sample;
        QCOMPARE(sample.chances(peas), (std::vector<double>{0.75, 0.25}));
        QCOMPARE(sample.chances(3), std::vector<double>{});
        sample.setOwn(3, {{"red", "pink", "white"}, {1, 2, 1}});
        QCOMPARE(sample.chances(3), (std::vector<double>{0.25, 0.5, 0.25}));
        sample.setOwn(3, {{"red", "pink", "white"}, {1, 2}}); // does not fit
        QCOMPARE(sample.chances(3), std::vector<double>{});
        sample.setOwn(3, {});
        QVERIFY(sample.owns().empty());
        QCOMPARE(sample.chances(79), std::vector<double>{});
    }
};

#include "class_sample_test.moc"
GENOTYPE_TEST(ClassSampleTest)
