// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_file.h"

#include "app/base/files/disk.h"
#include "app/base/files/export_file.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"

#include <QtCore/QBuffer>
#include <QtGui/QFontMetrics>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtSvg/QSvgGenerator>
#include <QtWidgets/QWidget>

namespace app::picture_file {

namespace {

/// A widget on a sheet with a margin, a title above and a caption below.
class FramedPicture {
public:
    FramedPicture(QWidget& widget, const QString& title, const QString& caption)
        : m_widget(widget), m_title(title), m_caption(caption), m_margin(Theme::current().px(20)),
          m_titleFont(Theme::current().serif(type::lead, QFont::Bold)),
          m_captionFont(Theme::current().font(TextRole::Caption)) {
        constexpr int high = 10'000; // higher than any title or caption
        const QRect room(0, 0, widget.width(), high);
        m_titleHeight = QFontMetrics(m_titleFont).boundingRect(room, Qt::TextWordWrap, title).height();
        m_captionHeight = QFontMetrics(m_captionFont).boundingRect(room, Qt::TextWordWrap, caption).height();
    }

    QSize size() const {
        return m_widget.size() + QSize(2 * m_margin, 3 * m_margin + m_titleHeight + m_captionHeight);
    }

    void paint(QPainter& painter) const {
        painter.fillRect(QRect(QPoint(), size()), m_widget.palette().color(QPalette::Window));
        painter.setPen(m_widget.palette().color(QPalette::WindowText));
        painter.setFont(m_titleFont);
        QRect room(m_margin, m_margin, m_widget.width(), m_titleHeight);
        painter.drawText(room, Qt::TextWordWrap, m_title);
        room.translate(0, m_titleHeight + m_margin / 2);
        m_widget.render(&painter, room.topLeft(), QRegion(), QWidget::DrawChildren);
        room.moveTop(room.top() + m_widget.height() + m_margin / 2);
        room.setHeight(m_captionHeight);
        painter.setFont(m_captionFont);
        painter.drawText(room, Qt::TextWordWrap, m_caption);
    }

private:
    QWidget& m_widget;
    QString m_title;
    QString m_caption;
    int m_margin;
    QFont m_titleFont;
    QFont m_captionFont;
    int m_titleHeight = 0;
    int m_captionHeight = 0;
};

} // namespace

QString writePicture(const QString& path, QWidget& widget, const QString& title, const QString& caption) {
    const FramedPicture framed(widget, title, caption);
    constexpr int finer = 2;
    QImage picture(framed.size() * finer, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(finer);
    QPainter painter(&picture);
    framed.paint(painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        return ExportFile::failure(path);
    return disk::replace(path, bytes.toStdString(), disk::Readers::Usual) ? QString()
                                                                          : ExportFile::failure(path);
}

QString writeDrawing(const QString& path, QWidget& widget, const QString& title, const QString& caption) {
    const FramedPicture framed(widget, title, caption);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(framed.size());
        generator.setViewBox(QRect(QPoint(), framed.size()));
        generator.setTitle(title);
        QPainter painter(&generator);
        framed.paint(painter);
    }
    return disk::replace(path, bytes.toStdString(), disk::Readers::Usual) ? QString()
                                                                          : ExportFile::failure(path);
}

} // namespace app::picture_file
