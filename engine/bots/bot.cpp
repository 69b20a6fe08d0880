#include "engine/bots/bot.h"

#include "engine/bots/simple_bot.h"

#include <array>

namespace genotype {

namespace {

class RandomBot : public Bot {
public:
    Action chooseAction(const Observation&, const ActionList& legal, core::Random& random) const override {
        return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    }
};

constexpr std::array<std::string_view, 2> ids{"random", "simple"};

} // namespace

const Bot* findBot(std::string_view id) {
    static const RandomBot random;
    static const SimpleBot simple;
    if (id == "random")
        return &random;
    return id == "simple" ? &simple : nullptr;
}

std::span<const std::string_view> botIds() {
    return ids;
}

} // namespace genotype
