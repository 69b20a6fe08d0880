// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_dice.h"

#include "app/document/game_library.h"
#include "app/document/journal.h"
#include "lessons/ledger/ledger.h"

#include <numeric>

namespace app {

namespace {

/// The outcome that shows this genotype: its own, or the look that is written with its first letter.
std::optional<std::size_t> outcomeOf(const lessons::Experiment& experiment, genotype::Genotype genotype) {
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

std::optional<GameDice> lastGameDice(const QString& dataFolder, const lessons::Experiment& experiment) {
    if (!experiment.gameTrait && !experiment.forMutation)
        return {};
    const GameLibrary library(dataFolder);
    for (const SavedGame& game : library.games()) {
        if (!game.playable() || game.game != QLatin1String("genotype"))
            continue;
        const OpenedGame opened = GameLibrary::look(game.path);
        if (!opened.ok())
            continue;
        lessons::Ledger ledger;
        ledger.add(genotype::replay(opened.record()).events, {"game", false, {}});
        GameDice dice{game.title.isEmpty() ? game.players.join(QStringLiteral(", ")) : game.title,
                      opened.record().setup.position.has_value(),
                      std::vector<std::int64_t>(experiment.outcomes.size())};
        lessons::LedgerFilter filter{.rule = lessons::RollRule::RerolledOnce};
        if (!experiment.forMutation) {
            filter.trait = experiment.gameTrait;
            filter.parents = experiment.gameParents;
        }
        for (const lessons::LedgerRow& row : ledger.filtered(filter)) {
            const bool mutation = row.area() == genotype::PoolArea::DeNovo;
            if (experiment.forMutation)
                // Under any parents, of any trait: mutations come first among the outcomes.
                ++dice.counts[mutation ? 0 : 1];
            else if (mutation)
                continue;
            else if (const auto outcome = outcomeOf(experiment, static_cast<genotype::Genotype>(row.area())))
                ++dice.counts[*outcome];
        }
        if (std::accumulate(dice.counts.begin(), dice.counts.end(), std::int64_t{0}) > 0)
            return dice;
    }
    return {};
}

} // namespace app
