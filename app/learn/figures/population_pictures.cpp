// SPDX-License-Identifier: GPL-3.0-or-later
#include "population_pictures.h"

#include "app/charts/chart_legend.h"
#include "app/charts/figure_words.h"
#include "app/charts/outcome_numbers.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>

namespace app {

GenePoolPicture::GenePoolPicture(QWidget* parent) : PaintedFigure({300, 170}, parent) {}

void GenePoolPicture::setPool(const std::array<QString, 2>& symbols, int percent) {
    m_symbols = symbols;
    m_percent = percent;
    update();
}

void GenePoolPicture::setSquareShown(bool shown) {
    m_squareShown = shown;
    update();
}

void GenePoolPicture::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    if (!m_squareShown) {
        paintPool(painter, QRectF(0, 0, width(), height()));
        return;
    }
    const qreal gap = theme.px(18);
    const qreal square = std::min<qreal>(height(), (width() - gap) / 2);
    paintPool(painter, QRectF(0, 0, width() - square - gap, height()));
    paintSquare(painter, QRectF(width() - square, 0, square, height()));
}

void GenePoolPicture::paintPool(QPainter& painter, const QRectF& room) const {
    const Theme& theme = Theme::current();
    constexpr int copies = 20;
    constexpr int across = 5;
    const qreal title = theme.px(22);
    painter.setPen(theme.colour(Role::Ink));
    const QString words = Figures::tr("Gene pool");
    painter.setFont(fitted(theme.sans(12, QFont::Bold), words, room.width(), 0.75));
    drawWords(painter, QRectF(room.left(), room.top(), room.width(), title), Qt::AlignLeft | Qt::AlignVCenter,
              words);
    const qreal cell = std::min(room.width() / across, (room.height() - title) / (copies / across));
    const int ofFirst = m_percent * copies / 100;
    for (int i = 0; i < copies; ++i) {
        const QPointF corner(room.left() + cell * (i % across), room.top() + title + cell * (i / across));
        const QRectF chip = QRectF(corner, QSizeF(cell, cell)).adjusted(2, 2, -2, -2);
        const bool first = i < ofFirst;
        painter.setPen(QPen(theme.colour(Role::ControlLine), theme.scale()));
        // The deep red, because letters on the petals' red would be hard to read in the dark theme.
        painter.setBrush(theme.colour(first ? Role::FlowerRedDeep : Role::FlowerWhite));
        painter.drawEllipse(chip);
        painter.setPen(theme.colour(first ? Role::FlowerWhite : Role::FlowerRedDeep));
        painter.setFont(letters(cell / theme.scale() * 0.6));
        drawWords(painter, chip, Qt::AlignCenter, m_symbols[first ? 0 : 1]);
    }
}

void GenePoolPicture::paintSquare(QPainter& painter, const QRectF& room) const {
    const Theme& theme = Theme::current();
    const qreal edge = theme.px(22);
    const qreal side = std::min(room.width(), room.height()) - edge;
    const QRectF square(room.left() + edge, room.top() + edge, side, side);
    const std::array<double, 2> shares{m_percent / 100.0, 1 - m_percent / 100.0};
    constexpr std::array petals{Role::FlowerRed, Role::FlowerPink, Role::FlowerWhite};
    std::array<qreal, 3> ends{0, side * shares[0], side};
    for (std::size_t i = 0; i < 2; ++i) {
        painter.setPen(theme.colour(Role::Ink));
        painter.setFont(letters(14));
        const qreal length = ends[i + 1] - ends[i];
        drawWords(painter, QRectF(square.left() + ends[i], room.top(), length, edge), Qt::AlignCenter,
                  m_symbols[i]);
        drawWords(painter, QRectF(room.left(), square.top() + ends[i], edge, length), Qt::AlignCenter,
                  m_symbols[i]);
        for (std::size_t j = 0; j < 2; ++j) {
            const QRectF cell(square.left() + ends[j], square.top() + ends[i], ends[j + 1] - ends[j], length);
            painter.setPen(QPen(theme.colour(Role::ControlLine), theme.scale()));
            painter.setBrush(theme.colour(petals[i + j]));
            painter.drawRect(cell);
            const QString share =
                QStringLiteral("%1 %").arg(QLocale().toString(100 * shares[i] * shares[j], 'g', 3));
            painter.setFont(theme.sans(11, QFont::Bold));
            if (painter.fontMetrics().horizontalAdvance(share) + theme.px(8) > cell.width() ||
                painter.fontMetrics().height() > cell.height())
                continue;
            // On a plate of its own, it can be read on every petal in every theme.
            QRectF plate(0, 0, painter.fontMetrics().horizontalAdvance(share) + theme.px(6),
                         painter.fontMetrics().height());
            plate.moveCenter(cell.center());
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.colour(Role::Panel));
            painter.drawRoundedRect(plate, theme.px(3), theme.px(3));
            painter.setPen(theme.colour(Role::Ink));
            drawWords(painter, plate, Qt::AlignCenter, share);
        }
    }
}

