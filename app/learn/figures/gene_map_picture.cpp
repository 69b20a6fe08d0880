// SPDX-License-Identifier: GPL-3.0-or-later
#include "gene_map_picture.h"

#include "app/charts/figure_words.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>

namespace app {

namespace gene_map_picture {
namespace {

QString centimorgans(double cM) {
    return Figures::tr("%1 cM").arg(QLocale().toString(cM, 'f', 1));
}

} // namespace
} // namespace gene_map_picture

using gene_map_picture::centimorgans;

GeneMapPicture::GeneMapPicture(QWidget* parent) : PaintedFigure({280, 112}, parent) {
    setMaximumHeight(Theme::current().px(122));
    announce();
}

void GeneMapPicture::setMap(std::optional<Map> map) {
    m_map = std::move(map);
    announce();
}

void GeneMapPicture::announce() {
    const QString name = Figures::tr("Map of the three genes");
    if (!m_map) {
        describe(name, Figures::tr("Their order is not known yet."));
        return;
    }
    const auto& genes = m_map->genes;
    describe(name, m_map->cM
                       ? QStringLiteral("%1 – %2 – %3 – %4 – %5")
                             .arg(genes[0].name, centimorgans((*m_map->cM)[0]), genes[1].name,
                                  centimorgans((*m_map->cM)[1]), genes[2].name)
                       : QStringLiteral("%1 – %2 – %3").arg(genes[0].name, genes[1].name, genes[2].name));
}

std::array<double, 3> GeneMapPicture::places() const {
    constexpr double first = 0.12, last = 0.88;
    double middle = (first + last) / 2;
    if (m_map && m_map->cM) {
        const auto [left, right] = *m_map->cM;
        // Neighbours stay far enough apart for the words between them.
        const double share = left + right > 0 ? std::clamp(left / (left + right), 0.28, 0.72) : 0.5;
        middle = first + (last - first) * share;
    }
    return {first, middle, last};
}

void GeneMapPicture::paintDistance(QPainter& painter, const QRectF& room, const QString& words) const {
    const Theme& theme = Theme::current();
    const qreal tick = theme.px(4);
    painter.setPen(QPen(theme.colour(Role::ControlLine), 1.2 * theme.scale()));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    for (const QPointF& end : {room.bottomLeft(), room.bottomRight()})
        painter.drawLine(end - QPointF(0, tick), end + QPointF(0, tick));
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(fitted(theme.sans(12, QFont::DemiBold), words, room.width(), 0.75));
    drawWords(painter, room.adjusted(0, 0, 0, -tick), Qt::AlignCenter, words);
}

void GeneMapPicture::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal head = theme.px(26);
    const qreal high = std::min<qreal>(theme.px(24), (height() - head) * 0.28);
    const QRectF whole(theme.px(8), head + theme.px(8), width() - theme.px(16),
                       height() - head - theme.px(18));
    const auto at = places();
    const auto middleOf = [&](std::size_t gene) { return whole.left() + whole.width() * at[gene]; };
    if (m_map && m_map->cM)
        for (std::size_t i = 0; i < 2; ++i)
            paintDistance(painter,
                          QRectF(middleOf(i), theme.px(2), middleOf(i + 1) - middleOf(i), head - theme.px(4)),
                          centimorgans((*m_map->cM)[i]));
    for (std::size_t side = 0; side < 2; ++side) {
        const qreal y = side == 0 ? whole.top() : whole.bottom() - high;
        painter.setPen(QPen(theme.colour(Role::ControlLine), 1.2 * theme.scale()));
        painter.setBrush(theme.colour(side == 0 ? Role::SageTint : Role::Resting));
        painter.drawRoundedRect(QRectF(whole.left(), y, whole.width(), high), high / 2, high / 2);
        for (std::size_t gene = 0; gene < at.size(); ++gene) {
            const qreal wide = theme.px(38);
            const QRectF band(middleOf(gene) - wide / 2, y - theme.px(3), wide, high + theme.px(6));
            painter.setPen(QPen(theme.colour(Role::ControlLine), 1.2 * theme.scale()));
            painter.setBrush(theme.colour(Role::Panel));
            painter.drawRoundedRect(band, theme.px(5), theme.px(5));
            const QString words = m_map ? m_map->genes[gene].alleles[side] : QStringLiteral("?");
            painter.setPen(theme.colour(m_map ? Role::Ink : Role::SoftInk));
            painter.setFont(fitted(letters(16), words, wide - theme.px(6), 0.7));
            drawWords(painter, band, Qt::AlignCenter, words);
        }
    }
}

} // namespace app
