// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_choices.h"
#include "engine/genotype/record.h"

namespace app {

/// What a new table of Genotype is to be, as the new-game page holds it while it is being chosen.
class TableChoices : public SeatChoices {
    Q_DECLARE_TR_FUNCTIONS(app::TableChoices)
public:
    /// One person against two novices, five rounds, no overlay, all drawn by chance. With one player: alone
    /// against Brother Johann, in the first seat.
    TableChoices();
    /// The levels that may be chosen; the random bot is for tests and measurements, nobody enjoys playing it.
    static QList<BotChoice> bots();

    int rounds = genotype::maxRounds;
    genotype::Inheritance flowerColour = genotype::Inheritance::CompleteDominance;
    genotype::Inheritance plantHeight = genotype::Inheritance::CompleteDominance;
    /// How hard the solo game is. Hard: an assistant helps him, noAssistant to have it drawn.
    genotype::Difficulty johann = genotype::Difficulty::Easy;
    std::uint8_t johannAssistant = genotype::noAssistant;
    /// Seat that starts, or −1 to have it drawn.
    int first = -1;

    bool isSolo() const { return players == 1; }
    int persons() const { return isSolo() ? 1 : SeatChoices::persons(); }

    /// A game with these choices and no actions; each call draws a new seed for a blank one. Precondition:
    /// isValid().
    genotype::Record record() const;
    /// The reader against two novices. Precondition: yourNameProblem().isEmpty().
    genotype::Record quickRecord() const;

    void load(QSettings& settings) override;
    void save(QSettings& settings) const override;
};

} // namespace app
