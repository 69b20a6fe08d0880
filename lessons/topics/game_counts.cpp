// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/game_counts.h"

namespace lessons {

namespace {

/// The outcome that shows this genotype: its own, or the phenotype written with its first letter.
std::optional<std::size_t> outcomeOf(const Experiment& experiment, genotype::Genotype genotype) {
    const std::string_view own = genotype::notation(*experiment.gameTrait, genotype);
    for (std::size_t i = 0; i < experiment.outcomes.size(); ++i)
        if (experiment.outcomes[i].letters == own)
            return i;
    for (std::size_t i = 0; i < experiment.outcomes.size(); ++i)
        if (experiment.outcomes[i].letters == std::string(own.substr(0, 1)) + "–")
            return i;
    return {};
}

} // namespace

std::optional<std::size_t> outcomeOf(const Experiment& experiment, const Roll& die) {
    if (die.rule != RollRule::RerolledOnce)
        return {};
    const bool mutation = die.area == genotype::PoolArea::DeNovo;
    // Under any parents, of any trait: mutations come first among the outcomes.
    if (experiment.forMutation)
        return mutation ? 0 : 1;
    if (mutation || experiment.gameTrait != die.trait || !areSame(experiment.gameParents, die.parents))
        return {};
    return outcomeOf(experiment, static_cast<genotype::Genotype>(die.area));
}

std::optional<GameCounts> lastGameCounts(const Ledger& ledger, const Experiment& experiment) {
    std::optional<GameCounts> last;
    const auto& rows = ledger.rows();
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        const auto outcome = outcomeOf(experiment, row->roll());
        if (!outcome || (last && last->game != row->game))
            continue;
        if (!last)
            last = {row->game, row->time, std::vector<std::int64_t>(experiment.outcomes.size())};
        ++last->counts[*outcome];
    }
    return last;
}

} // namespace lessons
