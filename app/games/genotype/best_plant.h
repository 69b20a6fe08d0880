// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/theme/kept.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace app {

/// A plant that was completed in a game.
struct HarvestedPlant {
    genotype::PlantId plant = genotype::noPlant;
    int round = 1;
    int points = 0; ///< the card's, and those of the research goals that count it
    PlantLook look;
};

/// The plant that gave a seat the most points; of equals, the first. No value if the seat completed none.
std::optional<HarvestedPlant> bestPlantOf(const GenotypeGame& document, genotype::Seat seat);

/// A completed plant in the sun, with its points and genotypes, and whether it would breed true.
class BestPlant : public QWidget {
    Q_OBJECT
public:
    /// Without a plant, it says that none was completed. `heading`: whose plant it is.
    BestPlant(const std::optional<HarvestedPlant>& plant, const Text& heading, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF pictureRoom() const;

    std::optional<HarvestedPlant> m_plant;
};

} // namespace app
