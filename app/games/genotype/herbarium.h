// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"
#include "app/base/shapes/plant_look.h"
#include "engine/genotype/model/catalogue.h"

#include <QtCore/QDate>
#include <QtCore/QList>

#include <cstddef>

namespace app {

/// A plant that a person at this computer has bred and harvested.
struct BredPlant {
    genotype::PlantId plant = 0;
    QString game; ///< its name in the dice ledger and that of its file
    /// What the game and the person were called then.
    QString title;
    QString name;
    QDate day;
    int round = 1;
    /// The action that harvested it, from 0: undoing that takes the plant out again.
    std::size_t step = 0;
    /// How flower colour and plant height were inherited in that game: they decide how the plant looks.
    genotype::Inheritance flowerColour = genotype::Inheritance::CompleteDominance;
    genotype::Inheritance plantHeight = genotype::Inheritance::CompleteDominance;

    bool operator==(const BredPlant&) const = default;
};

/// How each trait was inherited in the game in which it was bred.
genotype::Inheritances inheritancesOf(const BredPlant& bred);
/// How it looks.
shapes::PlantLook lookOf(const BredPlant& bred);

/// All plants bred in the games of a data folder, in herbarium.json there: pressed at the moment of their
/// harvest, so that a game that is never finished adds its plants too.
class Herbarium {
public:
    explicit Herbarium(const QString& folder);

    /// In the order in which they were bred. Entries that make no sense are left out.
    QList<BredPlant> plants();
    /// Adds plants that are not there yet. False if they could not be written.
    bool add(const QList<BredPlant>& plants);
    /// Takes out what actions of this game from `step` on had added, because they were undone.
    bool takeBack(const QString& game, std::size_t step);

    /// The path to which a damaged file was moved; empty if there was none.
    const QString& damagedFile() const { return m_file.damagedFile(); }

private:
    StateFile m_file;
};

} // namespace app
