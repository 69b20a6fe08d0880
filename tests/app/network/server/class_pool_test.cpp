// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/class_pool.h"

#include "polls_in_memory.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using messages::Contribute;
using messages::PoolStage;
using tests::carryOut;

namespace {

constexpr int dihybrid = 44;   // RrGg × RrGg, four outcomes
constexpr int testCross = 25;  // Ff × ff, two outcomes
constexpr int byGenotype = 32; // Ff × Ff, three outcomes
constexpr std::int64_t now = 1'790'000'000;

using genotype::Genotype;
using genotype::PoolArea;

/// A flower die of a test cross.
lessons::Roll die(PoolArea area,
                  genotype::Parents parents = {Genotype::HomozygousRecessive, Genotype::Heterozygous}) {
    return {.trait = genotype::Trait::FlowerColour, .parents = parents, .area = area};
}

/// A pool with its storage; both experiments are open.
struct Counted {
    Counted() {
        for (const int experiment : {dihybrid, testCross})
            carryOut(pool.set({experiment, PoolStage::Open, false}));
        pool.takeChanges();
    }
    std::string give(int member, int number, std::vector<std::int64_t> counts, int group = 0,
                     int replaces = 0) {
        const int experiment = counts.size() == 4 ? dihybrid : testCross;
        return carryOut(pool.contribute(member,
                                        {.number = number,
                                         .experiment = experiment,
                                         .counts = std::move(counts),
                                         .group = group,
                                         .replaces = replaces},
                                        now));
    }
    /// At a table, for each pool that takes these dice.
    std::string roll(int table, const std::vector<lessons::Roll>& dice) {
        std::string code;
        for (const int experiment : pool.poolsFor(dice))
            code += carryOut(pool.takeDice(experiment, table, dice, now));
        return code;
    }
    /// As a member without counts of its own sees it.
    messages::PoolShown seen(int experiment = testCross) const { return pool.shown(experiment, 99, false); }
    /// The same after another start.
    messages::PoolShown seenAgain(int experiment = testCross) {
        ClassPool other(storage);
        other.restore(storage.kept);
        return other.shown(experiment, 99, false);
    }

    tests::PollsInMemory storage;
    ClassPool pool{storage};
};

} // namespace

class ClassPoolTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsAddUpByGroup();
    void fewerThanFiveContributorsAreNotShown();
    void severalMembersOfOnePersonAreOneContributor();
    void aSecondSendingIsCountedOnce();
    void otherCountsUnderTheSameNumberAreNoticed();
    void aSampleThatHasGrownTakesThePlaceOfTheEarlierOne();
    void nobodyReplacesWhatAnotherHasGiven();
    void countsThatCannotBeAreRefused_data();
    void countsThatCannotBeAreRefused();
    void aPoolThatIsNotOpenTakesNothing();
    void aHiddenPoolIsShownToTeachersOnly();
    void everybodySeesTheOwnCounts();
    void whatWasTakenOutStaysOut();
    void anEmptiedPoolBeginsAgain();
    void aMemberHasABudget();
    void theListNamesNobody();
    void theListComesInParts();
    void everythingIsThereAfterAnotherStart();
    void whatCannotBeSavedIsNotDone();
    void whatHasChangedIsToldOnce();
    void diceOfATableEnterEveryOpenPoolOfTheirCross();
    void aPoolThatWasClosedMeanwhileTakesNoDice();
    void diceOfTablesAloneAreShownAtOnce();
    void diceOfTablesDoNotRevealFewerThanFivePupils();
};

void ClassPoolTest::countsAddUpByGroup() {
    Counted class_;
    for (int member = 1; member <= 6; ++member)
        QCOMPARE(class_.give(member, 1, {10 * member, 1}, member <= 3 ? 7 : 0), std::string());
    const messages::PoolShown seen = class_.seen();
    QCOMPARE(seen.contributors, 6);
    QCOMPARE(seen.counts, (std::vector<std::int64_t>{210, 6}));
    QCOMPARE(seen.groups, (std::vector<messages::PoolGroup>{{.group = 0, .counts = {150, 3}}, {7, {60, 3}}}));
    QCOMPARE(class_.seen(dihybrid).contributors, 0);
}

