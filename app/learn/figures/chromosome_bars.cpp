// SPDX-License-Identifier: GPL-3.0-or-later
#include "chromosome_bars.h"

#include "app/charts/painted_figure.h"

namespace app {

void paintChromosomeBars(QPainter& painter, const QRectF& whole, qreal high, const std::vector<Locus>& loci,
                         bool apart) {
    const Theme& theme = Theme::current();
    for (std::size_t side = 0; side < 2; ++side) {
        const qreal y = side == 0 ? whole.top() : whole.bottom() - high;
        setInk(painter, linePen(Role::ControlLine, 1.2), side == 0 ? Role::SageTint : Role::Resting);
        const qreal length = apart ? whole.width() * 0.47 : whole.width();
        painter.drawRoundedRect(QRectF(whole.left(), y, length, high), high / 2, high / 2);
        if (apart)
            painter.drawRoundedRect(QRectF(whole.right() - length, y, length, high), high / 2, high / 2);
        for (const Locus& locus : loci) {
            const QString& allele = locus.alleles[side];
            const QRectF band(locus.middle - locus.width / 2, y - theme.px(3), locus.width,
                              high + theme.px(6));
            QColor line = theme.colour(Role::ControlLine);
            QColor ground = theme.colour(Role::Panel);
            QColor ink = theme.colour(allele == QLatin1Char('?') ? Role::SoftInk : Role::Ink);
            if (locus.trait) {
                const TraitColours colours = theme.trait(*locus.trait);
                line = ink = colours.textOnTint;
                if (side == 0)
                    ground = colours.tint;
            }
            setInk(painter, linePen(line, 1.2), ground);
            painter.drawRoundedRect(band, theme.px(5), theme.px(5));
            drawWords(painter, band, Qt::AlignCenter, allele,
                      fitted(letters(16), allele, locus.width - theme.px(6), 0.7), ink);
        }
    }
}

} // namespace app
