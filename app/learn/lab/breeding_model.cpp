// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_model.h"

#include "app/charts/reading.h"
#include "lessons/breeding/hypotheses.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace app::breeding_model {

using namespace lessons::breeding;

std::vector<Look> looksSeen(const Evidence& evidence) {
    return lessons::breeding::looksSeen(evidence, evidence.crosses.size());
}

Model ofMode(Mode mode, const Evidence& evidence) {
    if (characterCount(mode) == 2 && evidence.characters == 2)
        return modelsOf(mode, 2, looksSeen(evidence)).at(0);
    return {mode, std::vector<Look>(classNames(mode).size(), unseen)};
}

std::optional<Model> withLook(Model model, std::size_t place, const Look& look) {
    if (place >= model.looks.size())
        return std::nullopt;
    if (look != unseen)
        std::ranges::replace(model.looks, look, unseen);
    model.looks[place] = look;
    return model;
}

std::optional<Model> withDominant(const Model& model, std::size_t character, lessons::breeding::Form form,
                                  const Evidence& evidence) {
    if (model.looks.size() != 4 || character > 1)
        return std::nullopt;
    for (const Model& one : modelsOf(model.mode, 2, looksSeen(evidence)))
        if (one.looks[0].forms[character] == form &&
            one.looks[0].forms[1 - character] == model.looks[0].forms[1 - character])
            return one;
    return std::nullopt;
}

bool isStated(const std::optional<Model>& model, const Evidence& evidence) {
    return model && characterCount(model->mode) == evidence.characters && covers(*model, looksSeen(evidence));
}

std::optional<bool> follows(const BreedingPrediction& made, const std::optional<Model>& model,
                            const Evidence& evidence, bool hasSexes) {
    const std::vector<double> parts = ratioIn(made.ratio);
    const std::size_t copies = hasSexes && made.apart ? 2 : 1;
    const double all = std::accumulate(parts.begin(), parts.end(), 0.0);
    if (!isStated(model, evidence) || parts.size() != copies * made.looks.size() || !(all > 0))
        return std::nullopt;
    // A pupil rounds.
    constexpr double rounding = 0.02;
    const std::size_t classes = model->looks.size();
    for (const std::vector<double>& chances :
         lessons::breeding::predictions(evidence, *model, made.mother, made.father)) {
        bool fits = true;
        double explained = 0;
        for (std::size_t sex = 0; sex < copies; ++sex)
            for (std::size_t i = 0; i < made.looks.size(); ++i) {
                const auto at = std::ranges::find(model->looks, made.looks[i]) - model->looks.begin();
                if (std::size_t(at) == classes)
                    return std::nullopt;
                double chance = chances[sex * classes + std::size_t(at)];
                if (hasSexes && copies == 1)
                    chance += chances[classes + std::size_t(at)];
                explained += chance;
                fits &= std::abs(chance - parts[sex * made.looks.size() + i] / all) < rounding;
            }
        // A form that nobody had seen when the ratio was written down may not be left out.
        if (fits && explained > 1 - rounding)
            return true;
    }
    return false;
}

} // namespace app::breeding_model
