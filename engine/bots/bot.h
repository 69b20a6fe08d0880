#pragma once

#include "engine/core/random.h"
#include "engine/genotype/action.h"
#include "engine/genotype/observation.h"

#include <span>
#include <string_view>

namespace genotype {

/// A player of the computer. It gets what its seat may see and nothing else, keeps nothing between two
/// choices, and with the same observation, list and generator it always chooses the same.
class Bot {
public:
    virtual ~Bot() = default;
    /// One of `legal`, which is what the acting seat may do and not empty. Precondition: it is the choice of
    /// `seen.seat`.
    virtual Action chooseAction(const Observation& seen, const ActionList& legal,
                                core::Random& random) const = 0;
};

/// The bot of that id, which lives as long as the program; null when there is none.
const Bot* findBot(std::string_view id);

/// "random" (any action, all equally likely) and "simple" (sensible for a beginner).
std::span<const std::string_view> botIds();

} // namespace genotype
