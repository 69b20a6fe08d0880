// SPDX-License-Identifier: GPL-3.0-or-later
#include "gene_action.h"

#include "app/base/text/phrases.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

struct ActionWords {
    Q_DECLARE_TR_FUNCTIONS(app::GeneAction)
};

} // namespace

std::optional<lessons::Interaction> interactionOf(const GeneAction& action,
                                                  const std::vector<lessons::Gene>& genes) {
    if (!action.lethal.empty())
        return lessons::withLethal(genes, action.lethal);
    if (const lessons::Interaction* found = lessons::findInteraction(action.interaction))
        return *found;
    return std::nullopt;
}

std::vector<GeneAction> actionsFor(const std::vector<lessons::Gene>& genes) {
    std::vector<GeneAction> actions;
    for (const lessons::Interaction& one : lessons::interactionCatalogue())
        actions.push_back({one.id, {}});
    for (const lessons::Gene& gene : genes)
        for (std::size_t genotype = 0; genotype < gene.genotypeCount() && !gene.xLinked; ++genotype)
            if (!gene.isHeterozygous(genotype))
                actions.push_back({{}, gene.notation(genotype)});
    return actions;
}

QString actionName(const GeneAction& action) {
    if (!action.lethal.empty())
        return ActionWords::tr("%1 dies").arg(QString::fromStdString(action.lethal));
    if (const lessons::Interaction* found = lessons::findInteraction(action.interaction))
        return text(found->example);
    return ActionWords::tr("each by itself");
}

QString actionInWords(const GeneAction& action) {
    if (const lessons::Interaction* found = lessons::findInteraction(action.interaction))
        return ActionWords::tr("%1: %2").arg(text(found->name), text(found->example));
    return action.lethal.empty() ? QString() : actionName(action);
}

} // namespace app
