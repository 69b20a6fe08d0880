// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/reading.h"
#include "breeding_model.h"
#include "breeding_words.h"
#include "model_panel.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <set>

namespace app {

using namespace lessons::breeding;

namespace {

struct BreedingReadingText {
    Q_DECLARE_TR_FUNCTIONS(app::Breeding)
};

/// Looks in the order of the prediction, then those that were seen only later.
std::vector<Look> looksShown(const BreedingSession& session, const BreedingPrediction* prediction) {
    std::vector<Look> looks = prediction ? prediction->looks : breeding_model::looksSeen(session.evidence());
    for (const Evidence::Count& one : session.counted()->counts)
        if (std::ranges::find(looks, one.look) == looks.end())
            looks.push_back(one.look);
    return looks;
}

/// The colour of what is counted: of petals, eyes or fur if they differ in this mystery, paler for the second
/// form of another character.
lessons::Tone toneOf(const Mystery& mystery, const Look& look, const lessons::Tone& otherwise) {
    const auto coloured = std::ranges::find(mystery.characters, std::size_t{0});
    if (coloured == mystery.characters.end())
        return otherwise;
    const auto place = std::size_t(coloured - mystery.characters.begin());
    lessons::Tone tone;
    tone.bred = {mystery.code.organism, look.forms.at(place)};
    constexpr double paler = 0.6;
    for (std::size_t i = 0; i < mystery.characters.size(); ++i)
        if (i != place && look.forms[i] != 0)
            tone.weight = paler;
    return tone;
}

} // namespace

LabReading breedingReading(const BreedingSession& session) {
    LabReading reading;
    const auto parents = session.pair();
    if (!parents) {
        reading.problem = BreedingReadingText::tr("Choose two parents on the shelves.");
        return reading;
    }
    const Evidence::Cross* counted = session.counted();
    if (!counted) {
        reading.problem = BreedingReadingText::tr("Make this cross to test the prediction.");
        return reading;
    }
    const BreedingPrediction* prediction = session.prediction();
    const bool sexes = hasSexes(session.mystery().code.organism);
    const bool apart = sexes && prediction && prediction->apart;
    const std::vector<Look> looks = looksShown(session, prediction);
    const std::vector<double> typed = prediction ? ratioIn(prediction->ratio) : std::vector<double>{};
    const std::size_t named = prediction ? prediction->looks.size() : 0;
    const bool fits = prediction && typed.size() == named * (apart ? 2 : 1);
    QStringList names;
    std::vector<std::int64_t> counts;
    std::vector<double> parts;
    for (std::size_t sex = 0; sex < (apart ? 2u : 1u); ++sex)
        for (std::size_t i = 0; i < looks.size(); ++i) {
            names << (apart ? breeding_words::look(session.bench(), looks[i], Sex(sex))
                            : breeding_words::look(session.bench(), looks[i]));
            std::int64_t sum = 0;
            for (const Evidence::Count& one : counted->counts)
                if (one.look == looks[i] && (!apart || one.sex == Sex(sex)))
                    sum += one.count;
            counts.push_back(sum);
            // What was not predicted cannot come up.
            parts.push_back(fits && i < named ? typed[sex * named + i] : 0);
        }
    reading = readingOf(names, counts, fits ? parts : std::vector<double>{});
    for (std::size_t i = 0; i < reading.numbers.size(); ++i) {
        lessons::Tone& tone = reading.numbers[i].tone;
        tone = toneOf(session.mystery(), looks[i % looks.size()], tone);
    }
    reading.title = breeding_words::parents(session.bench(), parents->first, parents->second);
    reading.source =
        BreedingReadingText::tr("bred on the bench, mystery %1").arg(breeding_words::code(session.mystery()));
    if (!prediction)
        reading.problem = BreedingReadingText::tr("Type the ratio that you expect.");
    return reading;
}

} // namespace app
