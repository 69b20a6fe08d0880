// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/family_maker.h"

#include "engine/core/random.h"
#include "lessons/pedigree/exclusion.h"
#include "lessons/pedigree/family_tree.h"
#include "lessons/pedigree/inference.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace lessons::pedigree {

namespace {

using Places = std::vector<std::size_t>;

constexpr int mostTries = 100'000;

void requirePossible(const FamilyWish& wish) {
    if (wish.generations < 2 || wish.generations > 4 || wish.most < 4 || wish.most > 40 ||
        wish.fewest > wish.most || !(wish.leastOdds >= 0))
        throw std::invalid_argument("a family has 2 to 4 generations and 4 to 40 people");
    const auto sets = setsLeftBy(wish.mode);
    if (std::ranges::find(sets, wish.left) == sets.end())
        throw std::invalid_argument("no family of this mode leaves just these modes");
}

/// One family as it grows, with everybody's genotype.
class Draft {
public:
    Draft(const FamilyWish& wish, core::Random& random) : m_wish(wish), m_random(random) {
        founder(Sex::Male);
        founder(Sex::Female);
        Places children = childrenOf({0, 1}, 2 + m_random.below(3));
        for (int generation = 2; generation < wish.generations; ++generation)
            children = nextGeneration(children);
    }

    std::size_t size() const { return m_people.size(); }

    /// People in the order of their numbers, which become their ids.
    Pedigree finished() {
        for (std::size_t i = 0; i < size(); ++i)
            m_people[i].id = std::to_string(i);
        const FamilyTree tree{Pedigree(m_people)};
        Places order;
        for (const Places& generation : tree.generations())
            order.insert(order.end(), generation.begin(), generation.end());
        Places place(size());
        for (std::size_t i = 0; i < order.size(); ++i)
            place[order[i]] = i;
        std::vector<Person> people;
        for (const std::size_t person : order) {
            Person one = m_people[person];
            one.id = tree.numberOf(person);
            if (one.parents)
                one.parents = Parents{place[one.parents->father], place[one.parents->mother]};
            people.push_back(std::move(one));
        }
        return Pedigree(std::move(people));
    }

private:
    bool chance(std::uint32_t part, std::uint32_t whole) { return m_random.below(whole) < part; }

    std::size_t add(Sex sex, std::optional<Parents> parents, GeneState state) {
        const bool affected = affectedChance({m_wish.mode, 0.5, 1}, state) > 0;
        m_people.push_back({{}, sex, affected ? Status::Affected : Status::Unaffected, parents, {}});
        m_states.push_back(state);
        return m_people.size() - 1;
    }

    /// The allele is far more common here than in a population: families with nobody affected are no use.
    std::size_t founder(Sex sex) {
        const std::uint32_t percent = isRecessive(m_wish.mode) ? 40 : 25;
        const int copies = static_cast<int>(statesOf(m_wish.mode, sex).size()) - 1;
        GeneState state{sex, 0};
        for (int i = 0; i < copies; ++i)
            state.copies += chance(percent, 100) ? 1 : 0;
        return add(sex, std::nullopt, state);
    }

    /// Draws by the chances of the mode, which are quarters.
    std::size_t child(Parents parents) {
        const Sex sex = chance(1, 2) ? Sex::Male : Sex::Female;
        double rest = m_random.below(4) / 4.0;
        const auto states = statesOf(m_wish.mode, sex);
        GeneState drawn = states.front();
        for (const GeneState state : states) {
            const double share =
                childChance(m_wish.mode, state, m_states[parents.father], m_states[parents.mother]);
            if (share > 0)
                drawn = state;
            if (share > rest)
                break;
            rest -= share;
        }
        return add(sex, parents, drawn);
    }

    Places childrenOf(Parents parents, std::uint32_t count) {
        Places children;
        for (std::uint32_t i = 0; i < count && size() < m_wish.most; ++i)
            children.push_back(child(parents));
        return children;
    }

    /// About half of them have a partner and children, at least one of them.
    Places nextGeneration(const Places& people) {
        Places next;
        for (const std::size_t person : people) {
            const bool last = person == people.back() && next.empty();
            if (size() + 2 > m_wish.most || !(last || chance(1, 2)))
                continue;
            const bool isFather = m_people[person].sex == Sex::Male;
            const std::size_t partner = founder(isFather ? Sex::Female : Sex::Male);
            const Parents parents = isFather ? Parents{person, partner} : Parents{partner, person};
            const Places children = childrenOf(parents, 1 + m_random.below(4));
            next.insert(next.end(), children.begin(), children.end());
        }
        return next;
    }

    const FamilyWish& m_wish;
    core::Random& m_random;
    std::vector<Person> m_people;
    std::vector<GeneState> m_states;
};

bool isInformative(const FamilyWish& wish, const Pedigree& family) {
    if (std::ranges::count(family.people(), Status::Affected, &Person::status) < 2 ||
        std::ranges::count(family.people(), Status::Unaffected, &Person::status) < 2)
        return false;
    // The cheapest question first: most families leave too many.
    for (const Mode mode : mainModes)
        if (isPossible(family, mode) != (std::ranges::find(wish.left, mode) != wish.left.end()))
            return false;
    if (wish.leastOdds <= 0)
        return true;
    const double own = log10Likelihood(family, {wish.mode});
    return std::ranges::all_of(wish.left, [&](Mode mode) {
        return mode == wish.mode || own - log10Likelihood(family, {mode}) >= std::log10(wish.leastOdds);
    });
}

} // namespace

std::vector<std::vector<Mode>> setsLeftBy(Mode mode) {
    std::vector<std::vector<Mode>> sets;
    const auto has = [](unsigned set, Mode one) { return (set >> static_cast<unsigned>(one) & 1u) != 0; };
    for (unsigned set = 1; set < 16; ++set) {
        if (!has(set, mode) || (has(set, Mode::XLinkedDominant) && !has(set, Mode::AutosomalDominant)) ||
            (has(set, Mode::XLinkedRecessive) && !has(set, Mode::AutosomalRecessive)))
            continue;
        std::vector<Mode> modes;
        std::ranges::copy_if(mainModes, std::back_inserter(modes), [&](Mode one) { return has(set, one); });
        sets.push_back(std::move(modes));
    }
    return sets;
}

Pedigree makeFamily(const FamilyWish& wish, std::uint64_t seed) {
    requirePossible(wish);
    core::Random random(seed * 0x9e3779b97f4a7c15u + static_cast<std::uint64_t>(wish.mode));
    for (int attempt = 0; attempt < mostTries; ++attempt) {
        Draft draft(wish, random);
        if (draft.size() < wish.fewest)
            continue;
        if (Pedigree family = draft.finished();
            FamilyTree(family).generations().size() == static_cast<std::size_t>(wish.generations) &&
            isInformative(wish, family))
            return family;
    }
    throw std::runtime_error("no such family was found: allow more people");
}

} // namespace lessons::pedigree
