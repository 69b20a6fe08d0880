// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "families.h"
#include "lessons/pedigree/family_layout.h"
#include "lessons/pedigree/family_maker.h"
#include "lessons/pedigree/family_places.h"
#include "lessons/pedigree/published_families.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace lessons::pedigree;

namespace {

constexpr double rounding = 1e-6;

/// An uncle with his niece, and a man who has children with three women.
constexpr const char* tangled = "I-1 male unknown\nI-2 female unknown\nI-3 female unknown\n"
                                "I-4 female unknown\n"
                                "II-1 male unknown mother I-2 father I-1\n"
                                "II-2 female unknown\n"
                                "II-3 male unknown mother I-3 father I-1\n"
                                "II-4 female unknown mother I-4 father I-1\n"
                                "III-1 female unknown mother II-2 father II-1\n"
                                "IV-1 male unknown mother III-1 father II-3\n";

/// A family in which anybody may have children with anybody of the other sex, whatever their generations.
Pedigree wildFamily(std::uint64_t seed, std::size_t size) {
    core::Random random(seed);
    std::vector<Person> people;
    const auto drawn = [&](Sex sex) {
        std::vector<std::size_t> fitting;
        for (std::size_t i = 0; i < people.size(); ++i)
            if (people[i].sex == sex)
                fitting.push_back(i);
        return fitting[random.below(std::uint32_t(fitting.size()))];
    };
    while (people.size() < size) {
        const std::size_t number = people.size();
        Person one{
            std::to_string(number), number % 2 == 0 ? Sex::Male : Sex::Female, Status::Unknown, {}, {}};
        if (number >= 4 && random.below(4) > 0)
            one.parents = Parents{drawn(Sex::Male), drawn(Sex::Female)};
        people.push_back(std::move(one));
    }
    return Pedigree(std::move(people));
}

std::vector<Pedigree> families() {
    std::vector<Pedigree> all{familyOf(cousins), familyOf(tangled), Pedigree(), familyOf("a male unknown\n")};
    for (const PublishedFamily& one : publishedFamilies())
        all.push_back(one.family);
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        FamilyWish wish;
        wish.left = {Mode::AutosomalDominant};
        wish.generations = 3 + int(seed % 2);
        wish.most = 30;
        all.push_back(makeFamily(wish, seed));
        all.push_back(wildFamily(seed, 4 + seed % 30));
    }
    all.push_back(wildFamily(1, mostPeople));
    return all;
}

bool runsThrough(const Spot& from, const Spot& to, const Spot& symbol) {
    const double half = symbolSize / 2;
    const auto meets = [half](double one, double other, double middle) {
        return std::min(one, other) < middle + half && std::max(one, other) > middle - half;
    };
    return meets(from.x, to.x, symbol.x) && meets(from.y, to.y, symbol.y);
}

/// Whether a person belongs to a line: as one of the partners, or as a child.
bool belongs(const FamilyTree& tree, const FamilyLine& line, std::size_t person) {
    const Couple& couple = tree.couples()[line.couple];
    return line.kind == FamilyLine::Kind::Partners
               ? couple.father == person || couple.mother == person
               : std::ranges::find(couple.children, person) != couple.children.end();
}

} // namespace

