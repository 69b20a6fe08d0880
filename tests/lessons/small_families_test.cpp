// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/small_families.h"
#include "lessons/test_cross.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <stdexcept>

using namespace lessons;

namespace {

using FamilyRatio = std::vector<double>;

const FamilyRatio peas{3, 1};
constexpr std::size_t recessiveClass = 1;

} // namespace

class SmallFamiliesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Sums of fractions (Python); R: dbinom(k, n, p) and pbinom(k - 1, n, p, lower.tail = FALSE).
    void chancesAreThoseOfTheBinomialDistribution_data() {
        QTest::addColumn<double>("part");
        QTest::addColumn<double>("rest");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("exactly");
        QTest::addColumn<double>("atLeast");
        QTest::newRow("4, 1") << 1.0 << 3.0 << 4 << 1 << 0.421875 << 0.68359375;
        QTest::newRow("4, 3") << 3.0 << 1.0 << 4 << 3 << 0.421875 << 0.73828125;
        QTest::newRow("8, 2") << 1.0 << 3.0 << 8 << 2 << 0.31146240234375 << 0.6329193115234375;
        QTest::newRow("10, 0") << 1.0 << 3.0 << 10 << 0 << 0.056313514709472656 << 1.0;
        QTest::newRow("31, 7") << 1.0 << 3.0 << 31 << 7 << 0.16104080924513597 << 0.6883097646763184;
        QTest::newRow("62, 31") << 1.0 << 1.0 << 62 << 31 << 0.10092368634714097 << 0.5504618431735705;
        QTest::newRow("100, 25") << 1.0 << 3.0 << 100 << 25 << 0.09179969176683679 << 0.5383288679185886;
        QTest::newRow("1000, 250") << 1.0 << 3.0 << 1000 << 250 << 0.029124105883705086 << 0.5121375599745337;
        QTest::newRow("1000, 0") << 1.0 << 3.0 << 1000 << 0 << 1.151498540124827e-125 << 1.0;
        QTest::newRow("20, 3") << 1.0 << 15.0 << 20 << 3 << 0.09290874680672694 << 0.12592428991039784;
    }

    void chancesAreThoseOfTheBinomialDistribution() {
        QFETCH(const double, part);
        QFETCH(const double, rest);
        QFETCH(const int, size);
        QFETCH(const int, count);
        QFETCH(const double, exactly);
        QFETCH(const double, atLeast);
        const Families families({part, rest}, size);
        CLOSE(families.exactly(0, count).value, exactly);
        CLOSE(families.atLeast(0, count).value, atLeast);
    }

    void fractionsAreExact() {
        const Families four(peas, 4);
        QCOMPARE(*four.exactly(recessiveClass, 1).exact, (Fraction{27, 64}));
        QCOMPARE(*four.exactly(recessiveClass, 0).exact, (Fraction{81, 256}));
        QCOMPARE(*four.atLeast(recessiveClass, 1).exact, (Fraction{175, 256}));
        QCOMPARE(*Families(peas, 31).exactly(recessiveClass, 7).exact,
                 (Fraction{742669648392025575, 4611686018427387904}));
        QCOMPARE(*Families(peas, 31).atLeast(recessiveClass, 7).exact,
                 (Fraction{3174268518104823391, 4611686018427387904}));
        QCOMPARE(*Families({1, 1}, 62).exactly(0, 31).exact,
                 (Fraction{14544636039226909, 144115188075855872}));
        // Beyond 63 bits only the number is left.
        QVERIFY(!Families(peas, 32).exactly(recessiveClass, 8).exact);
        // A third has more decimals than are read; 1.5 : 0.5 is 3 : 1.
        QVERIFY(!Families({1.0 / 3, 2.0 / 3}, 4).exactly(recessiveClass, 1).exact);
        CLOSE(Families({1.0 / 3, 2.0 / 3}, 4).exactly(recessiveClass, 1).value, 8.0 / 81);
        QCOMPARE(*Families({1.5, 0.5}, 4).exactly(recessiveClass, 1).exact, (Fraction{27, 64}));
        // A share of one half needs no more room in 6 : 4 : 2 than in 1 : 1.
        QCOMPARE(*Families({6, 4, 2}, 62).exactly(0, 31).exact,
                 (Fraction{14544636039226909, 144115188075855872}));
    }

    void everyFractionAgreesWithItsNumber() {
        for (std::int64_t size = 0; size <= 40; ++size)
            for (const FamilyRatio& ratio : {FamilyRatio{3, 1}, {1, 1}, {9, 7}, {15, 1}, {1, 0}}) {
                const Families families(ratio, size);
                double sum = 0;
                for (std::int64_t count = 0; count <= size; ++count) {
                    for (const FamilyChance& chance :
                         {families.exactly(0, count), families.atLeast(0, count)})
                        if (chance.exact)
                            CLOSE(static_cast<double>(chance.exact->numerator) /
                                      static_cast<double>(chance.exact->denominator),
                                  chance.value);
                    sum += families.exactly(0, count).value;
                }
                CLOSE(sum, 1.0);
            }
    }

    void outsideTheFamilyThereIsNoChance() {
        const Families four(peas, 4);
        QCOMPARE(four.exactly(recessiveClass, -1).value, 0.0);
        QCOMPARE(four.exactly(recessiveClass, 5).value, 0.0);
        QCOMPARE(four.atLeast(recessiveClass, 5).value, 0.0);
        QCOMPARE(*four.atLeast(recessiveClass, -3).exact, (Fraction{1, 1}));
        QCOMPARE(textOf(*four.atLeast(recessiveClass, 0).exact), std::string("1"));
        QCOMPARE(textOf(*four.exactly(recessiveClass, 1).exact), std::string("27/64"));
    }

    void fewFamiliesHaveExactlyTheRatio() {
        const auto chance = [](const FamilyRatio& ratio, std::int64_t size) {
            const Families families(ratio, size);
            const auto counts = families.inTheRatio();
            return counts ? families.exactly(*counts) : FamilyChance{};
        };
        QCOMPARE(*chance(peas, 4).exact, (Fraction{27, 64}));
        QCOMPARE(*chance({75, 25}, 4).exact, (Fraction{27, 64}));
        QCOMPARE(*chance({1, 2, 1}, 4).exact, (Fraction{3, 16}));
        CLOSE(chance({9, 3, 3, 1}, 16).value, 0.02452135421950408);
        CLOSE(chance({9, 3, 3, 1}, 48).value, 0.005178689269175535);
        QVERIFY(!Families(peas, 6).inTheRatio());
        // A ratio need not be written in whole numbers; the chances are those of binomials, by hand.
        QCOMPARE(*chance({0.5, 0.5}, 10).exact, (Fraction{63, 256}));
        QCOMPARE(*chance({1.5, 0.5}, 4).exact, (Fraction{27, 64}));
        CLOSE(chance({0.1, 0.9}, 40).value, 0.20588704344119912);
        QCOMPARE(*Families({43.94, 56.06}, 0).inTheRatio(), (std::vector<std::int64_t>{0, 0}));
        QVERIFY(!Families({1.5, 0.5}, 6).inTheRatio() && Families({1.5, 0.5}, 6).hasWholeParts());
        QVERIFY(!Families({1.0 / 3, 2.0 / 3}, 3).hasWholeParts());
        QCOMPARE(*Families({9, 3, 3, 1}, 32).inTheRatio(), (std::vector<std::int64_t>{18, 6, 6, 2}));
    }

    void twoClassesOfTheMultinomialAreTheBinomial() {
        const Families twelve(peas, 12);
        for (std::int64_t count = 0; count <= 12; ++count) {
            const auto pair = twelve.exactly(std::vector<std::int64_t>{12 - count, count});
            CLOSE(pair.value, twelve.exactly(recessiveClass, count).value);
            QCOMPARE(*pair.exact, *twelve.exactly(recessiveClass, count).exact);
        }
        QCOMPARE(twelve.exactly(std::vector<std::int64_t>{6, 5}).value, 0.0);
        CLOSE(Families({2.5, 0.5, 0.5}, 4).exactly(std::vector<std::int64_t>{2, 1, 1}).value, 300.0 / 2401);
        QCOMPARE(Families({1, 0, 1}, 2).exactly(std::vector<std::int64_t>{1, 1, 0}).value, 0.0);
        QCOMPARE(Families({1, 1, 0}, 2).exactly(std::vector<std::int64_t>{1, 1, 0}).value, 0.5);
    }

    void noCountIsLikelierThanTheLikeliest() {
        for (std::int64_t size = 0; size <= 24; ++size)
            for (const FamilyRatio& ratio :
                 {FamilyRatio{3, 1}, {1, 1}, {9, 7}, {1, 0}, {0, 1}, {0.75, 0.25}}) {
                const Families families(ratio, size);
                double most = 0;
                for (std::int64_t count = 0; count <= size; ++count)
                    most = std::max(most, families.exactly(0, count).value);
                std::vector<std::int64_t> expected;
                for (std::int64_t count = 0; count <= size; ++count)
                    if (isCloseTo(families.exactly(0, count).value, most))
                        expected.push_back(count);
                QCOMPARE(families.likeliest(0), expected);
            }
        QCOMPARE(Families(peas, 3).likeliest(recessiveClass), (std::vector<std::int64_t>{0, 1}));
    }

    /// Found by trying one size after the other (Python fractions).
    void aFamilyMustBeLargeToShowWhatItHides() {
        QCOMPARE(familyToShow(0.25), std::int64_t{11});
        QCOMPARE(familyToShow(0.25, 0.99), std::int64_t{17});
        QCOMPARE(familyToShow(0.5), std::int64_t{5});
        QCOMPARE(familyToShow(1 / 16.0), std::int64_t{47});
        QCOMPARE(familyToShow(1 / 16.0, 0.99), std::int64_t{72});
        QCOMPARE(familyToShow(1 / 64.0, 0.99), std::int64_t{293});
        QCOMPARE(familyToShow(1), std::int64_t{1});
        QCOMPARE(familyToShow(0.5, 0.75), std::int64_t{2}); // exactly reached
        CLOSE(Families(peas, 10).exactly(recessiveClass, 0).value, chanceOfHiding(10, CrossWith::Itself));
        QVERIFY_THROWS_EXCEPTION(std::range_error, familyToShow(1e-300));
        for (const double share : {0.0, -0.1, 1.1, std::nan("")})
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, familyToShow(share));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, familyToShow(0.5, 1));
    }

    void refusesWhatIsNoFamily() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Families(peas, -1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Families(peas, 1001));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Families({}, 4));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Families({0, 0}, 4));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Families({1, -1}, 4));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 Families({1, std::numeric_limits<double>::infinity()}, 4));
        const Families four(peas, 4);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, four.exactly(std::vector<std::int64_t>{4}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, four.exactly(std::vector<std::int64_t>{5, -1}));
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, four.exactly(2, 1));
    }
};

GENOTYPE_TEST(SmallFamiliesTest)
#include "small_families_test.moc"
