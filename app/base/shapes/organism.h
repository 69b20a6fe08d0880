// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape.h"

#include "lessons/breeding/organism.h"

namespace shapes {

/// What is shown of an organism of the breeding bench: the form of each of its characters, in the order of
/// `charactersOf`. A character that does not differ in a mystery is empty and painted as something neutral.
struct OrganismLook {
    lessons::breeding::Organism organism = lessons::breeding::Organism::Pea;
    lessons::breeding::Sex sex = lessons::breeding::Sex::Female;
    std::array<std::optional<lessons::breeding::Form>, 4> forms{};

    bool operator==(const OrganismLook&) const = default;
};

/// A sprig of a pea plant, a fly from above, a glimp from the front, in the largest square in the middle of
/// the box. Everything that a form changes can be seen at 40 pixels.
Shape organism(const Box& box, const OrganismLook& look);

/// The colours of a form: two different ones for patches.
struct FormColours {
    Colour one;
    Colour other;
    Colour line; ///< a darker one for outlines

    bool isPatched() const { return one != other; }
};
/// Those of a form of the character whose colour differs: petals, eyes, fur.
FormColours formColours(lessons::breeding::Organism organism, lessons::breeding::Form form);

} // namespace shapes
