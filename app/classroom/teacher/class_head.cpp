// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_head.h"

#include "app/ui/theme/theme.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>

namespace app {

void arrangeHead(QGridLayout& head, QWidget& title, QComboBox& field, QWidget& buttons, int width) {
    int longest = 0;
    for (int row = 0; row < field.count(); ++row)
        longest = qMax(longest, field.fontMetrics().horizontalAdvance(field.itemText(row)));
    const int around = Theme::current().px(50); // the page's margins, and those of the field
    const int others = title.sizeHint().width() + buttons.sizeHint().width() + around;
    const int lines = others > width ? 3 : others + longest + around > width ? 2 : 1;
    if (lines == head.property("lines").toInt())
        return;
    head.setProperty("lines", lines);
    for (QWidget* one : {&title, static_cast<QWidget*>(&field), &buttons})
        head.removeWidget(one);
    head.setColumnStretch(1, 1);
    head.addWidget(&title, 0, 0, 1, lines == 3 ? 3 : 1);
    head.addWidget(&field, lines == 1 ? 0 : 1, lines == 1 ? 1 : 0, 1, lines == 1 ? 1 : 3);
    head.addWidget(&buttons, lines == 3 ? 2 : 0, lines == 3 ? 0 : 2, 1, lines == 3 ? 3 : 1,
                   lines == 3 ? Qt::AlignLeft : Qt::Alignment());
}

} // namespace app
