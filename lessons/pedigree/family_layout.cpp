// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/family_layout.h"

#include "lessons/pedigree/family_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace lessons::pedigree {

namespace {

constexpr double firstLane = 0.62; ///< below the middle of a row: its symbols and their numbers
constexpr double betweenLanes = 0.2;
constexpr double aboveRow = 0.5;       ///< from the last lane to the middle of the next row
constexpr double freeOfSymbols = 0.45; ///< this far from the middle of a symbol, a line is clearly beside it

/// A horizontal piece of a line between two rows.
struct Run {
    double from = 0;
    double to = 0;
    std::size_t lane = 0; ///< counted from the row above

    bool meets(const Run& other) const {
        constexpr double apart = 0.2;
        return std::max(from, to) + apart > std::min(other.from, other.to) &&
               std::max(other.from, other.to) + apart > std::min(from, to);
    }
};

/// Below each row, the space in which horizontal lines run: those of partners above those of brothers and
/// sisters, and lines that would touch below each other.
class Band {
public:
    enum Half : std::uint8_t { Partners, Siblings };

    std::size_t add(Half half, double from, double to) {
        auto& runs = m_runs[half];
        Run run{from, to, 0};
        while (std::ranges::any_of(runs,
                                   [&run](const Run& one) { return one.lane == run.lane && one.meets(run); }))
            ++run.lane;
        runs.push_back(run);
        m_lanes[half] = std::max(m_lanes[half], run.lane + 1);
        return runs.size() - 1;
    }

    std::size_t laneOf(Half half, std::size_t run) const {
        return m_runs[half][run].lane + (half == Siblings ? m_lanes[Partners] : 0);
    }
    std::size_t lanes() const { return std::max<std::size_t>(1, m_lanes[Partners] + m_lanes[Siblings]); }

private:
    std::array<std::vector<Run>, 2> m_runs;
    std::array<std::size_t, 2> m_lanes{};
};

/// How the line between two partners runs, before the heights of lanes are known.
struct Route {
    /// Straight from one to the other.
    bool direct = false;
    /// Where it runs down between the rows, from the upper partner's place on, and its runs in the bands
    /// between.
    std::vector<double> columns;
    std::vector<std::size_t> runs;
    std::size_t upper = 0; ///< the partner in the older generation, or the one to the left
    std::size_t lower = 0;
    double drop = 0; ///< from where the line to the children runs down
};

class Drawing {
public:
    Drawing(const Pedigree& family, const FamilyTree& tree)
        : m_tree(tree), m_x(placesOf(family, tree)), m_bands(tree.generations().size()),
          m_loops(family.size()) {
        for (const Couple& couple : tree.couples())
            m_routes.push_back(routeOf(couple));
        for (std::size_t i = 0; i < m_routes.size(); ++i)
            m_siblings.push_back(siblingRun(i));
    }

    FamilyLayout finished() const {
        FamilyLayout layout;
        double y = 0;
        for (const Band& band : m_bands) {
            layout.generations.push_back(y);
            y += firstLane + betweenLanes * static_cast<double>(band.lanes() - 1) + aboveRow;
        }
        for (std::size_t person = 0; person < m_x.size(); ++person)
            layout.people.push_back({m_x[person], layout.generations[m_tree.generationOf(person)]});
        for (const Spot& spot : layout.people) {
            layout.width = std::max(layout.width, spot.x);
            layout.height = std::max(layout.height, spot.y);
        }
        for (std::size_t couple = 0; couple < m_routes.size(); ++couple) {
            addPartners(layout, couple);
            addDescent(layout, couple);
        }
        return layout;
    }

private:
    std::size_t rowOf(std::size_t person) const { return m_tree.generationOf(person); }

    bool areNeighbours(std::size_t one, std::size_t other) const {
        const auto& row = m_tree.generations()[rowOf(one)];
        const auto at = std::ranges::find(row, one);
        return (at + 1 != row.end() && *(at + 1) == other) || (at != row.begin() && *(at - 1) == other);
    }

    bool isFree(std::size_t row, double x) const {
        return std::ranges::none_of(m_tree.generations()[row], [this, x](std::size_t person) {
            return std::abs(m_x[person] - x) < freeOfSymbols;
        });
    }

    /// The free place in a row that is nearest to `x`.
    double gapIn(std::size_t row, double x) const {
        if (isFree(row, x))
            return x;
        double best = std::numeric_limits<double>::max();
        for (const std::size_t person : m_tree.generations()[row])
            for (const double side : {-nearestKin / 2, nearestKin / 2})
                if (const double place = m_x[person] + side;
                    isFree(row, place) && std::abs(place - x) < std::abs(best - x))
                    best = place;
        return best;
    }

    /// Beside somebody, on a side without a partner if there is one, else on the nearer side.
    double gapBeside(std::size_t person, double x) const {
        const auto& row = m_tree.generations()[rowOf(person)];
        const auto isTaken = [&](double side) {
            return std::ranges::any_of(m_tree.couples(), [&](const Couple& couple) {
                if (couple.father != person && couple.mother != person)
                    return false;
                const std::size_t partner = couple.father == person ? couple.mother : couple.father;
                return std::ranges::find(row, partner) != row.end() && areNeighbours(person, partner) &&
                       (m_x[partner] > m_x[person]) == (side > 0);
            });
        };
        const double nearer = x < m_x[person] ? -nearestKin / 2 : nearestKin / 2;
        return m_x[person] + (isTaken(nearer) && !isTaken(-nearer) ? -nearer : nearer);
    }

