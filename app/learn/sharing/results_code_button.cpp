// SPDX-License-Identifier: GPL-3.0-or-later
#include "results_code_button.h"

#include "app/ui/theme/kept.h"
#include "app/ui/widgets/popover.h"
#include "code_sheet.h"

#include <utility>

namespace app {

ResultsCodeButton::ResultsCodeButton(QString dataFolder, Source source, QWidget* parent)
    : QPushButton(parent), m_dataFolder(std::move(dataFolder)), m_source(std::move(source)) {
    setObjectName(QStringLiteral("resultsCodeButton"));
    keepTranslated(this, [this] {
        setText(tr("Results code"));
        setAccessibleName(tr("Results code of these counts"));
        setToolTip(tr("A code of these counts, which a class can add up without a network"));
    });
    setAutoDefault(true); // Enter presses it too
    connect(this, &QPushButton::clicked, this, &ResultsCodeButton::open);
}

void ResultsCodeButton::open() {
    Popover::openSheet(this, new CodeSheet(m_source(), m_dataFolder), [] { return tr("Results code"); });
}

} // namespace app
