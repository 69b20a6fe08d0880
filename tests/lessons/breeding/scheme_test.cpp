// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/breeding/scheme.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <numeric>
#include <stdexcept>

using namespace lessons::breeding;

namespace {

std::size_t genotypeOf(const Scheme& scheme, std::string_view notation) {
    for (std::size_t i = 0; i < scheme.genotypeCount(); ++i)
        if (scheme.notation(i) == notation)
            return i;
    return scheme.genotypeCount();
}

std::vector<double> classes(const Scheme& scheme, std::string_view mother, std::string_view father) {
    const auto& born = scheme.offspring(genotypeOf(scheme, mother), genotypeOf(scheme, father));
    std::vector<double> chances(scheme.classCount());
    for (std::size_t i = 0; i < born.size(); ++i)
        if (born[i] > 0)
            chances[scheme.classOf(i)] += born[i];
    return chances;
}

/// The F2 of two heterozygotes, in sixteenths.
std::vector<int> sixteenths(Mode mode) {
    const Scheme scheme(mode, Organism::Pea);
    // Both genes of the catalogue's interactions are heterozygous in one genotype only, whatever its letters.
    for (std::size_t i = 0; i < scheme.genotypeCount(); ++i) {
        const std::string text = scheme.notation(i);
        if (text.size() != 4 || text[0] == text[1] || text[2] == text[3])
            continue;
        std::vector<int> parts;
        for (const double chance : classes(scheme, text, text))
            parts.push_back(int(std::lround(16 * chance)));
        return parts;
    }
    return {};
}

void compare(const std::vector<double>& chances, const std::vector<double>& expected) {
    QCOMPARE(chances.size(), expected.size());
    for (std::size_t i = 0; i < chances.size(); ++i)
        CLOSE(chances[i], expected[i]);
}

} // namespace

