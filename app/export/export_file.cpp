// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_file.h"

#include "app/document/disk.h"

#include <QtCore/QBuffer>
#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtSvg/QSvgGenerator>
#include <QtWidgets/QWidget>

namespace app {

QString ExportFile::name(const QString& title, const QDateTime& when, const QString& suffix) {
    // Characters that Windows, macOS or Linux does not allow in a name, or that are awkward in one.
    static const QRegularExpression forbidden(QStringLiteral(R"([<>:"/\\|?*\x00-\x1f.]+)"));
    QString clean = title;
    clean.replace(forbidden, QStringLiteral(" "));
    clean = clean.simplified().left(80);
    if (clean.isEmpty())
        clean = QStringLiteral("Genotype Companion");
    return QStringLiteral("%1 %2.%3").arg(clean, when.toString(QStringLiteral("yyyy-MM-dd HH-mm")), suffix);
}

QString ExportFile::failure(const QString& path) {
    return tr("%1 could not be saved. Choose another folder or free some disk space.")
        .arg(QDir::toNativeSeparators(path));
}

QString ExportFile::writeText(const QString& path, const QString& text) {
    return disk::replace(path, text.toStdString()) ? QString() : failure(path);
}

QString ExportFile::writePicture(const QString& path, QWidget& widget) {
    constexpr int finer = 2;
    QImage picture(widget.size() * finer, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(finer);
    picture.fill(widget.palette().color(QPalette::Window));
    widget.render(&picture);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        return failure(path);
    return disk::replace(path, bytes.toStdString()) ? QString() : failure(path);
}

QString ExportFile::writeDrawing(const QString& path, QWidget& widget, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(widget.size());
        generator.setViewBox(QRect(QPoint(), widget.size()));
        generator.setTitle(title);
        QPainter painter(&generator);
        painter.fillRect(widget.rect(), widget.palette().color(QPalette::Window));
        widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    }
    return disk::replace(path, bytes.toStdString()) ? QString() : failure(path);
}

} // namespace app
