// SPDX-License-Identifier: GPL-3.0-or-later
#include "plant_painter.h"

#include "app/ui/theme/theme.h"
#include "flower_painter.h"
#include "leaf_painter.h"
#include "pod_painter.h"

#include <QtCore/QtMath>
#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPixmapCache>

#include <cmath>

namespace app {
namespace {

using genotype::Phenotype;
using genotype::Trait;

/// How far up the picture the stem reaches. A plant of unknown height is a sprig without ground.
qreal stemShare(std::optional<Phenotype> height) {
    if (!height)
        return 0.64;
    switch (*height) {
    case Phenotype::TallStem: return 0.74;
    case Phenotype::MediumStem: return 0.56;
    default: return 0.37;
    }
}

int nodeCount(qreal share) {
    return share > 0.7 ? 5 : share > 0.5 ? 4 : 3;
}

/// The measures of the stem and of everything attached to it, for one picture.
class Plant {
public:
    Plant(const QRectF& rect, const PlantLook& look)
        : m_rect(rect), m_look(look), m_size(qMin(rect.height(), rect.width())), m_small(m_size < 72),
          m_share(stemShare(look.of(Trait::PlantHeight))),
          m_podLength(qBound(0.50 * m_size, rect.width() * 0.45, (m_small ? 0.76 : 0.64) * m_size)) {
        const qreal bottom = rect.bottom() - rect.height() * 0.055;
        const qreal x = rect.center().x() - m_podLength * 0.30;
        const qreal rise = rect.height() * m_share;
        m_stem.moveTo(x, bottom);
        m_stem.cubicTo(x - m_size * 0.07, bottom - rise * 0.33, x + m_size * 0.09, bottom - rise * 0.62,
                       x + m_size * 0.02, bottom - rise);
    }

    void paint(QPainter& painter) const {
        if (m_look.of(Trait::PlantHeight))
            paintGround(painter);
        paintStem(painter);
        paintFoliage(painter);
        paintFlowers(painter);
        paintHangingPod(painter);
    }

private:
    QPointF at(qreal share) const { return m_stem.pointAtPercent(share); }

    void paintGround(QPainter& painter) const {
        const Theme& theme = Theme::current();
        const QPointF foot = at(0);
        const qreal width = m_size * 0.23;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colour(Role::Soil));
        QPainterPath mound;
        mound.moveTo(foot.x() - width, foot.y() + m_size * 0.022);
        mound.cubicTo(foot.x() - width * 0.5, foot.y() - m_size * 0.045, foot.x() + width * 0.5,
                      foot.y() - m_size * 0.045, foot.x() + width, foot.y() + m_size * 0.022);
        mound.closeSubpath();
        painter.drawPath(mound);
    }

