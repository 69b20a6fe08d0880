// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/organism.h"

#include <QtCore/QtGlobal>

class QPainter;
class QRectF;

namespace app {

/// What is shown of an organism of the breeding bench: the form of each of its characters, in the order of
/// `charactersOf`. A character that does not differ in a mystery is empty and painted as something neutral.
struct OrganismLook {
    lessons::breeding::Organism organism = lessons::breeding::Organism::Pea;
    lessons::breeding::Sex sex = lessons::breeding::Sex::Female;
    std::array<std::optional<lessons::breeding::Form>, 4> forms{};

    bool operator==(const OrganismLook&) const = default;
};

/// Paints the organism into the largest square in the middle of `rect`: a sprig of a pea plant, a fly from
/// above, a glimp from the front. Everything that a form changes can be seen at 40 pixels.
void paintOrganism(QPainter& painter, const QRectF& rect, const OrganismLook& look);

} // namespace app
