// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/selective_breeding.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

#include <optional>

class QPainter;

namespace app {

/// Two generations of seeds by mass, one above the other: the parents with those that are chosen, and their
/// offspring. A dashed line at the parents' mean goes through both.
struct BreedingPicture {
    lessons::BreedingPopulation parents;
    double share = 1;   ///< of the parents that are chosen, 0…1
    int generation = 0; ///< the parents', from 0
    /// Without them the lower half says that they are still to come.
    std::optional<lessons::BreedingPopulation> offspring;

    QString description() const;
    void paint(QPainter& painter, const QRectF& room) const;
};

/// The mass in mg of a seed with so many plus alleles in a mean environment.
double seedMass(double plusAlleles);
/// "483 mg".
QString massWords(double plusAlleles);

} // namespace app
