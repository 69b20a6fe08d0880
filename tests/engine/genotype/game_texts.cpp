// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_texts.h"

#include "engine/genotype/model/value_names.h"

#include <QtCore/QStringList>

#include <cstdio>
#include <cstdlib>

namespace tests {

void badPosition(const QString& why) {
    std::fprintf(stderr, "a test sets an impossible position: %s\n", qPrintable(why));
    std::abort();
}

QString refusalText(Refusal refusal) {
    return QString::fromStdString(std::string(notation(refusal)));
}

QString plantText(PlantId id) {
    QStringList parts;
    for (const Trait trait : allTraits) {
        const PlantCard& card = plantCard(id);
        const std::string_view text = card.has(trait) ? notation(trait, card.genotype(trait)) : "--";
        parts << QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }
    return parts.join(' ');
}

PlantId plant(std::string_view genotypes) {
    const QString wanted = QString::fromUtf8(genotypes.data(), static_cast<qsizetype>(genotypes.size()));
    for (PlantId id = 0; id < plantCardCount; ++id)
        if (plantText(id) == wanted)
            return id;
    badPosition("no plant card reads " + wanted);
}

std::pair<Trait, PoolArea> area(std::string_view text) {
    for (const Trait trait : allTraits) {
        for (const Genotype genotype : allGenotypes)
            if (notation(trait, genotype) == text)
                return {trait, static_cast<PoolArea>(genotype)};
        if (text.size() == 2 && text[0] == letterOf(trait) && text[1] == '*')
            return {trait, PoolArea::DeNovo};
    }
    badPosition(QString("no pool area is called ") + QString::fromStdString(std::string(text)));
}

} // namespace tests