/// Five contributions of four members are not enough.
void ClassPoolTest::fewerThanFiveContributorsAreNotShown() {
    Counted class_;
    for (int member = 1; member <= 4; ++member)
        class_.give(member, 1, {3, 1});
    class_.give(1, 2, {3, 1});
    QCOMPARE(class_.seen().contributors, 4);
    QVERIFY(class_.seen().counts.empty() && class_.seen().groups.empty());
    QCOMPARE(class_.pool.shown(testCross, 99, true).counts, (std::vector<std::int64_t>{15, 5}));
    class_.give(5, 1, {3, 1});
    QCOMPARE(class_.seen().counts, (std::vector<std::int64_t>{18, 6}));
    QCOMPARE(carryOut(class_.pool.remove(1)), std::string());
    QCOMPARE(carryOut(class_.pool.remove(2)), std::string());
    QCOMPARE(class_.seen().contributors, 4);
    QVERIFY(class_.seen().counts.empty());
}

/// Members 1 to 5 are one person: with what they see less their own counts, they would know those of
/// member 6.
void ClassPoolTest::severalMembersOfOnePersonAreOneContributor() {
    bool isConfirmed = false;
    tests::PollsInMemory storage;
    ClassPool pool(storage, [&](int member) { return member <= 5 && !isConfirmed ? 1 : member; });
    QCOMPARE(carryOut(pool.set({.experiment = testCross, .stage = messages::PoolStage::Open})),
             std::string());
    for (int member = 1; member <= 6; ++member)
        QCOMPARE(
            carryOut(pool.contribute(member, {.number = 1, .experiment = testCross, .counts = {3, 1}}, 0)),
            std::string());
    QCOMPARE(pool.shown(testCross, 1, false).contributors, 2);
    QVERIFY(pool.shown(testCross, 1, false).counts.empty());
    pool.takeChanges();
    isConfirmed = true;
    pool.noteChange();
    QVERIFY(pool.takeChanges().contains(testCross));
    QCOMPARE(pool.shown(testCross, 1, false).contributors, 6);
    QCOMPARE(pool.shown(testCross, 1, false).counts, (std::vector<std::int64_t>{18, 6}));
}

void ClassPoolTest::aSecondSendingIsCountedOnce() {
    Counted class_;
    QCOMPARE(class_.give(1, 1, {3, 1}), std::string());
    QCOMPARE(class_.give(1, 1, {3, 1}), std::string());
    QCOMPARE(class_.pool.shown(testCross, 1, false).own, (std::vector<std::int64_t>{3, 1}));
    // Another member has numbers of its own.
    QCOMPARE(class_.give(2, 1, {3, 1}), std::string());
    QCOMPARE(class_.seen().contributors, 2);
}

void ClassPoolTest::otherCountsUnderTheSameNumberAreNoticed() {
    Counted class_;
    QCOMPARE(class_.give(1, 1, {3, 1}), std::string());
    QCOMPARE(class_.give(1, 1, {3, 2}), std::string("other-counts"));
    QCOMPARE(class_.give(1, 1, {3, 1}, 5), std::string("other-counts"));
    QCOMPARE(class_.give(1, 1, {9, 3, 3, 1}), std::string("other-counts"));
    QCOMPARE(class_.pool.shown(testCross, 1, false).own, (std::vector<std::int64_t>{3, 1}));
}

