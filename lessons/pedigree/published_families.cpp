// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/published_families.h"

#include "engine/core/text.h"
#include "lessons/pedigree/pedigree_text.h"

#include <algorithm>

namespace lessons::pedigree {

namespace {

constexpr std::string_view royalHaemophilia = R"(
I-1    male    unaffected  "Albert"
I-2    female  unaffected  "Queen Victoria"

II-1   female  unaffected  mother I-2  father I-1  "Victoria"
II-2   male    unaffected  "Frederick III"
II-3   male    unaffected  mother I-2  father I-1  "Edward VII"
II-4   female  unaffected  mother I-2  father I-1  "Alice"
II-5   male    unaffected  "Louis IV of Hesse"
II-6   male    unaffected  mother I-2  father I-1  "Alfred"
II-7   female  unaffected  mother I-2  father I-1  "Helena"
II-8   male    unaffected  "Christian of Schleswig-Holstein"
II-9   female  unaffected  mother I-2  father I-1  "Louise"
II-10  male    unaffected  mother I-2  father I-1  "Arthur"
II-11  male    affected    mother I-2  father I-1  "Leopold"
II-12  female  unaffected  "Helena of Waldeck"
II-13  female  unaffected  mother I-2  father I-1  "Beatrice"
II-14  male    unaffected  "Henry of Battenberg"

III-1  male    unaffected  mother II-1  father II-2  "Wilhelm II"
III-2  male    unaffected  mother II-1  father II-2  "Heinrich of Prussia"
III-3  female  unaffected  mother II-4  father II-5  "Victoria of Hesse"
III-4  male    unaffected  "Louis of Battenberg"
III-5  female  unaffected  mother II-4  father II-5  "Elisabeth"
III-6  female  unaffected  mother II-4  father II-5  "Irene"
III-7  male    unaffected  mother II-4  father II-5  "Ernst Ludwig"
III-8  male    affected    mother II-4  father II-5  "Friedrich"
III-9  female  unaffected  mother II-4  father II-5  "Alix"
III-10 male    unaffected  "Nicholas II"
III-11 female  unaffected  mother II-4  father II-5  "Marie"
III-12 male    unaffected  mother II-7  father II-8  "Christian Victor"
III-13 male    unaffected  mother II-7  father II-8  "Albert of Schleswig-Holstein"
III-14 female  unaffected  mother II-12  father II-11  "Alice of Albany"
III-15 male    unaffected  "Alexander of Teck"
III-16 male    unaffected  mother II-12  father II-11  "Charles Edward"
III-17 male    unaffected  mother II-13  father II-14  "Alexander of Battenberg"
III-18 female  unaffected  mother II-13  father II-14  "Victoria Eugenie"
III-19 male    unaffected  "Alfonso XIII"
III-20 male    affected    mother II-13  father II-14  "Leopold of Battenberg"
III-21 male    unknown     mother II-13  father II-14  "Maurice of Battenberg"

IV-1   male    affected    mother III-6  father III-2  "Waldemar"
IV-2   male    unaffected  mother III-6  father III-2  "Sigismund"
IV-3   male    affected    mother III-6  father III-2  "Heinrich"
IV-4   male    unaffected  mother III-3  father III-4  "George Mountbatten"
IV-5   male    unaffected  mother III-3  father III-4  "Louis Mountbatten"
IV-6   female  unaffected  mother III-9  father III-10  "Olga"
IV-7   female  unaffected  mother III-9  father III-10  "Tatiana"
IV-8   female  unaffected  mother III-9  father III-10  "Maria"
IV-9   female  unaffected  mother III-9  father III-10  "Anastasia"
IV-10  male    affected    mother III-9  father III-10  "Alexei"
IV-11  female  unaffected  mother III-14  father III-15  "May"
IV-12  male    affected    mother III-14  father III-15  "Rupert"
IV-13  male    unknown     mother III-14  father III-15  "Maurice of Teck"
IV-14  male    affected    mother III-18  father III-19  "Alfonso"
IV-15  male    unaffected  mother III-18  father III-19  "Jaime"
IV-16  female  unaffected  mother III-18  father III-19  "Beatriz"
IV-17  female  unaffected  mother III-18  father III-19  "Maria Cristina"
IV-18  male    unaffected  mother III-18  father III-19  "Juan"
IV-19  male    affected    mother III-18  father III-19  "Gonzalo"
)";

constexpr std::string_view scott = R"(
I-1    male    unknown
I-2    female  unknown

II-1   male    affected    "Scott's father"
II-2   female  unaffected  mother I-2  father I-1  "Scott's mother"
II-3   male    affected    mother I-2  father I-1  "Scott's uncle"

III-1  male    affected    mother II-2  father II-1  "J. Scott"
III-2  female  unaffected  "Scott's wife"
III-3  female  unaffected  mother II-2  father II-1
III-4  female  affected    mother II-2  father II-1
III-5  male    unknown

IV-1   male    unaffected  mother III-2  father III-1
IV-2   female  unaffected  mother III-2  father III-1
IV-3   male    affected    mother III-4  father III-5
IV-4   male    affected    mother III-4  father III-5
IV-5   female  unaffected  mother III-4  father III-5
)";

