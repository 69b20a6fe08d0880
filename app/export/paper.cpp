// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper.h"

#include "app/document/disk.h"
#include "app/theme/theme.h"
#include "app/widgets/rich_words.h"
#include "export_file.h"

#include <QtCore/QBuffer>
#include <QtCore/QRegularExpression>
#include <QtGui/QPageLayout>
#include <QtGui/QPageSize>
#include <QtGui/QPdfWriter>
#include <QtGui/QTextDocument>

namespace app::paper {

void prepare(QTextDocument& document) {
    QFont font = Theme::current().font(TextRole::Body);
    font.setPointSizeF(10.5);
    document.setDefaultFont(font);
    const QString serif = Theme::current().serif(12).family();
    document.setDefaultStyleSheet(QStringLiteral("body { color: black; background: white }"
                                                 "h1 { font-family: '%1'; font-size: 20pt }"
                                                 "h2 { font-family: '%1'; font-size: 13pt; margin-top: 12px }"
                                                 "h3 { font-size: 10.5pt; margin-top: 8px }"
                                                 "p.caption { color: #444444; font-size: 9pt }"
                                                 "i { font-family: '%1' }")
                                      .arg(serif));
}

QString words(const QString& marked) {
    static const QRegularExpression link(QStringLiteral("</?a[^>]*>"));
    return richText(marked).remove(link);
}

QString heading(const QString& name) {
    return QStringLiteral("<h2>%1</h2>").arg(name.toHtmlEscaped());
}

QString ruledLines(int lines) {
    QString out;
    for (int i = 0; i < lines; ++i)
        out += QStringLiteral("<p style='margin-top: 16px; margin-bottom: 0'>%1</p>")
                   .arg(QString(92, QLatin1Char('_')));
    return out;
}

QString writePdf(const QTextDocument& document, const QString& title, const QString& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Genotype Companion"));
        // QTextDocument adds its own margins of 2 cm and puts the page number there.
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(),
                                         QPageLayout::Millimeter));
        document.print(&writer);
    }
    return disk::replace(path, bytes.toStdString()) ? QString() : ExportFile::failure(path);
}

} // namespace app::paper
