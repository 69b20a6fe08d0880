// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds_panel.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "square_meiosis.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

QWidget* oddsPanel(const OddsRow& row, genotype::Parents parents) {
    QString lines = QStringLiteral("<table cellpadding='3'>");
    for (const auto& [words, chance] : row.changes)
        lines += QStringLiteral("<tr><td>%1</td><td align='right'><b>%2</b></td></tr>")
                     .arg(words.toHtmlEscaped())
                     .arg(wholePercent(chance).toHtmlEscaped());
    auto* panel = new QWidget;
    auto* rows = new QVBoxLayout(panel);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(
        QCoreApplication::translate("app::BoardSheets", "Chance that at least one of five dice shows %1:")
                .arg(genotypeText(row.trait, row.genotype)) +
            lines + QStringLiteral("</table>"),
        panel);
    label->setTextFormat(Qt::RichText);
    rows->addWidget(label);
    rows->addWidget(squareMeiosisButton(row.trait, parents, panel), 0, Qt::AlignLeft);
    return panel;
}

} // namespace app
