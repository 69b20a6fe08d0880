// SPDX-License-Identifier: GPL-3.0-or-later
#include "price_option.h"

#include "app/programs/console/output.h"
#include "engine/genotype/model/value_names.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace cli {

using namespace genotype;

namespace {

/// A digit, so that a price cannot be unreasonable: 0 … 9.
std::optional<std::uint8_t> takePrice(std::string_view& text) {
    if (text.empty() || text[0] < '0' || text[0] > '9')
        return {};
    const auto price = static_cast<std::uint8_t>(text[0] - '0');
    text.remove_prefix(1);
    return price;
}

bool take(std::string_view& text, char mark) {
    const bool there = !text.empty() && text[0] == mark;
    text.remove_prefix(there);
    return there;
}

std::optional<PriceScale> readScale(std::string_view text) {
    const auto start = takePrice(text);
    if (!start)
        return {};
    PriceScale scale;
    for (std::size_t step = 0; step < priceSteps; ++step) {
        const bool divided = take(text, step == 0 ? ':' : ',');
        const auto price = takePrice(text);
        if (!divided || !price || (step > 0 && *price <= scale.steps[step - 1]))
            return {};
        scale.steps[step] = *price;
    }
    const auto bead = std::find(scale.steps.begin(), scale.steps.end(), *start);
    if (!text.empty() || bead == scale.steps.end())
        return {};
    scale.start = static_cast<std::uint8_t>(bead - scale.steps.begin());
    return scale;
}

} // namespace

Prices pricesOf(const std::vector<std::string>& texts) {
    Prices prices = abacus;
    for (const std::string& text : texts) {
        const auto equals = std::min(text.find('='), text.size());
        const int kind = valueNamed<Upgrade>(std::string_view(text).substr(0, equals), upgradeKinds);
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