/// What must hold for every drawing of a family.
class FamilyLayoutTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noTwoSymbolsTouchAndTheOrderIsThatOfTheTree() {
        for (const Pedigree& family : families()) {
            const FamilyTree tree(family);
            const auto places = placesOf(family, tree);
            for (const auto& row : tree.generations())
                for (std::size_t i = 1; i < row.size(); ++i)
                    QVERIFY(places[row[i]] - places[row[i - 1]] >= nearestKin - rounding);
            QVERIFY(places.empty() || std::ranges::min(places) == 0);
        }
    }

    void noLineRunsThroughASymbolThatItDoesNotConnect() {
        for (const Pedigree& family : families()) {
            const FamilyTree tree(family);
            const FamilyLayout layout = layoutOf(family, tree);
            for (const FamilyLine& line : layout.lines)
                for (std::size_t i = 1; i < line.points.size(); ++i) {
                    const Spot& from = line.points[i - 1];
                    const Spot& to = line.points[i];
                    QVERIFY(from.x == to.x || from.y == to.y);
                    for (std::size_t person = 0; person < family.size(); ++person)
                        if (!belongs(tree, line, person))
                            QVERIFY2(!runsThrough(from, to, layout.people[person]),
                                     family[person].id.c_str());
                }
        }
    }

    void childrenStandBelowBothParents() {
        for (const Pedigree& family : families()) {
            const FamilyTree tree(family);
            const FamilyLayout layout = layoutOf(family, tree);
            for (const Couple& couple : tree.couples())
                for (const std::size_t child : couple.children) {
                    QVERIFY(layout.people[child].y > layout.people[couple.father].y + symbolSize);
                    QVERIFY(layout.people[child].y > layout.people[couple.mother].y + symbolSize);
                }
        }
    }

    void everyChildIsJoinedToBothParentsByUnbrokenLines() {
        for (const Pedigree& family : families()) {
            const FamilyTree tree(family);
            const FamilyLayout layout = layoutOf(family, tree);
            for (std::size_t couple = 0; couple < tree.couples().size(); ++couple) {
                // The points that can be reached from the mother.
                std::vector<const FamilyLine*> waiting;
                for (const FamilyLine& line : layout.lines)
                    if (line.couple == couple)
                        waiting.push_back(&line);
                std::vector<const FamilyLine*> reached;
                const auto touches = [&reached](const FamilyLine& line) {
                    return std::ranges::any_of(reached, [&line](const FamilyLine* other) {
                        for (std::size_t i = 1; i < line.points.size(); ++i)
                            for (std::size_t j = 1; j < other->points.size(); ++j) {
                                const auto [a, b] = std::pair(line.points[i - 1], line.points[i]);
                                const auto [c, d] = std::pair(other->points[j - 1], other->points[j]);
                                if (std::max(a.x, b.x) >= std::min(c.x, d.x) - rounding &&
                                    std::max(c.x, d.x) >= std::min(a.x, b.x) - rounding &&
                                    std::max(a.y, b.y) >= std::min(c.y, d.y) - rounding &&
                                    std::max(c.y, d.y) >= std::min(a.y, b.y) - rounding)
                                    return true;
                            }
                        return false;
                    });
                };
                for (bool more = true; more;) {
                    more = false;
                    for (auto line = waiting.begin(); line != waiting.end();)
                        if (reached.empty() || touches(**line)) {
                            reached.push_back(*line);
                            line = waiting.erase(line);
                            more = true;
                        } else {
                            ++line;
                        }
                }
                QVERIFY(waiting.empty());
                const auto ends = [&](std::size_t person) {
                    return std::ranges::any_of(reached, [&](const FamilyLine* line) {
                        const Spot& at = layout.people[person];
                        return std::ranges::any_of(line->points, [&at](const Spot& spot) {
                            return std::abs(spot.x - at.x) < symbolSize / 2 && spot.y == at.y;
                        });
                    });
                };
                const Couple& one = tree.couples()[couple];
                QVERIFY(ends(one.father) && ends(one.mother));
                for (const std::size_t child : one.children)
                    QVERIFY(ends(child));
            }
        }
    }

    void whereNobodyMarriesARelativeCouplesStandAboveTheMiddleOfTheirChildren() {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            FamilyWish wish;
            wish.mode = Mode::AutosomalRecessive;
            wish.left = {wish.mode};
            wish.most = 24;
            const Pedigree family = makeFamily(wish, seed);
            const FamilyTree tree(family);
            const auto places = placesOf(family, tree);
            for (const Couple& couple : tree.couples()) {
                std::vector<double> children;
                for (const std::size_t child : couple.children)
                    children.push_back(places[child]);
                const auto [first, last] = std::ranges::minmax(children);
                const double middle = (places[couple.father] + places[couple.mother]) / 2;
                QVERIFY2(std::abs(middle - (first + last) / 2) < 0.06,
                         qPrintable(QStringLiteral("%1: %2").arg(seed).arg(middle - (first + last) / 2)));
            }
        }
    }

    void aCoupleWithTwoChildrenIsASquare() {
        const Pedigree family = findPublishedFamily("first-phenylketonuria")->family;
        const FamilyLayout layout = layoutOf(family, FamilyTree(family));
        QVERIFY(std::abs(layout.width - 1) < rounding);
        for (const std::size_t person : {0, 2})
            QVERIFY(std::abs(layout.people[person].x) < rounding);
        for (const std::size_t person : {1, 3})
            QVERIFY(std::abs(layout.people[person].x - 1) < rounding);
        QCOMPARE(layout.people[2].y, layout.height);
        // The line of the parents, one down, one across and one to each child.
        QCOMPARE(layout.lines.size(), std::size_t{5});
    }

    void partnersWhoAreNotNeighboursAreJoinedBelowTheirRow() {
        const Pedigree family = findPublishedFamily("royal-haemophilia")->family;
        const FamilyTree tree(family);
        const FamilyLayout layout = layoutOf(family, tree);
        const std::size_t irene = family.find("III-6").value();
        const auto line = std::ranges::find_if(layout.lines, [&](const FamilyLine& one) {
            return one.kind == FamilyLine::Kind::Partners && tree.couples()[one.couple].mother == irene;
        });
        QVERIFY(line != layout.lines.end());
        QCOMPARE(line->points.size(), std::size_t{4});
        QVERIFY(line->points[1].y > layout.people[irene].y + symbolSize / 2);
        QVERIFY(tree.couples()[line->couple].related);
    }
};

GENOTYPE_TEST(FamilyLayoutTest)
#include "family_layout_test.moc"
