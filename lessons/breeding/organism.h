// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

/// Breeding experiments whose mode of inheritance has to be found out. What the organisms look like is known
/// from nature; how their characters are inherited is made up anew for each mystery.
namespace lessons::breeding {

enum class Organism : std::uint8_t {
    Pea,  ///< no sexes; a plant can be crossed with itself
    Fly,  ///< the fruit fly; no crossing over in males (Morgan 1914, Biol. Bull. 26: 195–204)
    Glimp ///< made up; two sexes, males with an X and a Y
};
inline constexpr std::array allOrganisms{Organism::Pea, Organism::Fly, Organism::Glimp};

/// "pea": for files and commands.
std::string_view idOf(Organism organism);
/// "pea plant".
core::Phrase nameOf(Organism organism);
bool hasSexes(Organism organism);

/// Individuals of an organism without sexes are all `Female`.
enum class Sex : std::uint8_t { Female, Male };

/// The place of a form in `Character::forms`.
using Form = std::uint8_t;

/// What one can see of an organism, and the forms that it can take. A character that mixes has three plain
/// forms, then the shades between the first and the second, the first and the third, the second and the
/// third, then patches of both for the same pairs. Any other has two plain forms.
struct Character {
    std::string_view id; ///< "flower-colour"
    core::Phrase name;   ///< "flower colour"
    std::vector<core::Phrase> forms;

    bool mixes() const { return forms.size() > 2; }
};

const std::vector<Character>& charactersOf(Organism organism);

/// The shade between two different plain forms of a character that mixes, in either order.
Form shadeBetween(Form one, Form other);
/// Patches of two different plain forms, in either order.
Form patchesOf(Form one, Form other);

inline constexpr Form firstShade = 3;
inline constexpr Form firstPatches = 6;
/// The pairs of plain forms in the order of shades and of patches.
inline constexpr std::array<std::pair<Form, Form>, 3> mixedPairs{{{0, 1}, {0, 2}, {1, 2}}};

/// The two plain forms of a shade or of patches; none for a plain form.
constexpr std::optional<std::pair<Form, Form>> partsOf(Form form) {
    if (form < firstShade)
        return std::nullopt;
    return mixedPairs[(form - firstShade) % mixedPairs.size()];
}
constexpr bool isPatched(Form form) {
    return form >= firstPatches;
}

/// What an individual shows of the characters that differ in its mystery; the second form is 0 if there is
/// only one such character.
struct Look {
    std::array<Form, 2> forms{};

    bool operator==(const Look&) const = default;
    bool operator<(const Look& other) const { return forms < other.forms; }
};

} // namespace lessons::breeding
