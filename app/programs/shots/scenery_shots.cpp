// SPDX-License-Identifier: GPL-3.0-or-later
#include "shot_catalogue.h"

#include "app/ui/paint/scenery_painter.h"

#include <QtGui/QPainter>
#include <QtWidgets/QWidget>

#include <array>

namespace app {
namespace {

/// All scenery on one sheet, in the order of its header.
class SceneryPicture : public QWidget {
protected:
    void paintEvent(QPaintEvent*) override {
        using namespace shapes;
        const auto trees = [](Tree kind) {
            return [kind](const Box& box, Daylight daylight) { return shapes::tree(box, kind, daylight); };
        };
        const auto beds = [](Growth growth) {
            return [growth](const Box& box, Daylight daylight) {
                using enum genotype::Phenotype;
                return bed(box,
                           {growth,
                            {{{RoundSeeds, PurpleFlowers, GreenPods, TallStem}},
                             {{WrinkledSeeds, WhiteFlowers, GreenPods, ShortStem}},
                             {{RoundSeeds, PurpleFlowers, YellowPods, TallStem}}}},
                           daylight);
            };
        };
        const std::array<std::function<Shape(const Box&, Daylight)>, 28> things{sky,
                                                                                sun,
                                                                                cloud,
                                                                                hills,
                                                                                skyline,
                                                                                hedge,
                                                                                lawn,
                                                                                trees(Tree::Lime),
                                                                                trees(Tree::Apple),
                                                                                trees(Tree::Fir),
                                                                                trees(Tree::Cypress),
                                                                                gardenWall,
                                                                                abbey,
                                                                                glasshouse,
                                                                                shed,
                                                                                university,
                                                                                treasury,
                                                                                gardenPath,
                                                                                beds(Growth::Bare),
                                                                                beds(Growth::Sprouting),
                                                                                beds(Growth::Grown),
                                                                                sprout,
                                                                                coldFrame,
                                                                                pot,
                                                                                wheelbarrow,
                                                                                brotherJohann,
                                                                                bee,
                                                                                beehive};
        constexpr int columns = 7;
        const QSize cell(width() / columns, height() / 4);
        const QSize size = cell * 0.9;
        QPainter painter(this);
        painter.drawPixmap(0, 0,
                           sceneryPixmap(QStringLiteral("ground"), this->size(), devicePixelRatioF(), lawn));
        for (int i = 0; i < static_cast<int>(things.size()); ++i)
            painter.drawPixmap(i % columns * cell.width(), i / columns * cell.height(),
                               sceneryPixmap(QString::number(i), size, devicePixelRatioF(),
                                             things[static_cast<std::size_t>(i)]));
    }
};

} // namespace

void registerSceneryShots(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("scenery"), ShotCatalogue::brief(),
                  [](AppContext&) { return std::make_unique<SceneryPicture>(); });
}

} // namespace app
