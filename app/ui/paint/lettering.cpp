// SPDX-License-Identifier: GPL-3.0-or-later
#include "lettering.h"

#include "app/ui/theme/theme.h"

#include <algorithm>

namespace app {

QRectF squareIn(const QRectF& rect) {
    const qreal side = qMin(rect.width(), rect.height());
    return {rect.center().x() - side / 2, rect.center().y() - side / 2, side, side};
}

QPainterPath lettering(const QString& text, const QRectF& box, Lettering style) {
    // Drawn large and scaled down, so that the size changes smoothly despite rounded font sizes.
    QFont font = Theme::current().serif(1, QFont::Bold, style == Lettering::Italic);
    font.setPixelSize(100);
    QPainterPath outline;
    outline.addText(0, 0, font, text);
    QRectF ink = outline.boundingRect();
    if (std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; })) {
        // Tails and the overshoot of round letters do not move capitals off their line.
        QPainterPath plain;
        plain.addText(0, 0, font, QStringLiteral("H"));
        ink.setTop(plain.boundingRect().top());
        ink.setBottom(plain.boundingRect().bottom());
    }
    if (ink.isEmpty() || box.isEmpty())
        return {};
    const qreal high = box.height() / ink.height();
    const qreal wide = qMin(high, box.width() / ink.width());
    QTransform place;
    place.translate(box.center().x(), box.center().y());
    place.scale(wide, high);
    place.translate(-ink.center().x(), -ink.center().y());
    return place.map(outline);
}

} // namespace app
