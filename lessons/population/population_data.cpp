// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/population/population_data.h"

#include "engine/core/text.h"

namespace lessons {

double PublishedPopulation::frequency() const {
    return static_cast<double>(2 * counts[0] + counts[1]) /
           static_cast<double>(2 * (counts[0] + counts[1] + counts[2]));
}

const std::vector<PublishedPopulation>& publishedPopulations() {
    const std::array<core::Phrase, 3> groups{{{ENGINE_TEXT("engine", "blood group M"), {}},
                                              {ENGINE_TEXT("engine", "blood group MN"), {}},
                                              {ENGINE_TEXT("engine", "blood group N"), {}}}};
    const std::array<core::Phrase, 3> haemoglobins{{{ENGINE_TEXT("engine", "haemoglobin A alone"), {}},
                                                    {ENGINE_TEXT("engine", "haemoglobin A and S"), {}},
                                                    {ENGINE_TEXT("engine", "haemoglobin S alone"), {}}}};
    const char* const allison =
        "Allison A. C. (1956) The sickle-cell and haemoglobin C genes in some African "
        "populations. Annals of Human Genetics 21: 67–89";
    static const std::vector<PublishedPopulation> all{
        {"mn-england",
         {ENGINE_TEXT("engine", "blood donors in England"), {}},
         groups,
         {"MM", "MN", "NN"},
         {298, 489, 213},
         "Cleghorn T. E. (1960) MNSs gene frequencies in English blood donors. Nature 187: 701"},
        {"sickle-infants",
         {ENGINE_TEXT("engine", "infants in Tanzania"), {}},
         haemoglobins,
         {"AA", "AS", "SS"},
         {189, 89, 9},
         allison},
        {"sickle-adults",
         {ENGINE_TEXT("engine", "adults in Tanzania"), {}},
         haemoglobins,
         {"AA", "AS", "SS"},
         {400, 249, 5},
         allison}};
    return all;
}

} // namespace lessons