void ClassPoolTest::aSampleThatHasGrownTakesThePlaceOfTheEarlierOne() {
    Counted class_;
    QCOMPARE(class_.give(1, 1, {3, 1}, 2), std::string());
    QCOMPARE(class_.give(1, 2, {6, 3}, 2, 1), std::string());
    QCOMPARE(class_.pool.shown(testCross, 1, false).own, (std::vector<std::int64_t>{6, 3}));
    // What it had replaced comes once more, from a connection that broke.
    QCOMPARE(class_.give(1, 1, {3, 1}, 2), std::string());
    QCOMPARE(class_.pool.shown(testCross, 1, false).own, (std::vector<std::int64_t>{6, 3}));
    // What is not there any more is not missed.
    QCOMPARE(class_.give(1, 3, {1, 1}, 2, 1), std::string());
    QCOMPARE(class_.pool.shown(testCross, 1, false).own, (std::vector<std::int64_t>{7, 4}));
}

void ClassPoolTest::nobodyReplacesWhatAnotherHasGiven() {
    Counted class_;
    QCOMPARE(class_.give(1, 1, {3, 1}), std::string());
    QCOMPARE(class_.give(2, 2, {5, 5}, 0, 1), std::string());
    QCOMPARE(class_.pool.shown(testCross, 1, false).own, (std::vector<std::int64_t>{3, 1}));
}

void ClassPoolTest::countsThatCannotBeAreRefused_data() {
    QTest::addColumn<int>("experiment");
    QTest::addColumn<QList<qint64>>("counts");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("no such experiment") << 70 << QList<qint64>{3, 1} << QByteArray("no-experiment");
    QTest::newRow("too few outcomes") << dihybrid << QList<qint64>{3, 1} << QByteArray("wrong-counts");
    QTest::newRow("too many outcomes") << testCross << QList<qint64>{3, 1, 0} << QByteArray("wrong-counts");
    QTest::newRow("no plants") << testCross << QList<qint64>{0, 0} << QByteArray("wrong-counts");
    QTest::newRow("more than a code takes")
        << testCross << QList<qint64>{600'000'000, 600'000'000} << QByteArray("wrong-counts");
    QTest::newRow("no pool") << 18 << QList<qint64>{3, 1} << QByteArray("pool-closed");
}

void ClassPoolTest::countsThatCannotBeAreRefused() {
    QFETCH(const int, experiment);
    QFETCH(const QList<qint64>, counts);
    QFETCH(const QByteArray, code);
    Counted class_;
    const Contribute given{.number = 1,
                           .experiment = experiment,
                           .counts = std::vector<std::int64_t>(counts.begin(), counts.end())};
    QCOMPARE(carryOut(class_.pool.contribute(1, given, now)), code.toStdString());
    QVERIFY(class_.storage.kept.contributions.empty());
    // The number is still free.
    QCOMPARE(class_.give(1, 1, {3, 1}), std::string());
    QCOMPARE(class_.pool.shown(testCross, 1, false).own, (std::vector<std::int64_t>{3, 1}));
}

void ClassPoolTest::aPoolThatIsNotOpenTakesNothing() {
    Counted class_;
    QCOMPARE(class_.give(1, 1, {3, 1}), std::string());
    carryOut(class_.pool.set({testCross, PoolStage::Paused, false}));
    QCOMPARE(class_.give(2, 1, {3, 1}), std::string("pool-paused"));
    carryOut(class_.pool.set({testCross, PoolStage::Closed, false}));
    QCOMPARE(class_.give(2, 1, {3, 1}), std::string("pool-closed"));
    // Closed, it still shows what it has.
    QCOMPARE(class_.seen().contributors, 1);
    QCOMPARE(class_.pool.experiments(), (std::vector<int>{testCross, dihybrid}));
    QCOMPARE(carryOut(class_.pool.set({70, PoolStage::Open, false})), std::string("no-experiment"));
}

