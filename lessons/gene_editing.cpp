// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/gene_editing.h"

#include "lessons/codons.h"

#include <algorithm>
#include <stdexcept>

namespace lessons {

bool isPam(std::string_view letters) {
    return letters.size() == pamLength && bases.find(letters[0]) != std::string_view::npos &&
           letters.substr(1) == "GG";
}

std::vector<TargetSite> targetSites(std::string_view strand) {
    std::vector<TargetSite> sites;
    for (TargetSite site; site.pam() + pamLength <= strand.size(); ++site.start)
        if (isPam(strand.substr(site.pam(), pamLength)))
            sites.push_back(site);
    return sites;
}

std::size_t seamOf(std::size_t cut, std::size_t lost) {
    return cut - std::min(cut, lost / 2);
}

std::string repaired(std::string_view gene, std::size_t cut, std::size_t lost) {
    if (cut > gene.size() || lost / 2 > cut || lost - lost / 2 > gene.size() - cut)
        throw std::invalid_argument("more letters are lost than there are beside the cut");
    std::string left(gene);
    return left.erase(seamOf(cut, lost), lost);
}

FrameCounts frameCounts(std::size_t most) {
    FrameCounts counts;
    for (std::size_t lost = 1; lost <= most; ++lost)
        ++(keepsFrame(lost) ? counts.kept : counts.shifted);
    return counts;
}

} // namespace lessons
