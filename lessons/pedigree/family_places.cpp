// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/family_places.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lessons::pedigree {

namespace {

/// weight × (Σ part × place − wanted)²
struct Wish {
    double weight = 1;
    double wanted = 0;
    std::vector<std::pair<std::size_t, double>> parts;

    double gap(const std::vector<double>& x) const {
        double sum = -wanted;
        for (const auto& [person, part] : parts)
            sum += part * x[person];
        return sum;
    }
};

/// The sum of all wishes is made as small as possible by a projected gradient with momentum (Beck and
/// Teboulle 2009, SIAM J. Imaging Sci. 2: 183–202). The projection onto the order and the distances of a row
/// is exact: isotonic regression, by pooling adjacent violators.
class Alignment {
public:
    Alignment(const Pedigree& family, const FamilyTree& tree)
        : m_family(family), m_tree(tree), m_offset(family.size()) {
        for (const auto& row : tree.generations())
            for (std::size_t i = 1; i < row.size(); ++i)
                m_offset[row[i]] =
                    m_offset[row[i - 1]] + (areKin(row[i - 1], row[i]) ? nearestKin : nearestOthers);
        for (const Couple& couple : tree.couples())
            wishFor(couple);
    }

    std::vector<double> places() const {
        constexpr int mostRounds = 4000;
        constexpr double still = 1e-7;
        const double step = 1 / steepness();
        std::vector<double> x = m_offset;
        std::vector<double> ahead = x;
        double momentum = 1;
        for (int round = 0; round < mostRounds; ++round) {
            const std::vector<double> slope = slopeAt(ahead);
            std::vector<double> next = ahead;
            double uphill = 0;
            double moved = 0;
            for (std::size_t i = 0; i < next.size(); ++i)
                next[i] -= step * slope[i];
            keepDistances(next);
            for (std::size_t i = 0; i < next.size(); ++i) {
                uphill += (ahead[i] - next[i]) * (next[i] - x[i]);
                moved = std::max(moved, std::abs(next[i] - x[i]));
            }
            // Momentum that leads uphill is forgotten (O'Donoghue and Candès 2015).
            const double before = uphill > 0 ? 1 : momentum;
            momentum = (1 + std::sqrt(1 + 4 * before * before)) / 2;
            for (std::size_t i = 0; i < next.size(); ++i)
                ahead[i] = next[i] + (before - 1) / momentum * (next[i] - x[i]);
            x = std::move(next);
            if (moved < still)
                break;
        }
        return fromZero(std::move(x));
    }

private:
    bool areKin(std::size_t one, std::size_t other) const {
        return (m_family[one].parents && m_family[one].parents == m_family[other].parents) ||
               m_tree.arePartners(one, other);
    }

    void wishFor(const Couple& couple) {
        constexpr double asPartners = 0.2;
        constexpr double asSiblings = 0.01;
        const auto ordered = [this](std::size_t one, std::size_t other) {
            return m_offset[one] < m_offset[other] ? std::pair(one, other) : std::pair(other, one);
        };
        std::vector<std::size_t> children = couple.children;
        std::ranges::sort(children, {}, [this](std::size_t child) { return m_offset[child]; });
        m_wishes.push_back({1,
                            0,
                            {{couple.father, 0.5},
                             {couple.mother, 0.5},
                             {children.front(), -0.5},
                             {children.back(), -0.5}}});
        const auto together = [&](double weight, std::size_t left, std::size_t right) {
            if (m_tree.generationOf(left) == m_tree.generationOf(right))
                m_wishes.push_back({weight, m_offset[right] - m_offset[left], {{right, 1}, {left, -1}}});
        };
        const auto [left, right] = ordered(couple.father, couple.mother);
        together(asPartners, left, right);
        for (std::size_t i = 1; i < children.size(); ++i)
            together(asSiblings, children[i - 1], children[i]);
    }

    std::vector<double> slopeAt(const std::vector<double>& x) const {
        std::vector<double> slope(x.size());
        for (const Wish& wish : m_wishes) {
            const double gap = wish.gap(x);
            for (const auto& [person, part] : wish.parts)
                slope[person] += 2 * wish.weight * part * gap;
        }
        return slope;
    }

    /// At least the largest eigenvalue of the second derivatives (Gershgorin).
    double steepness() const {
        std::vector<double> sums(m_offset.size(), 1e-3);
        for (const Wish& wish : m_wishes) {
            double all = 0;
            for (const auto& [person, part] : wish.parts)
                all += std::abs(part);
            for (const auto& [person, part] : wish.parts)
                sums[person] += 2 * wish.weight * std::abs(part) * all;
        }
        return sums.empty() ? 1 : std::ranges::max(sums);
    }

    void keepDistances(std::vector<double>& x) const {
        struct Pool {
            double sum = 0;
            std::size_t people = 0;
            double mean() const { return sum / static_cast<double>(people); }
        };
        for (const auto& row : m_tree.generations()) {
            std::vector<Pool> pools;
            for (const std::size_t person : row) {
                pools.push_back({x[person] - m_offset[person], 1});
                while (pools.size() > 1 && pools[pools.size() - 2].mean() > pools.back().mean()) {
                    const Pool last = pools.back();
                    pools.pop_back();
                    pools.back().sum += last.sum;
                    pools.back().people += last.people;
                }
            }
            std::size_t at = 0;
            for (const Pool& pool : pools)
                for (std::size_t i = 0; i < pool.people; ++i, ++at)
                    x[row[at]] = pool.mean() + m_offset[row[at]];
        }
    }

    static std::vector<double> fromZero(std::vector<double> x) {
        if (x.empty())
            return x;
        const double least = std::ranges::min(x);
        for (double& place : x)
            place -= least;
        return x;
    }

    const Pedigree& m_family;
    const FamilyTree& m_tree;
    /// The places in a row that is as narrow as it can be.
    std::vector<double> m_offset;
    std::vector<Wish> m_wishes;
};

} // namespace

std::vector<double> placesOf(const Pedigree& family, const FamilyTree& tree) {
    return Alignment(family, tree).places();
}

} // namespace lessons::pedigree