void ClassPoolTest::aHiddenPoolIsShownToTeachersOnly() {
    Counted class_;
    for (int member = 1; member <= 5; ++member)
        class_.give(member, 1, {3, 1});
    carryOut(class_.pool.set({testCross, PoolStage::Open, true}));
    const messages::PoolShown hidden = class_.seen();
    QVERIFY(hidden.hidden && hidden.counts.empty() && hidden.groups.empty());
    QCOMPARE(hidden.contributors, 5);
    QCOMPARE(class_.pool.shown(testCross, 99, true).counts, (std::vector<std::int64_t>{15, 5}));
}

void ClassPoolTest::everybodySeesTheOwnCounts() {
    Counted class_;
    carryOut(class_.pool.set({testCross, PoolStage::Open, true}));
    class_.give(1, 1, {3, 1});
    class_.give(1, 2, {9, 3, 3, 1});
    class_.give(1, 3, {4, 4});
    QCOMPARE(class_.pool.shown(testCross, 1, false).own, (std::vector<std::int64_t>{7, 5}));
    QCOMPARE(class_.pool.shown(testCross, 1, false).last, 3);
    QVERIFY(class_.pool.shown(testCross, 2, false).own.empty());
    QCOMPARE(class_.pool.shown(testCross, 2, false).last, 0);
}

void ClassPoolTest::whatWasTakenOutStaysOut() {
    Counted class_;
    QCOMPARE(class_.give(1, 1, {3, 1}), std::string());
    QCOMPARE(class_.give(2, 1, {5, 5}), std::string());
    QCOMPARE(carryOut(class_.pool.remove(1)), std::string());
    QCOMPARE(carryOut(class_.pool.remove(1)), std::string("no-contribution"));
    // The same contribution arrives once more, also after another start.
    QCOMPARE(class_.give(1, 1, {3, 1}), std::string());
    QVERIFY(class_.pool.shown(testCross, 1, false).own.empty());
    ClassPool other(class_.storage);
    other.restore(class_.storage.kept);
    QCOMPARE(carryOut(other.contribute(1, {.number = 1, .experiment = testCross, .counts = {3, 1}}, now)),
             std::string());
    QCOMPARE(other.shown(testCross, 1, false).contributors, 1);
}

void ClassPoolTest::anEmptiedPoolBeginsAgain() {
    Counted class_;
    for (int member = 1; member <= 5; ++member)
        class_.give(member, 1, {3, 1});
    class_.give(1, 2, {9, 3, 3, 1});
    QCOMPARE(carryOut(class_.pool.reset(testCross)), std::string());
    QCOMPARE(class_.seen().contributors, 0);
    QVERIFY(class_.seen().counts.empty());
    QCOMPARE(class_.seen(dihybrid).contributors, 1);
    QVERIFY(class_.seen().stage == PoolStage::Open);
    QCOMPARE(class_.give(1, 3, {3, 1}), std::string());
    QCOMPARE(class_.seen().contributors, 1);
    QCOMPARE(carryOut(class_.pool.reset(70)), std::string("no-experiment"));
}

void ClassPoolTest::aMemberHasABudget() {
    Counted class_;
    constexpr auto most = static_cast<int>(ClassPool::mostOfMember);
    for (int number = 1; number <= most; ++number)
        QCOMPARE(class_.give(1, number, {3, 1}), std::string());
    QCOMPARE(class_.give(1, most + 1, {9, 3, 3, 1}), std::string("pool-full"));
    // What takes the place of another needs no room.
    QCOMPARE(class_.give(1, most + 1, {4, 1}, 0, most), std::string());
    QCOMPARE(class_.give(2, 1, {3, 1}), std::string());
}

