// SPDX-License-Identifier: GPL-3.0-or-later
#include "three_gene_picture.h"

#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/ui/theme/tokens.h"
#include "chromosome_bars.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>

namespace app {

namespace {

QString centimorgans(double cM) {
    return Figures::tr("%1 cM").arg(QLocale().toString(cM, 'f', 1));
}

/// The middle of each gene, as a share of the chromosome.
std::array<double, 3> placesOn(const ThreeGenePicture& map) {
    constexpr double first = 0.12, last = 0.88;
    double share = 0.5;
    // Neighbours stay far enough apart for the words between them.
    if (map.cM && (*map.cM)[0] + (*map.cM)[1] > 0)
        share = std::clamp((*map.cM)[0] / ((*map.cM)[0] + (*map.cM)[1]), 0.28, 0.72);
    return {first, first + (last - first) * share, last};
}

void paintDistance(QPainter& painter, const QRectF& room, const QString& words) {
    const Theme& theme = Theme::current();
    const QPointF tick(0, theme.px(4));
    painter.setPen(linePen(Role::ControlLine, 1.2));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    for (const QPointF& end : {room.bottomLeft(), room.bottomRight()})
        painter.drawLine(end - tick, end + tick);
    drawWords(painter, room.adjusted(0, 0, 0, -tick.y()), Qt::AlignCenter, words,
              fitted(theme.sans(type::small, QFont::DemiBold), words, room.width(), 0.75));
}

} // namespace

QString ThreeGenePicture::description() const {
    return cM ? QStringLiteral("%1 – %2 – %3 – %4 – %5")
                    .arg(names[0], centimorgans((*cM)[0]), names[1], centimorgans((*cM)[1]), names[2])
              : Figures::tr("Their order is not known yet.");
}

void ThreeGenePicture::paint(QPainter& painter, const QRectF& room) const {
    const Theme& theme = Theme::current();
    const qreal head = theme.px(26);
    const QRectF whole = room.adjusted(theme.px(8), head + theme.px(8), -theme.px(8), -theme.px(10));
    const auto places = placesOn(*this);
    std::vector<Locus> loci;
    for (std::size_t i = 0; i < places.size(); ++i)
        loci.push_back({whole.left() + whole.width() * places[i], qreal(theme.px(38)), alleles[i]});
    for (std::size_t i = 0; cM && i < 2; ++i)
        paintDistance(
            painter,
            {loci[i].middle, qreal(theme.px(2)), loci[i + 1].middle - loci[i].middle, head - theme.px(4)},
            centimorgans((*cM)[i]));
    paintChromosomeBars(painter, whole, std::min<qreal>(theme.px(24), (room.height() - head) * 0.28), loci);
}

} // namespace app
