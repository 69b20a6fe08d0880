// SPDX-License-Identifier: GPL-3.0-or-later
#include "pedigree_case.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/charts/figure_words.h"
#include "app/learn/session/figure_settings.h"
#include "lessons/pedigree/family_question.h"
#include "lessons/pedigree/inference.h"

#include <QtCore/QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace app {

namespace pedigrees = lessons::pedigree;

namespace {

constexpr std::array publishedIds{"first-phenylketonuria", "scott-colour-blindness", "royal-haemophilia"};

PedigreeCase madeCase(int number) {
    auto made = pedigrees::makeFamilyQuestion(std::uint64_t(number));
    return {"seed " + std::to_string(number), std::move(made.family), made.mode, made.couple};
}

PedigreeCase publishedCase(const pedigrees::PublishedFamily& one) {
    return {one.id, one.family, one.mode, one.couple, &one};
}

/// "20 %", with a decimal if it is not whole.
QString percent(double share) {
    const double value = 100 * share;
    const bool whole = std::abs(value - std::round(value)) < 0.05 && value > 0.5 && value < 99.5;
    return QStringLiteral("%1\u00a0%").arg(percentNumber(share, whole ? 0 : 1));
}

void describeCarriers(const PedigreeCase& one, const std::vector<pedigrees::GenotypeChances>& genotypes,
                      QStringList& evidence) {
    constexpr double certain = 1e-9;
    for (const std::size_t parent : {one.couple.mother, one.couple.father})
        if (const double chance = carrierChance(one.mode, genotypes[parent]);
            chance > certain && chance < 1 - certain)
            evidence << Figures::tr("With everybody drawn here, %1 is a carrier with a chance of %2.")
                            .arg(QString::fromStdString(nameOf(one.family[parent])), percent(chance));
}

QString rivalWords(const PedigreeCase& one, pedigrees::Mode rival) {
    const double times =
        std::pow(10, log10Likelihood(one.family, {one.mode}) - log10Likelihood(one.family, {rival}));
    constexpr double many = 1000;
    const QLocale locale;
    return times > many ? Figures::tr("“%1” fits too, but makes this family more than %2 times less likely.")
                              .arg(text(nameOf(rival)), locale.toString(int(many)))
                        : Figures::tr("“%1” fits too, but makes this family about %2 times less likely.")
                              .arg(text(nameOf(rival)), locale.toString(times, 'f', times < 10 ? 1 : 0));
}

void describeRivals(const PedigreeCase& one, PedigreeFindings& findings) {
    bool told = false;
    for (std::size_t i = 0; i < findings.exclusions.size(); ++i)
        if (!findings.exclusions[i] && pedigrees::mainModes[i] != one.mode) {
            findings.evidence << rivalWords(one, pedigrees::mainModes[i]);
            told = true;
        }
    if (told)
        findings.evidence << Figures::tr("(For an allele of frequency 0.01.)");
}

} // namespace

const Chooser familyChooser{
    "family", [] { return Figures::tr("Family"); },
    [] {
        return listOf(Figures::tr("Phenylketonuria, 1934"), Figures::tr("Colour blindness, 1778"),
                      Figures::tr("Queen Victoria's family"), Figures::tr("New family"));
    }};

const PedigreeCase& pedigreeCaseOf(const FigureSettings& settings) {
    static PedigreeCase last;
    const auto chosen = std::size_t(familyChooser.in(settings));
    if (chosen >= publishedIds.size()) {
        const int number = settings.firstMystery() + settings.setting(familyNumberSetting, 0).toInt();
        if (last.id != "seed " + std::to_string(number))
            last = madeCase(number);
    } else if (const std::string id = publishedIds[chosen]; last.id != id) {
        last = publishedCase(*pedigrees::findPublishedFamily(id));
    }
    return last;
}

PedigreeFindings findingsOf(const PedigreeCase& one) {
    PedigreeFindings findings;
    for (const pedigrees::Mode mode : pedigrees::mainModes)
        findings.exclusions.push_back(exclusionOf(one.family, mode));
    if (const auto genotypes = genotypeChances(one.family, {one.mode}); genotypes && isRecessive(one.mode)) {
        for (const auto& chances : *genotypes)
            findings.carriers.push_back(isCertainCarrier(one.mode, chances));
        describeCarriers(one, *genotypes, findings.evidence);
    }
    describeRivals(one, findings);
    return findings;
}

} // namespace app
