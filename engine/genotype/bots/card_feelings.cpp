// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/instinct.h"

#include <algorithm>

namespace genotype {

namespace {

/// The rows of a table; the compiler checks that each card has one, in the order of the enum.
template <typename Rows> consteval Rows inOrder(Rows rows) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (static_cast<std::size_t>(rows[i].card) != i)
            throw "a card without a row, or out of order";
    return rows;
}

} // namespace

constinit const std::array<Instinct::ToolFeelings, toolKinds> Instinct::toolFeelings =
    inOrder(std::array<ToolFeelings, toolKinds>{{
        {Tool::WateringFunnel, [](const Instinct& my) { return bestValidation(my.m_player); }, always<300>},
        {Tool::GraftKnife, always<230>, always<0>},
        {Tool::Rake, always<170>, always<0>},
        {Tool::SeedBag, [](const Instinct& my) { return my.m_player.hand.size() < 2 ? 160 : 60; },
         [](const Instinct& my) {
             if (my.m_roundsLeft == 0)
                 return 10;
             return my.m_player.hand.size() < 3 ? 180 : -10;
         }},
        {Tool::Dissertation, [](const Instinct& my) { return std::max(0, my.goal() - coin); },
         [](const Instinct& my) { return my.goal() - coin * 3 / 2; }},
        {Tool::FlowerPot, [](const Instinct& my) { return 130 + 90 * my.m_roundsLeft; }, always<200>},
        {Tool::PollenBrush, always<110>, always<0>},
        {Tool::HandLens, always<150>, always<0>},
        {Tool::PocketWatch, always<150>, always<0>},
        {Tool::GardenLine, always<150>, always<0>},
        {Tool::Grant, [](const Instinct& my) { return my.m_roundsLeft > 0 ? 190 : 0; }, always<0>},
    }});

constinit const std::array<Instinct::AssistantFeelings, assistantCount> Instinct::assistantFeelings =
    inOrder(std::array<AssistantFeelings, assistantCount>{{
        {Assistant::Alipius, always<60>, always<0>},
        {Assistant::Elisabeth,
         [](const Instinct& my) { return goalMarkers > my.m_player.goalMarkersLeft ? 190 : 90; },
         always<250>},
        {Assistant::Anna, always<130>,
         [](const Instinct& my) { return bestValidation(my.m_player) - my.cost(1); }},
        {Assistant::Omari, always<230>, always<0>},
        {Assistant::Anton, always<110>, always<0>},
        {Assistant::Franz, always<200>,
         [](const Instinct&
                my) { return my.m_view.openTotal >= 2   ? 120
                             : my.m_view.openTotal == 1 ? 60
                                                        : -50; }},
        {Assistant::Maria, always<150>, always<0>},
        {Assistant::Leopold, always<120>, always<0>},
        {Assistant::May, always<110>, always<0>},
        {Assistant::Eduard, always<190>, always<0>},
    }});

} // namespace genotype
