// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_guide.h"

#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"

namespace app {

ClassGuide::ClassGuide(QWidget* parent) : Panel(parent) {
    Form form(this, Form::Way::Down, space::small, space::card);
    form.heading([] { return tr("One sample from the whole class"); });
    form.text([] { return tr("1. Give every group a number from 1 to 40."); });
    form.text([] {
        return tr(
            "2. In the Lab or in a lesson, each group rolls and opens “Results code”: a code that carries "
            "its "
            "counts. No network is needed.");
    });
    form.text([] {
        return tr(
            "3. Type, paste or scan the codes here. Or choose the experiment above and type the counts, a "
            "row for each group.");
    });
    form.text([] {
        return tr(
            "The page adds them up, compares them with the expected ratio and shows how much the groups "
            "differ. Names are not needed. F11 shows the chart to the class.");
    });
    form.addStretch();
}

} // namespace app
