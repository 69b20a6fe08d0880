// SPDX-License-Identifier: GPL-3.0-or-later
#include "look_painter.h"

#include "app/charts/cross_plant.h"
#include "app/charts/phenotype_sign.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "lessons/topics/interaction_experiment.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using genotype::Trait;

bool showsPeas(const lessons::Brood& brood) {
    return brood.showsGenes() && std::ranges::any_of(brood.cross().genes, [](const lessons::Gene& gene) {
               return gene.trait.has_value();
           });
}

void paintLook(QPainter& painter, const QRectF& room, const lessons::Brood& brood, std::size_t phenotype) {
    if (!showsPeas(brood)) {
        const qreal side = std::min(room.width(), room.height());
        paintPhenotypeSign(painter, QRectF(room.center() - QPointF(side, side) / 2, QSizeF(side, side)),
                           lessons::toneOf(brood, phenotype), phenotype);
        return;
    }
    const PlantLook plant = plantOf(brood.cross(), brood.offspring().genesOfPhenotype(phenotype));
    const bool pod = plant.of(Trait::SeedShape) || plant.of(Trait::PodColour);
    if (plant.of(Trait::PlantHeight) || (pod && plant.of(Trait::FlowerColour))) {
        paintPlant(painter, room, plant);
    } else if (pod) {
        const qreal length = std::min(room.width() * 0.84, room.height() * 2.4);
        paintPod(painter, {room.center().x() - length * 0.48, room.center().y()}, length, 0,
                 plant.of(Trait::PodColour), plant.of(Trait::SeedShape));
    } else {
        paintFlower(painter, room.center(), std::min(room.width(), room.height()) * 0.85, 0,
                    plant.of(Trait::FlowerColour));
    }
}

} // namespace app
