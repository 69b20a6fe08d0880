// SPDX-License-Identifier: GPL-3.0-or-later
#include "interaction_words.h"

#include "app/base/text/phrases.h"
#include "figure_words.h"

namespace app {

namespace {

QString lookOf(const lessons::Interaction& interaction, std::size_t genotype) {
    const std::uint8_t look = interaction.phenotypeOfGenotype[genotype];
    if (look == lessons::Interaction::dies)
        return interaction.phenotypesOfGenes ? Figures::tr("dies") : Figures::tr("dies before birth");
    const QString name = text(interaction.phenotypes[look]);
    return look == 0 && interaction.penetrance < 1
               ? Figures::tr("%1 (%2 % of them)").arg(name).arg(qRound(100 * interaction.penetrance))
               : name;
}

/// "B–" for both genotypes with the dominant allele, or "bb".
std::string groupOf(const lessons::Gene& gene, std::size_t genotype) {
    return genotype == 0 ? gene.symbols[0] + "–" : gene.notation(genotype);
}

} // namespace

QStringList interactionRule(const lessons::Interaction& interaction) {
    QStringList lines;
    const auto add = [&](const std::string& letters, std::size_t genotype) {
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(letters), lookOf(interaction, genotype));
    };
    const auto& genes = interaction.genes;
    if (genes.size() == 1) {
        for (std::size_t genotype = 0; genotype < genes[0].genotypeCount(); ++genotype)
            add(genes[0].notation(genotype), genotype);
        return lines;
    }
    for (const std::size_t first : {0, 2})
        for (const std::size_t second : {0, 2})
            add(groupOf(genes[0], first) + groupOf(genes[1], second), first * 3 + second);
    return lines;
}

QString genotypeLook(const lessons::Brood& brood, std::size_t genotype) {
    return brood.interaction() ? lookOf(*brood.interaction(), genotype)
                               : text(brood.phenotypeName(brood.phenotypeOf(genotype)));
}

} // namespace app
