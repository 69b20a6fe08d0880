// SPDX-License-Identifier: GPL-3.0-or-later
#include "garden_map.h"

#include "path_data.h"
#include "scenery_art.h"

#include <algorithm>

namespace shapes {
namespace {

// The map is laid out in lengths in which it is at least so large.
constexpr double mapWidth = 1294;
constexpr double mapHeight = 680;

/// A thing on the map: the middle of its foot, and its size.
struct Standing {
    double x, foot, width, height;
};

struct MapBed {
    Standing at;
    int room;
};
constexpr std::array mapBeds{MapBed{{810, 440, 500, 74}, 12}, MapBed{{810, 506, 540, 86}, 12},
                             MapBed{{820, 576, 590, 99}, 12}, MapBed{{830, 652, 640, 114}, 12}};

constexpr std::array<Standing, gardenPlaceCount> mapPlaces{{{700, 440, 500, 72},
                                                            {180, 372, 240, 118},
                                                            {470, 356, 122, 72},
                                                            {190, 632, 240, 150},
                                                            {1134, 238, 200, 132},
                                                            {936, 350, 146, 110}}};

constexpr const Standing& standing(GardenPlace place) {
    return mapPlaces[static_cast<std::size_t>(place)];
}

class MapPicture {
public:
    MapPicture(const Box& box, Daylight daylight)
        : m_box(box), m_scale(std::min(box.width / mapWidth, box.height / mapHeight)),
          m_wide(box.width / m_scale / mapWidth), m_high(box.height / m_scale / mapHeight),
          m_daylight(daylight) {}

    Shape whole() {
        addFarAway();
        addPaths();
        addHouses();
        addGarden();
        addBeds();
        addNear();
        return shape();
    }
    Shape places() {
        addHouses();
        add(glasshouse(boxFor(standing(GardenPlace::Glasshouse)), m_daylight));
        add(coldFrame(boxFor(standing(GardenPlace::Nursery)), m_daylight));
        addBeds();
        add(shed(boxFor(standing(GardenPlace::Shed)), m_daylight));
        return shape();
    }
    Point sign(GardenPlace place) const {
        const Box thing = boxFor(standing(place));
        return Placement().moved({m_box.x, m_box.y}).scaled(m_scale)({thing.centre().x, thing.y});
    }

private:
    /// Where it is when the map is wider or higher than it has to be: the things move apart.
    Point at(double x, double y) const { return {x * m_wide, y * m_high}; }
    Box boxFor(const Standing& thing) const {
        const Point foot = at(thing.x, thing.foot);
        return {foot.x - thing.width / 2, foot.y - thing.height, thing.width, thing.height};
    }
    /// The same, as wide as it comes.
    Box stretchedFor(const Standing& thing) const {
        const Point foot = at(thing.x, thing.foot);
        return Box::around({foot.x, foot.y - thing.height / 2}, thing.width * m_wide, thing.height);
    }
    void add(Shape shape) { append(m_parts, std::move(shape.parts)); }
    Shape shape() {
        return {m_box, placed(std::move(m_parts), Placement().moved({m_box.x, m_box.y}).scaled(m_scale))};
    }
    double width() const { return mapWidth * m_wide; }
    double height() const { return mapHeight * m_high; }

    void addTree(const Standing& thing, Tree kind) { add(tree(boxFor(thing), kind, m_daylight)); }

    void addFarAway() {
        const double horizon = at(0, 224).y;
        add(sky({0, 0, width(), horizon + 20}, m_daylight));
        for (const Standing& thing :
             {Standing{560, 60, 84, 36}, Standing{960, 52, 70, 30}, Standing{330, 84, 62, 27}})
            add(cloud(boxFor(thing), m_daylight));
        const double grass = height() - horizon + 14;
        // Down to where the grass begins at the right, which is lower.
        add(hills({0, horizon - 96, width(), 96 + grass * 0.11}, m_daylight));
        add(hedge({-10, horizon - 40, at(330, 0).x, 46}, m_daylight));
        add(lawn({0, horizon - 14, width(), grass}, m_daylight));
        add(gardenWall({-4, horizon + 4, at(330, 0).x, 28}, m_daylight));
    }

