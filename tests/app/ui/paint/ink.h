// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QColor>
#include <QtGui/QImage>
#include <QtGui/QPainter>

#include <functional>

/// Pictures of what painters paint, and measures of what can be seen in them.
namespace tests {

using Paint = std::function<void(QPainter&, const QRectF&)>;

inline constexpr int margin = 24;

/// What `paint` paints at this `size`, with an empty margin around it.
inline QImage pictureOf(QSizeF size, const Paint& paint) {
    const QSize whole(qRound(size.width()) + 2 * margin, qRound(size.height()) + 2 * margin);
    QImage picture(whole, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QRectF(QPointF(margin, margin), size));
    return picture;
}

/// Pixels inside the given rectangle, or outside of it, that are not empty.
inline int inkInside(const QImage& picture) {
    int count = 0;
    for (int y = margin; y < picture.height() - margin; ++y)
        for (int x = margin; x < picture.width() - margin; ++x)
            count += qAlpha(picture.pixel(x, y)) > 32;
    return count;
}

inline int inkOutside(const QImage& picture) {
    const QRect inside = picture.rect().adjusted(margin, margin, -margin, -margin);
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            count += !inside.contains(x, y) && qAlpha(picture.pixel(x, y)) > 0;
    return count;
}

/// Pixels that look different to the eye.
inline int differences(const QImage& one, const QImage& other) {
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = reinterpret_cast<const QRgb*>(one.constScanLine(y))[x];
            const QRgb b = reinterpret_cast<const QRgb*>(other.constScanLine(y))[x];
            count += qAbs(qRed(a) - qRed(b)) + qAbs(qGreen(a) - qGreen(b)) + qAbs(qBlue(a) - qBlue(b)) +
                         qAbs(qAlpha(a) - qAlpha(b)) >
                     60;
        }
    return count;
}

/// The marks alone, white where the picture is nearer to `mark` than to `ground`: what is left when colours
/// cannot be told apart.
inline QImage marksOf(const QImage& picture, const QColor& mark, const QColor& ground) {
    const auto distance = [](QRgb pixel, const QColor& colour) {
        return qAbs(qRed(pixel) - colour.red()) + qAbs(qGreen(pixel) - colour.green()) +
               qAbs(qBlue(pixel) - colour.blue());
    };
    QImage marks(picture.size(), QImage::Format_ARGB32_Premultiplied);
    marks.fill(Qt::black);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb pixel = picture.pixel(x, y);
            if (qAlpha(pixel) > 200 && distance(pixel, mark) < distance(pixel, ground))
                marks.setPixel(x, y, qRgb(255, 255, 255));
        }
    return marks;
}

} // namespace tests
