// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_html.h"

namespace app::help {

QString p(const QString& sentence) {
    return QStringLiteral("<p>%1</p>").arg(sentence.toHtmlEscaped());
}

QString head(const QString& words) {
    return QStringLiteral("<h3>%1</h3>").arg(words.toHtmlEscaped());
}

QString list(const QStringList& items) {
    QString html = QStringLiteral("<ul>");
    for (const QString& item : items)
        html += QStringLiteral("<li>%1</li>").arg(item.toHtmlEscaped());
    return html + QStringLiteral("</ul>");
}

QString row(const QString& name, const QString& meaning) {
    return QStringLiteral("<tr><td class=\"name\">%1</td><td>%2</td></tr>")
        .arg(name.toHtmlEscaped(), meaning.toHtmlEscaped());
}

QString table(const QString& rows) {
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\">%1</table>").arg(rows);
}

} // namespace app::help