    /// From the gate down through the garden, with a branch to each place.
    void addPaths() {
        const Path main = Path()
                              .move(at(545, 222))
                              .cubic(at(548, 290), at(512, 330), at(514, 380))
                              .cubic(at(520, 450), at(470, 510), at(478, 590))
                              .cubic(at(482, 640), at(500, 670), at(508, 720));
        const std::array branches{Path().move(at(516, 392)).cubic(at(420, 396), at(360, 400), at(262, 384)),
                                  Path()
                                      .move(at(516, 398))
                                      .cubic(at(690, 398), at(860, 392), at(960, 352))
                                      .cubic(at(1030, 322), at(1080, 290), at(1124, 240)),
                                  Path().move(at(480, 600)).cubic(at(420, 612), at(340, 634), at(270, 632))};
        struct Layer {
            std::uint32_t rgb;
            double more;
        };
        for (const auto& [rgb, more] : {Layer{0xD3C089, 7}, Layer{0xEBDCB4, 0}}) {
            const Paint paint = pigment(rgb);
            Parts parts{{main, {}, Stroke{paint, 38 + more}}};
            for (const Path& branch : branches)
                parts.push_back({branch, {}, Stroke{paint, 23 + more}});
            append(m_parts, lit(std::move(parts), m_daylight));
        }
    }

    void addHouses() {
        addTree({356, 230, 60, 80}, Tree::Fir);
        add(abbey(boxFor({572, 226, 440, 226}), m_daylight));
        addTree({800, 232, 54, 66}, Tree::Apple);
        addTree({1020, 234, 28, 66}, Tree::Cypress);
        add(university(boxFor(standing(GardenPlace::University)), m_daylight));
        addTree({1252, 244, 30, 72}, Tree::Cypress);
        add(treasury(boxFor(standing(GardenPlace::Treasury)), m_daylight));
        addTree({1052, 352, 58, 74}, Tree::Apple);
    }

    void addGarden() {
        addTree({44, 302, 54, 66}, Tree::Apple);
        addTree({1110, 372, 66, 84}, Tree::Lime);
        add(glasshouse(boxFor(standing(GardenPlace::Glasshouse)), m_daylight));
        add(coldFrame(boxFor(standing(GardenPlace::Nursery)), m_daylight));
        add(coldFrame(boxFor({650, 346, 110, 65}), m_daylight));
        for (const Standing& thing :
             {Standing{548, 366, 22, 38}, Standing{590, 362, 22, 38}, Standing{724, 358, 24, 40}})
            add(pot(boxFor(thing), m_daylight));
        for (const Standing& thing : {Standing{1180, 430, 48, 54}, Standing{1232, 446, 48, 54}})
            add(beehive(boxFor(thing), m_daylight));
        for (const Standing& thing : {Standing{1148, 386, 16, 12}, Standing{1206, 372, 14, 11}})
            add(bee(boxFor(thing), m_daylight));
    }

    void addBeds() {
        using enum genotype::Phenotype;
        for (std::size_t row = 0; row < mapBeds.size(); ++row) {
            Bed sown{Growth::Grown, {}};
            for (int i = 0; i < mapBeds[row].room; ++i) {
                const int kind = (i * 5 + static_cast<int>(row) * 3) % 7;
                sown.plants.push_back({{RoundSeeds, kind == 2 || kind == 5 ? WhiteFlowers : PurpleFlowers,
                                        kind % 3 != 0 ? GreenPods : YellowPods,
                                        (i * 3 + static_cast<int>(row)) % 5 == 1 ? ShortStem : TallStem}});
            }
            add(bed(stretchedFor(mapBeds[row].at), sown, m_daylight));
            if (row == 1)
                add(brotherJohann(boxFor({528, 540, 52, 80}), m_daylight));
        }
    }

    void addNear() {
        add(shed(boxFor(standing(GardenPlace::Shed)), m_daylight));
        add(wheelbarrow(boxFor({368, 652, 96, 44}), m_daylight));
        for (const Standing& thing : {Standing{62, 640, 30, 50}, Standing{36, 652, 26, 44}})
            add(pot(boxFor(thing), m_daylight));
        addTree({1256, 560, 88, 112}, Tree::Fir);
        addTree({26, 480, 72, 92}, Tree::Lime);
    }

    Box m_box;
    double m_scale;
    double m_wide;
    double m_high;
    Daylight m_daylight;
    Parts m_parts;
};

} // namespace

Shape gardenMap(const Box& box, Daylight daylight) {
    return MapPicture(box, daylight).whole();
}

Shape gardenPlaces(const Box& box, Daylight daylight) {
    return MapPicture(box, daylight).places();
}

Point gardenSign(const Box& box, GardenPlace place) {
    return MapPicture(box, Daylight::Morning).sign(place);
}

} // namespace shapes
