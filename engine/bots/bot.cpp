#include "engine/bots/bot.h"

#include "engine/bots/apprentice_bot.h"
#include "engine/bots/novice_bot.h"

#include <array>

namespace genotype {

namespace {

class RandomBot : public Bot {
public:
    Action chooseAction(const Observation&, const ActionList& legal, core::Random& random,
                        const Budget&) const override {
        return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    }
};

constexpr std::array<std::string_view, 3> ids{"random", "novice", "apprentice"};

} // namespace

const Bot* findBot(std::string_view id) {
    static const RandomBot random;
    static const NoviceBot novice;
    static const ApprenticeBot apprentice;
    if (id == "random")
        return &random;
    if (id == "novice" || id == "simple")
        return &novice;
    return id == "apprentice" ? &apprentice : nullptr;
}

std::span<const std::string_view> botIds() {
    return ids;
}

} // namespace genotype
