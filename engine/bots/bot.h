#pragma once

#include "engine/core/random.h"
#include "engine/genotype/action.h"
#include "engine/genotype/observation.h"

#include <span>
#include <stop_token>
#include <string_view>

namespace genotype {

/// How long a bot may think. It counts playouts and not seconds, so that the same numbers give the same move
/// on every machine; live play turns seconds into playouts by the speed that it has measured.
struct Budget {
    /// Playouts for one choice, 0: the bot's own usual number. Bots that do not search ignore it.
    int iterations = 0;
    /// Asked between playouts. A bot that is stopped returns the best it has found so far.
    std::stop_token stop{};
};

/// A player of the computer. It gets what its seat may see and nothing else, keeps nothing between two
/// choices, and with the same observation, list, generator and number of playouts it always chooses the same.
/// Safe to be asked by several threads at once.
class Bot {
public:
    virtual ~Bot() = default;
    /// One of `legal`, which is what the acting seat may do and not empty. Precondition: it is the choice of
    /// `seen.seat`.
    virtual Action chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                                const Budget& budget) const = 0;
    Action chooseAction(const Observation& seen, const ActionList& legal, core::Random& random) const {
        return chooseAction(seen, legal, random, Budget{});
    }
};

/// The bot of that id, which lives as long as the program; null when there is none. Records of older versions
/// name the novice "simple".
const Bot* findBot(std::string_view id);

/// "random" (any action, all equally likely), then the levels, weakest first: "novice" (legal and sensible),
/// "apprentice" (values one step ahead), "researcher" and "mendel" (play on in worlds that fit what they have
/// seen).
std::span<const std::string_view> botIds();

} // namespace genotype
