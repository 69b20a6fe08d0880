// SPDX-License-Identifier: GPL-3.0-or-later
#include "demonstration_list.h"

#include "app/base/text/language.h"
#include "app/ui/widgets/popover.h"
#include "lessons/mendel_data.h"
#include "lessons/topics/figure_experiments.h"
#include "lessons/topics/interaction_experiment.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace app {
namespace {

struct DemonstrationWords {
    Q_DECLARE_TR_FUNCTIONS(app::Demonstrations)
};

static_assert(lessons::mutationNames.size() == lessons::mutationCaseCount);

} // namespace

Presentation presentationOf(const lessons::Demonstration& one) {
    Presentation shown;
    shown.title = QString::fromStdString(one.title);
    shown.question = QString::fromStdString(one.question);
    for (const std::string& paragraph : one.explain)
        shown.explanation << QString::fromStdString(paragraph);
    shown.anew = one.anew;
    if (!one.mutation.empty()) {
        const auto* const where = std::ranges::find(lessons::mutationNames, one.mutation);
        setExperiment(shown, lessons::mutationExperiment(
                                 static_cast<lessons::MutationCase>(where - lessons::mutationNames.begin())));
        return shown;
    }
    std::optional<lessons::Interaction> together;
    if (const lessons::Interaction* found = lessons::findInteraction(one.interaction))
        together = *found;
    shown.brood.emplace(lessons::crossOf(one), together);
    setExperiment(shown, lessons::broodByPhenotype(*shown.brood));
    if (const lessons::PublishedCross* published = lessons::findMendelsCross(one.mendel)) {
        lessons::RunningPoint all{0, published->counts};
        for (const std::int64_t count : all.counts)
            all.offspring += count;
        shown.way = {all};
        shown.rolled.clear();
    }
    return shown;
}

const std::vector<lessons::Demonstration>& shownDemonstrations() {
    return lessons::demonstrations(languageInUse().toStdString());
}

void openDemonstrations(QWidget* anchor, const std::function<void(const QString& id)>& chosen) {
    QStringList titles;
    ChoiceWords said;
    for (const lessons::Demonstration& one : shownDemonstrations()) {
        titles << QString::fromStdString(one.title);
        said.abouts << QString::fromStdString(one.about);
    }
    openChoice(
        anchor, DemonstrationWords::tr("Demonstrations"), titles,
        [chosen](int index) { chosen(QString::fromStdString(shownDemonstrations()[std::size_t(index)].id)); },
        said);
}

} // namespace app
