// SPDX-License-Identifier: GPL-3.0-or-later
#include "family_meiosis.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "figure_words.h"
#include "lessons/pedigree/couple_cross.h"

#include <QtCore/QLocale>

namespace app {

namespace pedigrees = lessons::pedigree;

namespace {

QString genotypeWords(const pedigrees::Person& person, const std::string& genotype, double chance) {
    constexpr double certain = 1 - 1e-9;
    const QString name = QString::fromStdString(nameOf(person));
    const QString letters = QString::fromStdString(genotype);
    return chance > certain
               ? Figures::tr("%1 is certainly %2.").arg(name, letters)
               : Figures::tr("%1 is %2 with a chance of %3 %.").arg(name, letters, percentNumber(chance));
}

} // namespace

MeiosisOccasion familyMeiosis(const pedigrees::Pedigree& family, pedigrees::Mode mode,
                              pedigrees::Parents couple) {
    const pedigrees::CoupleCross shown = coupleCross(family, mode, couple).value();
    const lessons::Cross& cross = shown.cross;
    MeiosisOccasion occasion;
    occasion.cross = cross;
    occasion.note =
        Figures::tr("If the gene is %1: %2 %3")
            .arg(text(nameOf(mode)),
                 genotypeWords(family[couple.mother], notation(cross, cross.first), shown.mother),
                 genotypeWords(family[couple.father], notation(cross, cross.second), shown.father));
    return occasion;
}

} // namespace app
