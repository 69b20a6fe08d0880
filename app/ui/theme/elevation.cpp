// SPDX-License-Identifier: GPL-3.0-or-later
#include "elevation.h"

#include "grounds.h"
#include "theme.h"
#include "tokens.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtGui/QPixmapCache>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace app {
namespace {

/// A soft copy of the surface, below it. In pixels at scale 1.
struct Shade {
    qreal fall;  ///< how much lower than the surface it lies
    qreal blur;  ///< how far it reaches beyond its own edge
    qreal share; ///< how much of what is below it darkens
};
using Shades = std::array<Shade, 2>;

constexpr Shades shadesOf(Elevation level) {
    switch (level) {
    case Elevation::Sunk: return {{{1, 3, 0.20}, {0, 1, 0.06}}};
    case Elevation::Rests: return {{{1, 2, 0.16}, {1, 1, 0.06}}};
    case Elevation::Acts: return {{{2, 4, 0.16}, {3, 8, 0.14}}};
    case Elevation::Asks: return {{{3, 6, 0.20}, {6, 16, 0.26}}};
    }
    return {};
}

constexpr QRgb shadowColour = qRgb(70, 50, 15);
constexpr QRgb darkShadowColour = qRgb(0, 0, 0);

/// How much of each pixel is covered, 0–1.
struct Mask {
    int wide, high;
    std::vector<float> cover;

    float at(int x, int y) const {
        return x < 0 || y < 0 || x >= wide || y >= high
                   ? 0
                   : cover[std::size_t(y) * std::size_t(wide) + std::size_t(x)];
    }
};

Mask maskOf(QSize size, const QRectF& rect, qreal radius) {
    QImage drawn(size, QImage::Format_ARGB32_Premultiplied);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawRoundedRect(rect, radius, radius);
    painter.end();
    Mask mask{size.width(), size.height(), {}};
    mask.cover.reserve(std::size_t(size.width()) * std::size_t(size.height()));
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            mask.cover.push_back(float(qAlpha(drawn.pixel(x, y))) / 255.0F);
    return mask;
}

/// The weights of a bell curve that ends `reach` pixels from its middle.
std::vector<float> bell(qreal reach) {
    const int half = std::max(0, int(std::ceil(reach)));
    const qreal spread = std::max(0.3, reach / 2);
    std::vector<float> weights;
    float sum = 0;
    for (int i = -half; i <= half; ++i) {
        weights.push_back(float(std::exp(-i * i / (2 * spread * spread))));
        sum += weights.back();
    }
    for (float& weight : weights)
        weight /= sum;
    return weights;
}

Mask blurred(const Mask& mask, qreal reach) {
    const std::vector<float> weights = bell(reach);
    const int half = int(weights.size()) / 2;
    const auto along = [&](const Mask& from, int dx, int dy) {
        Mask to{from.wide, from.high, {}};
        to.cover.reserve(from.cover.size());
        for (int y = 0; y < from.high; ++y)
            for (int x = 0; x < from.wide; ++x) {
                float sum = 0;
                for (int i = -half; i <= half; ++i)
                    sum += weights[std::size_t(i + half)] * from.at(x + i * dx, y + i * dy);
                to.cover.push_back(sum);
            }
        return to;
    };
    return along(along(mask, 1, 0), 0, 1);
}

/// The shadow of a surface in pixels of the device, whose lines are the same between its four corners.
struct Patch {
    int around = 0; ///< how far it reaches beyond the surface
    int corner = 0; ///< side of a corner
    QPixmap picture;
};

/// `body`: the size of a surface that is too small for such corners; empty for all others.
QPixmap drawnPatch(Elevation level, qreal radius, qreal scale, int around, QSize body) {
    const QRgb colour =
        (Theme::current().kind() == ThemeKind::Light ? shadowColour : darkShadowColour) & RGB_MASK;
    const bool isSunk = level == Elevation::Sunk;
    const QSize whole = body + QSize(2 * around, 2 * around);
    const QRectF rect(QPointF(around, around), body);
    const Mask shape = maskOf(whole, rect, radius);
    std::vector<float> clear(shape.cover.size(), 1.0F);
    for (const Shade& shade : shadesOf(level)) {
        const QRectF below = rect.translated(0, shade.fall * scale);
        const Mask soft = blurred(maskOf(whole, below, radius), shade.blur * scale);
        for (std::size_t i = 0; i < clear.size(); ++i)
            clear[i] *= 1 - float(shade.share) * (isSunk ? 1 - soft.cover[i] : soft.cover[i]);
    }
    QImage image(whole, QImage::Format_ARGB32_Premultiplied);
    std::size_t i = 0;
    for (int y = 0; y < whole.height(); ++y)
        for (int x = 0; x < whole.width(); ++x, ++i) {
            // A sunk surface has its shadow inside.
            const float seen = isSunk ? shape.cover[i] : 1;
            const int alpha = int(std::lround(255 * (1 - clear[i]) * seen));
            image.setPixel(x, y, qPremultiply(colour | QRgb(alpha) << 24));
        }
    return QPixmap::fromImage(image);
}

Patch patchOf(Elevation level, qreal radius, qreal scale, QSize body) {
    qreal reach = 0;
    for (const Shade& shade : shadesOf(level))
        reach = std::max(reach, (shade.blur + shade.fall) * scale);
    const int around = int(std::ceil(reach));
    const int inner = int(std::ceil(radius + reach));
    const bool isSmall = body.width() <= 2 * inner || body.height() <= 2 * inner;
    if (!isSmall)
        body = QSize(2 * inner + 1, 2 * inner + 1);
    Patch patch{around, isSmall ? 0 : around + inner, {}};
    const QString key = QStringLiteral("elevation %1 %2 %3 %4 %5×%6")
                            .arg(int(Theme::current().kind()))
                            .arg(int(level))
                            .arg(radius)
                            .arg(scale)
                            .arg(body.width())
                            .arg(body.height());
    if (!QPixmapCache::find(key, &patch.picture)) {
        patch.picture = drawnPatch(level, radius, scale, around, body);
        QPixmapCache::insert(key, patch.picture);
    }
    return patch;
}

void paintShadow(QPainter& painter, const QRectF& rect, qreal radius, Elevation level) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QRect body =
        QRectF(rect.topLeft() * ratio, rect.bottomRight() * ratio).toRect(); // in pixels of the device
    if (body.isEmpty())
        return;
    const qreal round = std::min({radius * ratio, body.width() / 2.0, body.height() / 2.0});
    const Patch patch = patchOf(level, round, Theme::current().scale() * ratio, body.size());
    const QRect whole = body.adjusted(-patch.around, -patch.around, patch.around, patch.around);
    const auto onDevice = [ratio](const QRect& part) {
        return QRectF(QPointF(part.topLeft()) / ratio, QSizeF(part.size()) / ratio);
    };
    if (patch.corner == 0) {
        painter.drawPixmap(onDevice(whole), patch.picture, patch.picture.rect());
        return;
    }
    // Where each of the three parts of a line begins in the picture and on the device, and how long it is.
    const int corner = patch.corner;
    const auto parts = [corner](int from, int length) {
        return std::array{std::array{0, from, corner, corner},
                          std::array{corner, from + corner, 1, length - 2 * corner},
                          std::array{corner + 1, from + length - corner, corner, corner}};
    };
    for (const auto& [sourceX, x, sourceWide, wide] : parts(whole.x(), whole.width()))
        for (const auto& [sourceY, y, sourceHigh, high] : parts(whole.y(), whole.height()))
            if (sourceWide > 1 || sourceHigh > 1) // in the middle there is only the surface
                painter.drawPixmap(onDevice({x, y, wide, high}), patch.picture,
                                   QRectF(sourceX, sourceY, sourceWide, sourceHigh));
}