    /// The second and third line below one symbol run a little further left.
    double columnBelow(std::size_t person) {
        constexpr double apart = 0.09;
        constexpr std::size_t most = 3;
        return m_x[person] - apart * static_cast<double>(m_loops[person]++ % most);
    }

    Route routeOf(const Couple& couple) {
        Route route;
        const bool fatherFirst = std::pair(rowOf(couple.father), m_x[couple.father]) <
                                 std::pair(rowOf(couple.mother), m_x[couple.mother]);
        route.upper = fatherFirst ? couple.father : couple.mother;
        route.lower = fatherFirst ? couple.mother : couple.father;
        const std::size_t row = rowOf(route.upper);
        if (row == rowOf(route.lower) && areNeighbours(route.upper, route.lower)) {
            route.direct = true;
            route.drop = onlyChildOr(couple, (m_x[route.upper] + m_x[route.lower]) / 2);
            return route;
        }
        route.columns.push_back(columnBelow(route.upper));
        if (row == rowOf(route.lower)) {
            route.columns.push_back(columnBelow(route.lower));
            route.runs.push_back(m_bands[row].add(Band::Partners, route.columns[0], route.columns[1]));
            route.drop = onlyChildOr(couple, (route.columns[0] + route.columns[1]) / 2);
            return route;
        }
        for (std::size_t below = row + 1; below <= rowOf(route.lower); ++below) {
            const double before = route.columns.back();
            const double after =
                below < rowOf(route.lower) ? gapIn(below, before) : gapBeside(route.lower, before);
            route.columns.push_back(after);
            route.runs.push_back(m_bands[below - 1].add(Band::Partners, before, after));
        }
        route.drop = route.columns.back();
        return route;
    }

    /// A line straight down to an only child, where it is as good as below.
    double onlyChildOr(const Couple& couple, double x) const {
        constexpr double asGoodAs = 0.05;
        return couple.children.size() == 1 && std::abs(m_x[couple.children[0]] - x) < asGoodAs
                   ? m_x[couple.children[0]]
                   : x;
    }

    std::size_t siblingRun(std::size_t couple) {
        double from = m_routes[couple].drop;
        double to = from;
        for (const std::size_t child : m_tree.couples()[couple].children) {
            from = std::min(from, m_x[child]);
            to = std::max(to, m_x[child]);
        }
        return m_bands[rowOf(m_routes[couple].lower)].add(Band::Siblings, from, to);
    }

    double laneY(const FamilyLayout& layout, std::size_t row, Band::Half half, std::size_t run) const {
        return layout.generations[row] + firstLane +
               betweenLanes * static_cast<double>(m_bands[row].laneOf(half, run));
    }

    void addPartners(FamilyLayout& layout, std::size_t couple) const {
        const Route& route = m_routes[couple];
        const Spot first = layout.people[route.upper];
        const Spot last = layout.people[route.lower];
        FamilyLine line{FamilyLine::Kind::Partners, couple, {}};
        if (route.direct) {
            line.points = {first, last};
        } else {
            line.points.push_back({route.columns[0], first.y});
            for (std::size_t i = 0; i < route.runs.size(); ++i) {
                const double y = laneY(layout, rowOf(route.upper) + i, Band::Partners, route.runs[i]);
                line.points.push_back({route.columns[i], y});
                line.points.push_back({route.columns[i + 1], y});
            }
            line.points.push_back({route.columns.back(), last.y});
            if (first.y != last.y)
                line.points.push_back(last);
        }
        layout.lines.push_back(std::move(line));
    }

    void addDescent(FamilyLayout& layout, std::size_t couple) const {
        const Route& route = m_routes[couple];
        const std::size_t row = rowOf(route.lower);
        const double y = laneY(layout, row, Band::Siblings, m_siblings[couple]);
        const bool below = !route.direct && rowOf(route.upper) == row;
        const double start =
            below ? laneY(layout, row, Band::Partners, route.runs[0]) : layout.generations[row];
        const auto add = [&](Spot from, Spot to) {
            if (from != to)
                layout.lines.push_back({FamilyLine::Kind::Descent, couple, {from, to}});
        };
        double from = route.drop;
        double to = from;
        add({route.drop, start}, {route.drop, y});
        for (const std::size_t child : m_tree.couples()[couple].children) {
            const Spot spot = layout.people[child];
            from = std::min(from, spot.x);
            to = std::max(to, spot.x);
            add({spot.x, y}, spot);
        }
        add({from, y}, {to, y});
    }

    const FamilyTree& m_tree;
    std::vector<double> m_x;
    std::vector<Band> m_bands;
    std::vector<std::size_t> m_loops; ///< lines that run down from each symbol
    std::vector<Route> m_routes;      ///< by couple
    std::vector<std::size_t> m_siblings;
};

} // namespace

FamilyLayout layoutOf(const Pedigree& family, const FamilyTree& tree) {
    return Drawing(family, tree).finished();
}

} // namespace lessons::pedigree
