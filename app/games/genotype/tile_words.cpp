// SPDX-License-Identifier: GPL-3.0-or-later
#include "tile_words.h"

#include "app/base/text/phrases.h"
#include "lessons/garden_odds.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <array>

namespace app {

using namespace genotype;

namespace {

struct Tiles {
    Q_DECLARE_TR_FUNCTIONS(app::Tiles)
};

} // namespace

QString tilePreviewWords(const Observation& seen, Seat seat, Trait trait, const Parents& then) {
    std::array<bool, allGenotypes.size()> wanted{};
    bool any = false;
    for (const lessons::NeededGenotype& needed : lessons::neededGenotypes(seen, seat))
        if (needed.trait == trait)
            wanted[static_cast<std::size_t>(needed.genotype)] = any = true;
    const auto before = punnettCounts(seen.visible.bench(trait).parents);
    const auto after = punnettCounts(then);
    QStringList sentences;
    for (const Genotype genotype : allGenotypes) {
        const auto index = static_cast<std::size_t>(genotype);
        if (any && !wanted[index])
            continue;
        const QString pair = genotypeText(trait, genotype);
        sentences << (before[index] == after[index]
                          ? Tiles::tr("%1 stays in %2 of 4 cells.").arg(pair).arg(before[index])
                          : Tiles::tr("%1 is in %2 of 4 cells now, then in %3.")
                                .arg(pair)
                                .arg(before[index])
                                .arg(after[index]));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace app
