// SPDX-License-Identifier: GPL-3.0-or-later
#include "price_option.h"

#include "app/programs/console/output.h"
#include "engine/genotype/model/value_names.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>

namespace cli {

using namespace genotype;

namespace {

/// "1:1,2,3,4". Each price is a digit, so that it cannot be unreasonable.
std::optional<PriceScale> readScale(std::string_view text) {
    constexpr std::string_view form = "0:0,0,0,0";
    static_assert(form.size() == 2 * priceSteps + 1);
    bool isScale = text.size() == form.size();
    for (std::size_t i = 0; isScale && i < form.size(); ++i)
        isScale = form[i] == '0' ? text[i] >= '0' && text[i] <= '9' : text[i] == form[i];
    if (!isScale)
        return {};
    PriceScale scale;
    for (std::size_t step = 0; step < priceSteps; ++step)
        scale.steps[step] = static_cast<std::uint8_t>(text[2 * step + 2] - '0');
    const auto bead = std::find(scale.steps.begin(), scale.steps.end(), text[0] - '0');
    const bool isRising =
        std::ranges::adjacent_find(scale.steps, std::ranges::greater_equal()) == scale.steps.end();
    if (bead == scale.steps.end() || !isRising)
        return {};
    scale.start = static_cast<std::uint8_t>(bead - scale.steps.begin());
    return scale;
}

} // namespace

Prices pricesOf(const std::vector<std::string>& texts) {
    Prices prices = abacus;
    for (const std::string& text : texts) {
        const auto equals = std::min(text.find('='), text.size());
        const int kind = valueNamed<Upgrade>(std::string_view(text).substr(0, equals));
        const auto scale = readScale(std::string_view(text).substr(std::min(equals + 1, text.size())));
        if (kind < 0 || !scale)
            throw UserError("--prices " + text +
                            ": expected plot, slot, marker or assistant, the first price and four rising "
                            "ones, such as plot=1:1,2,3,4");
        prices[static_cast<std::size_t>(kind)] = *scale;
    }
    return prices;
}

std::string textOf(const PriceScale& scale) {
    std::string text = std::to_string(scale.steps[scale.start]);
    for (std::size_t step = 0; step < priceSteps; ++step)
        text.append(step == 0 ? ":" : ",").append(std::to_string(scale.steps[step]));
    return text;
}

void setPrices(State& state, const Prices& prices) {
    state.prices = prices;
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind)
        state.priceStep[kind] = prices[kind].start;
}

} // namespace cli
