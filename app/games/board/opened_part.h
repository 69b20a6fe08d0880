// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/fixed_lines.h"
#include "app/ui/widgets/popover.h"

#include <QtWidgets/QLayout>
#include <QtWidgets/QWidget>

#include <algorithm>

namespace app {

/// A part that can be opened, as wide as its least width, unless its contents need more, and as high as they
/// are then.
class SheetPart : public QWidget {
public:
    using QWidget::QWidget;
    QSize sizeHint() const override {
        const int wide = std::max(minimumWidth(), minimumSizeHint().width());
        return {wide, hasHeightForWidth() ? heightForWidth(wide) : QWidget::sizeHint().height()};
    }
};

/// Opens a part of a page in a popover beside the thing that was pressed. The part is made once: when the
/// popover is closed, it goes back to where it was.
inline Popover* openPart(QWidget* anchor, QWidget* part, const Text& name) {
    QWidget* const home = part->parentWidget();
    // Words know how high they are only in their width; then the popover opens where it stays.
    part->resize(std::max(part->minimumWidth(), part->minimumSizeHint().width()), part->height());
    if (QLayout* const layout = part->layout()) {
        layout->activate();
        for (auto* words : part->findChildren<SteadyWords*>())
            words->makeRoom();
        layout->invalidate();
        layout->activate();
    }
    Popover* const over = Popover::openSheet(anchor, part, name);
    QObject::connect(over, &Popover::closed, part, [part, home] { part->setParent(home); });
    return over;
}

} // namespace app
