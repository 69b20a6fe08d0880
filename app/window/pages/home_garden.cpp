// SPDX-License-Identifier: GPL-3.0-or-later
#include "home_garden.h"

#include "app/base/shapes/plant.h"
#include "home_facts.h"

#include <algorithm>

namespace app {
namespace {

using namespace shapes;

/// As many plants as the beds have room for.
constexpr std::size_t mostPlants = 34;
constexpr int mostSprouts = 19;

/// Where a bed is, in the lengths of the picture: 440 high, and as wide as it comes.
struct Plot {
    double x, foot, width, height;
    int room; ///< for so many plants
};

/// Puts the parts together, in those lengths.
class GardenPicture {
public:
    GardenPicture(double width, double clear, const HomeGarden& garden, Daylight light)
        : m_width(width), m_clear(clear), m_garden(garden), m_daylight(light) {}

    Parts parts() {
        addSky();
        addHouses();
        addBeds();
        return std::move(m_parts);
    }

private:
    void add(Shape shape) { append(m_parts, std::move(shape.parts)); }

    void addSky() {
        add(sky({0, 0, m_width, 310}, m_daylight));
        add(sun({std::max(m_clear, m_width * 0.47) - 210, -70, 420, 420}, m_daylight));
        for (const Box& box : {Box{m_width * 0.36, 36, 84, 42}, Box{m_width * 0.58, 30, 62, 31},
                               Box{m_width * 0.9, 46, 76, 38}})
            add(cloud(box, m_daylight));
        add(hills({0, 188, m_width, 122}, m_daylight));
        add(skyline({std::max(m_clear - 60, m_width * 0.36), 156, 90, 52}, m_daylight));
        add(hedge({-10, 236, std::min(620.0, m_width * 0.48), 40}, m_daylight));
    }

    void addHouses() {
        const double abbeyLeft = std::max(m_clear + 10, m_width - 594);
        add(tree({abbeyLeft - 62, 216, 60, 76}, Tree::Apple, m_daylight));
        add(abbey({abbeyLeft, 14, 540, 270}, m_daylight));
        add(tree({abbeyLeft - 8, 240, 42, 54}, Tree::Lime, m_daylight));
        add(tree({abbeyLeft + 500, 222, 30, 68}, Tree::Cypress, m_daylight));
        add(tree({abbeyLeft + 516, 202, 76, 92}, Tree::Fir, m_daylight));
        add(lawn({0, 270, m_width, 170}, m_daylight));
        add(gardenWall({-4, 256, std::min(568.0, abbeyLeft - 130), 28}, m_daylight));
        if (abbeyLeft - m_clear > 90)
            add(glasshouse({abbeyLeft - 216, 210, 186, 106}, m_daylight));
        m_path = abbeyLeft + 20;
        add(gardenPath({m_path, 283, 180, 157}, m_daylight));
    }

    /// Beds with the plants of the herbarium: the nearest one first.
    void addBeds() {
        const double right = m_width - 8;
        const std::array plots{Plot{m_path + 190, 312, right - m_path - 190, 62, 11},
                               Plot{std::max(m_path - 80, 40.0), 316, 200, 60, 7},
                               Plot{m_path + 206, 358, right - m_path - 206, 88, 9},
                               Plot{std::max(m_path - 160, 20.0), 356, 240, 82, 7}};
        std::array<std::vector<PlantLook>, plots.size()> plants;
        const std::size_t count = std::min(m_garden.plants.size(), mostPlants);
        auto next = m_garden.plants.end() - static_cast<std::ptrdiff_t>(count);
        for (const std::size_t plot : {2U, 3U, 0U, 1U})
            while (next != m_garden.plants.end() && static_cast<int>(plants[plot].size()) < plots[plot].room)
                plants[plot].push_back(*next++);
        // From back to front, Brother Johann between them.
        addBed(plots[0], plants[0]);
        addBed(plots[1], plants[1]);
        addSprouts();
        add(brotherJohann({m_path + 128, 280, 62, 76}, m_daylight));
        addBed(plots[2], plants[2]);
        addBed(plots[3], plants[3]);
        // What was bred last, before everything else, unless words are there.
        const double left = m_width - 190;
        if (m_garden.plants.empty() || left < m_clear - 110)
            return;
        append(m_parts, lit(plant({left, 64, 300, 380}, m_garden.plants.back()).parts, m_daylight));
        for (const Box& box : {Box{m_width - 176, 112, 24, 20}, Box{m_width - 250, 74, 17, 14}})
            if (box.x > m_clear)
                add(bee(box, m_daylight));
    }

    void addBed(const Plot& plot, const std::vector<PlantLook>& plants) {
        if (plot.width < 60)
            return;
        Bed bed{Growth::Grown, plants};
        if (plants.empty() && m_garden.grows)
            bed = {Growth::Sprouting, std::vector<PlantLook>(static_cast<std::size_t>(plot.room))};
        add(shapes::bed({plot.x, plot.foot - plot.height, plot.width, plot.height + 10}, bed, m_daylight));
    }

    /// One for each lesson, in two beds of their own.
    void addSprouts() {
        const double width = std::min(390.0, m_path - 200);
        if (width < 120)
            return;
        const int back = std::min(m_garden.sprouts, 10);
        const int front = std::min(m_garden.sprouts, mostSprouts) - back;
        for (const auto& [count, box] :
             {std::pair(back, Box{30, 296, width * 0.86, 44}), std::pair(front, Box{20, 326, width, 54})})
            add(shapes::bed(box, {Growth::Sprouting, std::vector<PlantLook>(static_cast<std::size_t>(count))},
                            m_daylight));
    }

    double m_width;
    double m_clear;
    const HomeGarden& m_garden;
    Daylight m_daylight;
    double m_path = 0; ///< its left edge
    Parts m_parts;
};

} // namespace

HomeGarden gardenOf(const HomeFacts& facts) {
    HomeGarden garden{facts.lessonsBegun, facts.game.has_value() || facts.hasGuide, {}};
    for (const BredPlant& bred : facts.plants)
        garden.plants.push_back(lookOf(bred));
    return garden;
}

Shape homeGarden(const Box& box, const HomeGarden& garden, double clear, Daylight daylight) {
    const double scale = box.height / 440;
    return {box, placed(GardenPicture(box.width / scale, clear / scale, garden, daylight).parts(),
                        Placement().moved({box.x, box.y}).scaled(scale))};
}

} // namespace app
