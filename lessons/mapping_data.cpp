// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/mapping_data.h"

#include "engine/core/text.h"

#include <algorithm>

namespace lessons {

namespace {

MappedGenes mutants(const char* first, const char* second, const char* third) {
    MappedGenes genes;
    const std::array<const char*, 3> symbols{first, second, third};
    for (std::size_t i = 0; i < genes.size(); ++i)
        genes[i] = {symbols[i], {"+", symbols[i]}};
    return genes;
}

} // namespace

const std::vector<PublishedMapping>& publishedMappings() {
    // The tables name the mutants of each class: none, only the third, only the second, …
    static const std::vector<PublishedMapping> mappings{
        {"cherry-bifid-vermilion",
         {ENGINE_TEXT("engine", "Cherry eyes, bifid wings, vermilion eyes"), {}},
         3,
         mutants("wc", "bi", "v"),
         {{{ENGINE_TEXT("engine", "cherry eyes"), {}},
           {ENGINE_TEXT("engine", "bifid wings"), {}},
           {ENGINE_TEXT("engine", "vermilion eyes"), {}}}},
         {0, 5, 88, 23, 19, 75, 4, 1}},
        {"eosin-vermilion-sable",
         {ENGINE_TEXT("engine", "Eosin eyes, vermilion eyes, sable body"), {}},
         11,
         mutants("we", "v", "s"),
         {{{ENGINE_TEXT("engine", "eosin eyes"), {}},
           {ENGINE_TEXT("engine", "vermilion eyes"), {}},
           {ENGINE_TEXT("engine", "sable body"), {}}}},
         {8, 135, 291, 35, 55, 201, 151, 6}},
        {"vermilion-sable-bar",
         {ENGINE_TEXT("engine", "Vermilion eyes, sable body, bar eyes"), {}},
         14,
         mutants("v", "s", "B"),
         {{{ENGINE_TEXT("engine", "vermilion eyes"), {}},
           {ENGINE_TEXT("engine", "sable body"), {}},
           {ENGINE_TEXT("engine", "bar eyes"), {}}}},
         {110, 4, 131, 665, 734, 129, 3, 74}},
        {"yellow-club-vermilion",
         {ENGINE_TEXT("engine", "Yellow body, club wings, vermilion eyes"), {}},
         52,
         mutants("y", "cl", "v"),
         {{{ENGINE_TEXT("engine", "yellow body"), {}},
           {ENGINE_TEXT("engine", "club wings"), {}},
           {ENGINE_TEXT("engine", "vermilion eyes"), {}}}},
         {59, 3, 50, 144, 188, 50, 3, 28}},
    };
    return mappings;
}

const PublishedMapping* findPublishedMapping(std::string_view id) {
    const auto& mappings = publishedMappings();
    const auto found = std::ranges::find(mappings, id, &PublishedMapping::id);
    return found == mappings.end() ? nullptr : &*found;
}

core::Phrase mappingCitation(const PublishedMapping& mapping) {
    return {ENGINE_TEXT("engine",
                        "T. H. Morgan and C. B. Bridges, Sex-linked Inheritance in Drosophila, Carnegie "
                        "Institution of Washington, Publication 237 (1916), table %1"),
            {std::to_string(mapping.table)}};
}

} // namespace lessons
