// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/seat_choices.h"
#include "engine/genotype/record.h"

namespace app {

/// The choices for a new game of Genotype while they are being made.
class TableChoices : public SeatChoices {
    Q_DECLARE_TR_FUNCTIONS(app::TableChoices)
public:
    /// Defaults: one person against two novices, as many rounds as `usualRounds` says, no overlays,
    /// everything else random. A single player plays in the first seat, against Brother Johann.
    TableChoices();
    /// The rounds that are preselected for so many players: such a game ends within a lesson, and the first
    /// seat's advantage is smaller in it than in the five rounds as printed. With more than three players, a
    /// round takes longer, but fewer would let nobody complete a plant. Alone, nobody waits for others: as
    /// printed, which is also what Brother Johann's strength was measured in.
    static int usualRounds(int players);
    /// The levels on offer. The random bot is only for tests and measurements; it is no fun to play against.
    static QList<BotChoice> bots();

    /// As chosen; none until somebody has: then they follow from the number of players.
    std::optional<int> chosenRounds;
    genotype::Inheritance flowerColour = genotype::Inheritance::CompleteDominance;
    genotype::Inheritance plantHeight = genotype::Inheritance::CompleteDominance;
    /// How hard the solo game is. In a hard game, an assistant helps Brother Johann; noAssistant: a random
    /// one.
    genotype::Difficulty johann = genotype::Difficulty::Easy;
    std::uint8_t johannAssistant = genotype::noAssistant;
    /// The seat that begins, or −1 for a random one.
    int first = -1;

    bool isSolo() const { return players == 1; }
    int rounds() const { return chosenRounds.value_or(usualRounds(players)); }
    int persons() const { return isSolo() ? 1 : SeatChoices::persons(); }

    /// A game with these choices and no actions. If the seed is blank, each call draws a new one.
    /// Precondition: isValid().
    genotype::Record record() const;
    /// The choices of a game of the reader against two novices.
    TableChoices quick() const;

    void sit(int seat) override;
    void leave(int seat) override;

    void load(QSettings& settings) override;
    void save(QSettings& settings) const override;
};

} // namespace app
