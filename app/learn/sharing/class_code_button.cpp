// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_code_button.h"

#include "app/ui/widgets/popover.h"
#include "code_sheet.h"

#include <utility>

namespace app {

ClassCodeButton::ClassCodeButton(QString dataFolder, Source source, QWidget* parent)
    : QPushButton(tr("Class code"), parent), m_dataFolder(std::move(dataFolder)),
      m_source(std::move(source)) {
    setObjectName(QStringLiteral("classCodeButton"));
    setAccessibleName(tr("Class code of these counts"));
    setToolTip(tr("A code of these counts, which a class can add up without a network"));
    setAutoDefault(true); // Enter presses it too
    connect(this, &QPushButton::clicked, this, &ClassCodeButton::open);
}

void ClassCodeButton::open() {
    Popover::openSheet(this, new CodeSheet(m_source(), m_dataFolder), tr("Class code"));
}

} // namespace app
