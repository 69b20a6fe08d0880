// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/interaction.h"

#include <QtCore/QString>

#include <optional>
#include <string>
#include <vector>

namespace app {

/// How the genes of the bench act, as it is saved. At most one of the two is set; without either, each gene
/// shows by itself.
struct GeneAction {
    std::string interaction; ///< an id of `lessons::interactionCatalogue()`, which brings its own genes
    std::string lethal;      ///< a homozygous genotype of one gene that dies: "TT"

    bool operator==(const GeneAction&) const = default;
};

/// What these genes show together; nothing if each shows by itself, or if the action does not fit them.
std::optional<lessons::Interaction> interactionOf(const GeneAction& action,
                                                  const std::vector<lessons::Gene>& genes);

/// The actions that these genes can have besides that each shows by itself: first the catalogue, then what
/// can be lethal. X-linked genes have no lethal genotypes here: of them, hemizygous sons would die as well.
std::vector<GeneAction> actionsFor(const std::vector<lessons::Gene>& genes);

/// "coat of Labrador retrievers", "TT dies", "each by itself".
QString actionName(const GeneAction& action);
/// "recessive epistasis: coat of Labrador retrievers", "TT dies"; empty if each shows by itself.
QString actionInWords(const GeneAction& action);

} // namespace app
