// SPDX-License-Identifier: GPL-3.0-or-later
#include "trait_painter.h"

#include "flower_painter.h"
#include "plant_painter.h"
#include "pod_painter.h"

#include <QtCore/QRectF>
#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using genotype::Phenotype;
using genotype::Trait;

void paintTrait(QPainter& painter, const QRectF& rect, Phenotype phenotype) {
    const auto pod = [&](std::optional<Phenotype> colour, std::optional<Phenotype> shape) {
        const qreal length = std::min(rect.width(), rect.height() * 2.4);
        paintPod(painter, {rect.center().x() - length * 0.48, rect.center().y()}, length, 0, colour, shape);
    };
    switch (genotype::traitOf(phenotype)) {
    case Trait::SeedShape: pod({}, phenotype); break;
    case Trait::FlowerColour:
        paintFlower(painter, rect.center(), std::min(rect.width(), rect.height()) * 0.85, 0, phenotype);
        break;
    case Trait::PodColour: pod(phenotype, {}); break;
    case Trait::PlantHeight: {
        PlantLook look;
        look.show(phenotype);
        paintPlant(painter, rect, look);
        break;
    }
    }
}

} // namespace app