EquilibriumPicture::EquilibriumPicture(QWidget* parent) : PaintedFigure({300, 170}, parent) {}

void EquilibriumPicture::setCounts(const std::array<QString, 3>& genotypes,
                                   const std::array<std::int64_t, 3>& counted,
                                   const std::array<double, 3>& expected) {
    m_genotypes = genotypes;
    m_counted = counted;
    m_expected = expected;
    update();
}

void EquilibriumPicture::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal row = theme.px(20);
    double most = 1;
    for (std::size_t i = 0; i < m_counted.size(); ++i)
        most = std::max({most, double(m_counted[i]), m_expected[i]});
    const QRectF plot(0, 2 * row, width(), height() - 4.2 * row);
    const qreal step = plot.width() / qreal(m_counted.size());
    const auto yOf = [&](double count) { return plot.bottom() - plot.height() * count / most; };
    for (std::size_t i = 0; i < m_counted.size(); ++i) {
        const QRectF place(plot.left() + step * qreal(i), plot.top(), step, plot.height());
        const qreal bar = std::min(step * 0.5, theme.px(70) * 1.0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colour(Role::Sage));
        painter.drawRect(QRectF(place.center().x() - bar / 2, yOf(double(m_counted[i])), bar,
                                plot.bottom() - yOf(double(m_counted[i]))));
        const qreal expected = yOf(m_expected[i]);
        painter.setPen(QPen(theme.colour(Role::Ink), 2 * theme.scale(), Qt::DashLine));
        painter.drawLine(QPointF(place.center().x() - bar * 0.75, expected),
                         QPointF(place.center().x() + bar * 0.75, expected));
        painter.setPen(theme.colour(Role::Ink));
        painter.setFont(theme.sans(12, QFont::Bold));
        const qreal top = std::min(expected, yOf(double(m_counted[i])));
        drawWords(painter, QRectF(place.left(), top - 2 * row, step, row), Qt::AlignHCenter | Qt::AlignBottom,
                  countText(m_counted[i]));
        painter.setPen(theme.colour(Role::SoftInk));
        painter.setFont(theme.sans(11));
        drawWords(painter, QRectF(place.left(), top - row, step, row), Qt::AlignCenter,
                  Figures::tr("expected %1").arg(QLocale().toString(m_expected[i], 'f', 1)));
        painter.setPen(theme.colour(Role::Ink));
        painter.setFont(letters(14));
        drawWords(painter, QRectF(place.left(), plot.bottom() + 2, step, row), Qt::AlignCenter,
                  m_genotypes[i]);
    }
    painter.setPen(QPen(theme.colour(Role::ControlLine), theme.scale()));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    paintLegend(painter, QRectF(0, height() - row, width(), row),
                {{LegendEntry::Mark::Bar, Figures::tr("counted")},
                 {LegendEntry::Mark::Dashes, Figures::tr("expected in equilibrium")}});
}

} // namespace app
