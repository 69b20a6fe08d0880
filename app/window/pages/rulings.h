// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <vector>

namespace app {

/// One decision about the rules that a teacher may want to look up.
struct Ruling {
    enum class Kind {
        Departure, ///< against the letter of the rulebook
        House,     ///< a group of players may see it differently
        Reading,   ///< where the rulebook is silent or unclear
    };
    enum class Part {
        Setup,
        Hidden,
        Working,
        Breeding,
        UpgradesAndEnd,
        Overlays,
        Solo,
        GenomeWars,
        GeneExpression
    };

    /// Named by the rules from A to Z (lessons/reference).
    QString id;
    Kind kind;
    Part part;
    /// In the program's language.
    QString text;
};

/// All rulings, by part, in the order of the game.
std::vector<Ruling> rulings();

} // namespace app
