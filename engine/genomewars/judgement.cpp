// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/judgement.h"

#include <algorithm>

namespace genomewars {

namespace {

/// Totals beyond the last row count as the last row.
template <typename Table> std::size_t rowOf(const Table& table, int total) {
    std::size_t row = 0;
    while (row + 1 < table.size() && total > table[row].to)
        ++row;
    return row;
}

/// The genome's alleles with an effect of this kind, each with the number of its copies.
template <typename Effect, typename Visitor> void forEachEffect(const Genome& genome, Visitor visitor) {
    for (const AlleleInfo& info : alleles)
        if (const auto* effect = std::get_if<Effect>(&info.effect); effect && genome.holds(info.id))
            visitor(*effect, genome.of(info.id));
}

/// A rise is larger with Fast Reproduction; a loss or no change stays as it is.
int risen(const Genome& genome, int change) {
    if (change > 0)
        forEachEffect<FasterRise>(genome, [&](const FasterRise& faster, int) { change += faster.by; });
    return change;
}

} // namespace

int Judgement::printedChange() const {
    return table == TableKind::Natural ? naturalTable[row].change : modifiedTable[row].change;
}

const NaturalRow& naturalRow(int roll) {
    return naturalTable[rowOf(naturalTable, roll)];
}

int modifierOf(const Genome& genome, Environment environment) {
    int modifier = 0;
    forEachEffect<BonusIn>(genome, [&](const BonusIn& bonus, int copies) {
        if (bonus.environment == environment)
            modifier += bonus.firstCopy + (copies - 1) * bonus.furtherCopy;
    });
    return modifier;
}

Judgement judgeNatural(const Genome& genome, int roll) {
    const std::size_t row = rowOf(naturalTable, roll);
    const NaturalRow& rule = naturalTable[row];
    int change = risen(genome, rule.change);
    if (rule.effect == NaturalEffect::Extinction)
        forEachEffect<MilderExtinction>(
            genome, [&](const MilderExtinction& milder, int) { change = std::max(change, -milder.loss); });
    return {.table = TableKind::Natural,
            .row = static_cast<std::uint8_t>(row),
            .roll = static_cast<std::uint8_t>(roll),
            .modifier = 0,
            .change = static_cast<std::int8_t>(change)};
}

Judgement judgeModified(const Genome& genome, Environment environment, int roll) {
    const int modifier = modifierOf(genome, environment);
    const std::size_t row = rowOf(modifiedTable, roll + modifier);
    return {.table = TableKind::Modified,
            .row = static_cast<std::uint8_t>(row),
            .roll = static_cast<std::uint8_t>(roll),
            .modifier = static_cast<std::uint8_t>(modifier),
            .change = static_cast<std::int8_t>(risen(genome, modifiedTable[row].change))};
}

Judgement judge(const Genome& genome, Environment environment, int roll, bool acting) {
    if (acting || naturalRow(roll).effect == NaturalEffect::Extinction)
        return judgeNatural(genome, roll);
    return judgeModified(genome, environment, roll);
}

} // namespace genomewars