QColor groundOf(Elevation level) {
    const Theme& theme = Theme::current();
    switch (level) {
    case Elevation::Sunk: return theme.colour(Role::Garden);
    case Elevation::Rests: return theme.colour(Role::Panel);
    case Elevation::Acts:
    case Elevation::Asks: break;
    }
    return colourOf(theme.kind(), Ground::Raised);
}

} // namespace

void paintElevation(QPainter& painter, const QRectF& rect, qreal radius, Elevation level,
                    const QColor& ground) {
    const Theme& theme = Theme::current();
    const bool isSunk = level == Elevation::Sunk;
    // On a dark page, what lies over others needs more than a lighter ground.
    const bool hasShadow =
        theme.kind() == ThemeKind::Light || (theme.kind() == ThemeKind::Dark && level == Elevation::Asks);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    if (hasShadow && !isSunk)
        paintShadow(painter, rect, radius, level);
    qreal inset = 0;
    painter.setPen(Qt::NoPen);
    if (theme.kind() == ThemeKind::HighContrast) {
        const qreal line = (isSunk ? stroke::hair : stroke::strong) * theme.scale();
        painter.setPen(QPen(theme.colour(Role::Ink), line));
        inset = line / 2;
    }
    painter.setBrush(ground.isValid() ? ground : groundOf(level));
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    if (hasShadow && isSunk)
        paintShadow(painter, rect, radius, level);
    painter.restore();
}

QMarginsF elevationMargins(Elevation level) {
    QMarginsF room;
    if (level == Elevation::Sunk)
        return room;
    const qreal scale = Theme::current().scale();
    for (const auto& [fall, blur, share] : shadesOf(level))
        room =
            QMarginsF(std::max(room.left(), blur * scale), std::max(room.top(), (blur - fall) * scale),
                      std::max(room.right(), blur * scale), std::max(room.bottom(), (blur + fall) * scale));
    return room;
}

} // namespace app
