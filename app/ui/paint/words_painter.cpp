// SPDX-License-Identifier: GPL-3.0-or-later
#include "words_painter.h"

#include <QtGui/QFontInfo>
#include <QtGui/QFontMetricsF>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QTransform>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

/// The list being recorded and the picture being painted. Only the window's thread paints, so plain globals
/// will do.
struct Recording {
    QList<PaintedText>* texts = nullptr;
    const QImage* picture = nullptr;
};
Recording recording;

/// The background where the words will be, before they are drawn.
QColor groundAt(const QPainter& painter, const QRectF& words) {
    const QPoint point = painter.deviceTransform().map(words.center()).toPoint();
    const QImage& picture = *recording.picture;
    return picture.pixelColor(std::clamp(point.x(), 0, picture.width() - 1),
                              std::clamp(point.y(), 0, picture.height() - 1));
}

} // namespace

void drawWords(QPainter& painter, const QRectF& rect, int flags, const QString& words) {
    if (recording.texts && !words.isEmpty()) {
        const QFontMetricsF metrics(painter.font());
        PaintedText text{.text = words, .available = rect, .foreground = painter.pen().color()};
        const QRectF bounds = metrics.boundingRect(rect, flags, words);
        text.needed = (flags & Qt::TextWordWrap) ? bounds.size()
                                                 : QSizeF(metrics.horizontalAdvance(words),
                                                          metrics.tightBoundingRect(words).height());
        // A text that ends in an ellipsis has been shortened and would have needed more room.
        if (words.endsWith(QChar(0x2026)))
            text.needed.setWidth(rect.width() + metrics.averageCharWidth());
        text.background = groundAt(painter, bounds);
        // In the widget's coordinates, even if the painter is scaled.
        const QTransform& scale = painter.worldTransform();
        text.available = scale.mapRect(rect);
        text.needed = scale.mapRect(QRectF(QPointF(), text.needed)).size();
        text.type = QFontInfo(painter.font()).pixelSize() *
                    std::hypot(scale.m12(), scale.m22()); // it may stand upright
        recording.texts->append(text);
    }
    painter.drawText(rect, flags, words);
}

void drawWords(QPainter& painter, const QRectF& rect, int flags, const QString& words, const QFont& font,
               const QColor& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    drawWords(painter, rect, flags, words);
}

void drawWords(QPainter& painter, const QRectF& rect, int flags, const QString& words, const QFont& font,
               Role ink) {
    drawWords(painter, rect, flags, words, font, Theme::current().colour(ink));
}

QFont fitted(QFont font, const QString& words, qreal room, qreal least) {
    const qreal needed = QFontMetricsF(font).horizontalAdvance(words);
    if (needed > room)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * std::max(least, room / needed))));
    return font;
}

QList<PaintedText> PaintsWords::paintedTexts() const {
    return recordedWords(dynamic_cast<const QWidget*>(this));
}

QList<PaintedText> recordedWords(const QWidget* widget) {
    QList<PaintedText> texts;
    if (widget->size().isEmpty())
        return texts;
    QImage picture(widget->size(), QImage::Format_ARGB32_Premultiplied);
    // A widget that paints no background of its own shows what its window has there.
    picture.fill(widget->palette().color(QPalette::Window));
    recording = {&texts, &picture};
    const_cast<QWidget*>(widget)->render(&picture, QPoint(), QRegion(), QWidget::RenderFlags());
    recording = {};
    return texts;
}

} // namespace app