/// A teacher can take out a contribution without learning whose it is.
void ClassPoolTest::theListNamesNobody() {
    Counted class_;
    const Contribute given{.number = 1,
                           .experiment = testCross,
                           .counts = {3, 1},
                           .source = messages::PoolSource::Hand,
                           .group = 4,
                           .parents = "Ff × ff",
                           .rule = "dominance"};
    QCOMPARE(carryOut(class_.pool.contribute(4711, given, now)), std::string());
    const messages::Contributions list = class_.pool.list(testCross, 0);
    QCOMPARE(list.list, (std::vector<messages::ContributionShown>{{.contribution = 1,
                                                                   .time = now,
                                                                   .source = messages::PoolSource::Hand,
                                                                   .group = 4,
                                                                   .parents = "Ff × ff",
                                                                   .rule = "dominance",
                                                                   .counts = {3, 1}}}));
    QVERIFY(messages::toText(messages::FromHost{{}, list}).find("4711") == std::string::npos);
}

void ClassPoolTest::theListComesInParts() {
    Counted class_;
    constexpr auto part = static_cast<int>(ClassPool::part);
    for (int number = 1; number <= part; ++number)
        class_.give(1, number, {number, 1});
    class_.give(2, 1, {1, 1});
    const messages::Contributions first = class_.pool.list(testCross, 0);
    QCOMPARE(first.total, part + 1);
    QCOMPARE(first.list.size(), ClassPool::part);
    const messages::Contributions rest = class_.pool.list(testCross, part);
    QCOMPARE(rest.list.size(), std::size_t{1});
    QCOMPARE(rest.list[0].contribution, part + 1);
    QVERIFY(class_.pool.list(testCross, 100'000).list.empty());
    QCOMPARE(class_.pool.list(70, 0).total, 0);
}

void ClassPoolTest::everythingIsThereAfterAnotherStart() {
    Counted class_;
    for (int member = 1; member <= 7; ++member)
        class_.give(member, 1, {member, 1}, member);
    class_.give(7, 2, {20, 1}, 7, 1);
    carryOut(class_.pool.remove(2));
    carryOut(class_.pool.set({testCross, PoolStage::Paused, false}));
    QVERIFY(!class_.seen().counts.empty());
    QVERIFY(class_.seenAgain() == class_.seen());
    ClassPool other(class_.storage);
    other.restore(class_.storage.kept);
    QVERIFY(other.list(testCross, 0) == class_.pool.list(testCross, 0));
    QVERIFY(other.shown(testCross, 7, false) == class_.pool.shown(testCross, 7, false));
}

void ClassPoolTest::whatCannotBeSavedIsNotDone() {
    Counted class_;
    for (int member = 1; member <= 5; ++member)
        class_.give(member, 1, {3, 1});
    const messages::PoolShown before = class_.seen();
    class_.pool.takeChanges();
    class_.storage.isGone = true;
    QCOMPARE(class_.give(6, 1, {3, 1}), std::string("not-saved"));
    QCOMPARE(class_.give(1, 2, {4, 1}, 0, 1), std::string("not-saved"));
    QCOMPARE(carryOut(class_.pool.remove(1)), std::string("not-saved"));
    QCOMPARE(carryOut(class_.pool.reset(testCross)), std::string("not-saved"));
    QCOMPARE(carryOut(class_.pool.set({testCross, PoolStage::Paused, true})), std::string("not-saved"));
    QVERIFY(class_.seen() == before);
    QVERIFY(class_.pool.takeChanges().empty());
    class_.storage.isGone = false;
    QCOMPARE(class_.give(6, 1, {3, 1}), std::string());
    QCOMPARE(class_.seen().contributors, 6);
}

void ClassPoolTest::whatHasChangedIsToldOnce() {
    Counted class_;
    class_.give(1, 1, {3, 1});
    class_.give(1, 2, {3, 1});
    QCOMPARE(class_.pool.takeChanges(), std::set<int>{testCross});
    QVERIFY(class_.pool.takeChanges().empty());
    class_.give(1, 2, {3, 1});
    class_.give(1, 3, {0, 0});
    QVERIFY(class_.pool.takeChanges().empty());
}

void ClassPoolTest::diceOfATableEnterEveryOpenPoolOfTheirCross() {
    Counted class_;
    for (const int experiment : {byGenotype, 18}) // 18: the same cross by its looks
        carryOut(class_.pool.set({experiment, PoolStage::Open, false}));
    carryOut(class_.pool.set({34, PoolStage::Open, false})); // another trait
    constexpr genotype::Parents hybrids{Genotype::Heterozygous, Genotype::Heterozygous};
    const std::vector<lessons::Roll> dice{
        die(PoolArea::Heterozygous),          die(PoolArea::HomozygousRecessive),
        die(PoolArea::HomozygousRecessive),   die(PoolArea::HomozygousDominant, hybrids),
        die(PoolArea::Heterozygous, hybrids), die(PoolArea::DeNovo, hybrids), // no cross has these
    };
    QCOMPARE(class_.roll(3, dice), std::string());
    QCOMPARE(class_.seen().counts, (std::vector<std::int64_t>{1, 2}));
    QCOMPARE(class_.seen(byGenotype).counts, (std::vector<std::int64_t>{1, 1, 0}));
    QCOMPARE(class_.seen(18).counts, (std::vector<std::int64_t>{2, 0}));
    QCOMPARE(class_.seen(34).tables, 0);
    QCOMPARE(class_.seen(dihybrid).tables, 0);
    const messages::Contributions list = class_.pool.list(testCross, 0);
    QCOMPARE(list.list.size(), std::size_t(1));
    QCOMPARE(list.list[0].source, messages::PoolSource::Game);
    QCOMPARE(list.list[0].group, 3);
    QCOMPARE(list.list[0].parents, std::string("Ff × ff"));

    carryOut(class_.pool.set({testCross, PoolStage::Paused, false}));
    QCOMPARE(class_.roll(3, dice), std::string());
    QCOMPARE(class_.seen().counts, (std::vector<std::int64_t>{1, 2}));
    QCOMPARE(class_.seen(18).counts, (std::vector<std::int64_t>{4, 0}));
    QCOMPARE(class_.seenAgain(18).counts, (std::vector<std::int64_t>{4, 0}));
}

void ClassPoolTest::aPoolThatWasClosedMeanwhileTakesNoDice() {
    Counted class_;
    const std::vector dice{die(PoolArea::Heterozygous)};
    QCOMPARE(class_.pool.poolsFor(dice), std::vector{testCross});
    carryOut(class_.pool.set({testCross, PoolStage::Closed, false}));
    QVERIFY(class_.pool.poolsFor(dice).empty());
    QCOMPARE(carryOut(class_.pool.takeDice(testCross, 1, dice, now)), std::string());
    QCOMPARE(class_.seen().tables, 0);
}

void ClassPoolTest::diceOfTablesAloneAreShownAtOnce() {
    Counted class_;
    class_.roll(1, {die(PoolArea::Heterozygous)});
    class_.roll(41, {die(PoolArea::HomozygousRecessive)});
    const messages::PoolShown seen = class_.seen();
    QCOMPARE(seen.contributors, 0);
    QCOMPARE(seen.tables, 2);
    QCOMPARE(seen.counts, (std::vector<std::int64_t>{1, 1}));
    // There is no group with such a number.
    QCOMPARE(seen.groups, (std::vector<messages::PoolGroup>{{.group = 0, .counts = {0, 1}}, {1, {1, 0}}}));
}

void ClassPoolTest::diceOfTablesDoNotRevealFewerThanFivePupils() {
    Counted class_;
    class_.roll(1, {die(PoolArea::Heterozygous)});
    for (int member = 1; member <= 4; ++member) {
        class_.give(member, 1, {3, 1});
        QVERIFY(class_.seen().counts.empty());
        QVERIFY(class_.seen().groups.empty());
    }
    class_.give(5, 1, {3, 1});
    QCOMPARE(class_.seen().counts, (std::vector<std::int64_t>{16, 5}));
}

GENOTYPE_TEST(ClassPoolTest)

#include "class_pool_test.moc"
