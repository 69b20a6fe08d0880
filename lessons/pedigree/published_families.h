// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/mode.h"

/// Families from the literature.
namespace lessons::pedigree {

struct PublishedFamily {
    std::string id; ///< "royal-haemophilia": for files and links, never shown
    core::Phrase title;
    Mode mode = Mode::AutosomalRecessive; ///< how the trait is inherited, as is known today
    core::Phrase leftOut;                 ///< what is simpler here than in the source
    core::Phrase source;
    Pedigree family;
    Parents couple; ///< whose next child is asked about; one that `coupleToAskAbout` could name
};

/// Haemophilia B among Queen Victoria's descendants, with the marriage of two of her grandchildren; colour
/// blindness in the family of J. Scott, the first described; the first family with phenylketonuria.
const std::vector<PublishedFamily>& publishedFamilies();

/// Null if there is none of that id.
const PublishedFamily* findPublishedFamily(std::string_view id);

} // namespace lessons::pedigree
