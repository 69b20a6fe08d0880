// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_guide.h"

#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

ClassGuide::ClassGuide(QWidget* parent) : Panel(parent) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 16, 8);
    rows->addWidget(words([] { return tr("One sample from the whole class"); }, this, TextRole::PanelTitle));
    for (const QString& step :
         {tr("1. Give every group a number from 1 to 40."),
          tr("2. In the Lab or in a lesson, each group rolls and opens “Results code”: a code that carries "
             "its "
             "counts. No network is needed."),
          tr("3. Type, paste or scan the codes here. Or choose the experiment above and type the counts, a "
             "row for each group."),
          tr("The page adds them up, compares them with the expected ratio and shows how much the groups "
             "differ. Names are not needed. F11 shows the chart to the class.")})
        rows->addWidget(words(step, this));
    rows->addStretch(1);
}

} // namespace app