constexpr std::string_view phenylketonuria = R"(
I-1   male    unaffected  "Harry"
I-2   female  unaffected  "Borgny"
II-1  female  affected    mother I-2  father I-1  "Liv"
II-2  male    affected    mother I-2  father I-1  "Dag"
)";

Parents coupleIn(const Pedigree& family, std::string_view mother, std::string_view father) {
    return {.father = family.find(father).value(), .mother = family.find(mother).value()};
}

std::vector<PublishedFamily> allFamilies() {
    return {
        {"royal-haemophilia",
         {ENGINE_TEXT("engine", "Haemophilia B among Queen Victoria's descendants"), {}},
         Mode::XLinkedRecessive,
         {ENGINE_TEXT("engine",
                      "Children who died young, most descendants without affected children, and the "
                      "children of the last row are left out, so the chances of the women in that "
                      "row do not count their sons. Whether the two Maurices had haemophilia is "
                      "not known."),
          {}},
         {ENGINE_TEXT("engine", "R. F. Stevens, The history of haemophilia in the royal families of Europe, "
                                "British Journal of Haematology 105 (1999), 25–32; E. I. Rogaev et al., "
                                "Genotype analysis identifies the cause of the “royal disease”, Science 326 "
                                "(2009), 817"),
          {}},
         *readPedigree(royalHaemophilia).family,
         {}},
        {"scott-colour-blindness",
         {ENGINE_TEXT("engine", "Colour blindness in the family of J. Scott, 1778"), {}},
         Mode::XLinkedRecessive,
         {ENGINE_TEXT("engine", "Scott does not say in which order his relatives were born, nor anything "
                                "about his grandparents and his sister's husband."),
          {}},
         {ENGINE_TEXT("engine", "J. Scott, An account of a remarkable imperfection of sight, Philosophical "
                                "Transactions of the Royal Society 68 (1778), 611–614"),
          {}},
         *readPedigree(scott).family,
         {}},
        {"first-phenylketonuria",
         {ENGINE_TEXT("engine", "The first family with phenylketonuria, 1934"), {}},
         Mode::AutosomalRecessive,
         {ENGINE_TEXT("engine", "Only the parents and the two children whom Følling examined."), {}},
         {ENGINE_TEXT("engine",
                      "A. Følling, Hoppe-Seyler's Zeitschrift für Physiologische Chemie 227 (1934), 169; "
                      "S. A. Centerwall and W. R. Centerwall, The discovery of phenylketonuria, Pediatrics "
                      "105 (2000), 89–103"),
          {}},
         *readPedigree(phenylketonuria).family,
         {}},
    };
}

} // namespace

const std::vector<PublishedFamily>& publishedFamilies() {
    static const std::vector<PublishedFamily> families = [] {
        std::vector<PublishedFamily> all = allFamilies();
        // The Queen's eldest daughter, Scott's sister, and Følling's parents.
        all[0].couple = coupleIn(all[0].family, "II-1", "II-2");
        all[1].couple = coupleIn(all[1].family, "III-4", "III-5");
        all[2].couple = coupleIn(all[2].family, "I-2", "I-1");
        return all;
    }();
    return families;
}

const PublishedFamily* findPublishedFamily(std::string_view id) {
    const auto& families = publishedFamilies();
    const auto found = std::ranges::find(families, id, &PublishedFamily::id);
    return found == families.end() ? nullptr : &*found;
}

} // namespace lessons::pedigree
