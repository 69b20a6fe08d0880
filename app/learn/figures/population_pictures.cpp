// SPDX-License-Identifier: GPL-3.0-or-later
#include "population_pictures.h"

#include "app/charts/chart_legend.h"
#include "app/charts/figure_words.h"
#include "app/charts/outcome_numbers.h"
#include "app/charts/painted_figure.h"
#include "app/ui/theme/tokens.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>

namespace app {

namespace {

void paintAlleles(QPainter& painter, const QRectF& room, const std::array<QString, 2>& symbols, int percent) {
    const Theme& theme = Theme::current();
    constexpr int copies = 20;
    constexpr int across = 5;
    const qreal title = theme.px(22);
    const QString words = Figures::tr("Gene pool");
    drawWords(painter, QRectF(room.left(), room.top(), room.width(), title), Qt::AlignLeft | Qt::AlignVCenter,
              words, fitted(theme.sans(type::small, QFont::Bold), words, room.width(), 0.75));
    const qreal cell = std::min(room.width() / across, (room.height() - title) / (copies / across));
    const int ofFirst = percent * copies / 100;
    for (int i = 0; i < copies; ++i) {
        const QPointF corner(room.left() + cell * (i % across), room.top() + title + cell * (i / across));
        const QRectF chip = QRectF(corner, QSizeF(cell, cell)).adjusted(2, 2, -2, -2);
        const bool first = i < ofFirst;
        // The deep red, because letters on the petals' red would be hard to read in the dark theme.
        setInk(painter, linePen(Role::ControlLine), first ? Role::FlowerRedDeep : Role::FlowerWhite);
        painter.drawEllipse(chip);
        drawWords(painter, chip, Qt::AlignCenter, symbols[first ? 0 : 1], letters(cell / theme.scale() * 0.6),
                  first ? Role::FlowerWhite : Role::FlowerRedDeep);
    }
}

void paintSquare(QPainter& painter, const QRectF& room, const std::array<QString, 2>& symbols, int percent) {
    const Theme& theme = Theme::current();
    const qreal edge = theme.px(22);
    const qreal side = std::min(room.width(), room.height()) - edge;
    const QRectF square(room.left() + edge, room.top() + edge, side, side);
    const std::array<double, 2> shares{percent / 100.0, 1 - percent / 100.0};
    constexpr std::array petals{Role::FlowerRed, Role::FlowerPink, Role::FlowerWhite};
    std::array<qreal, 3> ends{0, side * shares[0], side};
    for (std::size_t i = 0; i < 2; ++i) {
        const qreal length = ends[i + 1] - ends[i];
        for (const QRectF& edgeRoom : {QRectF(square.left() + ends[i], room.top(), length, edge),
                                       QRectF(room.left(), square.top() + ends[i], edge, length)})
            drawWords(painter, edgeRoom, Qt::AlignCenter, symbols[i], letters(14));
        for (std::size_t j = 0; j < 2; ++j) {
            const QRectF cell(square.left() + ends[j], square.top() + ends[i], ends[j + 1] - ends[j], length);
            setInk(painter, linePen(Role::ControlLine), petals[i + j]);
            painter.drawRect(cell);
            const QString share =
                QStringLiteral("%1 %").arg(QLocale().toString(100 * shares[i] * shares[j], 'g', 3));
            const QFont font = theme.sans(11, QFont::Bold);
            const QSize needed = QFontMetrics(font).size(Qt::TextSingleLine, share);
            if (needed.width() + theme.px(8) > cell.width() || needed.height() > cell.height())
                continue;
            // On a plate of its own, it can be read on every petal in every theme.
            QRectF plate(0, 0, needed.width() + theme.px(6), needed.height());
            plate.moveCenter(cell.center());
            setInk(painter, Qt::NoPen, Role::Panel);
            painter.drawRoundedRect(plate, theme.px(3), theme.px(3));
            drawWords(painter, plate, Qt::AlignCenter, share, font);
        }
    }
}

} // namespace

void paintGenePool(QPainter& painter, const QRectF& room, const std::array<QString, 2>& symbols, int percent,
                   bool squareShown) {
    if (!squareShown) {
        paintAlleles(painter, room, symbols, percent);
        return;
    }
    const qreal gap = Theme::current().px(18);
    const qreal square = std::min<qreal>(room.height(), (room.width() - gap) / 2);
    paintAlleles(painter, room.adjusted(0, 0, -square - gap, 0), symbols, percent);
    paintSquare(painter, QRectF(room.width() - square, 0, square, room.height()), symbols, percent);
}

void paintEquilibrium(QPainter& painter, const QRectF& room, const GenotypeCounts& counts) {
    const Theme& theme = Theme::current();
    const qreal row = theme.px(20);
    double most = 1;
    for (std::size_t i = 0; i < counts.counted.size(); ++i)
        most = std::max({most, double(counts.counted[i]), counts.expected[i]});
    const QRectF plot(0, 2 * row, room.width(), room.height() - 4.2 * row);
    const qreal step = plot.width() / qreal(counts.counted.size());
    const auto yOf = [&](double count) { return plot.bottom() - plot.height() * count / most; };
    for (std::size_t i = 0; i < counts.counted.size(); ++i) {
        const QRectF place(plot.left() + step * qreal(i), plot.top(), step, plot.height());
        const qreal bar = std::min(step * 0.5, theme.px(70) * 1.0);
        setInk(painter, Qt::NoPen, Role::Sage);
        painter.drawRect(QRectF(place.center().x() - bar / 2, yOf(double(counts.counted[i])), bar,
                                plot.bottom() - yOf(double(counts.counted[i]))));
        const qreal expected = yOf(counts.expected[i]);
        painter.setPen(linePen(Role::Ink, 2, Qt::DashLine));
        painter.drawLine(QPointF(place.center().x() - bar * 0.75, expected),
                         QPointF(place.center().x() + bar * 0.75, expected));
        const qreal top = std::min(expected, yOf(double(counts.counted[i])));
        drawWords(painter, QRectF(place.left(), top - 2 * row, step, row), Qt::AlignHCenter | Qt::AlignBottom,
                  countText(counts.counted[i]), theme.sans(type::small, QFont::Bold));
        drawWords(painter, QRectF(place.left(), top - row, step, row), Qt::AlignCenter,
                  Figures::tr("expected %1").arg(QLocale().toString(counts.expected[i], 'f', 1)),
                  theme.sans(11), Role::SoftInk);
        drawWords(painter, QRectF(place.left(), plot.bottom() + 2, step, row), Qt::AlignCenter,
                  counts.genotypes[i], letters(14));
    }
    painter.setPen(linePen(Role::ControlLine));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    paintLegend(painter, QRectF(0, room.height() - row, room.width(), row),
                {{LegendEntry::Mark::Bar, Figures::tr("counted")},
                 {LegendEntry::Mark::Dashes, Figures::tr("expected in equilibrium")}});
}

} // namespace app
