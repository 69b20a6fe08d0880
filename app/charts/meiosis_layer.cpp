// SPDX-License-Identifier: GPL-3.0-or-later
#include "meiosis_layer.h"

#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/segment_row.h"
#include "figure_words.h"
#include "meiosis_view.h"

#include <QtCore/QRandomGenerator>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <algorithm>
#include <memory>
#include <utility>

namespace app {

using namespace page_parts;

namespace {

lessons::MeiosisSeries seriesOf(const MeiosisOccasion& occasion, int parent, std::uint64_t seed) {
    lessons::Cross cross = occasion.cross;
    if (parent == 1 && occasion.secondRecombination)
        cross.recombination = *occasion.secondRecombination;
    lessons::Individual individual = parent == 0 ? cross.first : cross.second;
    return {std::move(cross), std::move(individual), seed};
}

/// What lies over the window: which parent, and its meiosis.
QWidget* meiosisSheet(const MeiosisOccasion& occasion) {
    auto* sheet = new QWidget;
    Form rows(sheet);
    auto* view = new MeiosisView(sheet);
    view->setAnswersShown(occasion.answersShown);
    const std::uint64_t seed = occasion.seed != 0 ? occasion.seed : QRandomGenerator::global()->generate64();
    const auto show = [view, occasion, seed](int parent) {
        view->setSeries(seriesOf(occasion, parent, seed));
    };
    const lessons::Cross& cross = occasion.cross;
    QList<SegmentRow::Choice> parents;
    for (const lessons::Individual* parent : {&cross.first, &cross.second})
        parents.append({int(parents.size()), QString::fromStdString(lessons::notation(cross, *parent))});
    const auto titleOf = [parents](int parent) {
        return Figures::tr("Meiosis of %1").arg(parents[parent].text.words());
    };
    QLabel* title = rows.add(pageTitle({}, sheet));
    const auto shown = std::make_shared<int>(0);
    keepTranslated(title, [title, titleOf, shown] {
        title->setText(titleOf(*shown));
        title->setAccessibleName(title->text());
    });
    if (!occasion.note.isEmpty())
        rows.add("meiosisNote", wrappingLabel(occasion.note, sheet, TextRole::Body, Role::SoftInk));
    const bool different = cross.first != cross.second || occasion.secondRecombination;
    if (different && !occasion.firstOnly) {
        auto* choice = rows.add("meiosisParent",
                                new SegmentRow([] { return Figures::tr("Parent"); }, parents, 0, sheet));
        QObject::connect(choice, &SegmentRow::chosen, view, [show, title, titleOf, shown](int parent) {
            *shown = parent;
            title->setText(titleOf(parent));
            title->setAccessibleName(title->text());
            show(parent);
        });
    }
    rows.add(view, 1);
    show(0);
    return sheet;
}

} // namespace

Popover* openMeiosis(QWidget* anchor, const MeiosisOccasion& occasion) {
    return Popover::openSheet(anchor, scrolling(meiosisSheet(occasion), nullptr),
                              [] { return Figures::tr("Meiosis"); },
                              {occasion.answersShown ? 860 : 560, 540});
}

QString showMeiosisText() {
    return Figures::tr("Show meiosis");
}

QPushButton* meiosisButton(QWidget* parent, std::function<MeiosisOccasion()> occasion) {
    QPushButton* made = button(&showMeiosisText, parent);
    made->setObjectName(QStringLiteral("showMeiosis"));
    QObject::connect(made, &QPushButton::clicked, made,
                     [made, asked = std::move(occasion)] { openMeiosis(made, asked()); });
    return made;
}

void suitMeiosisButton(QPushButton* button, const lessons::Cross& cross) {
    button->setVisible(cross.genes.size() <= MeiosisView::mostGenes);
}

QWidget* besideMeiosisButton(QWidget* words, QPushButton* button, QWidget* parent) {
    Form row(new QWidget(parent), Form::Way::Along);
    row.add(words, 1);
    row.add(button, 0, Qt::AlignTop);
    return row.widget();
}

} // namespace app
