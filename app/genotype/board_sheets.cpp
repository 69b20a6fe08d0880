// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_sheets.h"

#include "app/text/phrases.h"
#include "app/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>

namespace app {

QWidget* newsSheet(const QStringList& sentences) {
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    auto* label = new QLabel;
    QString text;
    for (const QString& sentence : sentences)
        text += QStringLiteral("<p style='margin:2px'>%1</p>").arg(sentence.toHtmlEscaped());
    label->setText(text);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    label->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    scroll->setWidget(label);
    const Theme& theme = Theme::current();
    scroll->setMinimumSize(
        theme.px(420),
        std::min(theme.px(320), theme.px(30) + theme.px(20) * static_cast<int>(sentences.size())));
    return scroll;
}

QWidget* oddsSheet(const OddsRow& row) {
    QString lines = QStringLiteral("<table cellpadding='3'>");
    for (const auto& [words, chance] : row.changes)
        lines += QStringLiteral("<tr><td>%1</td><td align='right'><b>%2 %</b></td></tr>")
                     .arg(words.toHtmlEscaped())
                     .arg(qRound(chance * 100));
    auto* label = new QLabel(
        QCoreApplication::translate("app::BoardSheets", "Chance that at least one of five dice shows %1:")
            .arg(genotypeText(row.trait, row.genotype)) +
        lines + QStringLiteral("</table>"));
    label->setTextFormat(Qt::RichText);
    return label;
}

} // namespace app
