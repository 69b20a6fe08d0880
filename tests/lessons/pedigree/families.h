// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/pedigree_text.h"

#include <stdexcept>
#include <string>

/// Families written down as a file has them. Throws std::invalid_argument with the first fault.
inline lessons::pedigree::Pedigree familyOf(std::string_view text) {
    auto reading = lessons::pedigree::readPedigree(text);
    if (!reading.family)
        throw std::invalid_argument(core::english(reading.faults.at(0).what));
    return *reading.family;
}

/// Cousins with two children, a sister whose sex and a mother whose phenotype are unknown.
inline constexpr const char* cousins = "I-1 male unaffected\n"
                                       "I-2 female unaffected\n"
                                       "II-1 male unaffected mother I-2 father I-1\n"
                                       "II-2 female unknown mother I-2 father I-1\n"
                                       "II-3 female unaffected\n"
                                       "II-4 male unaffected\n"
                                       "III-1 male unaffected mother II-3 father II-1\n"
                                       "III-2 female unaffected mother II-2 father II-4\n"
                                       "III-3 unknown affected mother II-2 father II-4\n"
                                       "IV-1 male affected mother III-2 father III-1\n"
                                       "IV-2 male unaffected mother III-2 father III-1\n";
