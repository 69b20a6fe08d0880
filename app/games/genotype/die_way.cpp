// SPDX-License-Identifier: GPL-3.0-or-later
#include "die_way.h"

#include "app/base/text/phrases.h"
#include "engine/genotype/words/words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>

namespace app {

using namespace genotype;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(app::DieWay)
};

} // namespace

std::optional<DieWay> wayOf(const Action& action) {
    if (action.kind == ActionKind::Validate && action.count > 0)
        return DieWay{.use = DieUse::Rake};
    if (action.kind != ActionKind::TakeDie)
        return {};
    const bool asItIs = action.use() == DieUse::Match || action.use() == DieUse::Coin;
    if (asItIs && action.count == 0)
        return {};
    return DieWay{.use = asItIs ? DieUse::Match : action.use(), .knives = action.count};
}

std::vector<DieWay> waysOf(const std::vector<Action>& actions) {
    std::vector<DieWay> ways;
    for (const Action& action : actions)
        if (const auto way = wayOf(action); way && std::ranges::find(ways, *way) == ways.end())
            ways.push_back(*way);
    return ways;
}

bool isMeantInItsWay(const Action& action, const Target& target) {
    return target.kind != Target::Kind::PoolColumn || action.use() != DieUse::Pair ||
           static_cast<PoolArea>(target.second) == action.partner;
}

QString labelOf(const DieWay& way) {
    QStringList parts;
    switch (way.use) {
    case DieUse::Rake: parts << text(words::name(Tool::Rake)); break;
    case DieUse::Maria: parts << text(words::name(Assistant::Maria)); break;
    case DieUse::Pair: parts << Words::tr("mutation"); break;
    case DieUse::Match:
    case DieUse::Coin: break;
    }
    for (int i = 0; i < way.knives; ++i)
        parts << text(words::name(Tool::GraftKnife));
    return Words::tr("Use %1…").arg(parts.join(QStringLiteral(" + ")));
}

QString aboutOf(const DieWay& way) {
    QStringList sentences;
    switch (way.use) {
    case DieUse::Rake: sentences << text(words::rule(Tool::Rake)); break;
    case DieUse::Maria: sentences << text(words::rule(Assistant::Maria)); break;
    case DieUse::Pair:
        sentences << Words::tr("A mutation and a second die of its colour together count as any genotype of "
                               "that colour.");
        break;
    case DieUse::Match:
    case DieUse::Coin: break;
    }
    if (way.knives > 0)
        sentences << text(words::rule(Tool::GraftKnife));
    return sentences.join(QLatin1Char(' '));
}

QString promptOf(const DieWay& way, bool dice) {
    QStringList sentences;
    switch (way.use) {
    case DieUse::Rake:
        sentences << (dice ? Words::tr("Choose the die that the Rake changes. The Rake is then used up.")
                           : Words::tr("Choose the trait to validate. The Rake is then used up."));
        break;
    case DieUse::Maria: sentences << Words::tr("Choose the die that Sister Maria changes."); break;
    case DieUse::Pair: sentences << Words::tr("Choose the die to take together with the mutation."); break;
    case DieUse::Match:
    case DieUse::Coin: sentences << Words::tr("Choose one more die."); break;
    }
    if (way.knives > 0)
        sentences << Words::tr("%n Graft Knives are then used up.", nullptr, way.knives);
    return sentences.join(QLatin1Char(' '));
}

} // namespace app
