// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reference/game_elements.h"

#include "engine/genecards/words.h"
#include "engine/genomewars/words.h"
#include "engine/genotype/model/catalogue.h"
#include "engine/genotype/model/value_names.h"
#include "engine/genotype/words/words.h"

#include <algorithm>
#include <array>
#include <set>

namespace lessons {
namespace {

std::string idOf(std::string_view kind, std::string_view notation) {
    return std::string(kind) + ' ' + std::string(notation);
}

void addGenotype(std::vector<GameElement>& all) {
    using namespace genotype;
    constexpr std::array<std::string_view, 5> phaseNames{"setup", "working", "breeding", "upgrades",
                                                         "finished"};
    for (std::size_t i = 0; i < phaseNames.size(); ++i) {
        const auto phase = static_cast<Phase>(i);
        all.push_back({idOf("phase", phaseNames.at(i)), words::name(phase), words::rule(phase)});
    }
    std::set<SpaceKind> kinds{SpaceKind::OwnDice}; // that of an assistant
    for (const SpaceInfo& space : spaces)
        if (kinds.insert(space.kind).second)
            all.push_back({idOf("space", space.notation), words::shortName(space.id), words::rule(space.id)});
    for (int i = 0; i < upgradeKinds; ++i) {
        const auto upgrade = static_cast<Upgrade>(i);
        all.push_back({idOf("upgrade", notation(upgrade)), words::name(upgrade), words::rule(upgrade)});
    }
    for (const ToolCard& card : toolCards)
        all.push_back({idOf("tool", card.notation), words::name(card.id), words::rule(card.id)});
    for (const AssistantCard& card : assistantCards)
        all.push_back({idOf("assistant", card.notation), words::name(card.id), words::rule(card.id)});
}

void addOthers(std::vector<GameElement>& all) {
    for (const genomewars::AlleleInfo& info : genomewars::alleles)
        all.push_back({idOf("allele", info.notation), genomewars::words::name(info.id),
                       genomewars::words::rule(info.id)});
    for (const genomewars::EnvironmentInfo& info : genomewars::environments)
        all.push_back({idOf("environment", info.notation), genomewars::words::name(info.id),
                       genomewars::words::rule(info.id)});
    for (const genecards::ActionCard& card : genecards::actionCards)
        all.push_back({idOf("action", card.notation), genecards::words::name(card.id),
                       genecards::words::rule(card.id)});
}

} // namespace

const std::vector<GameElement>& gameElements() {
    static const std::vector<GameElement> all = [] {
        std::vector<GameElement> made;
        addGenotype(made);
        addOthers(made);
        return made;
    }();
    return all;
}

const GameElement* findElement(std::string_view id) {
    const auto& all = gameElements();
    const auto found = std::ranges::find(all, id, &GameElement::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace lessons