/// What each mode predicts.
class BreedingSchemeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoGenesGiveTheRatiosOfTheirNames() {
        QCOMPARE(sixteenths(Mode::Independent), (std::vector<int>{9, 3, 3, 1}));
        QCOMPARE(sixteenths(Mode::RecessiveEpistasis), (std::vector<int>{9, 3, 4}));
        QCOMPARE(sixteenths(Mode::Complementary), (std::vector<int>{9, 7}));
        QCOMPARE(sixteenths(Mode::DominantEpistasis), (std::vector<int>{12, 3, 1}));
        QCOMPARE(sixteenths(Mode::Duplicate), (std::vector<int>{15, 1}));
    }

    void oneGeneGivesTheRatiosOfEveryTextbook() {
        compare(classes({Mode::Dominant, Organism::Pea}, "Aa", "Aa"), {0.75, 0.25});
        compare(classes({Mode::Incomplete, Organism::Pea}, "Aa", "Aa"), {0.25, 0.5, 0.25});
        compare(classes({Mode::Codominant, Organism::Pea}, "Aa", "aa"), {0, 0.5, 0.5});
        compare(classes({Mode::Lethal, Organism::Pea}, "Aa", "Aa"), {2 / 3.0, 1 / 3.0});
        compare(classes({Mode::AlleleSeries, Organism::Pea}, "A¹A³", "A²A³"), {0.5, 0.25, 0.25});
        compare(classes({Mode::CodominantAlleles, Organism::Pea}, "Iᴬi", "Iᴮi"), {0.25, 0.25, 0.25, 0.25});
    }

    void sonsGetTheirXFromTheirMother() {
        const Scheme scheme(Mode::XLinked, Organism::Glimp);
        const std::size_t mother = genotypeOf(scheme, "XᵃXᵃ");
        const std::size_t father = genotypeOf(scheme, "XᴬY");
        const auto& born = scheme.offspring(mother, father);
        CLOSE(born[genotypeOf(scheme, "XᴬXᵃ")], 0.5);
        CLOSE(born[genotypeOf(scheme, "XᵃY")], 0.5);
        QVERIFY(scheme.canHave(Sex::Male, father) && !scheme.canHave(Sex::Female, father));
        QVERIFY(scheme.offspring(father, mother).empty());
    }

    void linkedGenesKeepTheirPhase() {
        const Scheme scheme(Mode::Linked, Organism::Pea, 0.2);
        compare(classes(scheme, "AB/ab", "aabb"), {0.4, 0.1, 0.1, 0.4});
        compare(classes(scheme, "Ab/aB", "aabb"), {0.1, 0.4, 0.4, 0.1});
    }

    void maleFliesHaveNoCrossingOver() {
        const Scheme scheme(Mode::Linked, Organism::Fly, 0.2);
        compare(classes(scheme, "aabb", "AB/ab"), {0.5, 0, 0, 0.5});
        compare(classes(scheme, "AB/ab", "aabb"), {0.4, 0.1, 0.1, 0.4});
        compare(classes({Mode::Linked, Organism::Glimp, 0.2}, "aabb", "AB/ab"), {0.4, 0.1, 0.1, 0.4});
    }

    void aLinkedLethalThinsOutOneClass() {
        // Al/aL × Al/aL with 20 % recombinants, enumerated with Python's fractions.
        compare(classes({Mode::LinkedLethal, Organism::Pea, 0.2}, "Al/aL", "Al/aL"),
                {3 / 25.0, 14 / 25.0, 8 / 25.0});
        compare(classes({Mode::LinkedLethal, Organism::Fly, 0.2}, "Al/aL", "Al/aL"),
                {1 / 15.0, 3 / 5.0, 1 / 3.0});
    }

    void chancesSumToOneWhereverParentsFit() {
        for (const Organism organism : allOrganisms)
            for (const Mode mode : modesOf(levelCount, organism)) {
                const Scheme& scheme = schemeOf(mode, organism, hasFraction(mode) ? fractions[2] : 0.5);
                QCOMPARE(scheme.classCount(), classNames(mode).size());
                std::size_t pairs = 0;
                for (std::size_t one = 0; one < scheme.genotypeCount(); ++one)
                    for (std::size_t other = 0; other < scheme.genotypeCount(); ++other) {
                        const auto& born = scheme.offspring(one, other);
                        if (born.empty())
                            continue;
                        ++pairs;
                        CLOSE(std::accumulate(born.begin(), born.end(), 0.0), 1.0);
                    }
                QVERIFY(pairs > 0);
            }
    }

    void stocksAreHomozygousExceptWhereHomozygotesDie() {
        const auto notations = [](Mode mode) {
            const Scheme scheme(mode, Organism::Pea, hasFraction(mode) ? 0.2 : 0.5);
            QStringList all;
            for (const Scheme::Stock& stock : scheme.stocks())
                all << QString::fromStdString(scheme.notation(stock.female));
            return all.join(QLatin1Char(' '));
        };
        QCOMPARE(notations(Mode::Dominant), QStringLiteral("AA aa"));
        QCOMPARE(notations(Mode::Lethal), QStringLiteral("Aa aa"));
        QCOMPARE(notations(Mode::Linked), QStringLiteral("AABB AAbb aaBB aabb"));
        QCOMPARE(notations(Mode::LinkedLethal), QStringLiteral("AALL AL/al Al/aL aaLL"));
    }

    void aFractionOutOfRangeIsRefused() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Scheme(Mode::Linked, Organism::Pea, 0.6));
    }

    /// The offspring of the scheme are those of the gametes of its cross, with each sex's own fractions.
    void theCrossOfTwoGenotypesHasTheirOffspring() {
        const Scheme scheme(Mode::Linked, Organism::Fly, 0.2);
        const std::size_t both = genotypeOf(scheme, "AB/ab");
        lessons::Cross cross = scheme.crossOf(both, genotypeOf(scheme, "aabb"));
        QCOMPARE(lessons::notation(cross, cross.first), std::string("AB/ab"));
        const auto eggs = lessons::gametesOf(cross, cross.first);
        CLOSE(eggs.at(0).chance, 0.4);
        CLOSE(eggs.at(1).chance, 0.1);
        cross = scheme.crossOf(both, both);
        cross.recombination = scheme.recombinationOf(Sex::Male);
        QCOMPARE(lessons::gametesOf(cross, cross.second).size(), std::size_t{2});
        QVERIFY(Scheme(Mode::Linked, Organism::Pea, 0.2).recombinationOf(Sex::Male) ==
                std::vector<double>{0.2});
    }
};

GENOTYPE_TEST(BreedingSchemeTest)
#include "scheme_test.moc"
