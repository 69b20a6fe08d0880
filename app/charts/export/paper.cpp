// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper.h"

#include "app/base/files/disk.h"
#include "app/base/files/export_file.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/rich_words.h"
#include "page_breaks.h"

#include <QtCore/QBuffer>
#include <QtCore/QRegularExpression>
#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QGuiApplication>
#include <QtGui/QPageLayout>
#include <QtGui/QPageSize>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>
#include <QtGui/QScreen>
#include <QtGui/QTextDocument>
#include <QtGui/QTextFrame>

namespace app::paper {

namespace {

/// Around the text.
constexpr double marginInInches = 2 / 2.54;

void setPages(QPdfWriter& writer) {
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
}

/// Paints the pages as they are laid out, each with its number in the margin. QTextDocument::print would lay
/// them out anew, and a little differently.
void paintPages(QTextDocument& pages, QPdfWriter& writer) {
    QPainter painter(&writer);
    painter.setFont(pages.defaultFont());
    const QSizeF page = pages.pageSize();
    const qreal margin = marginInInches * writer.logicalDpiY();
    for (int i = 0; i < pages.pageCount(); ++i) {
        if (i > 0)
            writer.newPage();
        painter.drawText(QRectF(0, page.height() - margin, page.width() - margin, margin / 2),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(i + 1));
        painter.save();
        painter.translate(0, -i * page.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(QPointF(0, i * page.height()), page);
        context.palette.setColor(QPalette::Text, Qt::black);
        painter.setClipRect(context.clip);
        pages.documentLayout()->draw(&painter, context);
        painter.restore();
    }
}

} // namespace

void prepare(QTextDocument& document) {
    QFont font = Theme::current().font(TextRole::Body);
    font.setPointSizeF(10.5);
    document.setDefaultFont(font);
    const QString serif = Theme::current().serif(type::small).family();
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

std::unique_ptr<QTextDocument> laidOut(const QTextDocument& document, QPdfWriter& writer) {
    setPages(writer);
    std::unique_ptr<QTextDocument> pages(document.clone());
    pages->documentLayout()->setPaintDevice(&writer);
    // Rich text measures in the pixels of a screen and is scaled to the device.
    const QScreen* screen = QGuiApplication::primaryScreen();
    constexpr double usual = 96;
    QTextFrameFormat frame = pages->rootFrame()->frameFormat();
    frame.setMargin(marginInInches * (screen ? screen->logicalDotsPerInchY() : usual));
    pages->rootFrame()->setFrameFormat(frame);
    pages->setPageSize(QSizeF(writer.width(), writer.height()));
    return pages;
}

QString writePdf(const QTextDocument& document, const QString& title, const QString& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Genotype Companion"));
        const auto pages = laidOut(document, writer);
        keepTogether(*pages);
        paintPages(*pages, writer);
    }
    return disk::replace(path, bytes.toStdString(), disk::Readers::Usual) ? QString()
                                                                          : ExportFile::failure(path);
}

} // namespace app::paper