    void paintStem(QPainter& painter) const {
        const QColor stem = Theme::current().colour(Role::Stem);
        QBrush brush(stem);
        if (!m_look.of(Trait::PlantHeight)) {
            QLinearGradient fade(at(0), at(0.35));
            QColor nothing = stem;
            nothing.setAlpha(0);
            fade.setColorAt(0, nothing);
            fade.setColorAt(1, stem);
            brush = fade;
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(brush, qMax(1.2, m_size * 0.024), Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(m_stem);
    }

    /// Pairs of leaflets, alternately left and right, except where the pod is.
    void paintFoliage(QPainter& painter) const {
        const int nodes = nodeCount(m_share);
        const bool known = m_look.of(Trait::PlantHeight).has_value();
        const qreal length = m_size * (m_share < 0.5 ? 0.19 : 0.175);
        for (int i = 0; i < nodes; ++i) {
            const qreal share = (i + (known ? 0.55 : 1.0)) / (nodes + (known ? 0.35 : 0.8));
            const qreal young = 1.08 - 0.32 * share;
            const bool left = i % 2 == 0;
            const QPointF node = at(share);
            leafPair(painter, node, length * young, left ? 205 : -25, left);
            if (m_share >= 0.5 || left)
                paintLeaflet(painter, node, length * 0.58 * young, left ? -38 : 218, 0.62);
        }
    }

    void leafPair(QPainter& painter, const QPointF& node, qreal length, qreal degrees, bool left) const {
        const QPointF direction = QTransform().rotate(degrees).map(QPointF(1, 0));
        const QPointF tip = node + direction * length * 0.55;
        painter.setPen(QPen(Theme::current().colour(Role::Stem), qMax(0.8, m_size * 0.012), Qt::SolidLine,
                            Qt::RoundCap));
        painter.drawLine(node, tip);
        if (m_size > 44)
            paintTendril(painter, tip, length * 0.95, degrees + (left ? 18 : -18), !left);
        paintLeaflet(painter, node + direction * length * 0.25, length, degrees + (left ? 32 : -32));
        paintLeaflet(painter, tip, length * 0.92, degrees + (left ? -22 : 22));
    }

    void paintFlowers(QPainter& painter) const {
        const auto colour = m_look.of(Trait::FlowerColour);
        // A small picture has fewer but larger flowers.
        const qreal width = m_size * (m_small ? 0.34 : m_share > 0.5 ? 0.255 : 0.25);
        const QPen stalk(Theme::current().colour(Role::Stem), qMax(0.9, m_size * 0.015), Qt::SolidLine,
                         Qt::RoundCap);
        const auto flower = [&](qreal share, QPointF away, qreal degrees, qreal scale) {
            const QPointF centre = at(share) + away * m_size;
            painter.setPen(stalk);
            painter.setBrush(Qt::NoBrush);
            QPainterPath path;
            path.moveTo(at(share));
            path.quadTo(at(share) + QPointF(away.x() * 0.2, away.y()) * m_size, centre);
            painter.drawPath(path);
            paintFlower(painter, centre, width * scale, degrees, colour);
        };
        if (m_small) {
            flower(0.82, {0.20, -0.02}, 14, 0.88);
            flower(1.0, {-0.05, 0.0}, -8, 1.0);
            return;
        }
        if (m_share > 0.5) {
            flower(0.80, {0.175, -0.035}, 14, 0.90);
            flower(0.86, {-0.16, -0.02}, -14, 0.86);
        } else {
            flower(0.86, {0.165, -0.065}, 14, 0.90);
        }
        flower(1.0, {0.0, -0.03}, -3, 1.0);
    }

    void paintHangingPod(QPainter& painter) const {
        const auto pod = m_look.of(Trait::PodColour);
        const auto seeds = m_look.of(Trait::SeedShape);
        const bool tellsNothing = !pod && !seeds;
        const qreal length = m_podLength * (tellsNothing ? 0.62 : 1.0);
        const QPointF node = at(m_share > 0.7 ? 0.40 : m_share > 0.5 ? 0.48 : 0.52);
        const QPointF stalk = node + QPointF(0.085, m_share < 0.5 ? 0.0 : 0.03) * m_size;
        painter.setPen(QPen(Theme::current().colour(Role::Stem), qMax(1.0, m_size * 0.018), Qt::SolidLine,
                            Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        QPainterPath path;
        path.moveTo(node);
        path.quadTo(node + QPointF(0.06, -0.03) * m_size, stalk);
        painter.drawPath(path);
        // A long pod on a low node lies flatter, so that its tip stays off the lower edge.
        const qreal room = m_rect.bottom() - 0.19 * length - stalk.y();
        const qreal steepest = qRadiansToDegrees(std::asin(qBound(0.0, room / length, 1.0)));
        paintPod(painter, stalk, length, qMin(m_share < 0.5 ? 8.0 : 19.0, steepest), pod, seeds);
    }

    QRectF m_rect;
    PlantLook m_look;
    qreal m_size;
    bool m_small;
    qreal m_share;
    qreal m_podLength;
    QPainterPath m_stem;
};

QString cacheKey(const PlantLook& look, QSize size, qreal ratio) {
    QString key = QStringLiteral("plant:%1:%2x%3@%4:")
                      .arg(static_cast<int>(Theme::current().kind()))
                      .arg(size.width())
                      .arg(size.height())
                      .arg(ratio);
    for (const auto& trait : look.traits)
        key += trait ? QChar('a' + static_cast<int>(*trait)) : QChar('-');
    return key;
}

} // namespace

void paintPlant(QPainter& painter, const QRectF& rect, const PlantLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Plant(rect, look).paint(painter);
    painter.restore();
}

QPixmap plantPixmap(const PlantLook& look, QSize size, qreal devicePixelRatio) {
    const QString key = cacheKey(look, size, devicePixelRatio);
    QPixmap picture;
    if (size.isEmpty() || QPixmapCache::find(key, &picture))
        return picture;
    picture = QPixmap(size * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintPlant(painter, QRectF(QPointF(), QSizeF(size)), look);
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

} // namespace app
