// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcome_picture.h"

#include "app/ui/paint/plant_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "engine/genotype/words/words.h"
#include "phenotype_sign.h"

#include <QtCore/QRectF>
#include <QtGui/QPainter>

#include <algorithm>
#include <string_view>

namespace app {

using genotype::Phenotype;
using genotype::Trait;

namespace {

/// The words for single phenotypes in "round, green".
void collectWords(const core::Phrase& phrase, std::vector<std::string_view>& words) {
    bool isWord = true;
    for (const core::Phrase::Argument& argument : phrase.arguments)
        if (const auto* part = std::get_if<core::Phrase>(&argument)) {
            collectWords(*part, words);
            isWord = false;
        }
    if (isWord)
        words.emplace_back(phrase.text);
}

/// Seeds can be green, too: the letter tells which gene a word is about.
bool hasLetter(std::string_view letters, Trait trait) {
    return letters.find(genotype::letterOf(trait, true)) != std::string_view::npos ||
           letters.find(genotype::letterOf(trait, false)) != std::string_view::npos;
}

/// What "RrGg" looks like with complete dominance.
shapes::PlantLook lookOfGenotype(std::string_view letters) {
    shapes::PlantLook look;
    for (std::size_t i = 0; i + 1 < letters.size(); i += 2)
        for (const Trait trait : genotype::allTraits) {
            const char dominant = genotype::letterOf(trait, true);
            const char recessive = genotype::letterOf(trait, false);
            const auto isOne = [&](char letter) { return letter == dominant || letter == recessive; };
            if (!isOne(letters[i]) || !isOne(letters[i + 1]))
                continue;
            const bool shows = letters[i] == dominant || letters[i + 1] == dominant;
            look.show(genotype::phenotypeOf(trait,
                                            shows ? genotype::Genotype::HomozygousDominant
                                                  : genotype::Genotype::HomozygousRecessive,
                                            genotype::Inheritance::CompleteDominance));
        }
    return look;
}

} // namespace

shapes::PlantLook lookOf(const lessons::Experiment& experiment, std::size_t outcome) {
    const lessons::Outcome& one = experiment.outcomes[outcome];
    // Only the experiments that the game's squares roll have genotypes of its traits as outcomes.
    if (!experiment.board.empty() && !experiment.forMutation && core::english(one.name) == one.letters &&
        one.letters.size() == 2 * experiment.board.size())
        return lookOfGenotype(one.letters);
    std::vector<std::string_view> words;
    collectWords(one.name, words);
    shapes::PlantLook look;
    for (int i = 0; i < genotype::phenotypeCount; ++i) {
        const auto phenotype = static_cast<Phenotype>(i);
        if (hasLetter(one.letters, genotype::traitOf(phenotype)) &&
            std::ranges::find(words, genotype::words::word(phenotype).text) != words.end())
            look.show(phenotype);
    }
    return look;
}

void paintOutcome(QPainter& painter, const QRectF& room, const lessons::Experiment& experiment,
                  std::size_t outcome) {
    const lessons::Tone& tone = experiment.outcomes[outcome].tone;
    const shapes::PlantLook look = lookOf(experiment, outcome);
    const auto known = std::ranges::count_if(look.traits, [](const auto& one) { return one.has_value(); });
    const qreal high = room.height();
    if (tone.bred) {
        OrganismLook organism{.organism = tone.bred->organism};
        organism.forms[0] = tone.bred->form;
        paintOrganism(painter, room, organism);
    } else if (known == 0) {
        const qreal side = std::min(room.width(), high) * 0.7;
        QRectF sign(0, 0, side, side);
        sign.moveCenter(room.center());
        paintPhenotypeSign(painter, sign, tone, outcome);
    } else if (look.of(Trait::PlantHeight) || (look.of(Trait::FlowerColour) && known > 1)) {
        paintPlant(painter, room, look);
    } else if (look.of(Trait::FlowerColour)) {
        paintFlower(painter, room.center(), high * 0.85, 0, look.of(Trait::FlowerColour));
    } else {
        paintPod(painter, {room.center().x() - room.width() * 0.46, room.center().y()}, room.width() * 0.92,
                 0, look.of(Trait::PodColour), look.of(Trait::SeedShape));
    }
}

} // namespace app
