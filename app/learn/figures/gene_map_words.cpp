// SPDX-License-Identifier: GPL-3.0-or-later
#include "gene_map_words.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/charts/figure_words.h"

#include <QtCore/QLocale>

namespace app {

namespace gene_map_words {
namespace {

QString decimals(double value, int places) {
    return QLocale().toString(value, 'f', places);
}

std::string percent(double share) {
    return percentNumber(share).toStdString();
}

/// Between this outer gene and the middle one.
double fractionOf(const lessons::KnownMap& known, std::size_t outer) {
    return known.fractions[known.order[0] == outer ? 0 : 1];
}

} // namespace
} // namespace gene_map_words

QStringList mapWords(const lessons::ThreePointMap& map, std::int64_t offspring,
                     const lessons::MappedGenes& genes) {
    using namespace gene_map_words;
    QStringList lines{text(lessons::orderPhrase(map, genes))};
    double sum = 0;
    for (const lessons::GeneDistance& interval : map.intervals) {
        // As counted: the estimate stops at one half.
        const double fraction = double(interval.recombinants) / double(offspring);
        lines << text(lessons::distancePhrase(interval, offspring, genes, percent(fraction)));
        sum += fraction;
    }
    lines << text(lessons::sumPhrase(map, genes, percent(sum),
                                     percent(double(map.outer.recombinants) / double(offspring))));
    lines << text(lessons::interferencePhrase(map, decimals(map.expectedDoubles, 1).toStdString(),
                                              decimals(map.coincidence.value_or(0), 2).toStdString(),
                                              decimals(map.interference.value_or(0), 2).toStdString()));
    return lines;
}

QString truthWords(const lessons::KnownMap& known, const std::array<std::size_t, 3>& order) {
    using namespace gene_map_words;
    return Figures::tr("The plant was rolled with %1 % and %2 % and an interference of %3.")
        .arg(decimals(100 * fractionOf(known, order[0]), 0), decimals(100 * fractionOf(known, order[2]), 0),
             decimals(1 - known.coincidence, 1));
}

} // namespace app
